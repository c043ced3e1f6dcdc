/**
 * Focuses a control and scrolls it to the middle of the window, where no bar covers
 * it.
 */
export const goTo = (selector: string): void => {
  const control = document.querySelector<HTMLElement>(selector);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
};
