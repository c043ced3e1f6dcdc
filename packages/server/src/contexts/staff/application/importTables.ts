import {
  exchangeValue,
  type ImportRows,
  importValue,
  isCountry,
  isTaxedWithin,
  sampleExchange,
  sampleImports,
} from '../../location/index.ts';
import { type Overrides, rowsOver } from './rowsOver.ts';

const byKey = <Value>(
  rows: readonly { readonly key: string; readonly value: Value }[],
): ReadonlyMap<string, Value> =>
  new Map(
    rows
      .map(({ key, value }) => [key, value] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

export const importRowsOver = (overrides: Overrides): ImportRows => ({
  imports: byKey(
    rowsOver('imports', [...sampleImports], overrides, (value) => importValue.parse(value)),
  ),
  exchange: byKey(
    rowsOver('exchange', [...sampleExchange], overrides, (value) => exchangeValue.parse(value)),
  ),
});

/** Cached until `all` returns another map. */
export const importRowsNow = (all: () => Overrides): (() => ImportRows) => {
  let known: { readonly of: Overrides; readonly rows: ImportRows } | null = null;
  return () => {
    const of = all();
    if (known?.of !== of) known = { of, rows: importRowsOver(of) };
    return known.rows;
  };
};

/** Whether a key is not a country with customs outside the EU. */
export const isNoDestination = (key: string): boolean => !isCountry(key) || isTaxedWithin(key);

export const isNoCurrency = (key: string): boolean => !/^[A-Z]{3}$/.test(key);
