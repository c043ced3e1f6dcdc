import { err, ok, type Result } from '../kernel/index.ts';
import {
  type Asymmetry,
  type AsymmetryKind,
  asymmetryKinds,
  asymmetryOutOfBounds,
  isSameAsymmetry,
  storedAsymmetry,
} from './asymmetry.ts';
import { bodyMeasures } from './body/bodyMeasure.ts';
import { blocksOf } from './body/cutGarment.ts';
import { garmentBounds } from './body/garmentBounds.ts';
import { type GarmentMeasure, garmentMeasures } from './body/garmentMeasure.ts';
import { garmentMeasurements } from './body/garmentMeasurements.ts';
import { type CutFor, cutForOf, storedCutFor } from './cutFor.ts';
import { flatMeasures } from './ownedGarment.ts';
import { savedSizeDesign } from './sizeDesign.ts';
import { parseSizeName } from './sizeName.ts';
import {
  bodyFacts,
  estimateOfPrefs,
  type PrefsField,
  prefsOutOfBounds,
  type SizePrefs,
} from './sizePrefs.ts';
import { standardMeasurements } from './standardMeasurements.ts';
import { formatStandardSize, type StandardSize } from './standardSize.ts';
import type { Centimeters } from './units.ts';

/**
 * Origin of a measurement: a standard size, the sizing model, a person (SIZE-16), or worn
 * garments (SIZE-73).
 */
export const measurementOrigins = ['standard', 'lookup', 'manual', 'learned'] as const;
export type MeasurementOrigin = (typeof measurementOrigins)[number];

export type SavedMeasurement = {
  readonly measure: GarmentMeasure;
  readonly value: Centimeters;
  readonly origin: MeasurementOrigin;
};

export type SizeContent = {
  readonly title: string;
  /** Set while the size is an unchanged standard size. */
  readonly standardSize: StandardSize | null;
  /** The data it was computed from; null if unknown. */
  readonly prefs: SizePrefs | null;
  readonly measurements: readonly SavedMeasurement[];
  /** The body the garment is cut for (SIZE-94); absent means men's. */
  readonly cutFor?: CutFor | undefined;
  readonly asymmetry?: Asymmetry | undefined;
};

export type SizeField = 'title' | 'cutFor' | PrefsField | GarmentMeasure | AsymmetryKind;

export type SizeInvalid =
  | { readonly kind: 'unknown-size-type' }
  /**
   * `fields` are `title`, `cutFor` without a pattern for that body (SIZE-97), a fact, a tape
   * measurement or a garment measurement.
   */
  | { readonly kind: 'size-invalid'; readonly fields: readonly SizeField[] };

/** Manual garment measurements in centimeters. */
export type ManualMeasurements = Readonly<Partial<Record<GarmentMeasure, Centimeters>>>;

const invalid = (fields: readonly SizeField[]): Result<never, SizeInvalid> =>
  err({ kind: 'size-invalid', fields });

/**
 * The measurements that the sizing model computes from prefs; undefined if the size type is not
 * cut.
 */
export const lookUpMeasurements = (
  sizeTypeSlug: string,
  prefs: SizePrefs,
): readonly SavedMeasurement[] | undefined => {
  const measurements = garmentMeasurements({
    estimate: estimateOfPrefs(prefs),
    sizeTypeSlug,
    fit: prefs.fit,
    cutFor: prefs.facts.cutFor,
  });
  return measurements?.map((each) => ({ ...each, origin: 'lookup' }));
};

/**
 * Manual measurements that are unknown to the size type, not a number or out of bounds
 * (`garmentBounds`).
 */
export const measurementsOutOfBounds = (
  sizeTypeSlug: string,
  edits: ManualMeasurements,
  cutFor: CutFor = 'men',
): readonly GarmentMeasure[] => {
  const bounds = garmentBounds(sizeTypeSlug, cutFor) ?? {};
  return (Object.keys(edits) as GarmentMeasure[]).filter((measure) => {
    const [within, value] = [
      Object.hasOwn(bounds, measure) ? bounds[measure] : undefined,
      edits[measure],
    ];
    return value !== undefined && !(within && value >= within.minimum && value <= within.maximum);
  });
};

/** Applies manual measurements. One equal to the current or computed value is no edit. */
const edit = (
  measurements: readonly SavedMeasurement[],
  edits: ManualMeasurements,
  computed: readonly SavedMeasurement[] = [],
): readonly SavedMeasurement[] =>
  measurements.map((each) => {
    const value = edits[each.measure];
    if (value === undefined || value === each.value) return each;
    return (
      computed.find((found) => found.measure === each.measure && found.value === value) ?? {
        measure: each.measure,
        value,
        origin: 'manual',
      }
    );
  });

const withoutEdits: ManualMeasurements = {};

/** True if the size type is cut, but not for that body (SIZE-97). */
export const isCutForOthers = (sizeTypeSlug: string, cutFor: CutFor): boolean => {
  const blocks = blocksOf(sizeTypeSlug);
  return blocks.length > 0 && !blocks.includes(cutFor);
};

/**
 * A new size computed from prefs, with manual measurements. Saved in the current design
 * version.
 */
export const makeSize = (
  sizeTypeSlug: string,
  wanted: {
    readonly title: string;
    readonly prefs: SizePrefs;
    readonly measurements?: ManualMeasurements | undefined;
  },
): Result<SizeContent, SizeInvalid> => {
  const { prefs, measurements: edits = withoutEdits } = wanted;
  const { cutFor } = prefs.facts;
  const title = parseSizeName(wanted.title);
  if (isCutForOthers(sizeTypeSlug, cutForOf(prefs.facts))) return invalid(['cutFor']);
  const wrong = prefsOutOfBounds(prefs);
  const computed = wrong.length === 0 ? lookUpMeasurements(sizeTypeSlug, prefs) : [];
  if (!computed) return err({ kind: 'unknown-size-type' });
  const fields: readonly SizeField[] = [
    ...(title.ok ? [] : ['title' as const]),
    ...wrong,
    ...measurementsOutOfBounds(sizeTypeSlug, edits, cutFor),
  ];
  if (!title.ok || fields.length > 0) return invalid(fields);
  return ok({
    title: title.value,
    standardSize: null,
    prefs: savedSizeDesign(prefs),
    measurements: edit(computed, edits),
    ...storedCutFor(cutFor),
  });
};

/** A size of manual measurements only, without data to compute from. */
export const makeManualSize = (
  sizeTypeSlug: string,
  wanted: {
    readonly title: string;
    readonly measurements: ManualMeasurements;
    readonly cutFor?: CutFor | undefined;
  },
): Result<SizeContent, SizeInvalid> => {
  const title = parseSizeName(wanted.title);
  if (isCutForOthers(sizeTypeSlug, cutForOf(wanted))) return invalid(['cutFor']);
  if (!garmentBounds(sizeTypeSlug, wanted.cutFor)) return err({ kind: 'unknown-size-type' });
  const fields: readonly SizeField[] = [
    ...(title.ok ? [] : ['title' as const]),
    ...measurementsOutOfBounds(sizeTypeSlug, wanted.measurements, wanted.cutFor),
  ];
  if (!title.ok || fields.length > 0) return invalid(fields);
  const measurements = garmentMeasures.flatMap((measure) => {
    const value = wanted.measurements[measure];
    return value === undefined ? [] : [{ measure, value, origin: 'manual' as const }];
  });
  return ok({
    title: title.value,
    standardSize: null,
    prefs: null,
    measurements,
    ...storedCutFor(wanted.cutFor),
  });
};

/** A standard size as a saved size (SIZE-31), with the data it was found from if known. */
export const makeStandardSize = (
  sizeTypeSlug: string,
  wanted: { readonly title: string; readonly size: StandardSize; readonly prefs: SizePrefs | null },
): Result<SizeContent, SizeInvalid> => {
  const title = parseSizeName(wanted.title);
  const measurements = standardMeasurements(sizeTypeSlug, wanted.size);
  if (!measurements)
    return isCutForOthers(sizeTypeSlug, cutForOf(wanted.size))
      ? invalid(['cutFor'])
      : err({ kind: 'unknown-size-type' });
  if (!title.ok) return invalid(['title']);
  return ok({
    title: title.value,
    standardSize: wanted.size,
    prefs: wanted.prefs,
    measurements: measurements.map((each) => ({ ...each, origin: 'standard' })),
    ...storedCutFor(wanted.size.cutFor),
  });
};

/**
 * A size after a change: new prefs recompute all measurements, edits apply on top, and a title
 * changes nothing else. A standard size with changed measurements or asymmetry becomes an
 * individual one. The cut never changes (SIZE-94), so that orders keep their pattern.
 */
export const changeSize = (
  sizeTypeSlug: string,
  size: SizeContent,
  change: {
    readonly title?: string | undefined;
    readonly prefs?: SizePrefs | undefined;
    readonly measurements?: ManualMeasurements | undefined;
    readonly asymmetry?: Asymmetry | undefined;
  },
): Result<SizeContent, SizeInvalid> => {
  const title = change.title ?? size.title;
  const edits = change.measurements ?? withoutEdits;
  const asymmetry = change.asymmetry ?? size.asymmetry;
  const lopsided = asymmetry ? asymmetryOutOfBounds(asymmetry) : [];
  if (change.prefs) {
    if (cutForOf(change.prefs.facts) !== cutForOf(size)) return invalid(['cutFor']);
    const made = makeSize(sizeTypeSlug, { title, prefs: change.prefs, measurements: edits });
    if (made.ok && lopsided.length > 0) return invalid(lopsided);
    return made.ok ? ok({ ...made.value, ...storedAsymmetry(asymmetry) }) : made;
  }
  const named = parseSizeName(title);
  const fields: readonly SizeField[] = [
    ...(named.ok ? [] : ['title' as const]),
    ...measurementsOutOfBounds(sizeTypeSlug, edits, size.cutFor),
    ...lopsided,
  ];
  if (!named.ok || fields.length > 0) return invalid(fields);
  const isComputed =
    size.prefs !== null && size.standardSize === null && prefsOutOfBounds(size.prefs).length === 0;
  const measurements = edit(
    size.measurements,
    edits,
    isComputed && size.prefs ? lookUpMeasurements(sizeTypeSlug, size.prefs) : [],
  );
  const isUntouched =
    isSameAsymmetry(asymmetry, size.asymmetry) &&
    measurements.every((each, index) => each === size.measurements[index]);
  return ok({
    title: named.value,
    standardSize: isUntouched ? size.standardSize : null,
    prefs: size.prefs && savedSizeDesign(size.prefs),
    measurements,
    ...storedCutFor(size.cutFor),
    ...storedAsymmetry(asymmetry),
  });
};

export const measurementsByName = (measurements: readonly SavedMeasurement[]): ManualMeasurements =>
  Object.fromEntries(measurements.map(({ measure, value }) => [measure, value]));

/** True if contents are equal, so that no new version is needed. */
export const isSameContent = (one: SizeContent, other: SizeContent): boolean => {
  const comparable = ({
    title,
    standardSize,
    prefs,
    measurements,
    cutFor,
    asymmetry,
  }: SizeContent): string =>
    JSON.stringify([
      title,
      cutForOf({ cutFor }),
      standardSize && formatStandardSize(standardSize),
      prefs && [
        bodyFacts.map((fact) => prefs.facts[fact]),
        cutForOf(prefs.facts),
        prefs.bodyShape,
        prefs.fit,
        prefs.units,
        bodyMeasures.map((measure) => prefs.known[measure] ?? null),
        (prefs.owned ?? []).map(({ sizeTypeSlug, fit, flat }) => [
          sizeTypeSlug,
          fit,
          flatMeasures.map((measure) => flat[measure] ?? null),
        ]),
      ],
      measurements.map(({ measure, value, origin }) => [measure, value, origin]),
      asymmetryKinds.map((kind) => [asymmetry?.[kind]?.side, asymmetry?.[kind]?.differenceCm]),
    ]);
  return comparable(one) === comparable(other);
};
