import type { CurrentUser } from '@tailorbird/domain/account';

/** Whose basket and sizes these are. A guest is known by the hash of their cookie. */
export type Owner =
  | { readonly kind: 'customer'; readonly accountId: number }
  | { readonly kind: 'guest'; readonly guestKey: string };

export const isSameOwner = (one: Owner, other: Owner): boolean =>
  one.kind === 'customer'
    ? other.kind === 'customer' && other.accountId === one.accountId
    : other.kind === 'guest' && other.guestKey === one.guestKey;

/** Account fields that every request of a signed-in customer needs. */
export type SignedInAccount = Omit<
  CurrentUser,
  'newsletter' | 'orderCount' | 'fulfilledOrderCount'
> & {
  /** Sign-in needs a code in addition to the password. */
  readonly hasSecondFactor: boolean;
  /** ISO instant. */
  readonly dateJoined: string;
};

/** Who makes a request (GUARD-01, GUARD-02). A guest without a key has not touched a basket or a size yet. */
export type Visitor =
  | { readonly kind: 'guest'; readonly guestKey: string | null }
  | {
      readonly kind: 'customer';
      readonly account: SignedInAccount;
      readonly session: {
        readonly tokenHash: string;
        readonly csrfToken: string;
        /** The passkey that was shown in it; null where none was. */
        readonly passkeyId: number | null;
      };
      /** Somebody who works here acts in the name of this customer; null for the customer. */
      readonly impersonation: Impersonation | null;
    };

/** Who acts for somebody else: their own account, and the number of what was written down about it. */
export type Impersonation = { readonly id: number; readonly by: SignedInAccount };

/** Who does it, also in somebody else's name; null for a guest. */
export const staffOf = (visitor: Visitor): SignedInAccount | null =>
  visitor.kind === 'guest' ? null : (visitor.impersonation?.by ?? visitor.account);

/** What transactions about all that somebody has take turns by. */
export const turnOf = (owner: Owner): string =>
  owner.kind === 'customer' ? `customer ${owner.accountId}` : `guest ${owner.guestKey}`;
