/** How a held stepper button repeats, in milliseconds: once at once, then after half a second ten times a second. */
export const holdTiming = { untilRepeat: 500, betweenRepeats: 100 } as const;

/** Does something now, and goes on while held. Returns how to stop. `act` answers whether there is more to do. */
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
