import { err, ok, type Result } from '../kernel/index.ts';
import { type CurrentUser, hasAdminUi, isAdmin, isRetailStore } from './user.ts';

/** Impersonated sessions send no analytics (GUARD-13). */
export const isTracked = (user: Pick<CurrentUser, 'impersonate'> | null): boolean =>
  user?.impersonate !== true;

/**
 * Impersonated sessions are not asked for consent, which would be the customer's (GUARD-13).
 */
export const needsConsent = (user: CurrentUser | null): boolean => user?.impersonate !== true;

/** Additional actions of the admin UI while editing a size (GUARD-09). */
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

/**
 * The version that an option leads to (GUARD-09); versions are newest first and `at` is the
 * shown one. Stays within bounds.
 */
export const versionAt = (
  option: Exclude<AdminSizeOption, 'show-created-with-prefs'>,
  at: number,
  count: number,
): number => {
  const wanted = { latest: 0, newer: at - 1, older: at + 1, oldest: count - 1 }[option];
  return Math.max(0, Math.min(count - 1, wanted));
};

export const minimumReasonLength = 5;
export const maximumReasonLength = 200;

/** The reason for viewing a customer's data or acting for them, trimmed. */
export const checkReason = (typed: string): Result<string, { readonly kind: 'reason-missing' }> => {
  const reason = typed.trim();
  return reason.length >= minimumReasonLength && reason.length <= maximumReasonLength
    ? ok(reason)
    : err({ kind: 'reason-missing' });
};

/** Staff act for customers only, so that nobody gains permissions. */
export const isActedFor = (user: CurrentUser): boolean =>
  user.isActive && !isAdmin(user) && !isRetailStore(user);
