import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Color, labelColor, luminance, recolorRows } from './recolor.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const anyColor: fc.Arbitrary<Color> = fc.tuple(share, share, share);

describe('recoloring', () => {
  test('a fully lit label has its own color on every cloth', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        expect(recolorRows(color).map(([, , label]) => label)).toEqual(labelColor);
      }),
    );
  });

  test('fully lit cloth without sheen has its color', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        expect(recolorRows(color).map(([shading]) => shading)).toEqual(color);
      }),
    );
  });

  test('darker cloth shows at least as much sheen, and white cloth none', () => {
    fc.assert(
      fc.property(share, share, (one, other) => {
        const strength = (gray: number): number =>
          (recolorRows([gray, gray, gray])[0]?.[1] ?? Number.NaN) / (0.5 * gray + 0.5);
        const [dark, light] = [Math.min(one, other), Math.max(one, other)];
        expect(strength(dark)).toBeGreaterThanOrEqual(strength(light) - 1e-12);
      }),
    );
    expect(recolorRows([1, 1, 1]).map(([, sheen]) => sheen)).toEqual([0, 0, 0]);
  });

  test('luminance runs from black to white', () => {
    expect(luminance([0, 0, 0])).toBe(0);
    expect(luminance([1, 1, 1])).toBeCloseTo(1, 9);
  });
});
