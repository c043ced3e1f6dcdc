/** Whether the shop answers. The script that answers without a network has nothing for this question. */
export const hasNetwork = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** How often to look again, in milliseconds. */
export const looksAgainMs = 10_000;
