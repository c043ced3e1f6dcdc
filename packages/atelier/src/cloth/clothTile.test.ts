import { createHash } from 'node:crypto';
import { clothSide } from '@tailorbird/packshot';
import { clothFiles } from '@tailorbird/packshot/files';
import { expect, test } from 'vitest';
import { cloths } from './cloths.ts';
import { clothTile } from './clothTile.ts';
import type { Cloth } from './surface.ts';

const size = 96;
const all: readonly (readonly [string, Cloth])[] = Object.entries(cloths);

test('a small tile has the same bytes on every run', () => {
  // A change of cloth or light changes this value. Look at the tiles first.
  const { pixels } = clothTile('cable', cloths.cable, size, 1);
  expect(createHash('sha256').update(pixels).digest('hex')).toBe(
    '7591e22c6370bc6868cf35cfd08e699d4edea9b6015c7eea29275e0aa90ec252',
  );
});

test('every cloth is published', () => {
  expect([...clothFiles].sort()).toEqual(all.map(([name]) => name).sort());
});

test('surfaces repeat at the edges of a tile', () => {
  const places = [0.13, 4.7, 11.3, 23.9].map((x) => [x, 29.2 - x] as const);
  for (const [name, { surface }] of all) {
    for (const [x, y] of places) {
      const { height } = surface(x, y);
      expect(surface(x + clothSide, y).height, name).toBeCloseTo(height, 6);
      expect(surface(x, y - clothSide).height, name).toBeCloseTo(height, 6);
    }
  }
});

test('a tile is middle gray on average and shows its yarns', () => {
  for (const name of ['jersey', 'oxford', 'felted'] as const) {
    const { pixels } = clothTile(name, cloths[name], size, 1);
    const mean = pixels.reduce((sum, gray) => sum + gray, 0) / pixels.length;
    expect(mean, name).toBeGreaterThan(122);
    expect(mean, name).toBeLessThan(134);
    expect(Math.max(...pixels) - Math.min(...pixels), name).toBeGreaterThan(50);
  }
});
