import { err, ok, type Result } from '../kernel/index.ts';
import { type Asymmetry, type SideDifference, symmetric } from './asymmetry.ts';
import { type BodyMeasure, bodyMeasureBounds } from './body/bodyMeasure.ts';
import { type FreeSewingName, freeSewingNames, measureByFreeSewingName } from './makePiece.ts';
import { type Centimeters, centimeters } from './units.ts';

/** What a set of measurements of FreeSewing told. */
export type FreeSewingSet = {
  readonly known: Readonly<Partial<Record<BodyMeasure, Centimeters>>>;
  /** Names that are measured elsewhere on the body than anything here, or not known at all. */
  readonly ignored: readonly string[];
  /** What is measured above, below or across the bust: nothing here knows more of it than its girth (SIZE-88). */
  readonly aroundBust: readonly string[];
  /** Names whose value is none a tape can say. */
  readonly outOfBounds: readonly string[];
};

/** Longer than a set with every measurement there is. */
const longestSet = 20_000;
/** Names of a longer list are not read out. */
const mostIgnored = 100;

/** What FreeSewing asks of a bust beside its girth. */
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

/** Where FreeSewing keeps measurements in what it exports: at the top, or below one of these. */
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

/** `name: number`, line by line, whatever it is indented by: of YAML nothing else is needed here. */
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
 * The girth of a bust is `chest` in a set of FreeSewing. A design that is drafted for a high bust moves it: then `bust` is that girth, and `chest` is what was
 * measured above it, which nothing here is (SIZE-88).
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

/** Reads a set of measurements of FreeSewing, in millimeters, as JSON or YAML (SIZE-87, SIZE-88). What is taken elsewhere on a body than here is named and not used. */
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

/** Sets of FreeSewing name no unit. */
const unitNote = 'Lengths in millimeters';

export const freeSewingFormats = ['json', 'yaml'] as const;
export type FreeSewingFormat = (typeof freeSewingFormats)[number];

/** How the sides of a body differ, as a note of a set: FreeSewing has no measure of it and drafts both sides alike. */
export const freeSewingNotes = (asymmetry: Asymmetry = symmetric): readonly string[] => {
  const said = (what: string, difference: SideDifference | null): readonly string[] =>
    difference ? [`${difference.side} ${what} by ${Math.round(difference.differenceCm * 10)}`] : [];
  return [
    unitNote,
    ...said('shoulder lower', asymmetry.lowerShoulder),
    ...said('arm longer', asymmetry.longerArm),
  ];
};

/**
 * Measures of a body as a set of FreeSewing: in whole millimeters, which the file says, by its names; what it takes elsewhere on the body is left out (SIZE-87, SIZE-88). Sides
 * that differ are notes (SIZE-134).
 */
export const formatFreeSewing = (
  body: Readonly<Partial<Record<BodyMeasure, number>>>,
  format: FreeSewingFormat,
  asymmetry?: Asymmetry,
): string => {
  const notes = freeSewingNotes(asymmetry).join('; ');
  const told = freeSewingNames.flatMap((name) => {
    const length = body[measureByFreeSewingName[name]];
    return length === undefined ? [] : [[name, Math.round(length * 10)] as const];
  });
  return format === 'json'
    ? `${JSON.stringify({ notes, measurements: Object.fromEntries(told) }, null, 2)}\n`
    : `# ${notes}\nmeasurements:\n${told.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
};
