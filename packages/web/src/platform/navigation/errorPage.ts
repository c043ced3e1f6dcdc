/** ERR-01: statuses the shop knows by name. */
export const httpStatus = {
  movedPermanently: 301,
  badRequest: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  notAcceptable: 406,
  conflict: 409,
  serverError: 500,
} as const;

/** ERR-02, GUARD-20: 404 and 403 have a title and description of their own. */
export type ErrorPage = 'not-found' | 'forbidden' | 'generic';
export const errorPageOf = (status: number): ErrorPage =>
  status === httpStatus.notFound ? 'not-found' : status === httpStatus.forbidden ? 'forbidden' : 'generic';

export type PageProblem = { readonly status: number; readonly message: string };

/** ERR-07: an error's own status and message; 500 when it has no status. */
export const problemOf = (error: { readonly status?: unknown; readonly message?: unknown }): PageProblem => ({
  status: typeof error.status === 'number' && error.status >= 400 && error.status < 600 ? error.status : httpStatus.serverError,
  message: typeof error.message === 'string' ? error.message : '',
});
