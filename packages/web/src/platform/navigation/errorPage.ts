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

const noise = [
  /ResizeObserver loop/i,
  /^(chrome|moz|safari(-web)?)-extension:/i,
  /extension context invalidated/i,
  /\bAbortError\b|aborted a request|operation was aborted/i,
];

/** Noise of browsers and their extensions that nobody can do anything about (ERR-19). `source` is the address an error comes from. */
export const isBrowserNoise = (error: { readonly message: string; readonly source: string }): boolean =>
  noise.some((pattern) => pattern.test(error.message) || pattern.test(error.source));

/** ERR-05: whether something that broke a page is reported; noise is not (ERR-19). */
export const isReported = (thrown: unknown): boolean =>
  !isBrowserNoise({ message: problemOf(typeof thrown === 'object' && thrown !== null ? thrown : { message: thrown }).message, source: '' });
