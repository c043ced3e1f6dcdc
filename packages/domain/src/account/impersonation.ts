import { err, ok, type Result } from '../kernel/index.ts';
import { type CurrentUser, hasAdminUi, isAdmin, isRetailStore } from './user.ts';

/** GUARD-13: who impersonates sends no analytics. */
export const isMeasured = (user: Pick<CurrentUser, 'impersonate'> | null): boolean =>
  user?.impersonate !== true;

/** GUARD-13: nor is who impersonates asked for consent; it would be somebody else's. */
export const asksForConsent = (user: CurrentUser | null): boolean => user?.impersonate !== true;

/** GUARD-09: what admin UI can do more when a size is edited. */
export const adminSizeOptions = [
  'show-created-with-prefs',
  'latest',
  'newer',
  'older',
  'oldest',
] as const;
export type AdminSizeOption = (typeof adminSizeOptions)[number];
export const sizeOptionsFor = (
  user: CurrentUser | null,
  adminMode: string,
): readonly AdminSizeOption[] => (hasAdminUi(user, adminMode) ? adminSizeOptions : []);

/** GUARD-09: the version of a size an option leads to; versions newest first, `at` the one shown. Stays at the ends. */
export const versionAt = (
  option: Exclude<AdminSizeOption, 'show-created-with-prefs'>,
  at: number,
  count: number,
): number => {
  const wanted = { latest: 0, newer: at - 1, older: at + 1, oldest: count - 1 }[option];
  return Math.max(0, Math.min(count - 1, wanted));
};

export const shortestReason = 5;
export const longestReason = 200;

/** Why somebody looks at what is a customer's, or acts for them: a few words, without spaces around. */
export const checkReason = (typed: string): Result<string, { readonly kind: 'reason-missing' }> => {
  const reason = typed.trim();
  return reason.length >= shortestReason && reason.length <= longestReason
    ? ok(reason)
    : err({ kind: 'reason-missing' });
};

/** Only customers are acted for: nobody gains powers by it. */
export const isActedFor = (user: CurrentUser): boolean =>
  user.isActive && !isAdmin(user) && !isRetailStore(user);
