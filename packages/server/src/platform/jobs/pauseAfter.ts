const firstPauseMs = 30_000;
const longestPauseMs = 6 * 60 * 60_000;

/** Pause after failed attempts: half a minute, doubled each time, at most six hours. */
export const pauseAfter = (attempts: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** (attempts - 1));
