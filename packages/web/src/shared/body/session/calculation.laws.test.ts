import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ManualClock } from '../../../testing/aTab.ts';
import { calculationMinimumMs, showCalculating } from './calculation.ts';

test('[SIZE-38] a calculation shows for 750 ms, or as long as it takes', async () => {
  expect(calculationMinimumMs).toBe(750);
  await fc.assert(
    fc.asyncProperty(fc.nat(2000), fc.boolean(), async (duration, isFailing) => {
      const clock = new ManualClock();
      const start = clock.now();
      let endedAfter: number | null = null;
      const calculate = (): Promise<string> =>
        new Promise((resolve, reject) => {
          clock.after(duration, () => (isFailing ? reject(new Error('Lost')) : resolve('Found')));
        });
      const shown = showCalculating(clock, calculate).finally(() => {
        endedAfter = clock.now() - start;
      });
      const outcome = shown.then(
        (found) => found,
        (error: Error) => error.message,
      );
      const end = Math.max(duration, 750);
      // Checks one moment at which only one of the two times has passed, and the moment
      // before the end.
      for (const moment of [Math.min(duration, 750), end - 1]) {
        if (moment >= end) continue;
        await clock.pass(Math.max(0, start + moment - clock.now()));
        expect(endedAfter).toBe(null);
      }
      await clock.pass(start + end - clock.now());
      expect(endedAfter).toBe(end);
      expect(await outcome).toBe(isFailing ? 'Lost' : 'Found');
    }),
    {
      examples: [
        [750, false],
        [749, true],
        [751, false],
        [0, true],
      ],
    },
  );
});
