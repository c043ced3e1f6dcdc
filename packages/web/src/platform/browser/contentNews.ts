/** Event of the window: something arrived that the page does not show yet. */
export const contentNews = 'contentnews';

/** Runs something at each news. Returns how to stop. */
export const onNews = (run: () => void): (() => void) => {
  addEventListener(contentNews, run);
  return () => removeEventListener(contentNews, run);
};
