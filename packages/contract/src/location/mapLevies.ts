import type { Currency } from '@tailorbird/domain/kernel';
import type { LeviesTold, LevyTerms, LevyTold } from '@tailorbird/domain/location';
import { fromWireMoney, toWireMoney } from '../money.ts';
import type { WireLevies, WireLevy, WireLevyTerms } from './levySchema.ts';

export const toWireLevy = ({ duty, tax, text }: LevyTold): WireLevy => ({
  duty: toWireMoney(duty),
  tax: toWireMoney(tax),
  text,
});

export const fromWireLevy = ({ duty, tax, text }: WireLevy, currency: Currency): LevyTold => ({
  duty: fromWireMoney(duty, currency),
  tax: fromWireMoney(tax, currency),
  text,
});

export const toWireLevies = (levies: LeviesTold): WireLevies => ({
  ...toWireLevy(levies),
  terms: levies.terms,
  rate: levies.rate,
});

export const fromWireLevies = (levies: WireLevies, currency: Currency): LeviesTold => ({
  ...fromWireLevy(levies, currency),
  terms: levies.terms,
  rate: levies.rate,
});

export const toWireLevyTerms = (terms: LevyTerms): WireLevyTerms => {
  if (terms.kind === 'vat') return { kind: 'vat', rate: terms.rate };
  if (terms.kind !== 'on-arrival') return { kind: terms.kind };
  const { duty, tax, dutyFreeUpTo, taxFreeUpTo, withShipping } = terms.rates;
  return {
    kind: 'on-arrival',
    duty_rates: { ...duty },
    tax_rate: tax,
    duty_free_up_to: toWireMoney(dutyFreeUpTo),
    tax_free_up_to: toWireMoney(taxFreeUpTo),
    with_shipping: withShipping,
  };
};

export const fromWireLevyTerms = (terms: WireLevyTerms, currency: Currency): LevyTerms => {
  if (terms.kind !== 'on-arrival') return terms;
  return {
    kind: 'on-arrival',
    rates: {
      duty: terms.duty_rates,
      tax: terms.tax_rate,
      dutyFreeUpTo: fromWireMoney(terms.duty_free_up_to, currency),
      taxFreeUpTo: fromWireMoney(terms.tax_free_up_to, currency),
      withShipping: terms.with_shipping,
    },
  };
};
