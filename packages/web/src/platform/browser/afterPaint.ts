/** Runs something once the browser has shown what was done until now, so that a press is answered before what comes of it; in a page that nobody sees, in a moment. */
export const afterPaint = (run: () => void): void => {
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
};
