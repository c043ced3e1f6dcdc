/**
 * Runs a callback after the next paint, so that a press shows its response first. In a hidden
 * page it runs after a short delay.
 */
export const afterPaint = (run: () => void): void => {
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
};
