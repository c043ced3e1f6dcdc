import { shopProblem } from '../browser/browser.ts';

/** What tells of something that went wrong in a page: what nobody caught, and what a store says of itself. */
export const problemEvents = ['error', 'unhandledrejection', shopProblem] as const;

/** Hears that something went wrong, and on the page of which path. */
export type HearProblem = (event: Event, page: string) => void;

/** What went wrong in a page from its first script on. The first ten are kept in it until the part is there that tells of them. */
export type PageErrors = {
  readonly kept: readonly unknown[];
  /** Hands over what was kept, and everything that comes. */
  readonly handOver: (hear: HearProblem) => void;
};

declare global {
  interface Window {
    pageErrors?: PageErrors;
  }
}
