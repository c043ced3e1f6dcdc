import { globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clothNameOf, clothRows } from './cloths.ts';
import { clothFileOf, clothFiles } from './files.ts';
import type { Garment } from './garment.ts';
import { type Color, luminance } from './recolor.ts';
import { textures } from './testing/anyGarment.ts';

const folder = fileURLToPath(new URL('../cloths/', import.meta.url));
const share = fc.double({ min: 0, max: 1, noNaN: true });
const anyColor: fc.Arbitrary<Color> = fc.tuple(share, share, share);
const shown = (color: Color, gray: number): readonly number[] =>
  clothRows(color).map(([weight, offset]) => (weight * gray) / 255 + offset);

describe('the color of a tile', () => {
  test('middle gray has the color of the cloth, white a little darker', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const light = luminance(color);
        for (const [index, part] of shown(color, 128).entries()) {
          const expected = color[index] ?? Number.NaN;
          expect(part).toBeGreaterThanOrEqual(expected * (1 - 0.071 * light));
          expect(part).toBeLessThanOrEqual(expected + 0.0201);
        }
      }),
    );
  });

  test('lighter yarn is lighter in every part, also on black', () => {
    fc.assert(
      fc.property(anyColor, fc.nat(254), (color, gray) => {
        const [dark, light] = [shown(color, gray), shown(color, gray + 1)];
        for (const [index, part] of dark.entries())
          expect(light[index]).toBeGreaterThanOrEqual(part);
      }),
    );
    const [black = 0] = shown([0.09, 0.09, 0.1], 190);
    expect(black - 0.09).toBeGreaterThan(0.05);
  });
});

describe('the files of cloth', () => {
  test('the list and the folder have the same cloths', () => {
    const listed = [...clothFiles].flatMap((name) =>
      ['.avif', '.webp'].map((ending) => name + ending),
    );
    expect(globSync('*', { cwd: folder }).sort()).toEqual(listed.sort());
  });

  test('a tile weighs at most 33.5 kB, a swatch 2.5 kB', () => {
    for (const name of clothFiles) {
      expect(statSync(`${folder}${name}.avif`).size, name).toBeLessThan(33_500);
      expect(statSync(`${folder}${name}.webp`).size, name).toBeLessThan(2_500);
    }
  });

  test('a fabric shows its own cloth or that of its texture, and paper has none', () => {
    for (const texture of textures)
      expect(clothFileOf({ slug: 'new', texture })).toBe(texture === 'paper' ? null : texture);
    expect(clothFileOf({ slug: 'linen-150', texture: 'oxford' })).toBe('linen-150');
  });
});

test('a chosen stitch replaces the cloth of the fabric', () => {
  const knit: Garment = { pattern: 'knit', color: '', texture: 'fine-knit', properties: {} };
  expect(clothNameOf(knit, 'merino')).toBe('merino');
  const cable = { ...knit, properties: { stitch: 'cable-stitch' } };
  expect(clothNameOf(cable, 'merino')).toBe('cable');
  expect(clothNameOf({ ...cable, texture: 'cable' }, 'lambswool')).toBe('lambswool');
  expect(clothNameOf({ ...knit, pattern: 't-shirt', texture: 'paper' }, 'card')).toBeNull();
});
