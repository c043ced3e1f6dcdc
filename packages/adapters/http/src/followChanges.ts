/** How often is asked where there is no stream. */
const askEveryMs = 10_000;

/**
 * Calls `changed` whenever the stream at an address says that something has changed, and whenever it is open again after it was cut: what was missed meanwhile is read then. A browser that gets no
 * stream asks now and then. Answers what ends it.
 */
export const followChanges = (address: string, changed: () => void): (() => void) => {
  let timer: ReturnType<typeof setInterval> | undefined;
  const ask = (): void => {
    timer ??= setInterval(changed, askEveryMs);
  };
  if (typeof EventSource === 'undefined') {
    ask();
    return () => clearInterval(timer);
  }
  const source = new EventSource(address);
  source.addEventListener('changed', () => {
    clearInterval(timer);
    timer = undefined;
    changed();
  });
  // The browser opens it again by itself, unless it was refused.
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) ask();
  });
  return () => {
    source.close();
    clearInterval(timer);
  };
};
