import { expect, test } from 'vitest';
import { measuresOf } from '../pattern/design.ts';
import { designs } from '../pattern/designs.ts';
import { sewGarment } from '../pattern/sew.ts';
import { drapeGarment } from './drape.ts';
import { smoothDrape } from './smooth.ts';

test('the leaf of a draped collar covers its stand from outside', () => {
  const design = designs.polo;
  const sewn = sewGarment(design, measuresOf(design), 0.02);
  const positions = smoothDrape(sewn, drapeGarment(sewn, undefined, 0.15).positions);
  const index = sewn.pieces.findIndex(({ leafRow }) => leafRow !== undefined);
  const { points, rows, leafRow } = sewn.pieces[index]!;
  const columns = points.length / rows!;
  const placeOf = (row: number, column: number): Float64Array => {
    const at = sewn.vertices[index]![row * columns + column]! * 3;
    return positions.subarray(at, at + 3);
  };
  const fromMiddle = ([x, , z]: Float64Array): number => Math.hypot(x!, z!);
  for (let column = 0; column < columns; column += 1) {
    const [seam, fold, edge] = [0, leafRow!, rows! - 1].map((row) => placeOf(row, column));
    expect(fold![1], `fold ${column}`).toBeGreaterThan(seam![1]! + 0.01);
    expect(edge![1], `edge ${column}`).toBeLessThan(fold![1]! - 0.01);
    expect(fromMiddle(edge!), `edge ${column}`).toBeGreaterThan(fromMiddle(seam!) + 0.004);
  }
});
