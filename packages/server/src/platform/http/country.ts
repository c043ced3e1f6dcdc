import type { Settings } from '../runtime/settings.ts';
import { countryCookie } from '../session/cookieNames.ts';

const countryCode = /^[A-Z]{2}$/;

/**
 * The country prices and shipping are for: what the visitor chose, else what a trusted proxy says, else null, which pays in US dollars (PRICE-22). XX and T1 are a proxy's words for "unknown".
 */
export const countryOf = (
  headers: Pick<Headers, 'get'>,
  cookies: ReadonlyMap<string, string>,
  { trustProxy }: Pick<Settings, 'trustProxy'>,
): string | null => {
  const chosen = cookies.get(countryCookie)?.toUpperCase() ?? '';
  if (countryCode.test(chosen)) return chosen;
  if (!trustProxy) return null;
  const seen = (headers.get('cf-ipcountry') ?? headers.get('x-country-code') ?? '').toUpperCase();
  return countryCode.test(seen) && seen !== 'XX' ? seen : null;
};
