import type { ShopValue } from '@tailorbird/domain/shell';

/** Rows that replace or extend those of the shop, by table and key: `naming/rule-_`. */
export type Overrides = ReadonlyMap<string, ShopValue>;

type Row<Value> = { readonly key: string; readonly value: Value };

/**
 * All rows of a table: the shop's own in order with changes applied, then added ones by key.
 */
export const rowsOver = <Value>(
  table: string,
  given: readonly (readonly [key: string, value: Value])[],
  overrides: Overrides,
  parse: (value: ShopValue) => Value,
): readonly Row<Value>[] => {
  const prefix = `${table}/`;
  const known = new Set(given.map(([key]) => key));
  const changed = new Map(
    [...overrides].flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), parse(value)] as const] : [],
    ),
  );
  const added = [...changed]
    .filter(([key]) => !known.has(key))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return [...given, ...added].map(([key, value]) => ({ key, value: changed.get(key) ?? value }));
};
