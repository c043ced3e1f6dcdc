import {
  type Asymmetry,
  type Centimeters,
  isSameAsymmetry,
  isSameContent,
  lookUpMeasurements,
  type ManualMeasurements,
  type SizePrefs,
  type UserSize,
} from '@tailorbird/domain/sizing';

export type Measurements = Readonly<Record<string, Centimeters>>;

export const measurementsOf = (
  measurements: readonly { readonly measure: string; readonly value: Centimeters }[],
): Measurements => Object.fromEntries(measurements.map(({ measure, value }) => [measure, value]));

export type SizeEdits = {
  /**
   * The preferences the garment is computed from, with edits; null for a size without
   * preferences.
   */
  readonly prefs: SizePrefs | null;
  /** The garment computed from new preferences or an earlier version; null without either. */
  readonly computed: Measurements | null;
  readonly manual: Measurements;
  /** Left-right differences of the body; absent while unchanged. */
  readonly asymmetry?: Asymmetry;
};

export const noEdits = ({ prefs }: Pick<UserSize, 'prefs'>): SizeEdits => ({
  prefs,
  computed: null,
  manual: {},
});

/**
 * The edited measurements of a saved size. It has the measures it was saved with; others are
 * ignored.
 */
export const enteredMeasurements = (
  saved: Measurements,
  { computed, manual }: SizeEdits,
): Measurements =>
  Object.fromEntries(
    Object.entries(saved).map(([measure, value]) => [
      measure,
      manual[measure] ?? computed?.[measure] ?? value,
    ]),
  );

export const isSizeChanged = (saved: Measurements, entered: Measurements): boolean =>
  Object.entries(entered).some(([measure, value]) => saved[measure] !== value);

/**
 * True if the body data changed: another garment that fits may change no measure and is still
 * saved (SIZE-132).
 */
export const hasNewBodyData = (
  saved: SizePrefs | null,
  { prefs }: Pick<SizeEdits, 'prefs'>,
): boolean => {
  const of = (prefs: SizePrefs | null) => ({
    title: '',
    standardSize: null,
    measurements: [],
    prefs: prefs,
  });
  return prefs !== null && !isSameContent(of(saved), of(prefs));
};

/**
 * New preferences recompute the measurements; measures entered with them count as
 * manual.
 */
export const changeOf = (
  size: Pick<UserSize, 'prefs' | 'measurements' | 'asymmetry'>,
  sizeTypeSlug: string,
  edits: SizeEdits,
): {
  readonly prefs?: SizePrefs;
  readonly measurements?: ManualMeasurements;
  readonly asymmetry?: Asymmetry;
} => {
  const { prefs, asymmetry } = edits;
  const isTold = prefs !== null && prefs !== size.prefs;
  const computed = isTold ? lookUpMeasurements(sizeTypeSlug, prefs) : undefined;
  const base = measurementsOf(computed ?? size.measurements);
  const entered = enteredMeasurements(measurementsOf(size.measurements), edits);
  const changed = Object.entries(entered).filter(([measure, value]) => base[measure] !== value);
  return {
    ...(isTold && { prefs }),
    ...(asymmetry && !isSameAsymmetry(asymmetry, size.asymmetry) && { asymmetry }),
    ...(changed.length > 0 && { measurements: Object.fromEntries(changed) as ManualMeasurements }),
  };
};
