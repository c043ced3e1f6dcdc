/** Statuses that the shop distinguishes (ERR-01). */
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

type StatusPredicate<Status extends number> = <Answer extends { readonly status: number | string }>(
  answer: Answer,
) => answer is Answer & { readonly status: Status };

const recognizes =
  <Status extends number>(known: Status): StatusPredicate<Status> =>
  <Answer extends { readonly status: number | string }>(
    answer: Answer,
  ): answer is Answer & { readonly status: Status } =>
    answer.status === known;

/* Type guards that narrow a documented response or an error by its status. */
export const isBadRequest: StatusPredicate<400> = recognizes(httpStatus.badRequest);
export const isUnauthorized: StatusPredicate<401> = recognizes(httpStatus.unauthorized);
export const isForbidden: StatusPredicate<403> = recognizes(httpStatus.forbidden);
export const isNotFound: StatusPredicate<404> = recognizes(httpStatus.notFound);
export const isNotAcceptable: StatusPredicate<406> = recognizes(httpStatus.notAcceptable);
export const isConflict: StatusPredicate<409> = recognizes(httpStatus.conflict);

/** 401 or 403, as after the end of a session. */
export const isSessionRefusal = (status: number): boolean =>
  isUnauthorized({ status }) || isForbidden({ status });

/** 4xx: repeating the request gives the same response. */
export const isClientError = (status: number): boolean =>
  status >= httpStatus.badRequest && status < httpStatus.serverError;
