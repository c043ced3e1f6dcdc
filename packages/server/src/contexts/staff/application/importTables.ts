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

/** By key, and in the order of their keys: who looks for a country looks among all of them. */
const byKey = <Value>(
  rows: readonly { readonly key: string; readonly value: Value }[],
): ReadonlyMap<string, Value> =>
  new Map(
    rows
      .map(({ key, value }) => [key, value] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** What customs ask for and what currencies are worth, as staff have it now. */
export const importRowsOver = (overrides: Overrides): ImportRows => ({
  imports: byKey(
    rowsOver('imports', [...sampleImports], overrides, (value) => importValue.parse(value)),
  ),
  exchange: byKey(
    rowsOver('exchange', [...sampleExchange], overrides, (value) => exchangeValue.parse(value)),
  ),
});

/** The same, read once as long as nothing changes; `all` answers the same map then. */
export const importRowsNow = (all: () => Overrides): (() => ImportRows) => {
  let known: { readonly of: Overrides; readonly rows: ImportRows } | null = null;
  return () => {
    const of = all();
    if (known?.of !== of) known = { of, rows: importRowsOver(of) };
    return known.rows;
  };
};

/** Whether a row about imports is about no country that has customs of its own, as seen from the Union. */
export const isNoDestination = (key: string): boolean => !isCountry(key) || isTaxedWithin(key);

/** Whether a key is no code of a currency. */
export const isNoCurrency = (key: string): boolean => !/^[A-Z]{3}$/.test(key);
