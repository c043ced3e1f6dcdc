import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import { bestMatchingColor } from './bestMatchingColor.ts';

it('the best matching color is shown, with ties won by the default color', () => {
  const fits = fc.array(fc.nat(3), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fits, fc.nat(7), (fit, place) => {
      const colors = fit.map((_, index) => index);
      const shown = colors[place];
      const sought = bestMatchingColor(colors, shown, (color) => fit[color] ?? 0);
      const best = Math.max(...fit);
      if (best === 0) expect(sought).toBeNull();
      else expect(fit[sought ?? -1]).toBe(best);
      if (best > 0 && shown !== undefined && fit[shown] === best) expect(sought).toBe(shown);
    }),
    runs(200),
  );
});
