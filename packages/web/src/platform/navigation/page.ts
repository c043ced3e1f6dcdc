import { type Locale, localizePath } from '@tailorbird/domain/kernel';
import type { httpStatus } from '@tailorbird/domain/shell';
import type { ReactNode } from 'react';
import type { Services } from '../services/services.ts';
import type { Namespace, Translate } from '../texts/texts.ts';
import { ErrorResponse, type ShouldRevalidateFunction } from './router.ts';

export type PageLoad = {
  readonly locale: Locale;
  readonly services: Services;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly signal: AbortSignal;
};

export type PageAddress = {
  readonly params: PageLoad['params'] /** Without language prefix. */;
  readonly path: string;
};

/** Title and description (SHELL-26). Long titles end with the tagline, short ones with the name. */
export type PageMeta = {
  readonly title: string;
  readonly form: 'long' | 'short';
  readonly description: string;
  /** Canonical path of a page with several paths; without language prefix. */
  readonly canonicalPath?: string;
  readonly noindex?: boolean;
  readonly kind?: 'article' | 'product';
  /**
   * Preview picture below `/og/{locale}/`, such as `notes/{slug}` or `{clothing
   * type}/{variant}`; the home page's by default.
   */
  readonly picture?: string;
};

/**
 * A page: texts, data, title and component. `load` runs on the server for a first view and in
 * the browser on navigation; it returns plain data, which is serialized into the page.
 */
export type PageDefinition<Data = undefined> = {
  readonly namespaces: readonly Namespace[];
  /**
   * True if the address can exist: false means 404. Throw `pageFailure` for another status
   * (ERR-09).
   */
  readonly validate?: (address: PageAddress) => boolean;
  /** Like `validate`, after loading. */
  readonly validateLoaded?: (data: Data, address: PageAddress) => boolean;
  /** Null means 404, like an invalid address (ERR-09). Throw `redirectTo` to redirect. */
  readonly load?: (request: PageLoad) => Promise<Data | null>;
  readonly meta: (page: {
    readonly data: Data;
    readonly locale: Locale;
    /** Without language prefix. */
    readonly path: string;
    readonly query: URLSearchParams;
    readonly translate: <N extends Namespace>(namespace: N) => Translate<N>;
  }) => PageMeta;
  /** By default a page reloads when its path changes, not when only the query does. */
  readonly shouldLoadAgain?: ShouldRevalidateFunction;
  readonly Page: (props: { readonly data: Data }) => ReactNode;
};

export const definePage = <Data = undefined>(page: PageDefinition<Data>): PageDefinition<Data> =>
  page;

/** Statuses with their own error page (ERR-01), and temporary unavailability. */
type PageStatus = (typeof httpStatus)[keyof typeof httpStatus] | 503;

/**
 * Throw it in a page's `validate` or `load` to show the error page with this status and a
 * message for visitors.
 */
export const pageFailure = (status: PageStatus, explanation?: string): unknown =>
  new ErrorResponse(status, explanation);

/** Throw it in a page's `load` to redirect. The path has no language prefix. */
export const redirectTo = (path: string, locale: Locale, status: 301 | 302 = 302): Response =>
  new Response(null, { status, headers: { location: localizePath(path, locale) } });
