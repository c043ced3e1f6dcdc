import type { SignedInAccount, Visitor } from './visitor.ts';

/** Port, implemented by the context that owns accounts and sessions. */
export type Identities = {
  /** An expired session, or one of an inactive account, counts as a guest. */
  readonly visitorOf: (cookies: ReadonlyMap<string, string>) => Promise<Visitor>;
  readonly accountOf: (accountId: number) => Promise<SignedInAccount | undefined>;
  /** By staff on behalf of a customer. */
  readonly acted: (visitor: Visitor, context: string, status: number) => Promise<void>;
};

export type WithIdentities = { readonly identities: Identities };
