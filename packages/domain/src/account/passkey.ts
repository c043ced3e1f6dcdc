import { err, ok, type Result } from '../kernel/index.ts';

/** What a phone, a computer or a key signs in with in place of a password, as its owner sees it. */
export type Passkey = {
  readonly id: number;
  readonly name: string;
  /** ISO instants; null while nobody has signed in with it. */
  readonly addedAt: string;
  readonly usedAt: string | null;
};

export const longestPasskeyName = 60;
/** More of them are no help to anybody. */
export const mostPasskeys = 20;

/** What its owner calls a passkey: without spaces around it, and one between words. */
export const parsePasskeyName = (
  typed: string,
): Result<string, { readonly kind: 'passkey-name-required' }> => {
  const name = typed.split(/\s/u).filter(Boolean).join(' ');
  return name ? ok(name) : err({ kind: 'passkey-name-required' });
};

/** Whether an account can still be signed in to without one of its passkeys. */
export const mayRemovePasskey = ({
  hasPassword,
  passkeys,
}: {
  readonly hasPassword: boolean;
  readonly passkeys: number;
}): boolean => hasPassword || passkeys > 1;
