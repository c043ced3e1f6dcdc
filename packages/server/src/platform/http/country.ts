import type { Settings } from '../runtime/settings.ts';
import { countryCookie } from '../session/cookieNames.ts';

const countryCode = /^[A-Z]{2}$/;

/**
 * The country for prices and shipping: the visitor's choice, or else the country from a trusted
 * proxy, or else null, which means US dollars (PRICE-22). Proxies send XX and T1 for "unknown".
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
