import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocalPath } from '../../platform/navigation/links.tsx';
import { useService } from '../../platform/services/useService.ts';
import { urlOf } from '../../platform/site/shopLocation.ts';
import { useT } from '../../platform/texts/useT.ts';
import { createSharing } from '../../platform/toasts/sharing.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Drawing.module.css';
import type { DesignerStore } from './designerStore.ts';

/** Text fields have their own undo. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('textarea, [contenteditable], input:not([type="radio"], [type="checkbox"])') !==
    null;

/**
 * Ctrl+Z or ⌘Z undoes a choice, Shift or Ctrl+Y redoes it; only on the page itself, while no
 * panel or dialog is open.
 */
const useHistoryKeys = (store: DesignerStore): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[role="dialog"]')) return;
      const key = event.key.toLowerCase();
      const isForth = key === 'y' || (key === 'z' && event.shiftKey);
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (isForth) store.redo();
      else store.undo();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [store]);
};

/** Shares the design with the device's share sheet, or copies its URL to the clipboard. */
const useShare = (store: DesignerStore): (() => Promise<void>) => {
  const t = useT('designer');
  const toasts = useService(ToastsT);
  const localPath = useLocalPath();
  return async () => {
    // A shared design omits the saved size, which is private.
    const { design } = store;
    const path = store.pathWith(design.size?.kind === 'user' ? { ...design, size: null } : design);
    const url = urlOf(localPath(path));
    const { copy, share } = createSharing(toasts, {
      copied: t('share.copied'),
      byHand: t('share.byHand', { url }),
    });
    await (share && matchMedia('(pointer: coarse)').matches
      ? share({ title: store.name, url })
      : copy(url));
  };
};

export const DesignTools = observer(function DesignTools({
  store,
  children,
}: {
  readonly store: DesignerStore;
  readonly children?: ReactNode;
}): ReactNode {
  const t = useT('designer');
  const share = useShare(store);
  const announcement = useRef('');
  useHistoryKeys(store);
  const step = (go: () => void, word: 'history.undone' | 'history.redone') => (): void => {
    go();
    announcement.current = t(word);
  };
  return (
    <div className={styles.tools} data-paper="light">
      {children}
      <IconButton
        icon="undo"
        label={t('history.undo')}
        aria-disabled={!store.history.canUndo || undefined}
        onClick={step(store.undo, 'history.undone')}
      />
      <IconButton
        icon="redo"
        label={t('history.redo')}
        aria-disabled={!store.history.canRedo || undefined}
        onClick={step(store.redo, 'history.redone')}
      />
      <IconButton icon="share" label={t('share.share')} onClick={() => void share()} />
      <VisuallyHidden>
        <span role="status">
          {store.history.canUndo || store.history.canRedo ? announcement.current : ''}
        </span>
      </VisuallyHidden>
    </div>
  );
});
