import { hasAdminUi } from '@tailorbird/domain/account';
import { unreachable } from '@tailorbird/domain/kernel';
import {
  bodyOfSize,
  type Centimeters,
  centimeters,
  estimateOfPrefs,
  fits,
  type GarmentMeasure,
  type GarmentMeasurement,
  garmentIntervals,
  inches,
  toCentimeters,
  toInches,
  type UserSize,
} from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { PanelFoot, usePanelGuard, usePanelLock, usePanelTitle } from '../../../platform/panels/panelFrame.tsx';
import type { SizePanelProps } from '../../../platform/panels/panels.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useSizePreferences } from '../../../platform/sizePreferences/useSizePreferences.ts';
import { useLanguageTag, useLocale, useT } from '../../../platform/texts/useT.ts';
import { ToastsT } from '../../../platform/toasts/toastStore.ts';
import { VisitT } from '../../../platform/visit/visitStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { FactFields } from '../facts/FactFields.tsx';
import { ShapeChoice } from '../facts/ShapeChoice.tsx';
import { factTexts } from '../factTexts.ts';
import { BodyFigure } from '../figure/BodyFigure.tsx';
import { IntervalBar } from '../measuring/IntervalBar.tsx';
import { NumericStepper } from '../measuring/NumericStepper.tsx';
import { UnitToggle } from '../measuring/UnitToggle.tsx';
import { useLengthText } from '../measuring/useLengthText.ts';
import { SizeSketch } from '../SizeSketch.tsx';
import { sizeFailureText } from '../sizeFailureText.ts';
import styles from './EditSizeModal.module.css';
import type { EditSizeMode } from './editSizeSteps.ts';
import { type EditSizeStore, EditSizeStoreT } from './editSizeStore.ts';

type PartProps = { readonly store: EditSizeStore };

const modes: readonly EditSizeMode[] = ['simple', 'advanced'];

/** Fit, shape and facts: everything else is worked out again (SIZE-05). */
const Simple = observer(function Simple({ store }: PartProps): ReactNode {
  const t = useT('sizes');
  const { units } = useSizePreferences();
  const { prefs } = store;
  if (!prefs) return <Notice>{t('edit.noFacts')}</Notice>;
  return (
    <>
      <ChoiceGroup
        legend={t('edit.fit')}
        look="chips"
        value={prefs.fit}
        options={fits.map((fit) => ({ value: fit, label: t(`fit.${fit}`) }))}
        onChange={store.chooseFit}
      />
      <FactFields facts={prefs.facts} units={units} onAdjust={store.adjust} />
      <ShapeChoice facts={prefs.facts} value={prefs.bodyShape} error={null} onChoose={store.chooseShape} />
    </>
  );
});

type AdvancedProps = PartProps & { readonly onLook: (measure: GarmentMeasure | null) => void };

/** Each finished measurement, within its bounds, beside what is likely for this body (SIZE-05). */
const Advanced = observer(function Advanced({ store, onLook }: AdvancedProps): ReactNode {
  const t = useT('sizes');
  const { units } = useSizePreferences();
  const write = useLengthText(units);
  const { size, sizeType, prefs, entered } = store;
  const estimated = useMemo(
    () => (prefs && sizeType && garmentIntervals({ estimate: estimateOfPrefs(prefs), sizeTypeSlug: sizeType.slug, fit: prefs.fit })) || [],
    [prefs, sizeType],
  );
  if (!size) return null;
  const isMetric = units === 'metric';
  const shown = (value: number): number => (isMetric ? value : toInches(centimeters(value)));
  const taken = (value: number): Centimeters => (isMetric ? centimeters(value) : toCentimeters(inches(value)));
  return (
    <ul className={styles.measures}>
      {size.measurements.map(({ measure, title, value: saved }) => {
        const name = measure as GarmentMeasure;
        const { minimum, maximum } = store.boundsOf(measure);
        const likely = estimated.find((each) => each.measure === measure);
        const value = entered[measure] ?? saved;
        return (
          <li key={measure}>
            <NumericStepper
              label={title}
              value={shown(value)}
              bounds={{ minimum: shown(minimum), maximum: shown(maximum) }}
              step={isMetric ? 0.5 : 0.2}
              unit={isMetric ? 'cm' : 'in'}
              hint={likely && t('edit.likely', { from: write(likely.low, 'number'), to: write(likely.high) })}
              onFocus={() => onLook(name)}
              onChange={(value) => store.measure(name, taken(value))}
            />
            {likely && (
              <IntervalBar
                mean={likely.value}
                low={likely.low}
                high={likely.high}
                compared={value === likely.value ? undefined : value}
                scale={{ minimum: likely.value * 0.8, maximum: likely.value * 1.2 }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
});

/** What saving changes, in numbers. */
const Changes = observer(function Changes({ store }: PartProps): ReactNode {
  const t = useT('sizes');
  const { units } = useSizePreferences();
  const write = useLengthText(units);
  const { differences } = store;
  return (
    <section className={styles.changes}>
      <h3 className={styles.subtitle}>{t('edit.changes')}</h3>
      {differences.length === 0 ? (
        <p className={styles.note}>{t('edit.unchanged')}</p>
      ) : (
        <dl className={styles.changeList}>
          {differences.map(({ measure, title, before, after, change }) => (
            <div key={measure} className={styles.change}>
              <dt>{title}</dt>
              <dd>
                {after !== null && write(after)}
                {before !== null && <span className={styles.note}> {t('edit.was', { value: write(before, 'number') })}</span>}
                {change !== null && <strong className={styles.difference}>{write(change, 'difference')}</strong>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
});

/** The garment as it is entered, over the one that is saved: on the body it is for when anything is known of one. */
const Figure = observer(function Figure({ store, look }: PartProps & { readonly look: GarmentMeasure | null }): ReactNode {
  const t = useT('sizes');
  const { units } = useSizePreferences();
  const write = useLengthText(units);
  const { size, sizeType, prefs, entered } = store;
  if (!size || !sizeType) return null;
  const garment = size.measurements.map(
    ({ measure, value }): GarmentMeasurement => ({
      measure: measure as GarmentMeasure,
      value: centimeters(entered[measure] ?? value),
    }),
  );
  const saved = size.measurements.map(({ measure, value }): GarmentMeasurement => ({ measure: measure as GarmentMeasure, value }));
  if (!prefs) {
    const drawn = (measurements: readonly GarmentMeasurement[]): Readonly<Record<string, number>> =>
      Object.fromEntries(measurements.map(({ measure, value }) => [measure, value]));
    return <SizeSketch className={styles.figure} of={drawn(garment)} beside={store.isChanged ? drawn(saved) : null} />;
  }
  const body = bodyOfSize(sizeType.slug, { prefs, measurements: [] });
  return (
    <BodyFigure
      className={styles.figure}
      body={{ ...body, heightCm: prefs.facts.heightCm }}
      garment={{ sizeTypeSlug: sizeType.slug, measurements: garment }}
      compared={store.isChanged ? { sizeTypeSlug: sizeType.slug, measurements: saved } : undefined}
      highlight={look && { of: 'garment', measure: look }}
      text={t('edit.figure', { chest: write(centimeters(body.chestCircumference)) })}
    />
  );
});

/** What the studio sees beside: where the size comes from, and its versions to begin from. */
const Studio = observer(function Studio({ store }: PartProps): ReactNode {
  const t = useT('sizes');
  const languageTag = useLanguageTag();
  const { units } = useSizePreferences();
  const [isShown, setIsShown] = useState(false);
  const { versions, shownVersion, size } = store;
  useEffect(() => {
    void store.loadVersions();
  }, [store]);
  const last = versions.length - 1;
  const created = versions.at(-1)?.prefs ?? size?.prefs ?? null;
  const go = (label: string, to: number, isOff: boolean): ReactNode => (
    <Button look="quiet" aria-disabled={isOff} onClick={() => !isOff && store.showVersion(to)}>
      {label}
    </Button>
  );
  return (
    <section className={styles.studio}>
      <h3 className={styles.subtitle}>{t('edit.admin.title')}</h3>
      <p className={styles.note}>{t('version', { number: versions[shownVersion]?.version ?? size?.version ?? 1 })}</p>
      <div className={styles.ways}>
        {go(t('edit.admin.latest'), 0, shownVersion === 0)}
        {go(t('edit.admin.newer'), shownVersion - 1, shownVersion === 0)}
        {go(t('edit.admin.older'), shownVersion + 1, shownVersion >= last)}
        {go(t('edit.admin.oldest'), last, shownVersion >= last)}
      </div>
      <Button look="quiet" aria-expanded={isShown} onClick={() => setIsShown((was) => !was)}>
        {t(isShown ? 'edit.admin.hide' : 'edit.admin.show')}
      </Button>
      {isShown &&
        (created ? (
          <p className={styles.note}>
            {[
              t(`fit.${created.fit}`),
              ...factTexts(created, units, languageTag, t),
              t(`shape.${created.bodyShape}`),
              created.designVersion,
            ].join(' · ')}
          </p>
        ) : (
          <p className={styles.note}>{t('edit.admin.none')}</p>
        ))}
    </section>
  );
});

type EditingProps = PartProps & { readonly size: UserSize; readonly onClose: () => void };

const Editing = observer(function Editing({ store, size, onClose }: EditingProps): ReactNode {
  const t = useT('sizes');
  const tShell = useT('shell');
  const toasts = useService(ToastsT);
  const visit = useService(VisitT);
  const [isLeaving, setIsLeaving] = useState(false);
  const [look, setLook] = useState<GarmentMeasure | null>(null);
  const { panel, mode, isChanged, failure } = store;
  const isSaving = panel.status === 'saving';
  usePanelTitle(size.title);
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
    toasts.notify(t('edit.saved', { name: saved.title, number: saved.version }));
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
            options={modes.map((each) => ({ value: each, label: t(`edit.${each}`), isDisabled: each === 'simple' && !store.prefs }))}
            onChange={(chosen) => {
              setLook(null);
              store.choose(chosen);
            }}
          />
          <UnitToggle />
        </div>
        <p className={styles.note}>{t(mode === 'simple' ? 'edit.simpleText' : 'edit.advancedText')}</p>
        {mode === 'advanced' && !store.prefs && <Notice>{t('edit.noFacts')}</Notice>}
        {mode === 'simple' ? <Simple store={store} /> : <Advanced store={store} onLook={setLook} />}
        {hasAdminUi(visit.user ?? null, 'admin') && <Studio store={store} />}
      </div>
      <div className={styles.beside}>
        <Figure store={store} look={look} />
        <Changes store={store} />
      </div>
      <PanelFoot>
        {failure && (
          <Notice look="error" role="alert">
            {sizeFailureText(t, 'update', failure)}
          </Notice>
        )}
        <div className={styles.foot}>
          <Button isBusy={isSaving} aria-disabled={!isChanged || isSaving} onClick={() => void save()}>
            {t(isSaving ? 'edit.saving' : 'edit.save')}
          </Button>
          <Button look="quiet" aria-disabled={isSaving} onClick={() => mayClose() && onClose()}>
            {t('edit.cancel')}
          </Button>
        </div>
      </PanelFoot>
      {isLeaving && (
        <Dialog title={t('edit.leaveTitle')} closeLabel={tShell('close')} onClose={() => setIsLeaving(false)}>
          <div className={styles.question}>
            <p>{t('edit.leaveText', { name: size.title })}</p>
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

const Opened = observer(function Opened({ store, onClose }: PartProps & { readonly onClose: () => void }): ReactNode {
  const t = useT('sizes');
  const locale = useLocale();
  const loadedIn = useRef<string | null>(null);
  useEffect(() => {
    // In another language the names change and what is entered stays.
    if (loadedIn.current !== null) return;
    loadedIn.current = locale;
    void store.load();
  }, [store, locale]);
  const { panel, size } = store;
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

const Loaded = ({ userSizeId, onClose }: { readonly userSizeId: number; readonly onClose: () => void }): ReactNode => {
  const store = useService(EditSizeStoreT, userSizeId);
  return store ? (
    <Opened store={store} onClose={onClose} />
  ) : (
    <div className={styles.waiting}>
      <Skeleton lines={8} />
    </div>
  );
};

/** Changes a saved size: what it was made from, or each measurement (PANEL-02, SIZE-05, SIZE-64). */
export default function EditSizeModal({ panel: { userSizeId }, onClose }: SizePanelProps<'edit-size'>): ReactNode {
  return <Loaded key={userSizeId} userSizeId={userSizeId} onClose={onClose} />;
}
