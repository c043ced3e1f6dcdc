import { parseLocalizedPath } from '../kernel/index.ts';
import { isSecretPath, pageParameters, secretParameters } from './pageParameters.ts';

/** The size of what somebody visits with, as far as its user agent tells. */
export const deviceCategories = ['phone', 'tablet', 'desktop'] as const;
export type DeviceCategory = (typeof deviceCategories)[number];

/** ANALYTICS-01: what is told with each event, about the kind of visitor and never about the person. */
export type AnalyticsTraits = {
  readonly isLoggedIn: boolean;
  /** The system in its usual name, such as `iPhone` or `Windows`. */
  readonly device: string | null;
  readonly deviceCategory: DeviceCategory;
  readonly isStaff: boolean;
  readonly isOldCustomer: boolean;
  readonly testGroup: string;
  readonly adBlockDetected: boolean;
};

/** A tablet says so, or is an Android that does not call itself mobile. */
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
 * What is counted of an address: its path, and of its query the names of what pages read, without their values. What is for one visitor alone, such as the link of a
 * mail, what somebody looks for, initials and sizes are not in it.
 */
export const countedPath = (address: string): string => {
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

/** What was looked for in vain, as it may be counted: null where it could say who somebody is, as what has a number or an @ could. */
export const countedWords = (words: string): string | null => {
  const trimmed = words.trim().toLowerCase();
  return trimmed.length <= longestWords && /^[\p{L}\p{M}' -]+$/u.test(trimmed) ? trimmed : null;
};
