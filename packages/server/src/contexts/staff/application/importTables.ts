import type { ShopValue } from '@tailorbird/domain/shell';
import { isCountry } from '../../location/application/countries.ts';
import { exchangeValue, importValue, sampleExchange, sampleImports } from '../../location/application/importRows.ts';
import type { ImportRows } from '../../location/application/levyBook.ts';
import { isTaxedWithin } from '../../location/application/taxRates.ts';

type Overrides = ReadonlyMap<string, ShopValue>;

/** Rows by key, those that were changed or added over the samples, in the order of their keys. */
const rowsOver = <Value>(
  samples: ReadonlyMap<string, Value>,
  overrides: Overrides,
  table: 'imports' | 'exchange',
  parse: (value: ShopValue) => Value,
): ReadonlyMap<string, Value> => {
  const prefix = `${table}/`;
  const changed = [...overrides].flatMap(([name, value]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), parse(value)] as const] : [],
  );
  return new Map([...new Map([...samples, ...changed])].sort(([one], [other]) => (one < other ? -1 : 1)));
};

/** What customs ask for and what currencies are worth, as staff have it now. */
export const importRowsOver = (overrides: Overrides): ImportRows => ({
  imports: rowsOver(sampleImports, overrides, 'imports', (value) => importValue.parse(value)),
  exchange: rowsOver(sampleExchange, overrides, 'exchange', (value) => exchangeValue.parse(value)),
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
