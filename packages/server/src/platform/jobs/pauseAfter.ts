const firstPauseMs = 30_000;
const longestPauseMs = 6 * 60 * 60_000;

/** How long something rests after being tried so often: half a minute, then twice as long each time, and six hours at most. */
export const pauseAfter = (attempts: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** (attempts - 1));
