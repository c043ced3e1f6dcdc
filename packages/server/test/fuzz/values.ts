/** Field values: by schema, seen before, or known to break programs. */
import type { ApiDocument, JsonSchema } from './document.ts';
import type { Chance } from './random.ts';

export type Seen = {
  readonly keep: (answer: unknown) => void;
  readonly under: (name: string) => unknown;
};

const mostKept = 60;

export const createSeen = (chance: Chance): Seen => {
  const kept = new Map<string, unknown[]>();
  const collect = (value: unknown, name: string, depth: number): void => {
    if (depth > 6 || value === null) return;
    if (Array.isArray(value)) {
      for (const each of value.slice(0, 4)) collect(each, name, depth + 1);
    } else if (typeof value === 'object') {
      for (const [key, each] of Object.entries(value).slice(0, 60)) collect(each, key, depth + 1);
    } else {
      const known = kept.get(name) ?? [];
      if (known.length < mostKept) kept.set(name, [...known, value]);
      else known[chance.below(mostKept)] = value;
    }
  };
  return {
    keep: (answer) => collect(answer, '', 0),
    under: (name) => {
      const known = kept.get(name);
      return known === undefined ? undefined : chance.oneOf(known);
    },
  };
};

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

const awkward: readonly unknown[] = [
  null,
  true,
  false,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '💥'.repeat(50),
  '\u202e\u200b',
  'x'.repeat(5_000),
  "'; drop table account; --",
  '../../etc/passwd',
  '%00',
  '<script>alert(1)</script>',
  '%s%n{0}',
  '1',
  '-1',
  'NaN',
  '1e400',
  '2026-02-30',
  '9999-12-31T23:59:59Z',
  'https://evil.example/',
  'a@b@c',
  '__proto__',
  'constructor',
  0,
  -0,
  -1,
  1.5,
  0.1,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  [],
  {},
  [null],
  [[[[]]]],
  nested(31),
  nested(40),
  { toString: 1 },
  { length: -1 },
  JSON.parse('{"__proto__":{"admin":true}}'),
];

export const awkwardValue = (chance: Chance): unknown => chance.oneOf(awkward);

const texts: readonly string[] = [
  'a',
  'DE',
  'US',
  'en',
  'Nora Nadel',
  'nora@example.test',
  '10115',
  '2026-11-22',
  '+49 30 5550100',
  'needle-and-thread',
];

const textFor = (
  { minLength = 0, maxLength = 60, pattern, format }: JsonSchema,
  chance: Chance,
): string => {
  if (pattern !== undefined)
    return chance.oneOf(['1', '12', '1-2', '100001', 'DE', 'cotton-t-shirt', '2026-01-01']);
  if (format === 'email') return `guest${chance.below(1_000)}@example.test`;
  const text = chance.oneOf(texts);
  return text.padEnd(Number(minLength), 'x').slice(0, Number(maxLength));
};

const numberFor = (
  { minimum, maximum, exclusiveMinimum }: JsonSchema,
  isWhole: boolean,
  chance: Chance,
): number => {
  const least = Number(
    minimum ?? (exclusiveMinimum === undefined ? 0 : Number(exclusiveMinimum) + 1),
  );
  const most = Math.min(Number(maximum ?? least + 200), least + 100_000);
  const value = least + chance.next() * (most - least);
  return isWhole ? Math.floor(value) : value;
};

export const valueFor = (
  document: ApiDocument,
  given: JsonSchema,
  seen: Seen,
  chance: Chance,
  name = '',
  depth = 0,
): unknown => {
  const schema = document.follow(given);
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return chance.oneOf(schema.enum);
  const choices = (schema.anyOf ?? schema.oneOf) as readonly JsonSchema[] | undefined;
  if (choices !== undefined)
    return valueFor(document, chance.oneOf(choices), seen, chance, name, depth + 1);
  const type = Array.isArray(schema.type)
    ? chance.oneOf(schema.type as readonly string[])
    : schema.type;
  const known = seen.under(name);
  if (
    known !== undefined &&
    chance.percent(50) &&
    (typeof known === type || (type === 'integer' && Number.isInteger(known)))
  )
    return known;
  switch (type) {
    case 'string':
      return textFor(schema, chance);
    case 'integer':
      return numberFor(schema, true, chance);
    case 'number':
      return numberFor(schema, chance.percent(50), chance);
    case 'boolean':
      return chance.percent(50);
    case 'null':
      return null;
    case 'array': {
      const { items = {}, minItems = 0 } = schema as {
        readonly items?: JsonSchema;
        readonly minItems?: number;
      };
      const length = depth > 4 ? minItems : minItems + chance.below(3);
      return Array.from({ length }, () => valueFor(document, items, seen, chance, name, depth + 1));
    }
    case 'object': {
      const required = (schema.required ?? []) as readonly string[];
      const fields = Object.entries(
        (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>,
      );
      return Object.fromEntries(
        fields
          .filter(([key]) => required.includes(key) || chance.percent(depth > 4 ? 10 : 60))
          .map(([key, field]) => [key, valueFor(document, field, seen, chance, key, depth + 1)]),
      );
    }
    default:
      return awkwardValue(chance);
  }
};

/** Breaks a value: a field missing, strange, added, or of another type. */
export const spoil = (value: unknown, chance: Chance): unknown => {
  if (typeof value !== 'object' || value === null || chance.percent(8)) return awkwardValue(chance);
  if (Array.isArray(value)) {
    if (value.length === 0 || chance.percent(30)) return [...value, awkwardValue(chance)];
    const place = chance.below(value.length);
    return value.map((each, index) => (index === place ? spoil(each, chance) : each));
  }
  const entries = Object.entries(value);
  if (entries.length === 0 || chance.percent(10))
    return {
      ...value,
      [chance.oneOf(['extra', 'id', 'user', '__proto__x', ''])]: awkwardValue(chance),
    };
  const place = chance.below(entries.length);
  const isDropped = chance.percent(25);
  return Object.fromEntries(
    entries.flatMap(([key, each], index) =>
      index !== place ? [[key, each]] : isDropped ? [] : [[key, spoil(each, chance)]],
    ),
  );
};
