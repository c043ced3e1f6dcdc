import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toHex, toLch, tonesOf } from './tones.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const lightness = (color: string) => toLch(color)[0];

describe('tones of any fabric color', () => {
  test('converting to OKLCH and back keeps the color', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(toHex(toLch(color))).toBe(color);
      }),
    );
  });

  test('seams are lighter on dark and darker on light fabric, and visible', () => {
    fc.assert(
      fc.property(hex, (color) => {
        const { line, stitch } = tonesOf(color);
        const own = lightness(color);
        for (const tone of [line, stitch]) {
          expect(Math.sign(lightness(tone) - own)).toBe(own < 0.45 ? 1 : -1);
          expect(Math.abs(lightness(tone) - own)).toBeGreaterThan(0.07);
        }
      }),
    );
  });

  test('embroidery contrasts with the fabric', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(Math.abs(lightness(tonesOf(color).thread) - lightness(color))).toBeGreaterThan(0.2);
      }),
    );
  });

  test('raised layers of dark fabric keep its hue', () => {
    const dark = hex.filter((color) => lightness(color) < 0.45);
    fc.assert(
      fc.property(dark, (color) => {
        const cast = ([, chroma, hue]: ReturnType<typeof toLch>) =>
          [chroma * Math.cos(hue), chroma * Math.sin(hue)] as const;
        const [a, b] = cast(toLch(color));
        const { raised, inside } = tonesOf(color);
        for (const tone of [raised, inside]) {
          const [c, d] = cast(toLch(tone));
          // Colors outside sRGB are clipped.
          if (toLch(color)[1] < 0.03) expect(Math.hypot(a - c, b - d)).toBeLessThan(0.006);
        }
      }),
      { examples: [['#17181b'], ['#3c3e41'], ['#1a1a1a'], ['#000000']] },
    );
  });

  test('shadows are darker and highlights lighter than the fabric', () => {
    fc.assert(
      fc.property(hex, (color) => {
        const { shade, light } = tonesOf(color);
        fc.pre(lightness(color) > 0.15 && lightness(color) < 0.98);
        expect(lightness(shade)).toBeLessThan(lightness(color));
        expect(lightness(light)).toBeGreaterThan(lightness(color));
      }),
    );
  });
});
