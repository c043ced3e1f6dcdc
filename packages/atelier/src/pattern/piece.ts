import Delaunator from 'delaunator';
import { type Line, lengthOf, type Point, resample } from './curves.ts';
import type { Rib } from './design.ts';
import type { Outline } from './outlines.ts';

/** A piece of cloth as triangles, in pattern coordinates. */
export type Piece = {
  readonly name: string;
  readonly points: readonly Point[];
  /** Counterclockwise. */
  readonly triangles: readonly (readonly [number, number, number])[];
  /** Corners of the triangles at rest, where they differ from the pattern. */
  readonly rest?: readonly (readonly Point[])[];
  /** Points of each edge, in the direction of the outline. */
  readonly edges: Readonly<Record<string, readonly number[]>>;
  /** Rows of a strip; absent for a piece with an outline. */
  readonly rows?: number;
  /** Row at which a strip folds over to the outside. */
  readonly foldRow?: number;
  /** Row at which the leaf of a collar folds over its stand. */
  readonly leafRow?: number;
};

export const isInside = (polygon: Line, [x, y]: Point): boolean => {
  let inside = false;
  for (let index = 0, last = polygon.length - 1; index < polygon.length; last = index, index += 1) {
    const [[ax, ay], [bx, by]] = [polygon[index], polygon[last]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
};

const doubleArea = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Samples an outline, fills it with a hexagonal grid and triangulates both. */
export const meshPiece = (
  outline: Outline,
  name: string,
  samples: Readonly<Record<string, number>>,
  spacing: number,
  random: () => number,
): Piece => {
  const boundary: Point[] = [];
  const ranges: [name: string, from: number, count: number][] = [];
  for (const edge of outline.edges) {
    const count = samples[edge.name];
    ranges.push([edge.name, boundary.length, count]);
    boundary.push(...resample(edge.line, count).slice(0, -1));
  }
  const edges = Object.fromEntries(
    ranges.map(([edge, from, count]) => [
      edge,
      Array.from({ length: count }, (_, index) => (from + index) % boundary.length),
    ]),
  );
  const dense = resample([...boundary, boundary[0]], boundary.length * 3);
  const [xs, ys] = [boundary.map(([x]) => x), boundary.map(([, y]) => y)];
  const rowHeight = (spacing * Math.sqrt(3)) / 2;
  const inner: Point[] = [];
  const clearance = (spacing * 0.62) ** 2;
  for (let row = 0, y = Math.min(...ys); y < Math.max(...ys); y += rowHeight, row += 1) {
    const start = -Math.ceil(Math.max(...xs) / spacing) * spacing;
    for (let x = start + (row % 2) * (spacing / 2); x < Math.max(...xs); x += spacing) {
      const point: Point = [
        x + (random() - 0.5) * spacing * 0.12,
        y + (random() - 0.5) * spacing * 0.12,
      ];
      const isClear = dense.every(
        ([dx, dy]) => (dx - point[0]) ** 2 + (dy - point[1]) ** 2 > clearance,
      );
      if (isClear && isInside(boundary, point)) inner.push(point);
    }
  }
  const points = [...boundary, ...inner];
  const { triangles: corners } = Delaunator.from(points as [number, number][]);
  const triangles: [number, number, number][] = [];
  for (let at = 0; at < corners.length; at += 3) {
    const [a, b, c] = [corners[at], corners[at + 1], corners[at + 2]];
    const [p, q, r] = [points[a], points[b], points[c]];
    const area = doubleArea(p, q, r);
    const center: Point = [(p[0] + q[0] + r[0]) / 3, (p[1] + q[1] + r[1]) / 3];
    if (Math.abs(area) < spacing * spacing * 0.02 || !isInside(boundary, center)) continue;
    triangles.push(area > 0 ? [a, b, c] : [a, c, b]);
  }
  return { name, points, triangles, edges };
};

/** Share of a strip on each side of its center in which it grows to its full height. */
const taperedShare = 0.32;

/**
 * A strip sewn to a line by its bottom: one column per point of the line, narrower
 * than the line by `ratio`. `center` is the column with the least height of a tapered
 * strip.
 */
export const meshStrip = (
  name: string,
  line: Line,
  { height, ratio, fold, taper = 1 }: Rib,
  spacing: number,
  center = 0,
): Piece => {
  const columns = line.length;
  // A strip folds along a row of points.
  const steps =
    fold === undefined
      ? Math.round(height / spacing)
      : Math.round(fold / spacing) * Math.round(height / fold);
  const rows = Math.max(3, steps + 1);
  const places = line.map((_, index) => lengthOf(line.slice(0, index + 1)) * ratio);
  const around = places[columns - 1];
  const shares = places.map((place) => {
    const away = Math.abs(place - places[center]);
    const share = Math.min(1, Math.min(away, around - away) / (around * taperedShare));
    return taper + (1 - taper) * share * share * (3 - 2 * share);
  });
  const points: Point[] = [];
  for (let row = 0; row < rows; row += 1) {
    places.forEach((place, column) => {
      points.push([place, (height * shares[column] * row) / (rows - 1)]);
    });
  }
  const at = (row: number, column: number): number => row * columns + column;
  const triangles: [number, number, number][] = [];
  for (let row = 0; row + 1 < rows; row += 1) {
    for (let column = 0; column + 1 < columns; column += 1) {
      const [a, b] = [at(row, column), at(row, column + 1)];
      const [d, e] = [at(row + 1, column), at(row + 1, column + 1)];
      // One direction per row: a change within a row bends the rim.
      if (row % 2 === 0) triangles.push([a, b, d], [b, e, d]);
      else triangles.push([a, b, e], [a, e, d]);
    }
  }
  const indices = (length: number, index: (step: number) => number): readonly number[] =>
    Array.from({ length }, (_, step) => index(step));
  return {
    name,
    points,
    triangles,
    rows,
    ...(fold === undefined ? {} : { foldRow: Math.round((fold / height) * (rows - 1)) }),
    edges: {
      sewn: indices(columns, (column) => at(0, column)),
      free: indices(columns, (column) => at(rows - 1, column)),
      start: indices(rows, (row) => at(row, 0)),
      end: indices(rows, (row) => at(row, columns - 1)),
    },
  };
};
