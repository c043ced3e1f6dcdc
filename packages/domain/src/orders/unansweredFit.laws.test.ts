import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unansweredFitPolicy, unansweredFitStep } from './unansweredFit.ts';

const deliveredAt = '2025-11-05T09:00:00.000Z';
const after = (days: number): string =>
  new Date(Date.parse(deliveredAt) + days * 86_400_000).toISOString();

test('[ORDER-05] silent customers get reminders on days 7 and 21; day 60 makes all', () => {
  const walked: string[] = [];
  let reminded = 0;
  for (let days = 0; days <= 60; days += 1) {
    const step = unansweredFitStep({ deliveredAt, reminded, now: after(days) });
    if (!step) continue;
    walked.push(`${days} ${step.kind}`);
    if (step.kind === 'remind') reminded = step.times;
  }
  expect(walked).toEqual(['7 remind', '21 remind', '60 make-rest']);
});

test('[ORDER-05] each reminder is sent once and never early', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100), { maxLength: 20 }), (looks) => {
      let reminded = 0;
      for (const days of looks.toSorted((one, other) => one - other)) {
        const step = unansweredFitStep({ deliveredAt, reminded, now: after(days) });
        if (days >= unansweredFitPolicy.makeRestAfterDays)
          expect(step).toEqual({ kind: 'make-rest' });
        if (step?.kind !== 'remind') continue;
        expect(step.times).toBeGreaterThan(reminded);
        expect(days).toBeGreaterThanOrEqual(
          unansweredFitPolicy.remindAfterDays[step.times - 1] ?? 0,
        );
        reminded = step.times;
      }
      expect(reminded).toBeLessThanOrEqual(unansweredFitPolicy.remindAfterDays.length);
    }),
  );
});
