import type { VerifiedIdentity } from '@tailorbird/domain/account';
import type { Locale, Result } from '@tailorbird/domain/kernel';
import type { SocialProvider } from '@tailorbird/domain/shell';

/** Values that tie a provider's response to its request. */
export type IdentityQuestion = {
  readonly provider: SocialProvider;
  /** Scheme and host of the shop as the customer sees it. */
  readonly origin: string;
  readonly state: string;
  readonly nonce: string;
  /** PKCE verifier: sent to the provider as a hash first, and in plain text with the code. */
  readonly verifier: string;
};

/**
 * `cancelled`: by the customer. `provider-away`: unreachable or failing. `not-proved`: the
 * response does not match the request.
 */
export type NotProved = { readonly kind: 'cancelled' | 'provider-away' | 'not-proved' };

export type IdentityProviders = {
  readonly names: readonly SocialProvider[];
  readonly oidcName?: string | null;
  readonly addressFor: (
    question: IdentityQuestion,
    locale: Locale,
  ) => Promise<Result<URL, { readonly kind: 'provider-away' }>>;
  /** Pages of a built-in demo provider: the response, or null for other paths. */
  readonly pages?: (request: Request, origin: string) => Promise<Response | null>;
  readonly close?: () => Promise<void>;
  readonly identityFrom: (
    question: IdentityQuestion,
    answer: URLSearchParams,
  ) => Promise<Result<VerifiedIdentity, NotProved>>;
};

export type WithIdentityProviders = { readonly identityProviders: IdentityProviders };
