import type { Result } from '../kernel/index.ts';

/** API-75: the list letters go to. */
export const newsletterListId = 'tailorbird-letters';

/** Why the link of a mail did not do what it is for: it is used, replaced or too old, or nobody could be asked. */
export type NewsletterLinkRefused =
  | { readonly kind: 'link-invalid' }
  | { readonly kind: 'request-failed' };

/** Port: the newsletter list of the shop (API-75). */
export type Newsletter = {
  /** Asks for letters; whoever reads the address confirms that. */
  readonly subscribe: (request: {
    readonly email: string;
    /** Where the visitor signed up, `footer` for one. */
    readonly source: string;
  }) => Promise<Result<null, { readonly kind: 'request-failed' }>>;
  /** Confirms a subscription by what the link of a mail carries. */
  readonly confirm: (token: string) => Promise<Result<null, NewsletterLinkRefused>>;
  /** Unsubscribes by what the link of a letter carries. */
  readonly unsubscribe: (link: string) => Promise<Result<null, NewsletterLinkRefused>>;
};
