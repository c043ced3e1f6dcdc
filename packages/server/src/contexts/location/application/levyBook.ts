import { type Currency, type Money, minorUnitsPerMajor, money } from '@tailorbird/domain/kernel';
import type { LevyTerms } from '@tailorbird/domain/location';
import type { ExchangeValue, ImportValue } from './importRows.ts';
import { isTaxedWithin, taxRateOf } from './taxRates.ts';

/** Levy terms by country and currency; null if the destination is unknown. */
export type LevyBook = {
  readonly termsOf: (countryCode: string | null, currency: Currency) => LevyTerms | null;
};
export type WithLevies = { readonly levies: LevyBook };

const numberOf = (text: string): number => Number(text.replace(',', '.'));
const thousandths = (percent: string): number => Math.round(numberOf(percent) * 10);
/** In ten-thousandths. */
const perEuro = ({ per_euro }: ExchangeValue): number => Math.round(numberOf(per_euro) * 10_000);

export type ImportRows = {
  readonly imports: ReadonlyMap<string, ImportValue>;
  readonly exchange: ReadonlyMap<string, ExchangeValue>;
};

export const levyBookOf = (rowsNow: () => ImportRows): LevyBook => ({
  termsOf: (countryCode, currency) => {
    if (countryCode === null) return null;
    if (isTaxedWithin(countryCode)) return { kind: 'vat', rate: taxRateOf(countryCode) };
    const { imports, exchange } = rowsNow();
    const row = imports.get(countryCode);
    if (!row?.used) return { kind: 'unknown' };
    if (row.shop_pays) return { kind: 'included' };
    const [theirs, ours] = [exchange.get(row.currency), exchange.get(currency)];
    if (!theirs || !ours) return { kind: 'unknown' };
    const free = (units: number): Money =>
      money(Math.floor((units * minorUnitsPerMajor * perEuro(ours)) / perEuro(theirs)), currency);
    return {
      kind: 'on-arrival',
      rates: {
        duty: {
          knitted: thousandths(row.duty_knitted),
          woven: thousandths(row.duty_woven),
          headwear: thousandths(row.duty_headwear),
          other: thousandths(row.duty_rest),
        },
        tax: thousandths(row.import_tax),
        dutyFreeUpTo: free(row.duty_free),
        taxFreeUpTo: free(row.tax_free),
        withShipping: row.with_shipping,
      },
    };
  },
});
