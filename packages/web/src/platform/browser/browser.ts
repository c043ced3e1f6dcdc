import { value } from '../services/token.ts';

/*
 * What stores ask of the browser they run in.
 */

/** Time, as the shop measures and waits for it, in milliseconds. */
export type Clock = {
  readonly now: () => number;
  /** Runs something later; what it answers calls it off. */
  readonly after: (delay: number, run: () => void) => () => void;
};

export const ClockT = value<Clock>('Clock', {
  now: () => Date.now(),
  after: (delay, run) => {
    const timer = setTimeout(run, delay);
    return () => clearTimeout(timer);
  },
});

export type Day = { readonly day: number; readonly month: number; readonly year: number };

/** The day where the visitor is. */
export const TodayT = value('Today', (): Day => {
  const now = new Date();
  return { day: now.getDate(), month: now.getMonth() + 1, year: now.getFullYear() };
});

/** What the visitor reads, the dearest first. */
export const LanguagesT = value('Languages', (): readonly string[] => navigator.languages);

/** Makes a key nobody else has: what is sent twice under one key is done once. */
export const NewKeyT = value('NewKey', (): string => crypto.randomUUID());

/** Runs something when the page is about to go: for another one, or with its tab. */
export const OnLeaveT = value('OnLeave', (run: () => void): void =>
  addEventListener('pagehide', run),
);

/** Tells whoever watches over the shop that something went wrong. Never with anything about a person in it. */
export type Report = (problem: string, error?: unknown) => void;
/** Says to who listens what a `Report` said. */
export const shopProblem = 'shop-problem';
export const ReportT = value<Report>(
  'Report',
  (problem, error) =>
    void dispatchEvent(new CustomEvent(shopProblem, { detail: [problem, error] })),
);
