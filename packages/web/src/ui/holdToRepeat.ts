/**
 * Timing of a held stepper button in milliseconds: at once, after half a second, then ten times
 * a second.
 */
export const holdTiming = { untilRepeat: 500, betweenRepeats: 100 } as const;

/**
 * Calls `act` now and repeatedly while held, until it returns false. Returns a function that
 * stops it.
 */
export const holdToRepeat = (act: () => boolean): (() => void) => {
  let ticks: ReturnType<typeof setInterval> | undefined;
  const stop = (): void => {
    clearTimeout(wait);
    clearInterval(ticks);
  };
  const wait = setTimeout(() => {
    ticks = setInterval(() => {
      if (!act()) stop();
    }, holdTiming.betweenRepeats);
    if (!act()) stop();
  }, holdTiming.untilRepeat);
  if (!act()) stop();
  return stop;
};
