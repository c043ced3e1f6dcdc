const pollingIntervalMs = 10_000;

/**
 * Calls `changed` on every event of a stream, and after each reconnection, since events
 * may have been missed. Polls if the browser gets no stream. Returns a function that
 * stops it.
 */
export const followChanges = (address: string, changed: () => void): (() => void) => {
  let timer: ReturnType<typeof setInterval> | undefined;
  const startPolling = (): void => {
    timer ??= setInterval(changed, pollingIntervalMs);
  };
  if (typeof EventSource === 'undefined') {
    startPolling();
    return () => clearInterval(timer);
  }
  const source = new EventSource(address);
  source.addEventListener('changed', () => {
    clearInterval(timer);
    timer = undefined;
    changed();
  });
  // The browser reconnects by itself unless the server refused.
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) startPolling();
  });
  return () => {
    source.close();
    clearInterval(timer);
  };
};
