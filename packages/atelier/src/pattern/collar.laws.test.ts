import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meshCollar } from './collar.ts';
import { type Line, lengthOf, type Point } from './curves.ts';
import type { Collar } from './design.ts';
import type { Piece } from './piece.ts';

const between = (min: number, max: number): fc.Arbitrary<number> =>
  fc.double({ min, max, noNaN: true });

const anyCollar: fc.Arbitrary<Collar> = fc.record({
  stand: fc.tuple(between(0.02, 0.04), between(0.015, 0.04)),
  leaf: fc.tuple(between(0.035, 0.06), between(0.05, 0.09)),
  reach: between(0, 0.02),
  flare: between(1.1, 1.4),
  ratio: between(0.9, 1),
  stiffness: fc.constant(9),
});
const anySeam: fc.Arbitrary<Line> = fc
  .record({ half: fc.integer({ min: 6, max: 24 }), length: between(0.36, 0.5) })
  .map(({ half, length }) =>
    Array.from({ length: half * 2 + 1 }, (_, index): Point => [(length * index) / half / 2, 0]),
  );

const lineOf = ({ points, edges }: Piece, name: string): Line =>
  edges[name]!.map((point) => points[point]!);

/** Places at rest of the points of an edge of the leaf. */
const atRest = ({ triangles, rest, edges }: Piece, name: string): Line =>
  edges[name]!.map((point) => {
    const at = triangles.findLastIndex((corners) => corners.includes(point));
    return rest![at]![triangles[at]!.indexOf(point)]!;
  });

const each = (check: (piece: Piece, collar: Collar, seam: Line) => void): void =>
  fc.assert(
    fc.property(anyCollar, anySeam, (collar, seam) => {
      check(meshCollar(seam, collar, 0.007), collar, seam);
    }),
  );

test('a collar is as long as its neckline times its ratio', () => {
  each((piece, { ratio }, seam) => {
    expect(lengthOf(lineOf(piece, 'sewn'))).toBeCloseTo(lengthOf(seam) * ratio, 9);
  });
});

test('both halves of a collar are mirror images', () => {
  each((piece) => {
    for (const edge of ['sewn', 'fold', 'free']) {
      const line = lineOf(piece, edge);
      line.forEach(([x, y], index) => {
        const [otherX, otherY] = line[line.length - 1 - index]!;
        expect(otherX).toBeCloseTo(-x, 9);
        expect(otherY).toBeCloseTo(y, 9);
      });
    }
  });
});

test('stand and leaf have their heights at the back and at the front', () => {
  each((piece, { stand, leaf }) => {
    const [fold, free] = [lineOf(piece, 'fold'), lineOf(piece, 'free')];
    const middle = fold.length >> 1;
    expect(fold[middle]![1]).toBeCloseTo(stand[0], 9);
    expect(fold[0]![1]).toBeCloseTo(stand[1], 9);
    expect(free[middle]![1] - fold[middle]![1]).toBeCloseTo(leaf[0], 9);
    expect(free[0]![1] - fold[0]![1]).toBeCloseTo(leaf[1], 9);
  });
});

test('the free edge of a leaf at rest is longer than its fold', () => {
  each((piece, { flare }) => {
    const fold = lengthOf(lineOf(piece, 'fold'));
    expect(lengthOf(atRest(piece, 'free'))).toBeGreaterThan(fold * (1 + (flare - 1) * 0.8));
  });
});

test('a leaf at rest is as deep as in the pattern', () => {
  each((piece, { leaf, reach }) => {
    const [fold, free] = [atRest(piece, 'fold'), atRest(piece, 'free')];
    const depthAt = (index: number): number => lengthOf([fold[index]!, free[index]!]);
    expect(depthAt(fold.length >> 1)).toBeCloseTo(leaf[0], 9);
    for (const end of [0, fold.length - 1]) {
      expect(depthAt(end)).toBeCloseTo(Math.hypot(leaf[1], reach), 9);
    }
  });
});
