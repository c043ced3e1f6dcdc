import { expect, test } from 'vitest';
import { fitZones, judgesFit, zoneFits } from './fitFeedback.ts';

test('feedback judges the fit as soon as one zone is named', () => {
  expect(judgesFit({ zones: {}, washed: true })).toBe(false);
  for (const zone of fitZones)
    for (const fit of zoneFits)
      expect(judgesFit({ zones: { [zone]: fit }, washed: false })).toBe(true);
});
