import type { Currency } from '@tailorbird/domain/kernel';
import type { LeviesTold, LevyTerms, LevyTold } from '@tailorbird/domain/location';
import { fields } from '../fields.ts';
import { decimalMoney } from '../money.ts';
import type { WireLevies, WireLevy, WireLevyTerms } from './levySchema.ts';

const levyKeys = {
  duty: ['duty', decimalMoney],
  tax: ['tax', decimalMoney],
  text: 'text',
} as const;

export const levyFields = fields<LevyTold, WireLevy, Currency>()(levyKeys);

export const leviesFields = fields<LeviesTold, WireLevies, Currency>()({
  ...levyKeys,
  terms: 'terms',
  rate: 'rate',
});

type Rates = Extract<LevyTerms, { readonly kind: 'on-arrival' }>['rates'];
type WireRates = Omit<Extract<WireLevyTerms, { kind: 'on-arrival' }>, 'kind'>;

const rateFields = fields<Rates, WireRates, Currency>()({
  duty: 'duty_rates',
  tax: 'tax_rate',
  dutyFreeUpTo: ['duty_free_up_to', decimalMoney],
  taxFreeUpTo: ['tax_free_up_to', decimalMoney],
  withShipping: 'with_shipping',
});

export const toWireLevyTerms = (terms: LevyTerms): WireLevyTerms => {
  if (terms.kind === 'vat') return { kind: 'vat', rate: terms.rate };
  if (terms.kind !== 'on-arrival') return { kind: terms.kind };
  return { kind: 'on-arrival', ...rateFields.toWire(terms.rates) };
};

export const fromWireLevyTerms = (terms: WireLevyTerms, currency: Currency): LevyTerms =>
  terms.kind === 'on-arrival'
    ? { kind: 'on-arrival', rates: rateFields.fromWire(terms, currency) }
    : terms;
