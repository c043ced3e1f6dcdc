import type { CurrentUser } from '@tailorbird/domain/account';

/** Owner of baskets and sizes. Guests are identified by the hash of their cookie. */
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
  readonly hasSecondFactor: boolean;
  /** ISO instant. */
  readonly dateJoined: string;
};

/**
 * The visitor who makes a request (GUARD-01, GUARD-02). A guest without a key has no basket or
 * sizes yet.
 */
export type Visitor =
  | { readonly kind: 'guest'; readonly guestKey: string | null }
  | {
      readonly kind: 'customer';
      readonly account: SignedInAccount;
      readonly session: {
        readonly tokenHash: string;
        readonly csrfToken: string;
        readonly passkeyId: number | null;
      };
      /** Set while staff act for this customer; null otherwise. */
      readonly impersonation: Impersonation | null;
    };

export type Impersonation = { readonly id: number; readonly by: SignedInAccount };

/** The staff account, also while acting for a customer; null for a guest. */
export const staffOf = (visitor: Visitor): SignedInAccount | null =>
  visitor.kind === 'guest' ? null : (visitor.impersonation?.by ?? visitor.account);

/** Name of the lock that serializes transactions about an owner's data. */
export const lockNameOf = (owner: Owner): string =>
  owner.kind === 'customer' ? `customer ${owner.accountId}` : `guest ${owner.guestKey}`;
