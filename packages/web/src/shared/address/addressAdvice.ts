import {
  type AddressField,
  type AddressWarning,
  addressWarnings,
  type Country,
} from '@tailorbird/domain/checkout';
import type { Translate } from '../../platform/texts/texts.ts';

const warningText = (
  t: Translate<'checkout'>,
  field: AddressField,
  {
    warnings,
    countries,
  }: { readonly warnings: readonly AddressWarning[]; readonly countries: readonly Country[] },
): string | null => {
  const warning = warnings.find((each) =>
    each.kind === 'non-latin-characters' ? each.field === field : field === 'countryCode',
  );
  if (!warning) return null;
  if (warning.kind === 'non-latin-characters') return t('warning.non-latin-characters');
  const here = countries.find(({ code }) => code === warning.locationCountryCode)?.printableName;
  return here ? t('warning.country-differs-from-location', { country: here }) : null;
};

export const addressAdvice = { addressWarnings, warningText };
export type AddressAdvice = typeof addressAdvice;
