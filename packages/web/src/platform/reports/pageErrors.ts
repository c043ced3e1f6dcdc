import { shopProblem } from '../browser/browser.ts';

/** Window events that signal a problem: uncaught errors, and reports from stores. */
export const problemEvents = ['error', 'unhandledrejection', shopProblem] as const;

/** Receives a problem and the path of its page. */
export type HearProblem = (event: Event, page: string) => void;

/**
 * Problems of a page since its first script. The first ten are kept until the reporter has
 * loaded.
 */
export type PageErrors = {
  readonly kept: readonly unknown[];
  /** Passes on the recorded problems and all later ones. */
  readonly handOver: (hear: HearProblem) => void;
};

declare global {
  interface Window {
    pageErrors?: PageErrors;
  }
}
