import type { SignedInAccount, Visitor } from './visitor.ts';

/** Port, implemented by the context that owns accounts and sessions. */
export type Identities = {
  /**
   * The visitor for a request's cookies. An expired session, or one of an inactive account,
   * counts as a guest.
   */
  readonly visitorOf: (cookies: ReadonlyMap<string, string>) => Promise<Visitor>;
  readonly accountOf: (accountId: number) => Promise<SignedInAccount | undefined>;
  /** Records calls by staff on behalf of a customer, not those of customers themselves. */
  readonly acted: (visitor: Visitor, context: string, status: number) => Promise<void>;
};

export type WithIdentities = { readonly identities: Identities };
