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

/** ROUTE-57. */
export const pageNotFoundMessage = 'This page could not be found';

export type PageProblem = { readonly status: number; readonly message: string };

/** ERR-07: an error's own status and message; 500 when it has no status. */
export const problemOf = (error: { readonly status?: unknown; readonly message?: unknown }): PageProblem => ({
  status: typeof error.status === 'number' && error.status >= 400 && error.status < 600 ? error.status : httpStatus.serverError,
  message: typeof error.message === 'string' ? error.message : '',
});

/** ERR-09: a page that finds its address invalid is not found; one that throws shows what it threw. Null: the page is fine. */
export const validatePage = (validate: () => boolean): PageProblem | null => {
  try {
    return validate() ? null : { status: httpStatus.notFound, message: pageNotFoundMessage };
  } catch (thrown) {
    return problemOf(typeof thrown === 'object' && thrown !== null ? thrown : {});
  }
};

/** ERR-12: a part of the shop that does not load reloads the page, at most once a minute. Instants in ms; null: never yet. */
export const mayReloadForChunk = (lastReload: number | null, now: number): boolean => lastReload === null || now - lastReload >= 60_000;

const noise = [
  /ResizeObserver loop/i,
  /^(chrome|moz|safari(-web)?)-extension:/i,
  /extension context invalidated/i,
  /\bAbortError\b|aborted a request|operation was aborted/i,
];

/** ERR-19, decisions 84: browser noise nobody can do anything about. `source` is where the error comes from, an address. */
export const isBrowserNoise = (error: { readonly message: string; readonly source: string }): boolean =>
  noise.some((pattern) => pattern.test(error.message) || pattern.test(error.source));

/** What becomes of a page that threw. */
export type PageFailure =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'error-page'; readonly page: ErrorPage; readonly problem: PageProblem; readonly isReported: boolean };

/**
 * A redirect that was thrown is navigation, not an error (ERR-06). Everything else shows the error page (DESIGN-17: also a redirect that failed) and is reported
 * (ERR-05), noise of browsers excepted (ERR-19).
 */
export const pageFailureOf = (thrown: unknown): PageFailure => {
  const error: { readonly kind?: unknown; readonly to?: unknown; readonly message?: unknown } =
    typeof thrown === 'object' && thrown !== null ? thrown : { message: thrown };
  if (error.kind === 'redirect' && typeof error.to === 'string') return { kind: 'redirect', to: error.to };
  const problem = problemOf(error);
  const isReported = !isBrowserNoise({ message: problem.message, source: '' });
  return { kind: 'error-page', page: errorPageOf(problem.status), problem, isReported };
};

/** ERR-13: what is said of an action that failed: that it is not permitted, or that it failed. */
export const actionFailureMessage = (status: number): 'not-permitted' | 'unknown-error' =>
  status === httpStatus.forbidden ? 'not-permitted' : 'unknown-error';
