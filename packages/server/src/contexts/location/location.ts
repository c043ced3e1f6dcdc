import type { Currency } from '@tailorbird/domain/kernel';
import { currencyFor } from '@tailorbird/domain/location';
import { countryCookie } from '../../platform/session/cookies.ts';
import type { Settings } from '../../platform/settings.ts';

const countryCode = /^[A-Z]{2}$/;

/**
 * The country prices and shipping are for: what the visitor chose, else what a trusted proxy says, else null, which pays in US dollars (PRICE-22). XX and T1 are a proxy's words
 * for "unknown".
 */
export const countryOf = (
  headers: Headers,
  cookies: ReadonlyMap<string, string>,
  settings: Pick<Settings, 'trustProxy'>,
): string | null => {
  const chosen = cookies.get(countryCookie)?.toUpperCase() ?? '';
  if (countryCode.test(chosen)) return chosen;
  if (!settings.trustProxy) return null;
  const seen = (headers.get('cf-ipcountry') ?? headers.get('x-country-code') ?? '').toUpperCase();
  return countryCode.test(seen) && seen !== 'XX' ? seen : null;
};

export const currencyOf = (country: string | null): Currency => currencyFor(country);
