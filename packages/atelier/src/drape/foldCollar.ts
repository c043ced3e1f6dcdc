import type { Sewn } from '../pattern/sew.ts';

/** Angle between the leaf of a collar and the vertical when it starts to fall. */
const fallAngle = (52 * Math.PI) / 180;

/**
 * Turns the leaf of a sewn collar over its stand, above the shoulders. In `flat`, the
 * collar stands upright, so that leaf and stand are layers.
 */
export const foldCollar = (
  { pieces, vertices }: Sewn,
  positions: Float64Array,
  flat: Float64Array,
): void => {
  pieces.forEach(({ rows, leafRow, points, edges }, piece) => {
    if (rows === undefined || leafRow === undefined) return;
    const columns = points.length / rows;
    const at = (row: number, column: number): number => vertices[piece][row * columns + column] * 3;
    const places = edges.sewn.map((point) => vertices[piece][point] * 3);
    const middle = [0, 2].map(
      (axis) => places.reduce((sum, place) => sum + positions[place + axis], 0) / places.length,
    ) as [number, number];
    for (let column = 0; column < columns; column += 1) {
      const [base, fold] = [at(0, column), at(leafRow, column)];
      const [before, after] = [column - 1, column + 1].map((next) =>
        at(0, (next + columns - 1) % (columns - 1)),
      ) as [number, number];
      const alongX = positions[after] - positions[before];
      const alongZ = positions[after + 2] - positions[before + 2];
      const away =
        alongZ * (positions[base] - middle[0]) - alongX * (positions[base + 2] - middle[1]);
      const scale = Math.sign(away) / Math.hypot(alongX, alongZ);
      const [outX, outZ] = [alongZ * scale, -alongX * scale];
      const put = (vertex: number, from: number, out: number, up: number): void => {
        positions[vertex] = positions[from] + outX * out;
        positions[vertex + 1] = positions[from + 1] + up;
        positions[vertex + 2] = positions[from + 2] + outZ * out;
      };
      const heightAt = (row: number): number => points[row * columns + column][1];
      for (let row = 1; row < rows; row += 1) {
        const vertex = at(row, column);
        flat.set(positions.subarray(base, base + 3), vertex);
        flat[vertex + 1] += heightAt(row);
      }
      for (let row = 1; row <= leafRow; row += 1) {
        put(at(row, column), at(0, column), -heightAt(row) * 0.15, heightAt(row) * 0.98);
      }
      for (let row = leafRow + 1; row < rows; row += 1) {
        const depth = heightAt(row) - heightAt(leafRow);
        put(
          at(row, column),
          fold,
          0.002 + depth * Math.sin(fallAngle),
          -depth * Math.cos(fallAngle),
        );
      }
    }
  });
};
