/** Window event: new content that the page does not show yet. */
export const contentNews = 'contentnews';

/** Subscribes to `contentNews`; returns the unsubscribe function. */
export const onNews = (run: () => void): (() => void) => {
  addEventListener(contentNews, run);
  return () => removeEventListener(contentNews, run);
};
