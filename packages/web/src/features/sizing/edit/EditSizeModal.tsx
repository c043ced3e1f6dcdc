import { adminModeOf, sizeOptionsFor } from '@tailorbird/domain/account';
import { unreachable } from '@tailorbird/domain/kernel';
import { cutForOf, type GarmentMeasure, type UserSize } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import {
  PanelFoot,
  usePanelGuard,
  usePanelLock,
  usePanelTitle,
  useUnknownValue,
} from '../../../platform/panels/panelFrame.tsx';
import type { PanelValueProps } from '../../../platform/panels/panels.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLocale, useT } from '../../../platform/texts/useT.ts';
import { ToastsT } from '../../../platform/toasts/toastStore.ts';
import { UnitToggle } from '../../../shared/body/measuring/UnitToggle.tsx';
import { PreferencesT } from '../../../shared/ports/ports.ts';
import { useSizeName } from '../../../shared/sizeNames/useSizeName.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { sizeFailureText } from '../sizeFailureText.ts';
import { Advanced } from './Advanced.tsx';
import { Changes } from './Changes.tsx';
import { EditedFigure } from './EditedFigure.tsx';
import styles from './EditSizeModal.module.css';
import type { EditSizeMode } from './editSizeSteps.ts';
import { type EditSizeStore, EditSizeStoreT } from './editSizeStore.ts';
import { Simple } from './Simple.tsx';
import { Studio } from './Studio.tsx';

type PartProps = { readonly store: EditSizeStore };

const modes: readonly EditSizeMode[] = ['simple', 'advanced'];

type EditingProps = PartProps & { readonly size: UserSize; readonly onClose: () => void };

const Editing = observer(function Editing({ store, size, onClose }: EditingProps): ReactNode {
  const t = useT('sizes');
  const tShell = useT('shell');
  const toasts = useService(ToastsT);
  const visit = useService(VisitT);
  const preferences = useService(PreferencesT);
  const [isLeaving, setIsLeaving] = useState(false);
  const [look, setLook] = useState<GarmentMeasure | null>(null);
  const { panel, mode, isChanged, failure } = store;
  const isSaving = panel.status === 'saving';
  const name = useSizeName()(size.title);
  usePanelTitle(name);
  usePanelLock(isSaving);
  const mayClose = useCallback(() => {
    if (!store.isChanged) return true;
    setIsLeaving(true);
    return false;
  }, [store]);
  usePanelGuard(mayClose);
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isChanged]);
  const save = async (): Promise<void> => {
    const saved = await store.save();
    if (!saved) return;
    const undo = async (): Promise<void> => {
      if (await store.undo()) toasts.notify(t('history.restored', { number: size.version }));
      else toasts.error(t('failure.size-not-restored'));
    };
    toasts.notify(t('edit.saved', { name: saved.title, number: saved.version }), {
      action: { label: t('card.undo'), run: () => void undo() },
    });
    onClose();
  };
  return (
    <div className={styles.modal}>
      <div className={styles.form}>
        <div className={styles.modes}>
          <ChoiceGroup
            legend={t('edit.mode')}
            isLegendHidden
            look="chips"
            value={mode}
            options={modes.map((each) => ({
              value: each,
              label: t(`edit.${each}`),
              isDisabled: each === 'simple' && !store.prefs,
            }))}
            onChange={(chosen) => {
              setLook(null);
              store.choose(chosen);
            }}
          />
          <UnitToggle />
        </div>
        <p className={styles.note}>{t(`cutFor.${cutForOf(size)}`)}</p>
        <p className={styles.note}>
          {t(mode === 'simple' ? 'edit.simpleText' : 'edit.advancedText')}
        </p>
        {mode === 'advanced' && !store.prefs && <Notice>{t('edit.noFacts')}</Notice>}
        {mode === 'simple' ? <Simple store={store} /> : <Advanced store={store} onLook={setLook} />}
        <Studio
          store={store}
          options={sizeOptionsFor(visit.user ?? null, adminModeOf(preferences.find('adminMode')))}
        />
      </div>
      <div className={styles.beside}>
        <EditedFigure store={store} look={look} />
        <Changes store={store} />
      </div>
      <PanelFoot>
        {failure && (
          <Notice look="error" role="alert">
            {sizeFailureText(t, 'update', failure)}
          </Notice>
        )}
        <div className={styles.foot}>
          <Button
            isBusy={isSaving}
            aria-disabled={!isChanged || isSaving}
            onClick={() => void save()}
          >
            {t(isSaving ? 'edit.saving' : 'edit.save')}
          </Button>
          <Button look="quiet" aria-disabled={isSaving} onClick={() => mayClose() && onClose()}>
            {t('edit.cancel')}
          </Button>
        </div>
      </PanelFoot>
      {isLeaving && (
        <Dialog
          title={t('edit.leaveTitle')}
          closeLabel={tShell('close')}
          onClose={() => setIsLeaving(false)}
        >
          <div className={styles.question}>
            <p>{t('edit.leaveText', { name })}</p>
            <Button onClick={() => setIsLeaving(false)}>{t('edit.stay')}</Button>
            <Button look="secondary" onClick={onClose}>
              {t('edit.leave')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
});

const Opened = observer(function Opened({
  store,
  onClose,
}: PartProps & { readonly onClose: () => void }): ReactNode {
  const t = useT('sizes');
  const locale = useLocale();
  const loadedIn = useRef<string | null>(null);
  useEffect(() => {
    // A language change reloads names and keeps the input.
    if (loadedIn.current !== null) return;
    loadedIn.current = locale;
    void store.load();
  }, [store, locale]);
  const { panel, size } = store;
  const isUnknown = panel.status === 'not-editable' && panel.because === 'size-not-found';
  useUnknownValue(isUnknown, t('failure.size-not-found'));
  switch (panel.status) {
    case 'closed':
    case 'loading':
      return (
        <div className={styles.waiting}>
          <VisuallyHidden>
            <span role="status">{t('edit.loading')}</span>
          </VisuallyHidden>
          <Skeleton lines={8} />
        </div>
      );
    case 'not-editable':
      if (isUnknown) return null;
      return (
        <div className={styles.waiting} role="alert">
          <EmptyState title={t(`failure.${panel.because}`)}>
            <Button onClick={onClose}>{t('edit.notEditable')}</Button>
          </EmptyState>
        </div>
      );
    case 'editing':
    case 'saving':
      return size && <Editing store={store} size={size} onClose={onClose} />;
    default:
      return unreachable(panel);
  }
});

const Loaded = ({
  userSizeId,
  onClose,
}: {
  readonly userSizeId: number;
  readonly onClose: () => void;
}): ReactNode => {
  const store = useService(EditSizeStoreT, userSizeId);
  return store ? (
    <Opened store={store} onClose={onClose} />
  ) : (
    <div className={styles.waiting}>
      <Skeleton lines={8} />
    </div>
  );
};

export default function EditSizeModal({
  values: [userSizeId],
  onClose,
}: PanelValueProps<'edit-size'>): ReactNode {
  return <Loaded key={userSizeId} userSizeId={userSizeId} onClose={onClose} />;
}
