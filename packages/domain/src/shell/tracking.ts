import { parseLocalizedPath } from '../kernel/index.ts';
import { isSecretPath, pageParameters, secretParameters } from './pageParameters.ts';

/** Device size by user agent. */
export const deviceCategories = ['phone', 'tablet', 'desktop'] as const;
export type DeviceCategory = (typeof deviceCategories)[number];

/**
 * Traits sent with each event (ANALYTICS-01); they describe the kind of visitor, never the
 * person.
 */
export type AnalyticsTraits = {
  readonly isLoggedIn: boolean;
  /** The system's common name, such as `iPhone` or `Windows`. */
  readonly device: string | null;
  readonly deviceCategory: DeviceCategory;
  readonly isStaff: boolean;
  readonly isOldCustomer: boolean;
  readonly testGroup: string;
  readonly adBlockDetected: boolean;
};

/** A tablet names itself, or is an Android without "mobile". */
export const deviceCategoryOf = (userAgent: string): DeviceCategory => {
  if (
    /iPad|Tablet/.test(userAgent) ||
    (userAgent.includes('Android') && !userAgent.includes('Mobile'))
  )
    return 'tablet';
  return /iPhone|Android|Mobile/.test(userAgent) ? 'phone' : 'desktop';
};

const longestPath = 200;

/**
 * The measurable part of a URL: its path and the names of known query parameters, without
 * values. Personal parts such as mailed keys, searches, initials and sizes are left out.
 */
export const trackablePath = (address: string): string => {
  const [full = '', query = ''] = address.split('?', 2);
  const { path } = parseLocalizedPath(full);
  const shown = isSecretPath(path) ? `/${path.split('/')[1]}/…` : path;
  const names = query
    .split('&')
    .map((pair) => pair.split('=', 1)[0] ?? '')
    .filter((name) => pageParameters.includes(name) && !secretParameters.includes(name));
  return (names.length === 0 ? shown : `${shown}?${[...new Set(names)].join('&')}`).slice(
    0,
    longestPath,
  );
};

const longestWords = 40;

/**
 * A search without results, as measured; null if it could identify somebody because it contains
 * a digit or an @.
 */
export const trackableText = (words: string): string | null => {
  const trimmed = words.trim().toLowerCase();
  return trimmed.length <= longestWords && /^[\p{L}\p{M}' -]+$/u.test(trimmed) ? trimmed : null;
};
