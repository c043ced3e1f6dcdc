import { err, ok, type Result } from '../kernel/index.ts';
import { bodyMeasures } from './body/bodyMeasure.ts';
import { garmentMeasures } from './body/garmentMeasure.ts';
import { cutForChoices, cutForKept, cutForOf } from './cutFor.ts';
import { bodyShapes, fits } from './idealSizeInput.ts';
import { flatMeasures, mostOwnedGarments, readOwnedGarment } from './ownedGarment.ts';
import { changeSize, makeManualSize, makeSize, makeStandardSize, type SizeContent, type SizeInvalid } from './savedSize.ts';
import { currentSizeDesign } from './sizeDesign.ts';
import type { SizePrefs } from './sizePrefs.ts';
import { formatStandardSize, parseSizeRef, standardSizeOf } from './standardSize.ts';
import { type Centimeters, centimeters, kilograms, unitSystems } from './units.ts';

export const sizeFileFormats = ['json', 'csv'] as const;
export type SizeFileFormat = (typeof sizeFileFormats)[number];

/** What a file says of a size, before anybody looked whether such a size can be made. */
export type SizeFile = Omit<SizeContent, 'measurements'> & {
  readonly sizeTypeSlug: string;
  readonly measurements: Parameters<typeof makeManualSize>[1]['measurements'];
};

/** Says what the file is, first of all. */
const mark = 'tailorbird-size/1';
/** Ten times what a size with all there can be takes. */
const longestFile = 20_000;

type Field = readonly [name: string, value: string | number];
type Told = ReadonlyMap<string, unknown>;

/** What is told of a body, by its name and unit in a file. */
const factNames = {
  ageYears: 'body.age_years',
  heightCm: 'body.height_cm',
  weightKg: 'body.weight_kg',
  footLengthCm: 'body.foot_length_cm',
} as const;

const fieldsOfPrefs = ({ facts, bodyShape, fit, units, known, owned = [] }: SizePrefs): readonly Field[] => [
  ...Object.entries(factNames).map(([fact, name]): Field => [name, facts[fact as keyof typeof factNames]]),
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

const fieldsOf = (sizeTypeSlug: string, { title, standardSize, cutFor, prefs, measurements }: SizeContent): readonly Field[] => [
  ['format', mark],
  ['title', title],
  ['size_type', sizeTypeSlug],
  ['cut_for', cutForOf({ cutFor })],
  ...(standardSize ? [['standard_size', formatStandardSize(standardSize)] as const] : []),
  ...measurements.map(({ measure, value }): Field => [`garment.${measure}_cm`, value]),
  ...(prefs ? fieldsOfPrefs(prefs) : []),
];

/** Nested by the points in its names. */
const nest = (fields: readonly Field[]): Readonly<Record<string, unknown>> => {
  const heads = [...new Set(fields.map(([name]) => name.split('.')[0] ?? name))];
  return Object.fromEntries(
    heads.map((head) => {
      const inside = fields.flatMap(([name, value]): readonly Field[] =>
        name.startsWith(`${head}.`) ? [[name.slice(head.length + 1), value]] : [],
      );
      return [head, inside.length > 0 ? nest(inside) : fields.find(([name]) => name === head)?.[1]];
    }),
  );
};

/** Quoted where it has to be, and never a formula to a spreadsheet. */
const toCell = (value: string | number): string => {
  const text = typeof value === 'string' && /^['=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * A saved size as a file to take along (SIZE-130): what it is called, the finished measures, and what it was computed from, with the unit in the name of each. JSON,
 * or a table of two columns.
 */
export const formatSizeFile = (sizeTypeSlug: string, size: SizeContent, format: SizeFileFormat): string => {
  const fields = fieldsOf(sizeTypeSlug, size);
  return format === 'json'
    ? `${JSON.stringify(nest(fields), null, 2)}\n`
    : [['field', 'value'], ...fields].map((line) => `${line.map(toCell).join(',')}\r\n`).join('');
};

const flatten = (value: unknown, path: string, depth: number): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null && depth < 4
    ? Object.entries(value).flatMap(([name, each]) => flatten(each, path === '' ? name : `${path}.${name}`, depth + 1))
    : [[path, value]];

const fromJson = (text: string): Told | null => {
  try {
    return new Map(flatten(JSON.parse(text), '', 0));
  } catch {
    return null;
  }
};

/** The cells of a table. A spreadsheet may have put semicolons for commas. */
const cellsOf = (text: string, comma: string): readonly (readonly string[])[] => {
  const lines: string[][] = [['']];
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string;
    const line = lines.at(-1) as string[];
    if (sign === '"' && isQuoted && text[at + 1] === '"') {
      line[line.length - 1] += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === comma) line.push('');
    else if (!isQuoted && sign === '\n') lines.push(['']);
    else if (isQuoted || sign !== '\r') line[line.length - 1] += sign;
  }
  return lines;
};

const fromCsv = (text: string): Told => {
  const comma = text.startsWith('field;') ? ';' : ',';
  return new Map(
    cellsOf(text, comma).map(([name = '', value = '']) => [
      name,
      value.startsWith("'") ? value.slice(1) : comma === ';' && /^\d+,\d+$/.test(value) ? value.replace(',', '.') : value,
    ]),
  );
};

const numberIn = (told: Told, name: string): number | null => {
  const value = told.get(name);
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};
const oneOf = <Choice extends string>(told: Told, name: string, choices: readonly Choice[]): Choice | null =>
  choices.find((each) => each === told.get(name)) ?? null;
const lengthsIn = <Measure extends string>(
  told: Told,
  home: string,
  measures: readonly Measure[],
): Readonly<Partial<Record<Measure, Centimeters>>> =>
  Object.fromEntries(
    measures.flatMap((measure) => {
      const length = numberIn(told, `${home}.${measure}_cm`);
      return length === null ? [] : [[measure, centimeters(length)]];
    }),
  ) as Readonly<Partial<Record<Measure, Centimeters>>>;

const ownedIn = (told: Told): readonly NonNullable<ReturnType<typeof readOwnedGarment>>[] =>
  Array.from({ length: mostOwnedGarments }, (_, index) => `owned.${index + 1}`).flatMap((home) => {
    const [sizeTypeSlug, fit] = [told.get(`${home}.size_type`), told.get(`${home}.fit`)];
    return readOwnedGarment({ sizeTypeSlug: String(sizeTypeSlug), fit: String(fit), flat: lengthsIn(told, home, flatMeasures) }) ?? [];
  });

/** Null where nothing is told of a body, undefined where it makes no sense. */
const prefsIn = (told: Told, cutFor: SizeContent['cutFor']): SizePrefs | null | undefined => {
  if (![...told.keys()].some((name) => name.startsWith('body.'))) return null;
  const [ageYears, heightCm, weightKg, footLengthCm] = Object.values(factNames).map((name) => numberIn(told, name));
  const [bodyShape, fit] = [oneOf(told, 'body.shape', bodyShapes), oneOf(told, 'body.fit', fits)];
  if (ageYears == null || heightCm == null || weightKg == null || footLengthCm == null || !bodyShape || !fit) return undefined;
  const owned = ownedIn(told);
  return {
    facts: {
      ageYears,
      heightCm: centimeters(heightCm),
      weightKg: kilograms(weightKg),
      footLengthCm: centimeters(footLengthCm),
      ...cutForKept(cutFor),
    },
    bodyShape,
    fit,
    units: oneOf(told, 'body.entered_in', unitSystems) ?? 'metric',
    known: lengthsIn(told, 'tape', bodyMeasures),
    ...(owned.length > 0 && { owned }),
    designVersion: currentSizeDesign,
  };
};

/** Reads such a file again, as it was written or as a spreadsheet has saved it (SIZE-130). */
export const parseSizeFile = (text: string): Result<SizeFile, { readonly kind: 'size-file-unreadable' }> => {
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const told = plain.length > longestFile ? null : (fromJson(plain) ?? fromCsv(plain));
  const cutFor = told && oneOf(told, 'cut_for', cutForChoices);
  const prefs = told && prefsIn(told, cutFor ?? undefined);
  if (!told || !cutFor || prefs === undefined || told.get('format') !== mark) return err({ kind: 'size-file-unreadable' });
  const [title, sizeTypeSlug, standard] = ['title', 'size_type', 'standard_size'].map((name) => String(told.get(name) ?? ''));
  const ref = standard ? parseSizeRef(standard) : null;
  if (standard && ref?.kind !== 'standard') return err({ kind: 'size-file-unreadable' });
  return ok({
    title: title ?? '',
    sizeTypeSlug: sizeTypeSlug ?? '',
    ...cutForKept(cutFor),
    standardSize: ref?.kind === 'standard' ? standardSizeOf(ref) : null,
    prefs,
    measurements: lengthsIn(told, 'garment', garmentMeasures),
  });
};

/** The size a file tells of (SIZE-130): computed from what it says of the body, its measures over that as set by hand where they differ. */
export const sizeOfFile = ({
  sizeTypeSlug,
  title,
  standardSize,
  prefs,
  measurements,
  cutFor,
}: SizeFile): Result<SizeContent, SizeInvalid> => {
  if (!standardSize) {
    return prefs ? makeSize(sizeTypeSlug, { title, prefs, measurements }) : makeManualSize(sizeTypeSlug, { title, measurements, cutFor });
  }
  const made = makeStandardSize(sizeTypeSlug, { title, size: standardSize, prefs });
  return made.ok ? changeSize(sizeTypeSlug, made.value, { measurements }) : made;
};
