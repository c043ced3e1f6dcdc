import { unreachable } from '@tailorbird/domain/kernel';
import { type BodyMeasure, centimeters, createSizeTabs, fitTolerances, letterSizeOf, likelyBounds } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ClockT } from '../../../platform/browser/browser.ts';
import { PanelFoot, PanelLead } from '../../../platform/panels/panelFrame.tsx';
import { type SizePanelProps, usePanels } from '../../../platform/panels/panels.ts';
import { SizesT } from '../../../platform/ports/ports.ts';
import { later } from '../../../platform/services/token.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useFitting } from '../../../platform/sizePreferences/useFitting.ts';
import { useSupportChat } from '../../../platform/support/useSupportChat.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { ToastsT } from '../../../platform/toasts/toastStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { BodyStore } from '../bodyStore.ts';
import { FactFields } from '../facts/FactFields.tsx';
import { ShapeChoice } from '../facts/ShapeChoice.tsx';
import type { Highlight } from '../figure/BodyFigure.tsx';
import { FittingFigure } from '../figure/FittingFigure.tsx';
import { LiveMeasures } from '../figure/LiveMeasures.tsx';
import { MeasurementTable } from '../measuring/MeasurementTable.tsx';
import { TapeQuestion } from '../measuring/TapeQuestion.tsx';
import { TenButtons } from '../measuring/TenButtons.tsx';
import { UnitToggle } from '../measuring/UnitToggle.tsx';
import { useLengthText } from '../measuring/useLengthText.ts';
import { SizeDraftT } from '../services.ts';
import { sizeWords } from '../sizeWords.ts';
import { useDesignedType } from '../useDesignedType.ts';
import { reportProblem, useSizingMemory } from '../useSizing.ts';
import styles from './IdealSizePanel.module.css';
import { IdealSizeStore } from './idealSizeStore.ts';

/** The measures people know of themselves come first; the others are drawn all the same. */
const shownMeasures: readonly BodyMeasure[] = [
  'chestCircumference',
  'waistCircumference',
  'hipCircumference',
  'neckCircumference',
  'biacromialBreadth',
  'sleeveLengthSpineWrist',
  'bicepsCircumferenceFlexed',
  'torsoLength',
];

type StoreProps = { readonly store: IdealSizeStore };

const Asking = observer(function Asking({ store }: StoreProps): ReactNode {
  const t = useT('findSize');
  const sizing = useT('sizing');
  const { units } = useFitting();
  const form = useRef<HTMLFormElement>(null);
  const { panel, body, recommended } = store;
  if (panel.status !== 'asking') return null;
  return (
    <form
      ref={form}
      id="find-size"
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        store.continue();
        if (store.panel.status === 'asking')
          form.current?.querySelector<HTMLElement>('input[type="radio"][name]:not([value="metric"], [value="imperial"])')?.focus();
      }}
    >
      {panel.notice === 'size-calculation-failed' && (
        <Notice look="error" role="alert">
          {t('failed')}
        </Notice>
      )}
      <div className={styles.head}>
        <p className={styles.lead}>{t('ideal.lead')}</p>
        <UnitToggle />
      </div>
      <FactFields facts={body.input} units={units} onAdjust={store.adjust} />
      <ShapeChoice
        facts={body.input}
        value={body.input.bodyShape}
        error={panel.notice === 'body-shape-missing' ? t('shape.missing') : null}
        onChoose={store.chooseShape}
      />
      <PanelFoot>
        <div className={styles.foot}>
          <p className={styles.soFar}>{recommended ? t('ideal.soFar', { size: sizeWords(recommended, sizing) }) : t('ideal.soFarNone')}</p>
          <Button type="submit" form="find-size">
            {t('ideal.find')}
          </Button>
        </div>
      </PanelFoot>
    </form>
  );
});

/** Says what comes, to eyes and ears, and takes the focus there: the control that had it is gone. */
const Heading = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.size}>
      {children}
    </h3>
  );
};

type ResultProps = StoreProps & { readonly highlight: Highlight | null; readonly onHighlight: (measure: BodyMeasure | null) => void };

const BodyTable = observer(function BodyTable({ store: { body }, highlight, onHighlight }: ResultProps): ReactNode {
  const t = useT('findSize');
  const measuring = useT('measuring');
  const { units } = useFitting();
  const rows = shownMeasures.map((measure) => {
    const bounds = likelyBounds(body.estimate[measure]);
    return {
      key: measure,
      label: measuring(`measure.${measure}`),
      value: centimeters(body.estimate[measure].meanCm),
      interval: {
        low: centimeters(bounds.minimum),
        high: centimeters(bounds.maximum),
        isTaped: body.known[measure] !== undefined,
      },
    };
  });
  return (
    <MeasurementTable
      caption={t('result.body')}
      rows={rows}
      units={units}
      aside={<UnitToggle />}
      highlighted={highlight?.of === 'body' ? highlight.measure : null}
      onHighlight={onHighlight}
    />
  );
});

const Result = observer(function Result(
  props: ResultProps & { readonly onStandard: () => void; readonly onCustom: () => void },
): ReactNode {
  const { store, onStandard, onCustom } = props;
  const t = useT('findSize');
  const sizing = useT('sizing');
  const { units } = useFitting();
  const write = useLengthText(units);
  const { open: openChat } = useSupportChat();
  const garment = useDesignedType();
  const { panel, body, recommended } = store;
  if (panel.status !== 'result' && panel.status !== 'no-size') return null;
  const size = panel.status === 'result' ? recommended : null;
  // Never more than is so: six in a hundred are not one in ten, and no size fits everybody.
  const ofTen = !size || size.probability < 0.095 ? 0 : Math.min(9, Math.round(size.probability * 10));
  // SIZE-04.
  const isMadeToMeasure = createSizeTabs(garment?.sizeType ?? null).includes('custom');
  const isCustomFirst = isMadeToMeasure && (panel.mode === 'custom' || size === null);
  return (
    <div className={styles.result}>
      <PanelLead>
        <IconButton icon="left" label={t('back')} onClick={store.goBack} />
      </PanelLead>
      {size ? (
        <section className={styles.verdict}>
          <p className={styles.over}>{t('result.standard')}</p>
          <Heading>{sizeWords(size, sizing)}</Heading>
          <p className={styles.compared}>{sizing('picker.compared', { letter: letterSizeOf(size.base) })}</p>
          <TenButtons count={ofTen} />
          <p>{ofTen === 0 ? t('result.ofTenFew') : t('result.ofTen', { count: ofTen })}</p>
        </section>
      ) : (
        <section className={styles.verdict}>
          <p className={styles.over}>{t('result.standard')}</p>
          <Heading>{t('result.none')}</Heading>
          <p>{t('result.outOfRange')}</p>
          <Button look="quiet" onClick={openChat}>
            {t('result.contact')}
          </Button>
        </section>
      )}
      <TapeQuestion body={body} units={units} onTake={store.take} onForget={store.forget} />
      <BodyTable {...props} />
      <p className={styles.note}>
        {t('tape.means', {
          chest: write(centimeters(fitTolerances.chestCircumference)),
          sleeve: write(centimeters(fitTolerances.sleeveLengthSpineWrist)),
        })}{' '}
        {t('result.note')}
      </p>
      <PanelFoot>
        <div className={styles.foot}>
          {size && (
            <Button look={isCustomFirst ? 'secondary' : 'primary'} onClick={onStandard}>
              {t('result.useStandard', { size: sizeWords(size, sizing) })}
            </Button>
          )}
          {isMadeToMeasure && (
            <Button look={isCustomFirst ? 'primary' : 'secondary'} onClick={onCustom}>
              {t('result.useCustom')}
            </Button>
          )}
        </div>
      </PanelFoot>
    </div>
  );
});

const LateSizesT = later(SizesT);
const LateDraftT = later(SizeDraftT);

/** Find your size: four answers and a look in the mirror, then a size, and what would make it surer (SIZE-10). */
const IdealSizePanel = observer(function IdealSizePanel({ panel: { mode } }: SizePanelProps<'ideal-size'>): ReactNode {
  const t = useT('findSize');
  const sizes = useService(LateSizesT);
  const drafts = useService(LateDraftT);
  const clock = useService(ClockT);
  const toasts = useService(ToastsT);
  const fitting = useFitting();
  const panels = usePanels();
  const garment = useDesignedType();
  const memory = useSizingMemory();
  const [store] = useState(() => new IdealSizeStore(mode, { body: new BodyStore(memory), clock, report: reportProblem }));
  const [highlight, setHighlight] = useState<Highlight | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const { panel, body } = store;
  const { status } = panel;
  useEffect(() => {
    // Each state begins at its top.
    if (status !== 'closed') content.current?.closest('[tabindex="0"]')?.scrollTo({ top: 0 });
  }, [status]);
  /** What the garment on the page is measured as; elsewhere the first garment of the shop, which create-size lets one change. */
  const sizeTypeId = async (): Promise<number | null> => {
    if (garment?.sizeType) return garment.sizeType.id;
    const types = await (await sizes()).sizeTypes();
    return types.ok ? (types.value[0]?.id ?? null) : null;
  };
  const openCreateSize = async (tab: 'standard' | 'custom'): Promise<void> => {
    const [id, draft] = await Promise.all([sizeTypeId().catch(() => null), drafts().catch(() => null)]);
    if (id === null || !draft) {
      toasts.complain(t('create.notLoaded'));
      return;
    }
    // Both tabs go on with the body that was looked at here.
    draft.handOver(body.input);
    if (tab === 'standard') store.accept();
    panels.change({ close: ['ideal-size', 'create-size'], open: { name: 'create-size', query: { 'create-size': `${id},${tab}` } } });
  };
  const takeStandard = (): void => {
    if (panel.status !== 'result') return;
    fitting.chooseStandardSize(panel.size);
    void openCreateSize('standard');
  };
  const takeCustom = (): void => void openCreateSize('custom');
  const show = (measure: BodyMeasure | null): void => setHighlight(measure && { of: 'body', measure });
  const main = (): ReactNode => {
    switch (status) {
      case 'closed':
        return null;
      case 'asking':
        return <Asking store={store} />;
      case 'calculating':
        return (
          <div className={styles.calculating} role="status">
            <p className={styles.size}>{t('calculating.title')}</p>
            <p>{t('calculating.text')}</p>
            <span className={styles.stitches} aria-hidden="true" />
          </div>
        );
      case 'result':
      case 'no-size':
        return <Result store={store} highlight={highlight} onHighlight={show} onStandard={takeStandard} onCustom={takeCustom} />;
      default:
        return unreachable(status);
    }
  };
  return (
    <div ref={content} className={styles.panel} data-status={status}>
      <div className={styles.stage}>
        <div className={styles.sheet}>
          <FittingFigure className={styles.figure} body={body.numbers} units={fitting.units} highlight={highlight} />
          <LiveMeasures estimate={body.estimate} units={fitting.units} />
        </div>
      </div>
      <div className={styles.main}>{main()}</div>
    </div>
  );
});
export default IdealSizePanel;
