import { err, ok, parseEmail, type Result } from '../kernel/index.ts';

/** Who somebody is with a provider of social sign-in, as it has proved. */
export type ProvedIdentity = {
  /** What the provider calls them: it stays when their address changes. */
  readonly subject: string;
  /** Null where the provider tells none. */
  readonly email: string | null;
  /** Whether the provider says that the address is theirs. */
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
};

type Owner = { readonly accountId: number; readonly isOpen: boolean };

/** `enter`: the account it is linked to. `prove`: an account has the address, whose owner shows that they know its password first. `create`: nobody has the address. */
export type SocialEntry =
  | { readonly kind: 'enter'; readonly accountId: number }
  | { readonly kind: 'prove'; readonly accountId: number }
  | { readonly kind: 'create'; readonly email: string };

export type SocialRefusal = { readonly kind: 'account-closed' | 'no-email' | 'email-unverified' };

/** Where a proved identity leads (AUTH-39). `linked` is the account it is linked to, `owner` the one that has its address. */
export const judgeIdentity = ({
  identity,
  linked,
  owner,
}: {
  readonly identity: Pick<ProvedIdentity, 'email' | 'emailVerified'>;
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
