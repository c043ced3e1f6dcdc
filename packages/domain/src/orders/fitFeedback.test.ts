import { expect, test } from 'vitest';
import { fitZones, hasFitAnswers, zoneFits } from './fitFeedback.ts';

test('feedback judges the fit as soon as one zone is named', () => {
  expect(hasFitAnswers({ zones: {}, washed: true })).toBe(false);
  for (const zone of fitZones)
    for (const fit of zoneFits)
      expect(hasFitAnswers({ zones: { [zone]: fit }, washed: false })).toBe(true);
});
