import { expect, test } from 'vitest';
import { formOf } from '../body/form.ts';
import { measuresOf, pictureBodies } from '../pattern/design.ts';
import { designs } from '../pattern/designs.ts';
import { sewGarment } from '../pattern/sew.ts';
import { placeGarment } from './place.ts';
import { layFolds } from './smooth.ts';

test.each([
  ['roll neck', 'knit-roll', 'band'],
  ['turned-up sleeve', 't-shirt-rolled', 'turnUpRight'],
] as const)('the outer layer of a %s surrounds the inner layer', (_, design, strip) => {
  const sewn = sewGarment(designs[design], measuresOf(designs[design]), 0.02);
  const form = formOf(pictureBodies.men, { armDegrees: 30, lean: 0 });
  const laid = layFolds(sewn, placeGarment(sewn, form));
  const piece = sewn.pieces.findIndex(({ name }) => name === strip);
  const { rows = 0, foldRow = 0, points } = sewn.pieces[piece]!;
  const columns = points.length / rows;
  const place = (row: number, column: number): readonly number[] => {
    const at = sewn.vertices[piece]![row * columns + column]! * 3;
    return [...laid.subarray(at, at + 3)];
  };
  const distance = (one: readonly number[], other: readonly number[]): number =>
    Math.hypot(...one.map((part, axis) => part - other[axis]!));
  expect(foldRow).toBeGreaterThan(1);
  expect(rows).toBeGreaterThan(foldRow + 1);
  for (let row = foldRow + 1; row < rows; row += 1) {
    const inner = foldRow * 2 - row;
    const ring = Array.from({ length: columns - 1 }, (_, column) => place(inner, column));
    const center = [0, 1, 2].map(
      (axis) => ring.reduce((sum, point) => sum + point[axis]!, 0) / ring.length,
    );
    for (const [column, point] of ring.entries()) {
      const gap = distance(place(row, column), point) / designs[design].fabric.thickness;
      expect(gap).toBeGreaterThan(2);
      expect(gap).toBeLessThan(3.2);
      expect(distance(place(row, column), center)).toBeGreaterThan(distance(point, center));
    }
  }
});
