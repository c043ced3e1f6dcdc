import { shopProblem } from '../browser/browser.ts';

/** Window events that signal a problem: uncaught errors, and reports from stores. */
export const problemEvents = ['error', 'unhandledrejection', shopProblem] as const;

export type ErrorListener = (event: Event, page: string) => void;

/**
 * Problems of a page since its first script. The first ten are kept until the reporter has
 * loaded.
 */
export type PageErrors = {
  readonly kept: readonly unknown[];
  /** The listener also gets the recorded problems. */
  readonly setListener: (listener: ErrorListener) => void;
};

declare global {
  interface Window {
    pageErrors?: PageErrors;
  }
}
