import type { SignedInAccount, Visitor } from './visitor.ts';

/** Port: who somebody is. Whoever keeps accounts and sessions implements it. */
export type Identities = {
  /** Who the cookies of a request belong to. A session that has ended, or whose account is no longer active, is a guest's. */
  readonly visitorOf: (cookies: ReadonlyMap<string, string>) => Promise<Visitor>;
  /** The account with an id; undefined when there is none. */
  readonly accountOf: (accountId: number) => Promise<SignedInAccount | undefined>;
  /** Writes down what was done in the name of a customer; nothing of what customers do themselves. */
  readonly acted: (visitor: Visitor, context: string, status: number) => Promise<void>;
};

export type WithIdentities = { readonly identities: Identities };
