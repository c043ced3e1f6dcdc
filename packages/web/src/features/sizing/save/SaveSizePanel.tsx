import {
  type CalendarDay,
  nameCustomSize,
  nameStandardSize,
  type SaveSizeMode,
} from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { TodayT } from '../../../platform/browser/browser.ts';
import { type PanelValueProps, usePanels } from '../../../platform/panels/panels.ts';
import { sizePanel } from '../../../platform/panels/sizePanels.ts';
import { useService } from '../../../platform/services/useService.ts';
import type { Translate } from '../../../platform/texts/texts.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { ToastsT } from '../../../platform/toasts/toastStore.ts';
import type { SizeDraft } from '../../../shared/body/session/sizeDraft.ts';
import { useSizeName } from '../../../shared/sizeNames/useSizeName.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useDesignedType } from '../useDesignedType.ts';
import { SaveForm } from './SaveForm.tsx';
import { panelsAfterSaving, saveSizeStrategy } from './saveSizeSteps.ts';
import { type SavedSize, type SaveSizeStore, SaveSizeStoreT } from './saveSizeStore.ts';

const proposedName = (
  draft: SizeDraft,
  today: CalendarDay,
  t: Translate<'sizes'>,
  tSizing: Translate<'sizing'>,
): string => {
  if (draft.kind === 'standard') return nameStandardSize(draft.size, today);
  const sizeType = tSizing(`sizeType.${draft.sizeType.slug as 't-shirt'}`);
  return nameCustomSize({ sizeType, fit: t(`fitName.${draft.fit}`) }, today);
};

const Nothing = (): ReactNode => {
  const t = useT('sizes');
  const panels = usePanels();
  return (
    <EmptyState title={t('save.nothing.title')} text={t('save.nothing.text')}>
      <Button onClick={() => panels.show(sizePanel('ideal-size', 'custom'))}>
        {t('save.nothing.find')}
      </Button>
    </EmptyState>
  );
};

/** Panels that found the size and close after it is saved (SIZE-42). */
const finders = ['create-size'] as const;

type OpenedProps = { readonly store: SaveSizeStore; readonly asked: SaveSizeMode };

const Opened = observer(function Opened({ store, asked }: OpenedProps): ReactNode {
  const t = useT('sizes');
  const tSizing = useT('sizing');
  const called = useSizeName();
  const visit = useService(VisitT);
  const toasts = useService(ToastsT);
  const panels = usePanels();
  const designed = useDesignedType();
  const today = useService(TodayT);
  const { isSignedIn } = visit;
  const { draft, open, close } = store;
  const mode = store.modeFor(asked, { isSignedIn });
  // A sign-up in this panel signs in during the submission; the form then continues by
  // itself.
  const isAtWork = useRef(false);
  isAtWork.current = store.isBusy || store.hasNewAccount;
  useEffect(() => {
    if (!draft || isAtWork.current) return;
    const proposed = proposedName(draft, today(), t, tSizing);
    open(mode, proposed, called(proposed));
  }, [draft, mode, open, today, t, tSizing, called]);
  useEffect(() => () => close(), [close]);
  const finish = ({ id, sizeTypeId, title, withAccount, isDefaultMissing }: SavedSize): void => {
    const onDesigner = designed?.sizeType?.id === sizeTypeId;
    const { close: closing, open: next } = panelsAfterSaving(saveSizeStrategy({ onDesigner }));
    toasts.notify(t(withAccount ? 'save.doneAccount' : 'save.done', { name: called(title) }));
    if (isDefaultMissing) toasts.error(t('default.notChosen'));
    panels.change({
      close: [...closing, ...finders],
      ...(next && { open: { name: next, query: { [next]: String(id) } } }),
      ...(onDesigner && { set: { sizeId: String(id) } }),
    });
  };
  if (!draft) return <Nothing />;
  return store.mode === null ? (
    <Skeleton lines={5} />
  ) : (
    <SaveForm store={store} mode={store.mode} onSaved={finish} />
  );
});

export default function SaveSizePanel({
  values: [asked],
}: PanelValueProps<'save-size'>): ReactNode {
  const t = useT('shell');
  const store = useService(SaveSizeStoreT);
  if (!store) {
    return (
      <>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton lines={5} />
      </>
    );
  }
  return <Opened store={store} asked={asked} />;
}
