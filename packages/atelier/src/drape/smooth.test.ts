import { expect, test } from 'vitest';
import { formOf } from '../body/form.ts';
import { designs, measuresOf, pictureBodies } from '../pattern/design.ts';
import { sewGarment } from '../pattern/sew.ts';
import { placeGarment } from './place.ts';
import { layFolds } from './smooth.ts';

test('the outer layer of a roll neck surrounds the inner layer', () => {
  const design = designs['knit-roll'];
  const sewn = sewGarment(design, measuresOf(design), 0.02);
  const form = formOf(pictureBodies.men, { armDegrees: 30, lean: 0 });
  const laid = layFolds(sewn, placeGarment(sewn, form));
  const piece = sewn.pieces.findIndex(({ name }) => name === 'band');
  const { rows = 0, foldRow = 0, points } = sewn.pieces[piece]!;
  const columns = points.length / rows;
  const place = (row: number, column: number): readonly number[] => {
    const at = sewn.vertices[piece]![row * columns + column]! * 3;
    return [...laid.subarray(at, at + 3)];
  };
  expect(foldRow).toBeGreaterThan(1);
  expect(rows).toBeGreaterThan(foldRow + 1);
  for (let row = foldRow + 1; row < rows; row += 1) {
    const inner = Math.max(0, foldRow * 2 - row);
    for (let column = 0; column < columns - 1; column += 1) {
      const [x = 0, y = 0, z = 0] = place(row, column);
      const [innerX = 0, innerY = 0, innerZ = 0] = place(inner, column);
      const gap = Math.hypot(x - innerX, y - innerY, z - innerZ) / design.fabric.thickness;
      expect(gap).toBeGreaterThan(2);
      expect(gap).toBeLessThan(3.2);
      expect(Math.hypot(x, z)).toBeGreaterThan(Math.hypot(innerX, innerZ));
    }
  }
});
