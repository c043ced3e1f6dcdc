import type { Result } from '../kernel/index.ts';

/** For how long after signing in nobody is asked again who they are before they take along what the shop knows. */
export const minutesWithoutPassword = 15;

/** Whether a session is so old that somebody else may sit at its screen. */
export const asksForPassword = ({
  signedInAt,
  now,
}: {
  readonly signedInAt: number;
  readonly now: number;
}): boolean => now - signedInAt > minutesWithoutPassword * 60_000 || signedInAt > now;

export type ExportRefused =
  /** The session is old: the current password is asked for. Empty where none was given yet. */
  | { readonly kind: 'password-asked'; readonly message: string }
  | { readonly kind: 'too-often'; readonly message: string }
  | { readonly kind: 'unreachable' };

/** Port: all that the shop knows of the customer who is signed in, as one file. */
export type ProfileExport = {
  readonly take: (currentPassword: string) => Promise<Result<string, ExportRefused>>;
};
