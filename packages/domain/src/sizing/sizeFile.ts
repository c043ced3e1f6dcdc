import { err, ok, type Result } from '../kernel/index.ts';
import { bodyMeasures } from './body/bodyMeasure.ts';
import { type GarmentMeasure, garmentMeasures } from './body/garmentMeasure.ts';
import { cutForChoices, cutForOf, storedCutFor } from './cutFor.ts';
import { bodyShapes, fits } from './idealSizeInput.ts';
import { flatMeasures, maximumOwnedGarments, validateOwnedGarment } from './ownedGarment.ts';
import {
  changeSize,
  type MeasurementOrigin,
  makeManualSize,
  makeSize,
  makeStandardSize,
  type SizeContent,
  type SizeInvalid,
} from './savedSize.ts';
import { currentSizeDesign } from './sizeDesign.ts';
import {
  type Field,
  type FieldValues,
  readFields,
  type SizeFileFormat,
  writeFields,
} from './sizeFileText.ts';
import type { SizePrefs } from './sizePrefs.ts';
import { formatStandardSize, parseSizeRef, standardSizeOf } from './standardSize.ts';
import { type Centimeters, centimeters, kilograms, unitSystems } from './units.ts';

/** The parsed content of a size file, before it is validated. */
export type SizeFile = Omit<SizeContent, 'measurements'> & {
  readonly sizeTypeSlug: string;
  readonly measurements: Parameters<typeof makeManualSize>[1]['measurements'];
  /**
   * Measurements from worn garments or a standard size; for others the origin follows from the
   * rest of the file.
   */
  readonly origins: Readonly<Partial<Record<GarmentMeasure, FileOrigin>>>;
};

/**
 * Origins that the rest of a file does not determine. Their value is repeated under the
 * origin's name, so that an edited measurement counts as manual.
 */
const fileOrigins = ['learned', 'standard'] as const;
type FileOrigin = (typeof fileOrigins)[number];

/** The format marker, first in the file. */
const mark = 'tailorbird-size/1';
/** Ten times the size of a complete file. */
const longestFile = 20_000;

const isFileOrigin = (origin: MeasurementOrigin): origin is FileOrigin =>
  fileOrigins.some((each) => each === origin);

const factNames = {
  ageYears: 'body.age_years',
  heightCm: 'body.height_cm',
  weightKg: 'body.weight_kg',
  footLengthCm: 'body.foot_length_cm',
} as const;

const fieldsOfPrefs = ({
  facts,
  bodyShape,
  fit,
  units,
  known,
  owned = [],
}: SizePrefs): readonly Field[] => [
  ...Object.entries(factNames).map(
    ([fact, name]): Field => [name, facts[fact as keyof typeof factNames]],
  ),
  ['body.shape', bodyShape],
  ['body.fit', fit],
  ['body.entered_in', units],
  ...bodyMeasures.flatMap((measure): readonly Field[] => {
    const length = known[measure];
    return length === undefined ? [] : [[`tape.${measure}_cm`, length]];
  }),
  ...owned.flatMap(({ sizeTypeSlug, fit: worn, flat }, index): readonly Field[] => [
    [`owned.${index + 1}.size_type`, sizeTypeSlug],
    [`owned.${index + 1}.fit`, worn],
    ...flatMeasures.flatMap((measure): readonly Field[] => {
      const length = flat[measure];
      return length === undefined ? [] : [[`owned.${index + 1}.${measure}_cm`, length]];
    }),
  ]),
];

const fieldsOf = (
  sizeTypeSlug: string,
  { title, standardSize, cutFor, prefs, measurements }: SizeContent,
): readonly Field[] => [
  ['format', mark],
  ['title', title],
  ['size_type', sizeTypeSlug],
  ['cut_for', cutForOf({ cutFor })],
  ...(standardSize ? [['standard_size', formatStandardSize(standardSize)] as const] : []),
  ...measurements.map(({ measure, value }): Field => [`garment.${measure}_cm`, value]),
  ...measurements.flatMap(({ measure, value, origin }): readonly Field[] =>
    isFileOrigin(origin) && !standardSize ? [[`${origin}.${measure}_cm`, value]] : [],
  ),
  ...(prefs ? fieldsOfPrefs(prefs) : []),
];

/**
 * Exports a saved size (SIZE-130): name, finished measurements and inputs, with units in the
 * field names, as JSON or a table of two columns.
 */
export const formatSizeFile = (
  sizeTypeSlug: string,
  size: SizeContent,
  format: SizeFileFormat,
): string => writeFields(fieldsOf(sizeTypeSlug, size), format);

const numberIn = (fields: FieldValues, name: string): number | null => {
  const value = fields.get(name);
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};
const oneOf = <Choice extends string>(
  fields: FieldValues,
  name: string,
  choices: readonly Choice[],
): Choice | null => choices.find((each) => each === fields.get(name)) ?? null;
const lengthsIn = <Measure extends string>(
  fields: FieldValues,
  home: string,
  measures: readonly Measure[],
): Readonly<Partial<Record<Measure, Centimeters>>> =>
  Object.fromEntries(
    measures.flatMap((measure) => {
      const length = numberIn(fields, `${home}.${measure}_cm`);
      return length === null ? [] : [[measure, centimeters(length)]];
    }),
  ) as Readonly<Partial<Record<Measure, Centimeters>>>;

const ownedIn = (
  fields: FieldValues,
): readonly NonNullable<ReturnType<typeof validateOwnedGarment>>[] =>
  Array.from({ length: maximumOwnedGarments }, (_, index) => `owned.${index + 1}`).flatMap(
    (home) => {
      const [sizeTypeSlug, fit] = [fields.get(`${home}.size_type`), fields.get(`${home}.fit`)];
      return (
        validateOwnedGarment({
          sizeTypeSlug: String(sizeTypeSlug),
          fit: String(fit),
          flat: lengthsIn(fields, home, flatMeasures),
        }) ?? []
      );
    },
  );

/** Null without body data, undefined if it is invalid. */
const prefsIn = (
  fields: FieldValues,
  cutFor: SizeContent['cutFor'],
): SizePrefs | null | undefined => {
  if (![...fields.keys()].some((name) => name.startsWith('body.'))) return null;
  const [ageYears, heightCm, weightKg, footLengthCm] = Object.values(factNames).map((name) =>
    numberIn(fields, name),
  );
  const [bodyShape, fit] = [
    oneOf(fields, 'body.shape', bodyShapes),
    oneOf(fields, 'body.fit', fits),
  ];
  if (
    ageYears == null ||
    heightCm == null ||
    weightKg == null ||
    footLengthCm == null ||
    !bodyShape ||
    !fit
  )
    return undefined;
  const owned = ownedIn(fields);
  return {
    facts: {
      ageYears,
      heightCm: centimeters(heightCm),
      weightKg: kilograms(weightKg),
      footLengthCm: centimeters(footLengthCm),
      ...storedCutFor(cutFor),
    },
    bodyShape,
    fit,
    units: oneOf(fields, 'body.entered_in', unitSystems) ?? 'metric',
    known: lengthsIn(fields, 'tape', bodyMeasures),
    ...(owned.length > 0 && { owned }),
    designVersion: currentSizeDesign,
  };
};

const originsIn = (
  fields: FieldValues,
  measurements: SizeFile['measurements'],
): SizeFile['origins'] =>
  Object.fromEntries(
    fileOrigins.flatMap((origin) => {
      const lengths = lengthsIn(fields, origin, garmentMeasures);
      return garmentMeasures.flatMap((measure) =>
        lengths[measure] !== undefined && lengths[measure] === measurements[measure]
          ? [[measure, origin]]
          : [],
      );
    }),
  );

/** Parses an exported file, also after a spreadsheet saved it (SIZE-130). */
export const parseSizeFile = (
  text: string,
): Result<SizeFile, { readonly kind: 'size-file-unreadable' }> => {
  const fields = text.length > longestFile ? null : readFields(text);
  const cutFor = fields && oneOf(fields, 'cut_for', cutForChoices);
  const prefs = fields && prefsIn(fields, cutFor ?? undefined);
  if (!fields || !cutFor || prefs === undefined || fields.get('format') !== mark)
    return err({ kind: 'size-file-unreadable' });
  const [title, sizeTypeSlug, standard] = ['title', 'size_type', 'standard_size'].map((name) =>
    String(fields.get(name) ?? ''),
  );
  const measurements = lengthsIn(fields, 'garment', garmentMeasures);
  const ref = standard ? parseSizeRef(standard) : null;
  if (standard && ref?.kind !== 'standard') return err({ kind: 'size-file-unreadable' });
  return ok({
    title: title ?? '',
    sizeTypeSlug: sizeTypeSlug ?? '',
    ...storedCutFor(cutFor),
    standardSize: ref?.kind === 'standard' ? standardSizeOf(ref) : null,
    prefs,
    measurements,
    origins: originsIn(fields, measurements),
  });
};

/** The size in a file without the origins of its measurements. */
const sizeToldOf = ({
  sizeTypeSlug,
  title,
  standardSize,
  prefs,
  measurements,
  cutFor,
}: Omit<SizeFile, 'origins'>): Result<SizeContent, SizeInvalid> => {
  if (!standardSize) {
    return prefs
      ? makeSize(sizeTypeSlug, { title, prefs, measurements })
      : makeManualSize(sizeTypeSlug, { title, measurements, cutFor });
  }
  const made = makeStandardSize(sizeTypeSlug, { title, size: standardSize, prefs });
  return made.ok ? changeSize(sizeTypeSlug, made.value, { measurements }) : made;
};

/**
 * The size in a file (SIZE-130): computed from its body data, with differing measurements as
 * manual unless another origin is given.
 */
export const sizeOfFile = ({ origins, ...file }: SizeFile): Result<SizeContent, SizeInvalid> => {
  const made = sizeToldOf(file);
  if (!made.ok || made.value.standardSize) return made;
  return ok({
    ...made.value,
    measurements: made.value.measurements.map((each) => ({
      ...each,
      origin: origins[each.measure] ?? each.origin,
    })),
  });
};
