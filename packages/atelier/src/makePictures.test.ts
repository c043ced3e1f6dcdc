import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hangGarment, photograph, type Quality } from './makePictures.ts';
import { designs } from './pattern/designs.ts';

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
