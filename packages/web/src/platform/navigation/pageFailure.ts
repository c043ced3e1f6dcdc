import { type Locale, localizePath } from '@tailorbird/domain/kernel';
import { ErrorResponse } from './router.ts';

/** ERR-01: the statuses pages and calls speak about. */
export const pageStatuses = [301, 400, 401, 403, 404, 405, 406, 409, 500, 503] as const;
export type PageStatus = (typeof pageStatuses)[number];

/** Throw it in a page's `validate` or `load`: the error page shows, with this status, and with what is said to people. */
export const pageFailure = (status: PageStatus, said?: string): unknown => new ErrorResponse(status, said);

/** Throw it in a page's `load`: the visitor goes there instead. The path has no language prefix. */
export const redirectTo = (path: string, locale: Locale, status: 301 | 302 = 302): Response =>
  new Response(null, { status, headers: { location: localizePath(path, locale) } });
