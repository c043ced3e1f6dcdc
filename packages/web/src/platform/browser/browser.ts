import { value } from '../services/token.ts';

/** Time in milliseconds. */
export type Clock = {
  readonly now: () => number;
  /** Runs a callback after a delay; returns a function that cancels it. */
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

/** Today in the visitor's time zone. */
export const TodayT = value('Today', (): Day => {
  const now = new Date();
  return { day: now.getDate(), month: now.getMonth() + 1, year: now.getFullYear() };
});

export const LanguagesT = value('Languages', (): readonly string[] => navigator.languages);

/** Creates a unique idempotency key: requests with the same key have one effect. */
export const NewKeyT = value('NewKey', (): string => crypto.randomUUID());

/** Runs a callback when the page is left or its tab is closed. */
export const OnLeaveT = value('OnLeave', (run: () => void): void =>
  addEventListener('pagehide', run),
);

/** Reports a problem to the shop's operators. Must never contain personal data. */
export type Report = (problem: string, error?: unknown) => void;
/** Window event that carries a `Report`. */
export const shopProblem = 'shop-problem';
export const ReportT = value<Report>(
  'Report',
  (problem, error) =>
    void dispatchEvent(new CustomEvent(shopProblem, { detail: [problem, error] })),
);
