import { type IdealSizeInput, saveSizeMode } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ClockT } from '../../../platform/browser/browser.ts';
import { PanelFoot, PanelLead, usePanelLock } from '../../../platform/panels/panelFrame.tsx';
import { type SizePanelProps, usePanels } from '../../../platform/panels/panels.ts';
import { SizesT } from '../../../platform/ports/ports.ts';
import { later } from '../../../platform/services/token.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useFitting } from '../../../platform/sizePreferences/useFitting.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { ToastsT } from '../../../platform/toasts/toastStore.ts';
import { VisitT } from '../../../platform/visit/visitStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SizeDraftT } from '../services.ts';
import { sizeFailureText } from '../sizeFailureText.ts';
import { useDesignedType } from '../useDesignedType.ts';
import { reportProblem, today, useSizingMemory } from '../useSizing.ts';
import styles from './CreateSizePanel.module.css';
import { type CustomSizeStep, customSizeSteps } from './createSizeSteps.ts';
import { CreateSizeStore } from './createSizeStore.ts';
import { FitStep } from './FitStep.tsx';
import { MetricsStep } from './MetricsStep.tsx';
import { ResultStep } from './ResultStep.tsx';
import { ShapeStep } from './ShapeStep.tsx';
import { SizeTypeStep } from './SizeTypeStep.tsx';
import { StandardTab } from './StandardTab.tsx';

type StoreProps = { readonly store: CreateSizeStore };

/** Steps people take; the calculation takes itself. */
const peopleSteps: readonly CustomSizeStep[] = customSizeSteps.filter((step) => step !== 'calculation');

const Progress = ({ step }: { readonly step: CustomSizeStep }): ReactNode => {
  const t = useT('findSize');
  const reached = step === 'calculation' ? peopleSteps.length - 2 : peopleSteps.indexOf(step);
  return (
    <div className={styles.progress}>
      <p className={styles.progressText}>{t('create.progress', { step: reached + 1, steps: peopleSteps.length })}</p>
      <span className={styles.thread} aria-hidden="true">
        {peopleSteps.map((each, index) => (
          <span key={each} data-reached={index <= reached || undefined} />
        ))}
      </span>
    </div>
  );
};

const Calculating = (): ReactNode => {
  const t = useT('findSize');
  return (
    <div className={styles.calculating} role="status">
      <p className={styles.big}>{t('calculating.title')}</p>
      <p>{t('calculating.text')}</p>
      <span className={styles.stitches} aria-hidden="true" />
    </div>
  );
};

const CustomTab = observer(function CustomTab({ store }: StoreProps): ReactNode {
  const t = useT('findSize');
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLFormElement>(null);
  const { panel } = store;
  const step = panel.status === 'closed' ? 'size-type' : panel.step;
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    content.current?.closest('[tabindex="0"]')?.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  const notice = panel.status === 'open' ? panel.notice : null;
  const isMissing = notice?.kind === 'answer-missing';
  useEffect(() => {
    if (isMissing) content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isMissing]);
  const isAsking = step !== 'calculation' && step !== 'result';
  const ask = (): ReactNode => {
    switch (step) {
      case 'size-type':
        return <SizeTypeStep store={store} error={isMissing ? t('create.missing.size-type') : null} />;
      case 'body-metrics':
        return <MetricsStep store={store} error={isMissing ? t('create.missing.body-metrics') : null} />;
      case 'body-shape':
        return <ShapeStep store={store} error={isMissing ? t('create.missing.body-shape') : null} />;
      case 'fit':
        return <FitStep store={store} error={isMissing ? t('create.missing.fit') : null} />;
      case 'calculation':
        return <Calculating />;
      case 'result':
        return <ResultStep store={store} />;
    }
  };
  return (
    <form
      id="create-size-step"
      ref={content}
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isAsking) store.continue();
      }}
    >
      <Progress step={step} />
      {step !== 'calculation' && (
        <h3 ref={heading} tabIndex={-1} className={styles.question}>
          {t(`create.step.${step}`)}
        </h3>
      )}
      {notice?.kind === 'size-calculation-failed' && (
        <Notice look="error" role="alert">
          {t('failed')}
        </Notice>
      )}
      {ask()}
      {isAsking && (
        <PanelFoot>
          <Button type="submit" form="create-size-step" isWide>
            {t(step === 'fit' ? 'create.calculate' : 'create.continue')}
          </Button>
        </PanelFoot>
      )}
    </form>
  );
});

const Tabs = observer(function Tabs({
  store,
  onChoose,
}: StoreProps & { readonly onChoose: (tab: 'custom' | 'standard') => void }): ReactNode {
  const t = useT('findSize');
  const { panel, tabs } = store;
  const list = useRef<HTMLDivElement>(null);
  if (panel.status === 'closed') return null;
  if (tabs.length === 1) return <p className={styles.forced}>{t('create.standardOnly')}</p>;
  return (
    <div
      ref={list}
      className={styles.tabs}
      role="tablist"
      aria-label={t('create.tabs')}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
        event.preventDefault();
        const other = panel.tab === 'custom' ? 'standard' : 'custom';
        onChoose(other);
        list.current?.querySelector<HTMLElement>(`#size-tab-${other}`)?.focus();
      }}
    >
      {tabs.map((tab) => (
        <button
          key={tab}
          id={`size-tab-${tab}`}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={panel.tab === tab}
          aria-controls="size-tab-panel"
          tabIndex={panel.tab === tab ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          {t(`create.tab.${tab}`)}
        </button>
      ))}
    </div>
  );
});

type OpenedProps = StoreProps & { readonly sizeTypeId: number };

const LateDraftT = later(SizeDraftT);

const Opened = observer(function Opened({ store, sizeTypeId }: OpenedProps): ReactNode {
  const t = useT('findSize');
  const sizing = useT('sizing');
  const sizes = useT('sizes');
  const toasts = useService(ToastsT);
  const visit = useService(VisitT);
  const panels = usePanels();
  const drafts = useService(LateDraftT);
  const garment = useDesignedType();
  const { panel } = store;
  const isCreating = panel.status === 'creating';
  usePanelLock(isCreating);
  if (panel.status === 'closed') return null;
  const { tab, step } = panel;
  // The garment on the page can be made in it at once; elsewhere a size is kept for later.
  const isForPage = garment !== null && garment.sizeType?.id === store.sizeType?.id;
  const isReady = tab === 'standard' || step === 'result';
  const chooseTab = (next: 'custom' | 'standard'): void => {
    store.chooseTab(next);
    panels.change({ set: { 'create-size': `${store.sizeType?.id ?? sizeTypeId},${next}` } });
  };
  const shownNames = () => ({
    sizeType: store.sizeType ? sizing(`sizeType.${store.sizeType.slug as 't-shirt'}`) : '',
    fit: store.fit ? t(`fit.${store.fit}.title`) : '',
  });
  const use = async (): Promise<void> => {
    const { draft } = store;
    const id = await store.create(shownNames());
    if (id === null || !draft) return;
    const sizeId = draft.kind === 'standard' ? `${draft.size.base}${draft.size.length}` : String(id);
    toasts.notify(t('create.used'));
    panels.change({
      close: ['create-size', 'ideal-size'],
      open: { name: 'size-basket-cta', query: { 'size-basket-cta': String(id) } },
      set: { sizeId },
    });
  };
  const save = async (): Promise<void> => {
    const { draft } = store;
    if (!draft) return;
    if (draft.kind === 'standard' && visit.isSignedIn) {
      if ((await store.create(shownNames())) === null) return;
      toasts.notify(t('create.saved'));
      panels.close('create-size');
      return;
    }
    store.dismiss();
    (await drafts()).put(draft);
    const mode = saveSizeMode({ signedIn: visit.isSignedIn }, { isNamed: draft.kind === 'standard' });
    panels.stack('save-size', { 'save-size': mode });
  };
  const way = tab === 'custom' ? <CustomTab store={store} /> : <StandardTab store={store} />;
  return (
    <div className={styles.panel} aria-busy={isCreating || undefined}>
      {tab === 'custom' && step !== 'size-type' && step !== 'calculation' && (
        <PanelLead>
          <IconButton icon="left" label={t('back')} onClick={store.goBack} />
        </PanelLead>
      )}
      <Tabs store={store} onChoose={chooseTab} />
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
      {isReady && (
        <PanelFoot>
          <div className={styles.foot}>
            {isForPage && (
              <Button isWide isBusy={isCreating} onClick={use}>
                {t(isCreating ? 'create.creating' : 'create.use')}
              </Button>
            )}
            <Button look={isForPage ? 'secondary' : 'primary'} isWide isBusy={isCreating && !isForPage} onClick={save}>
              {t('create.save')}
            </Button>
          </div>
        </PanelFoot>
      )}
    </div>
  );
});

/** Make it to measure, or take a standard size (SIZE-01 … SIZE-04). */
const CreateSizePanel = observer(function CreateSizePanel({ panel }: SizePanelProps<'create-size'>): ReactNode {
  const sizes = useService(SizesT);
  const draft = useService(SizeDraftT);
  const visit = useService(VisitT);
  // Where the visitor is decides what the form starts with (SIZE-50).
  const isPlaceKnown = visit.state.status !== 'unknown';
  return sizes && draft && isPlaceKnown ? <Loaded panel={panel} sizes={sizes} handedOver={draft} /> : <Skeleton lines={6} />;
});
export default CreateSizePanel;

type LoadedProps = {
  readonly panel: SizePanelProps<'create-size'>['panel'];
  readonly sizes: ConstructorParameters<typeof CreateSizeStore>[0]['sizes'];
  readonly handedOver: { readonly takeOver: () => IdealSizeInput | null };
};

const Loaded = observer(function Loaded({ panel: { sizeTypeId, tab }, sizes, handedOver }: LoadedProps): ReactNode {
  const t = useT('findSize');
  const visit = useService(VisitT);
  const fitting = useFitting();
  const garment = useDesignedType();
  const memory = useSizingMemory();
  const clock = useService(ClockT);
  const [store] = useState(
    () =>
      new CreateSizeStore({
        sizes,
        memory,
        clock,
        fitting,
        continent: visit.visit?.location.continentCode ?? null,
        today,
        report: reportProblem,
      }),
  );
  const open = (): void => {
    const pageSizeType = garment?.sizeType ?? null;
    void store.open({ sizeTypeId, tab: tab ?? 'custom', pageSizeType }).then(() => {
      const told = handedOver.takeOver();
      if (told) store.takeOver(told);
      if (store.panel.status === 'open' && store.panel.step === 'size-type') void store.loadSizeTypes();
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once, with what it was opened with.
  useEffect(open, []);
  useEffect(() => {
    if (tab !== null && store.panel.status === 'open' && store.panel.tab !== tab) store.chooseTab(tab);
  }, [store, tab]);
  if (store.panel.status !== 'closed') return <Opened store={store} sizeTypeId={sizeTypeId} />;
  if (store.sizeTypes.status === 'failed')
    return <ErrorBox message={t('create.notLoaded')} retryLabel={t('create.tryAgain')} onRetry={open} />;
  return <Skeleton lines={6} />;
});
