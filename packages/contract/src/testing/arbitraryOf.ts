import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Schema } from '../endpoint.ts';

type Definition = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly catchall?: Schema;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly keyType?: Schema;
  readonly valueType?: Schema;
  readonly options?: readonly Schema[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly (string | number | boolean | null)[];
  readonly format?: string;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
};
type Check = {
  readonly check: string;
  readonly format?: string;
  readonly pattern?: RegExp;
  readonly value?: number;
  readonly inclusive?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
};

const definitionOf = (schema: Schema): Definition => schema._zod.def as unknown as Definition;
const checksOf = (definition: Definition): readonly Check[] =>
  (definition.checks ?? []).map((check) => check._zod.def);

const isoInstant = fc
  .date({
    min: new Date('2000-01-01T00:00:00Z'),
    max: new Date('2100-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString());

const strings = (definition: Definition): fc.Arbitrary<string> => {
  const checks = checksOf(definition);
  const shortest = checks.find(({ check }) => check === 'min_length')?.minimum ?? 0;
  const most =
    checks.find(({ check }) => check === 'max_length')?.maximum ?? Number.POSITIVE_INFINITY;
  const longest = Math.min(most, 40);
  const pattern = checks.find((check) => check.pattern)?.pattern;
  if (definition.format === 'datetime') return isoInstant;
  if (definition.format === 'date') return isoInstant.map((instant) => instant.slice(0, 10));
  // A pattern may require more characters than the default maximum, such as a key of 43.
  if (pattern)
    return fc
      .stringMatching(pattern)
      .filter((text) => text.length >= shortest && text.length <= most);
  return fc
    .string({ minLength: shortest, maxLength: longest, unit: 'grapheme' })
    .filter((text) => text.length <= longest);
};

const numbers = (definition: Definition): fc.Arbitrary<number> => {
  const checks = checksOf(definition);
  const isWhole =
    definition.format === 'safeint' || checks.some(({ format }) => format === 'safeint');
  const above = checks.find(({ check }) => check === 'greater_than');
  const below = checks.find(({ check }) => check === 'less_than');
  const lowest = above ? (above.value ?? 0) + (above.inclusive ? 0 : 1) : -1_000_000;
  const highest = below?.value ?? 1_000_000;
  return isWhole
    ? fc.integer({ min: lowest, max: highest })
    : fc.integer({ min: lowest * 4, max: highest * 4 }).map((quarters) => quarters / 4);
};

/** Random values of a schema, for laws and for fuzzing the server. */
export const arbitraryOf = (schema: Schema): fc.Arbitrary<unknown> => {
  const definition = definitionOf(schema);
  const inner = (): Schema => definition.innerType ?? schema;
  switch (definition.type) {
    case 'object': {
      const shape = definition.shape ?? {};
      const optional = (part: Schema): boolean => definitionOf(part).type === 'optional';
      const parts = Object.entries(shape).map(([key, part]) => [
        key,
        arbitraryOf(optional(part) ? (definitionOf(part).innerType ?? part) : part),
      ]);
      const required = Object.keys(shape).filter((key) => !optional(shape[key] as Schema));
      const records = fc.record(
        Object.fromEntries(parts) as Record<string, fc.Arbitrary<unknown>>,
        {
          requiredKeys: required as never[],
          noNullPrototype: true,
        },
      );
      // Rules over several fields are kept by filtering, since most random records pass.
      const isRuled = checksOf(definition).some(({ check }) => check === 'custom');
      return isRuled ? records.filter((value) => z.safeParse(schema, value).success) : records;
    }
    case 'array': {
      const longest = Math.min(
        checksOf(definition).find(({ check }) => check === 'max_length')?.maximum ?? 3,
        3,
      );
      return fc.array(arbitraryOf(definition.element ?? schema), {
        minLength: Math.min(1, longest),
        maxLength: longest,
      });
    }
    case 'nullable':
      return fc.option(arbitraryOf(inner()), { nil: null });
    case 'optional':
      return arbitraryOf(inner());
    case 'union':
      return fc.oneof(...(definition.options ?? []).map(arbitraryOf));
    case 'record': {
      const keys = definition.keyType ? definitionOf(definition.keyType) : undefined;
      const values = arbitraryOf(definition.valueType ?? schema);
      if (keys?.type === 'enum')
        return fc.record(
          Object.fromEntries(Object.values(keys.entries ?? {}).map((key) => [key, values])),
          { noNullPrototype: true },
        );
      const names = fc.string({ minLength: 1, maxLength: 10 }).filter((name) => !(name in {}));
      return fc.dictionary(names, values, { maxKeys: 3, noNullPrototype: true });
    }
    case 'enum':
      return fc.constantFrom(...Object.values(definition.entries ?? {}));
    case 'literal':
      return fc.constantFrom(...(definition.values ?? []));
    case 'string':
      return strings(definition);
    case 'number':
      return numbers(definition);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'unknown':
      return fc.constantFrom(null, 1, 'a', ['b']);
    default:
      throw new Error(`No values for shapes of type ${definition.type}`);
  }
};
