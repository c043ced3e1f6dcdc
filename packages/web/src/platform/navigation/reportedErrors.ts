import { problemOf } from './errorPage.ts';

const noise = [
  /ResizeObserver loop/i,
  /^(chrome|moz|safari(-web)?)-extension:/i,
  /extension context invalidated/i,
  /\bAbortError\b|aborted a request|operation was aborted/i,
];

/**
 * Unactionable errors of browsers and extensions (ERR-19). `source` is the script's address.
 */
export const isBrowserNoise = (error: {
  readonly message: string;
  readonly source: string;
}): boolean => noise.some((pattern) => pattern.test(error.message) || pattern.test(error.source));

const extension = /(chrome|moz|safari(-web)?)-extension:\/\//i;
const frame = /^\s*at\s.*:\/\/|@[\w-]+:\/\//;

/** True if an extension threw the error: the first stack frame is its code. */
const isOfExtension = (stack: unknown): boolean =>
  typeof stack === 'string' &&
  extension.test(stack.split('\n', 50).find((line) => frame.test(line)) ?? '');

/** ERR-05: true if an error of a page is reported; noise is not (ERR-19). */
export const isReported = (thrown: unknown, source = ''): boolean =>
  !isOfExtension(Object(thrown).stack) &&
  !isBrowserNoise({
    message: typeof thrown === 'string' ? thrown : problemOf(thrown).message,
    source,
  });
