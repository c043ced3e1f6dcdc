import { err, ok, parseEmail, type Result } from '../kernel/index.ts';

export type VerifiedIdentity = {
  /** The provider's id of the person; it stays when the email address changes. */
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
};

type Owner = { readonly accountId: number; readonly isOpen: boolean };

/**
 * `enter`: signs in to the linked account. `prove`: an account has the address, so its password
 * is required first. `create`: no account has the address.
 */
export type SocialEntry =
  | { readonly kind: 'enter'; readonly accountId: number }
  | { readonly kind: 'prove'; readonly accountId: number }
  | { readonly kind: 'create'; readonly email: string };

export type SocialRefusal = { readonly kind: 'account-closed' | 'no-email' | 'email-unverified' };

/**
 * The outcome of a proved identity (AUTH-39). `linked` is the account it is linked to, `owner`
 * the account with its address.
 */
export const socialEntryOf = ({
  identity,
  linked,
  owner,
}: {
  readonly identity: Pick<VerifiedIdentity, 'email' | 'emailVerified'>;
  readonly linked: Owner | null;
  readonly owner: Owner | null;
}): Result<SocialEntry, SocialRefusal> => {
  if (linked)
    return linked.isOpen
      ? ok({ kind: 'enter', accountId: linked.accountId })
      : err({ kind: 'account-closed' });
  const email = identity.email === null ? null : parseEmail(identity.email);
  if (!email?.ok) return err({ kind: 'no-email' });
  if (!identity.emailVerified) return err({ kind: 'email-unverified' });
  if (!owner) return ok({ kind: 'create', email: email.value });
  return owner.isOpen
    ? ok({ kind: 'prove', accountId: owner.accountId })
    : err({ kind: 'account-closed' });
};
