import type { Result } from '../kernel/index.ts';

/** API-75: the list letters go to. */
export const newsletterListId = 'tailorbird-letters';

/** Port: the newsletter list of the shop (API-75). */
export type Newsletter = {
  readonly subscribe: (request: {
    readonly email: string;
    /** Where the visitor signed up, `footer` for one. */
    readonly source: string;
  }) => Promise<Result<null, { readonly kind: 'request-failed' }>>;
};
