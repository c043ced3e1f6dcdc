import type { Result } from '../kernel/index.ts';

/** Minutes after sign-in in which an export needs no password. */
export const passwordGraceMinutes = 15;

/** True if a session is old enough to ask for the password again. */
export const needsPassword = ({
  signedInAt,
  now,
}: {
  readonly signedInAt: number;
  readonly now: number;
}): boolean => now - signedInAt > passwordGraceMinutes * 60_000 || signedInAt > now;

export type ExportRefused =
  /** The session is old, so the password is required. Empty if none was given yet. */
  | { readonly kind: 'password-asked'; readonly message: string }
  | { readonly kind: 'too-often'; readonly message: string }
  | { readonly kind: 'unreachable' };

/** Port: all personal data of the signed-in customer, as one file. */
export type ProfileExport = {
  readonly create: (currentPassword: string) => Promise<Result<string, ExportRefused>>;
};
