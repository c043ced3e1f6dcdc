/** Runs something once the browser has nothing else to do, or after a second; what it answers calls it off. */
export const whenIdle = (run: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(run, { timeout: 1_000 });
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(run, 200);
  return () => clearTimeout(asked);
};
