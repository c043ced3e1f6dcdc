import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hangGarment, photograph, type Quality } from './makePictures.ts';
import { designs } from './pattern/designs.ts';
import { photographForm } from './photographForm.ts';

const tiny: Quality = {
  spacing: 0.03,
  light: { roomRays: 8, keyRays: 4 },
  size: 48,
  samples: 2,
  pace: 0.3,
};

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const hung = hangGarment(designs['t-shirt'], tiny);
const front = await photograph(hung, 'front', tiny);

test('a small picture has the same bytes on every run', () => {
  // A change of pattern, drape or rendering changes this value. Look at the
  // pictures first.
  expect(hash(front.pixels)).toBe(
    '1ea54b99938127284e9b71341d6d571978af787c05d02dc6f091ec31c81e1bd0',
  );
});

test('the number of workers does not change a picture', { timeout: 60_000 }, async () => {
  const alone = await photograph(hung, 'three-quarter', tiny, 1);
  const together = await photograph(hung, 'three-quarter', tiny, 2);
  expect(hash(together.pixels)).toBe(hash(alone.pixels));
});

test('a picture shows cloth in the middle and nothing in the corners', () => {
  const { size, pixels } = front;
  const at = (x: number, y: number): readonly number[] => [
    ...pixels.subarray((y * size + x) * 4, (y * size + x) * 4 + 4),
  ];
  const [shading, , , alpha] = at(size / 2, size / 2);
  expect(alpha).toBe(255);
  expect(shading).toBeGreaterThan(120);
  for (const corner of [0, size - 1]) expect(at(corner, corner)).toEqual([0, 0, 0, 0]);
});

test('a form stands in front of the cloth at the neck only', () => {
  const { size, pixels } = photographForm(hung, tiny);
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => [
      ...pixels.subarray((y * size + x) * 4, (y * size + x) * 4 + 4),
    ]),
  );
  const middle = rows.map((row) => row[size / 2] ?? []);
  const inFront = middle.flatMap(([, , blue = 0], y) => (blue > 127 ? [y] : []));
  expect(inFront.length).toBeGreaterThan(0);
  expect(Math.max(...inFront)).toBeLessThan(size * 0.3);
  expect(middle[size / 2]).toEqual([expect.any(Number), expect.any(Number), 0, 255]);
  // The arms reach below the sleeves.
  const opaque = rows[Math.round(size * 0.6)]?.flatMap(([, , , alpha = 0], x) =>
    alpha > 127 ? [x] : [],
  );
  expect(Math.min(...(opaque ?? []))).toBeLessThan(size * 0.3);
  expect(rows[0]?.[0]).toEqual([0, 0, 0, 0]);
});
