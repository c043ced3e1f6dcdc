import { type ReactNode, useEffect, useState } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useService } from '../../platform/services/useService.ts';
import { TextsT } from '../../platform/texts/textStore.ts';
import { useLocale, useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import styles from './Header.module.css';

type DialogModule = typeof import('../../features/search/SearchDialog.tsx');
const loadDialog = (): Promise<DialogModule> => import('../../features/search/SearchDialog.tsx');

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** `/` outside of fields, and Ctrl+K or ⌘K everywhere. */
const isShortcut = (event: KeyboardEvent): boolean => {
  if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') return true;
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
};

/** The way to the search: a field over the page, and without a script the field of the overview. */
export const SearchSlot = (): ReactNode => {
  const texts = useService(TextsT);
  const toasts = useService(ToastsT);
  const t = useT('shell');
  const locale = useLocale();
  const isHydrated = useIsHydrated();
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<DialogModule | null>(null);
  useEffect(() => {
    if (!isOpen || dialog) return;
    let wanted = true;
    Promise.all([loadDialog(), texts.load(locale, ['search'])]).then(
      ([module]) => wanted && setDialog(module),
      () => {
        if (!wanted) return;
        setOpen(false);
        toasts.complain(t('couldNotLoad'));
      },
    );
    return () => {
      wanted = false;
    };
  }, [isOpen, dialog, texts, toasts, locale, t]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // What lies over the page has the keyboard to itself.
      if (event.defaultPrevented || !isShortcut(event) || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const content = (
    <>
      <Icon name="search" size={22} />
      <span className={styles.word}>{t('header.search')}</span>
    </>
  );
  if (!isHydrated) {
    return (
      <LocalLink to="/products" className={styles.control} aria-label={t('header.search')}>
        {content}
      </LocalLink>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.control}
        aria-label={t('header.search')}
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog().catch(() => {})}
        onClick={() => setOpen(true)}
      >
        {content}
      </button>
      {isOpen && dialog && <dialog.default onClose={() => setOpen(false)} />}
    </>
  );
};
