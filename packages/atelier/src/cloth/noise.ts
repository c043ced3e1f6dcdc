import { ramp } from '../render/raster.ts';

/** A number in [0, 1) for a pair of integers: the same pair gives the same number. */
export const hashOf = (x: number, y: number, seed = 0): number => {
  let mixed = Math.imul(x ^ Math.imul(y, 0x27d4eb2d) ^ Math.imul(seed, 0x165667b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x27d4eb2d);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
};

export const modulo = (value: number, period: number): number =>
  ((value % period) + period) % period;

/**
 * Smooth random values between -1 and 1 with `across` × `up` cells in a unit square. They
 * continue at the edges of the square.
 */
export const noiseAt = (x: number, y: number, across: number, up: number, seed: number): number => {
  const [column, row] = [x * across, y * up];
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const at = (i: number, j: number): number =>
    hashOf(modulo(left + i, across), modulo(top + j, up), seed);
  const [fx, fy] = [ramp(column - left, 0, 1), ramp(row - top, 0, 1)];
  const upper = at(0, 0) * (1 - fx) + at(1, 0) * fx;
  const lower = at(0, 1) * (1 - fx) + at(1, 1) * fx;
  return (upper * (1 - fy) + lower * fy) * 2 - 1;
};
