import { err, ok, type Result } from '../kernel/index.ts';
import { type Asymmetry, type SideDifference, symmetric } from './asymmetry.ts';
import { type BodyMeasure, bodyMeasureBounds } from './body/bodyMeasure.ts';
import { type FreeSewingName, freeSewingNames, measureByFreeSewingName } from './makePiece.ts';
import { type Centimeters, centimeters } from './units.ts';

export type FreeSewingSet = {
  readonly known: Readonly<Partial<Record<BodyMeasure, Centimeters>>>;
  /** Names without a counterpart here, or unknown. */
  readonly ignored: readonly string[];
  /** Measurements above, below or across the bust, which have no counterpart here (SIZE-88). */
  readonly aroundBust: readonly string[];
  /** Names with a value no tape measure could show. */
  readonly outOfBounds: readonly string[];
};

/** Larger than a set with every measurement. */
const longestSet = 20_000;
/** At most this many ignored names are listed. */
const mostIgnored = 100;

const bustNames: readonly string[] = [
  'bustFront',
  'bustPointToUnderbust',
  'bustSpan',
  'highBust',
  'highBustFront',
  'hpsToBust',
  'underbust',
  'waistToUnderbust',
];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys below which FreeSewing exports keep measurements; they may also be at the top level. */
const homes = ['measurements', 'measies', 'settings'];

const numbersOf = (
  value: unknown,
  depth = 0,
): readonly (readonly [name: string, millimeters: number])[] => {
  if (!isRecord(value) || depth > 3) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    if (typeof each === 'number') return [[name, each] as const];
    return homes.includes(name) ? numbersOf(each, depth + 1) : [];
  });
};

const fromJson = (text: string): readonly (readonly [string, number])[] | null => {
  try {
    return numbersOf(JSON.parse(text));
  } catch {
    return null;
  }
};

/** Reads `name: number` lines with any indentation; no other YAML is needed. */
const fromYaml = (text: string): readonly (readonly [string, number])[] =>
  text.split('\n').flatMap((line) => {
    const [name = '', value = '', ...more] = (line.split('#')[0] ?? '')
      .split(':')
      .map((part) => part.trim());
    const bare = name.split('"').join('').split("'").join('');
    return more.length > 0 || bare === '' || value === '' || Number.isNaN(Number(value))
      ? []
      : [[bare, Number(value)] as const];
  });

/**
 * FreeSewing's `chest` is the bust girth. Designs drafted for the high bust move it to `bust`
 * and use `chest` for the girth above it, which has no counterpart here (SIZE-88).
 */
const asMeasured = (
  entries: readonly (readonly [string, number])[],
): readonly (readonly [string, number])[] =>
  entries.some(([name]) => name === 'bust')
    ? entries.map(
        ([name, value]) =>
          [name === 'bust' ? 'chest' : name === 'chest' ? 'highBust' : name, value] as const,
      )
    : entries;

/**
 * Parses FreeSewing measurements in millimeters, as JSON or YAML (SIZE-87, SIZE-88). Those
 * without a counterpart are listed and ignored.
 */
export const parseFreeSewing = (
  text: string,
): Result<FreeSewingSet, { readonly kind: 'measurements-unreadable' }> => {
  const entries = asMeasured(text.length > longestSet ? [] : (fromJson(text) ?? fromYaml(text)));
  if (entries.length === 0) return err({ kind: 'measurements-unreadable' });
  const isOurs = (name: string): name is FreeSewingName =>
    (freeSewingNames as readonly string[]).includes(name);
  const ours = entries.flatMap(([name, millimeters]) =>
    isOurs(name) ? [{ name, millimeters }] : [],
  );
  const isWithin = ({ name, millimeters }: (typeof ours)[number]): boolean => {
    const { minimum, maximum } = bodyMeasureBounds[measureByFreeSewingName[name]];
    return millimeters >= minimum * 10 && millimeters <= maximum * 10;
  };
  const ignored = [...new Set(entries.flatMap(([name]) => (isOurs(name) ? [] : [name])))].slice(
    0,
    mostIgnored,
  );
  return ok({
    known: Object.fromEntries(
      ours
        .filter(isWithin)
        .map(({ name, millimeters }) => [
          measureByFreeSewingName[name],
          centimeters(millimeters / 10),
        ]),
    ),
    ignored: ignored.filter((name) => !bustNames.includes(name)),
    aroundBust: ignored.filter((name) => bustNames.includes(name)),
    outOfBounds: ours.flatMap((each) => (isWithin(each) ? [] : [each.name])),
  });
};

/** FreeSewing sets have no unit. */
const unitNote = 'Lengths in millimeters';

export const freeSewingFormats = ['json', 'yaml'] as const;
export type FreeSewingFormat = (typeof freeSewingFormats)[number];

/** Asymmetry as notes of a set, since FreeSewing drafts both sides alike. */
export const freeSewingNotes = (asymmetry: Asymmetry = symmetric): readonly string[] => {
  const noteOf = (what: string, difference: SideDifference | null): readonly string[] =>
    difference ? [`${difference.side} ${what} by ${Math.round(difference.differenceCm * 10)}`] : [];
  return [
    unitNote,
    ...noteOf('shoulder lower', asymmetry.lowerShoulder),
    ...noteOf('arm longer', asymmetry.longerArm),
  ];
};

/**
 * Formats body measurements as a FreeSewing set in whole millimeters, with its names and
 * without those it takes elsewhere (SIZE-87, SIZE-88). Asymmetry is added as notes (SIZE-134).
 */
export const formatFreeSewing = (
  body: Readonly<Partial<Record<BodyMeasure, number>>>,
  format: FreeSewingFormat,
  asymmetry?: Asymmetry,
): string => {
  const notes = freeSewingNotes(asymmetry).join('; ');
  const lengths = freeSewingNames.flatMap((name) => {
    const length = body[measureByFreeSewingName[name]];
    return length === undefined ? [] : [[name, Math.round(length * 10)] as const];
  });
  return format === 'json'
    ? `${JSON.stringify({ notes, measurements: Object.fromEntries(lengths) }, null, 2)}\n`
    : `# ${notes}\nmeasurements:\n${lengths.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
};
