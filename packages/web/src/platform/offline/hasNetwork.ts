/** True if the shop responds. The service worker never answers this request. */
export const hasNetwork = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Interval between network checks, in milliseconds. */
export const looksAgainMs = 10_000;
