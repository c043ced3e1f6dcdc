import type { Clock } from '../../../platform/browser/browser.ts';

/** SIZE-38, in ms. */
export const calculationMinimumMs = 750;

/** Result of a calculation, delayed to a minimum display time; failures are rethrown. */
export const showCalculating = async <Outcome>(
  clock: Clock,
  calculate: () => Outcome | Promise<Outcome>,
): Promise<Outcome> => {
  const shown = new Promise<void>((resolve) => {
    clock.after(calculationMinimumMs, resolve);
  });
  try {
    return await calculate();
  } finally {
    await shown;
  }
};
