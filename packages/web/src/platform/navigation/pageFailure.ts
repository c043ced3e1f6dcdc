import { type Locale, localizePath } from '@tailorbird/domain/kernel';
import type { httpStatus } from '@tailorbird/domain/shell';
import { ErrorResponse } from './router.ts';

/** Statuses with their own error page (ERR-01), and temporary unavailability. */
type PageStatus = (typeof httpStatus)[keyof typeof httpStatus] | 503;

/**
 * Throw it in a page's `validate` or `load` to show the error page with this status and a
 * message for visitors.
 */
export const pageFailure = (status: PageStatus, said?: string): unknown =>
  new ErrorResponse(status, said);

/** Throw it in a page's `load` to redirect. The path has no language prefix. */
export const redirectTo = (path: string, locale: Locale, status: 301 | 302 = 302): Response =>
  new Response(null, { status, headers: { location: localizePath(path, locale) } });
