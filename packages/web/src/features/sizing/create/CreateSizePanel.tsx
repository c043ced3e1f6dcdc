import { type CreateSizeTab, formatStandardSize, saveSizeMode } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import {
  PanelFoot,
  PanelLead,
  usePanelLock,
  useUnknownValue,
} from '../../../platform/panels/panelFrame.tsx';
import { type PanelValueProps, usePanels } from '../../../platform/panels/panels.ts';
import { sizePanel } from '../../../platform/panels/sizePanels.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { ToastsT } from '../../../platform/toasts/toastStore.ts';
import { ChosenSizeT } from '../../../shared/body/session/chosenSize.ts';
import { sizeWords } from '../../../shared/sizeNames/sizeWords.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { sizeFailureText } from '../sizeFailureText.ts';
import { useDesignedType } from '../useDesignedType.ts';
import styles from './CreateSizePanel.module.css';
import { CreateSizeTabs } from './CreateSizeTabs.tsx';
import { CustomTab } from './CustomTab.tsx';
import { type CreateSizeStore, CreateSizeStoreT } from './createSizeStore.ts';
import { StandardTab } from './StandardTab.tsx';

type StoreProps = { readonly store: CreateSizeStore };

/** Actions for the result: make the garment of the page in it, or save it. */
const useWays = (
  store: CreateSizeStore,
): { readonly use: () => Promise<void>; readonly save: () => Promise<void> } => {
  const t = useT('findSize');
  const sizing = useT('sizing');
  const toasts = useService(ToastsT);
  const visit = useService(VisitT);
  const panels = usePanels();
  const chosenSize = useService(ChosenSizeT);
  const create = (): Promise<number | null> =>
    store.create({
      sizeType: store.sizeType ? sizing(`sizeType.${store.sizeType.slug as 't-shirt'}`) : '',
      fit: store.fit ? t(`fit.${store.fit}.title`) : '',
    });
  return {
    use: async () => {
      const { draft } = store;
      const id = await create();
      if (id === null || !draft) return;
      const sizeId = draft.kind === 'standard' ? formatStandardSize(draft.size) : String(id);
      chosenSize.forget();
      toasts.notify(t('create.used'));
      panels.change({
        close: ['create-size', 'ideal-size'],
        open: sizePanel('size-basket-cta', id),
        set: { sizeId },
      });
    },
    save: async () => {
      const { draft } = store;
      if (!draft) return;
      if (draft.kind === 'standard' && visit.isSignedIn) {
        if ((await create()) === null) return;
        chosenSize.forget();
        toasts.notify(t('create.saved'));
        panels.close('create-size');
        return;
      }
      store.dismiss();
      store.session.put(draft);
      const mode = saveSizeMode(
        { signedIn: visit.isSignedIn },
        { isNamed: draft.kind === 'standard' },
      );
      panels.stack(sizePanel('save-size', mode));
    },
  };
};

const Foot = observer(function Foot({ store }: StoreProps): ReactNode {
  const t = useT('findSize');
  const garment = useDesignedType();
  const sizing = useT('sizing');
  const { use, save } = useWays(store);
  const { size } = useService(ChosenSizeT);
  const useText =
    size && store.draft?.kind === 'standard'
      ? t('create.goOn', { size: sizeWords(size, sizing) })
      : t('create.use');
  const isCreating = store.panel.status === 'creating';
  // The garment of the page can be made in it; elsewhere the size is only saved.
  const isUndecided = store.draft === null;
  const isForPage = garment !== null && garment.sizeType?.id === store.sizeType?.id;
  return (
    <PanelFoot>
      {isUndecided && (
        <p className={styles.needed}>
          {t(store.session.cutSaid ? 'create.chooseSize' : 'create.chooseNeeded')}
        </p>
      )}
      <div className={styles.foot}>
        {isForPage && (
          <Button isWide isBusy={isCreating} disabled={isUndecided} onClick={() => void use()}>
            {isCreating ? t('create.creating') : useText}
          </Button>
        )}
        <Button
          look={isForPage ? 'secondary' : 'primary'}
          isWide
          isBusy={isCreating && !isForPage}
          disabled={isUndecided}
          onClick={() => void save()}
        >
          {t('create.save')}
        </Button>
      </div>
    </PanelFoot>
  );
});

type OpenedProps = StoreProps & { readonly sizeTypeId: number };

const Opened = observer(function Opened({ store, sizeTypeId }: OpenedProps): ReactNode {
  const t = useT('findSize');
  const sizes = useT('sizes');
  const panels = usePanels();
  const { panel } = store;
  const isCreating = panel.status === 'creating';
  usePanelLock(isCreating);
  const chosenId = store.sizeType?.id ?? sizeTypeId;
  const shownTab = panel.status === 'closed' ? null : panel.tab;
  // A reload keeps the chosen size type.
  useEffect(() => {
    if (chosenId !== sizeTypeId)
      panels.change({ set: sizePanel('create-size', chosenId, shownTab).query });
  }, [chosenId, sizeTypeId, shownTab, panels]);
  if (panel.status === 'closed') return null;
  const { tab, step } = panel;
  const chooseTab = (next: CreateSizeTab): void => {
    store.chooseTab(next);
    panels.change({ set: sizePanel('create-size', chosenId, next).query });
  };
  const way = tab === 'custom' ? <CustomTab store={store} /> : <StandardTab store={store} />;
  return (
    <div className={styles.panel} aria-busy={isCreating || undefined}>
      {tab === 'custom' && step !== 'size-type' && step !== 'calculation' && (
        <PanelLead>
          <IconButton icon="left" label={t('back')} onClick={store.goBack} />
        </PanelLead>
      )}
      <CreateSizeTabs store={store} onChoose={chooseTab} />
      {panel.status === 'open' && panel.notice?.kind === 'size-not-created' && (
        <Notice look="error" role="alert">
          {sizeFailureText(sizes, 'create', store.failure ?? { kind: 'unreachable' })}
        </Notice>
      )}
      {store.tabs.length > 1 ? (
        <div id="size-tab-panel" role="tabpanel" aria-labelledby={`size-tab-${tab}`}>
          {way}
        </div>
      ) : (
        way
      )}
      {(tab === 'standard' || step === 'result') && <Foot store={store} />}
    </div>
  );
});

type LoadedProps = StoreProps & Pick<PanelValueProps<'create-size'>, 'values'>;

const Loaded = observer(function Loaded({
  store,
  values: [sizeTypeId, tab],
}: LoadedProps): ReactNode {
  const t = useT('findSize');
  const garment = useDesignedType();
  const open = (): void => {
    void store
      .open({ sizeTypeId, tab: tab ?? 'custom', pageSizeType: garment?.sizeType ?? null })
      .then(() => {
        if (store.panel.status === 'open' && store.panel.step === 'size-type')
          void store.loadSizeTypes();
      });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once, with the initial values.
  useEffect(open, []);
  useUnknownValue(store.isUnknown);
  const isOnTop = usePanels().open === 'create-size';
  useEffect(() => {
    if (tab !== null && store.panel.status === 'open' && store.panel.tab !== tab)
      store.chooseTab(tab);
    // Find-my-size was open over it.
    if (isOnTop) store.continueConfirmed();
  }, [store, tab, isOnTop]);
  if (store.panel.status !== 'closed') return <Opened store={store} sizeTypeId={sizeTypeId} />;
  if (store.sizeTypes.status === 'failed')
    return (
      <ErrorBox message={t('create.notLoaded')} retryLabel={t('create.tryAgain')} onRetry={open} />
    );
  return <Skeleton lines={6} />;
});

const CreateSizePanel = observer(function CreateSizePanel({
  values,
}: PanelValueProps<'create-size'>): ReactNode {
  const store = useService(CreateSizeStoreT);
  const visit = useService(VisitT);
  // The form's initial values depend on the visitor's location (SIZE-50).
  const isPlaceKnown = visit.state.status !== 'unknown';
  return store && isPlaceKnown ? <Loaded store={store} values={values} /> : <Skeleton lines={6} />;
});
export default CreateSizePanel;
