/** JSON that contains each repeated object and list once. */
type Compact = {
  /** Later ones may refer to earlier ones. */
  readonly repeated: readonly unknown[];
  readonly value: unknown;
};

/** Shorter values are written again, in characters. */
const shortest = 40;
/** Key of a reference: `{ "$": 3 }` is the fourth repeated value. */
const reference = '$';

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

const mapParts = (value: object, change: (part: unknown) => unknown): unknown =>
  Array.isArray(value)
    ? value.map(change)
    : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part)]));

/** Values without a key `$`. */
export const compactJson = (value: unknown): string => {
  const counts = new Map<string, number>();
  const count = (part: unknown): void => {
    if (!isNested(part)) return;
    const text = JSON.stringify(part);
    counts.set(text, (counts.get(text) ?? 0) + 1);
    // The parts of a repeated value are written once.
    if (counts.get(text) === 1) Object.values(part).forEach(count);
  };
  count(value);
  const places = new Map<string, number>();
  const repeated: unknown[] = [];
  const compact = (part: unknown): unknown => {
    if (!isNested(part)) return part;
    const text = JSON.stringify(part);
    if (text.length < shortest || (counts.get(text) ?? 0) < 2) return mapParts(part, compact);
    if (!places.has(text)) {
      const written = mapParts(part, compact);
      places.set(text, repeated.push(written) - 1);
    }
    return { [reference]: places.get(text) };
  };
  const written = compact(value);
  return JSON.stringify({ repeated, value: written } satisfies Compact);
};

export const readCompactJson = (text: string): unknown => {
  const { repeated, value } = JSON.parse(text) as Compact;
  const known: unknown[] = [];
  const expand = (part: unknown): unknown => {
    if (!isNested(part)) return part;
    return reference in part ? known[part[reference] as number] : mapParts(part, expand);
  };
  for (const each of repeated) known.push(expand(each));
  return expand(value);
};
