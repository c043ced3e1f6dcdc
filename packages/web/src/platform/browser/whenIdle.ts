/**
 * Runs a callback when the browser is idle, or after one second; returns a function that
 * cancels it.
 */
export const whenIdle = (run: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(run, { timeout: 1_000 });
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(run, 200);
  return () => clearTimeout(asked);
};
