import { err, ok, type Result } from '../kernel/index.ts';

/** A passkey as its owner sees it: a phone, computer or security key. */
export type Passkey = {
  readonly id: number;
  readonly name: string;
  /** ISO 8601 instant; null if it was never used. */
  readonly addedAt: string;
  readonly usedAt: string | null;
};

export const maximumPasskeyNameLength = 60;
export const maximumPasskeys = 20;

/** The name of a passkey: trimmed, with single spaces. */
export const parsePasskeyName = (
  typed: string,
): Result<string, { readonly kind: 'passkey-name-required' }> => {
  const name = typed.split(/\s/u).filter(Boolean).join(' ');
  return name ? ok(name) : err({ kind: 'passkey-name-required' });
};

/** True if the account can be signed in to without one of its passkeys. */
export const mayRemovePasskey = ({
  hasPassword,
  passkeys,
}: {
  readonly hasPassword: boolean;
  readonly passkeys: number;
}): boolean => hasPassword || passkeys > 1;
