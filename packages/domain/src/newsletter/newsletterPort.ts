import type { Result } from '../kernel/index.ts';

export const newsletterListId = 'tailorbird-letters';

/** Refusal of a mail link: used, replaced or expired, or the server is unreachable. */
export type NewsletterLinkRefused =
  | { readonly kind: 'link-invalid' }
  | { readonly kind: 'request-failed' };

export type Newsletter = {
  /** Requests a subscription, which the recipient confirms by mail. */
  readonly subscribe: (request: {
    readonly email: string;
    /** Form of the subscription, such as `footer`. */
    readonly source: string;
  }) => Promise<Result<null, { readonly kind: 'request-failed' }>>;
  readonly confirm: (token: string) => Promise<Result<null, NewsletterLinkRefused>>;
  readonly unsubscribe: (link: string) => Promise<Result<null, NewsletterLinkRefused>>;
};
