import type { ProvedIdentity } from '@tailorbird/domain/account';
import type { Locale, Result } from '@tailorbird/domain/kernel';
import type { SocialProvider } from '@tailorbird/domain/shell';

/** What ties an answer of a provider to the question it belongs to. */
export type IdentityQuestion = {
  readonly provider: SocialProvider;
  /** Scheme and host of the shop, as the customer sees them. */
  readonly origin: string;
  readonly state: string;
  readonly nonce: string;
  /** PKCE: told to the provider as a hash first, and as it is with the code. */
  readonly verifier: string;
};

/** `cancelled`: by the customer. `provider-away`: it could not be asked, or says that it cannot. `not-proved`: what came back is not what was asked for. */
export type NotProved = { readonly kind: 'cancelled' | 'provider-away' | 'not-proved' };

/** Port: houses that say who somebody is, by OpenID Connect. */
export type IdentityProviders = {
  readonly names: readonly SocialProvider[];
  /** Name of the provider `oidc`, where it has one. */
  readonly oidcName?: string | null;
  /** Where the customer goes to say who they are. */
  readonly addressFor: (
    question: IdentityQuestion,
    locale: Locale,
  ) => Promise<Result<URL, { readonly kind: 'provider-away' }>>;
  /** Pages of a house that stands within the shop while it is tried: answers what is asked of them, null where there is none. */
  readonly pages?: (request: Request, origin: string) => Promise<Response | null>;
  readonly close?: () => Promise<void>;
  /** Who they are, by what the provider sent them back with. */
  readonly identityFrom: (
    question: IdentityQuestion,
    answer: URLSearchParams,
  ) => Promise<Result<ProvedIdentity, NotProved>>;
};

export type WithIdentityProviders = { readonly identityProviders: IdentityProviders };
