import { describe, expect, test } from 'vitest';
import {
  logNormalProbabilityBetween,
  normalMeanBetween,
  normalProbabilityBetween,
  normalShareLostBetween,
} from './normal.ts';

const density = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);

/** Simpson's rule. */
const integrate = (of: (x: number) => number, low: number, high: number, steps = 4000): number => {
  const width = (high - low) / steps;
  let sum = of(low) + of(high);
  for (let step = 1; step < steps; step += 1)
    sum += of(low + step * width) * (step % 2 === 1 ? 4 : 2);
  return (sum * width) / 3;
};

const intervals: readonly (readonly [number, number])[] = [
  [-1, 1],
  [-0.2, 3],
  [0, 0.5],
  [2.9, 3.1],
  [-3, -2.9],
  [3, 5],
  [6, 6.5],
  [-9, -8],
  [-8, 8],
];

describe('the normal distribution', () => {
  test('a probability equals the integral of the density', () => {
    for (const [low, high] of intervals) {
      expect(normalProbabilityBetween(low, high) / integrate(density, low, high)).toBeCloseTo(
        1,
        10,
      );
    }
    expect(normalProbabilityBetween(Number.NEGATIVE_INFINITY, 1.2815515655446004)).toBeCloseTo(
      0.9,
      13,
    );
    expect(normalProbabilityBetween(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)).toBe(1);
    expect(normalProbabilityBetween(2, 2)).toBe(0);
    expect(normalProbabilityBetween(50, 60)).toBe(0);
  });

  test('the mean within an interval equals an integral', () => {
    for (const [low, high] of intervals) {
      const oracle = integrate((x) => x * density(x), low, high) / integrate(density, low, high);
      expect(normalMeanBetween(low, high)).toBeCloseTo(oracle, 9);
    }
    expect(normalMeanBetween(0, Number.POSITIVE_INFINITY)).toBeCloseTo(Math.sqrt(2 / Math.PI), 13);
    expect(normalMeanBetween(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)).toBe(0);
  });

  test('the variance within an interval equals an integral', () => {
    for (const [low, high] of intervals) {
      const total = integrate(density, low, high);
      const mean = integrate((x) => x * density(x), low, high) / total;
      const variance = integrate((x) => (x - mean) ** 2 * density(x), low, high) / total;
      expect(1 - normalShareLostBetween(low, high)).toBeCloseTo(variance, 9);
    }
    expect(normalShareLostBetween(0, Number.POSITIVE_INFINITY)).toBeCloseTo(2 / Math.PI, 13);
    expect(normalShareLostBetween(Number.NEGATIVE_INFINITY, 0)).toBeCloseTo(2 / Math.PI, 13);
    expect(normalShareLostBetween(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)).toBe(0);
  });

  test('the logarithm of a probability is exact, also far in the tails', () => {
    for (const [low, high] of intervals) {
      expect(logNormalProbabilityBetween(low, high)).toBeCloseTo(
        Math.log(normalProbabilityBetween(low, high)),
        12,
      );
    }
    for (const high of [301, Number.POSITIVE_INFINITY]) {
      expect(logNormalProbabilityBetween(300, high)).toBeCloseTo(
        -45_000 - Math.log(300 * Math.sqrt(2 * Math.PI)),
        4,
      );
      expect(logNormalProbabilityBetween(-high, -300)).toBe(logNormalProbabilityBetween(300, high));
    }
  });

  test('results stay finite where the tails vanish', () => {
    expect(normalShareLostBetween(300, Number.POSITIVE_INFINITY)).toBeCloseTo(1, 4);
    expect(normalShareLostBetween(-301, -300)).toBeCloseTo(1, 4);
    expect(normalMeanBetween(300, Number.POSITIVE_INFINITY)).toBeCloseTo(300 + 1 / 300, 6);
    expect(normalMeanBetween(Number.NEGATIVE_INFINITY, -300)).toBeCloseTo(-300 - 1 / 300, 6);
    expect(normalMeanBetween(300, 301)).toBeCloseTo(300 + 1 / 300, 6);
    expect(normalMeanBetween(-301, -300)).toBeCloseTo(-300 - 1 / 300, 6);
  });
});
