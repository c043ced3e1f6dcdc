import { type Line, lengthOf, type Point } from './curves.ts';
import type { Collar } from './design.ts';
import type { Piece } from './piece.ts';

/**
 * The grid of a collar that is sewn to a line from the center front around the back.
 * Its pattern is straight. At rest, the leaf is a sector of a ring, so that its free edge
 * fits around the shoulders.
 */
export const meshCollar = (line: Line, collar: Collar, spacing: number): Piece => {
  const columns = line.length;
  const total = lengthOf(line) * collar.ratio;
  const [standRows, leafRows] = [collar.stand[0], collar.leaf[0]].map((depth) =>
    Math.max(3, Math.round(depth / spacing)),
  ) as [number, number];
  const rows = standRows + leafRows + 1;
  /** -1 and 1 at the center front, 0 at the back. */
  const arounds = line.map(
    (_, index) => (lengthOf(line.slice(0, index + 1)) * collar.ratio * 2) / total - 1,
  );
  const mixed = ([back, front]: readonly [number, number], share: number): number =>
    back + (front - back) * share;
  const radius = collar.leaf[0] / (collar.flare - 1);
  const points: Point[] = [];
  const ring: Point[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (const around of arounds) {
      const stand = mixed(collar.stand, Math.abs(around) ** 2.5);
      const place = (around * total) / 2;
      const share = Math.max(0, (row - standRows) / leafRows);
      const leaf = mixed(collar.leaf, Math.abs(around) ** 4) * share;
      const reach = collar.reach * around ** 5 * share;
      points.push([place + reach, row < standRows ? (stand * row) / standRows : stand + leaf]);
      const [sine, cosine] = [Math.sin(place / radius), Math.cos(place / radius)];
      ring.push([
        (radius + leaf) * sine + reach * cosine,
        (radius + leaf) * cosine - reach * sine - radius,
      ]);
    }
  }
  const at = (row: number, column: number): number => row * columns + column;
  const triangles: [number, number, number][] = [];
  for (let row = 0; row + 1 < rows; row += 1) {
    for (let column = 0; column + 1 < columns; column += 1) {
      const [a, b] = [at(row, column), at(row, column + 1)];
      const [d, e] = [at(row + 1, column), at(row + 1, column + 1)];
      // A diagonal through each point of the leaf keeps it sharp.
      const isPoint = row + 2 === rows && (column === 0 || column + 2 === columns);
      if (isPoint ? column === 0 : row % 2 === 0) triangles.push([a, b, d], [b, e, d]);
      else triangles.push([a, b, e], [a, e, d]);
    }
  }
  const standTriangles = standRows * (columns - 1) * 2;
  const indices = (length: number, index: (step: number) => number): readonly number[] =>
    Array.from({ length }, (_, step) => index(step));
  return {
    name: collar.isKnitted ? 'knitCollar' : 'clothCollar',
    points,
    triangles,
    rest: triangles.map((corners, index) =>
      corners.map((corner) => (index < standTriangles ? points : ring)[corner]),
    ),
    rows,
    leafRow: standRows,
    edges: {
      sewn: indices(columns, (column) => at(0, column)),
      fold: indices(columns, (column) => at(standRows, column)),
      free: indices(columns, (column) => at(rows - 1, column)),
      start: indices(rows, (row) => at(row, 0)),
      end: indices(rows, (row) => at(row, columns - 1)),
    },
  };
};
