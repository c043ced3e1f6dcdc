import type { Result } from '../kernel/index.ts';

/** Port: the newsletter list of the shop (API-75). */
export type Newsletter = {
  readonly subscribe: (request: {
    readonly email: string;
    /** Where the visitor signed up, `footer` for one. */
    readonly source: string;
  }) => Promise<Result<null, { readonly kind: 'request-failed' }>>;
};
