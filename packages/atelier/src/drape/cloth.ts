import { foldsOf } from '../pattern/design.ts';
import type { Sewn } from '../pattern/sew.ts';
import { randomFrom, seedOf } from '../random.ts';

/**
 * A mesh of points, springs and bending stencils. Every vertex has the same mass.
 */
export type Cloth = {
  readonly count: number;
  readonly positions: Float64Array;
  readonly velocities: Float64Array;
  /** Kilograms per vertex. */
  readonly mass: number;
  /** Two vertices per spring. */
  readonly springs: Int32Array;
  readonly lengths: Float64Array;
  /** Inverse stiffness times mass, in seconds squared. */
  readonly springCompliance: Float64Array;
  /** Four vertices per stencil: the ends of an edge, and the opposite corners. */
  readonly stencils: Int32Array;
  readonly weights: Float64Array;
  readonly stencilCompliance: Float64Array;
  /** Friction of each vertex relative to the cloth. */
  readonly grip: Float64Array;
};

type Side = { readonly triangle: number; readonly corner: number };

/** Rows of the folded hem of a piece without a rib, in meters. */
export const hemHeight = 0.022;

export const isRib = (name: string): boolean =>
  name === 'band' || name.endsWith('Rib') || name.startsWith('cuff') || name.startsWith('binding');

/**
 * How a piece differs from its fabric: ribs stretch easily and are thicker, collars
 * and hoods are double.
 */
const factorsOf = (
  name: string,
  collar = 1,
): { readonly stretch: number; readonly bending: number } =>
  name.endsWith('Collar')
    ? { stretch: 1, bending: collar }
    : isRib(name)
      ? { stretch: 0.6, bending: 5 }
      : name === 'collar' || name.startsWith('hood')
        ? { stretch: 1.5, bending: name === 'collar' ? 7 : 2.5 }
        : { stretch: 1, bending: 1 };

/**
 * Washed cloth shrinks unevenly by this share, so that it never hangs perfectly
 * smooth.
 */
const unevenness = 0.012;

/** Smooth random values over pattern space, between -1 and 1. */
const noiseOver = (
  random: () => number,
  period: number,
): ((u: number, v: number, piece: number) => number) => {
  const size = 64;
  const values = Float32Array.from({ length: size * size }, () => random() * 2 - 1);
  return (u, v, piece) => {
    const [x, y] = [u / period + piece * 17 + 1000, v / period + piece * 5 + 1000];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const ease = (share: number): number => share * share * (3 - 2 * share);
    const [sx, sy] = [ease(x - column), ease(y - row)];
    const at = (dx: number, dy: number): number =>
      values[((row + dy) % size) * size + ((column + dx) % size)];
    const lower = at(0, 0) * (1 - sx) + at(1, 0) * sx;
    const upper = at(0, 1) * (1 - sx) + at(1, 1) * sx;
    return lower * (1 - sy) + upper * sy;
  };
};

/** Springs along all edges, and one stencil over each inner edge. */
export const clothOf = (sewn: Sewn, positions: Float64Array): Cloth => {
  const { triangles, corners, rest, pieceOf, pieces, design, spacing } = sewn;
  const { fabric } = design;
  const pieceNames = pieces.map(({ name }) => name);
  const mass = fabric.density * spacing * spacing * (Math.sqrt(3) / 2);
  const sides = new Map<number, Side[]>();
  for (let triangle = 0; triangle < pieceOf.length; triangle += 1) {
    for (let corner = 0; corner < 3; corner += 1) {
      const first = triangles[triangle * 3 + ((corner + 1) % 3)];
      const second = triangles[triangle * 3 + ((corner + 2) % 3)];
      const key = Math.min(first, second) * sewn.vertexCount + Math.max(first, second);
      const found = sides.get(key);
      if (found) found.push({ triangle, corner });
      else sides.set(key, [{ triangle, corner }]);
    }
  }
  const cornerOf = (triangle: number, corner: number): readonly [number, number] => {
    const at = triangle * 6 + (corner % 3) * 2;
    return [rest[at], rest[at + 1]];
  };
  const lengthAt = ({ triangle, corner }: Side): number => {
    const [ax, ay] = cornerOf(triangle, corner + 1);
    const [bx, by] = cornerOf(triangle, corner + 2);
    return Math.hypot(ax - bx, ay - by);
  };
  const isStrip = ({ triangle }: Side): boolean => pieces[pieceOf[triangle]].rows !== undefined;
  const isHem = ({ triangle }: Side): boolean => {
    const name = pieceNames[pieceOf[triangle]];
    if (name.startsWith('hood')) return corners[triangle * 6] < hemHeight;
    if (name === 'front' || name === 'back') {
      return !design.hemRib && corners[triangle * 6 + 1] < hemHeight;
    }
    if (!name.startsWith('sleeve') || design.cuffRib || design.turnUp) return false;
    return corners[triangle * 6 + 1] < hemHeight - sewn.outlines.underarm;
  };
  const [front] = pieces;
  const neckline = front.points[front.edges.neck[front.edges.neck.length >> 1]][1];
  /** Zips and button bands are stiff. */
  const isClosure = ({ triangle }: Side): boolean =>
    design.closure !== undefined &&
    pieceOf[triangle] === 0 &&
    Math.abs(corners[triangle * 6]) < 0.014 &&
    corners[triangle * 6 + 1] > neckline - (design.closure.length ?? neckline);
  /**
   * Cotangents at the ends of the edge, and the area, in the triangle on one side.
   */
  const shapeOf = (side: Side, first: number): readonly [number, number, number] => {
    const { triangle, corner } = side;
    const isForward = triangles[triangle * 3 + ((corner + 1) % 3)] === first;
    const [ax, ay] = cornerOf(triangle, corner + (isForward ? 1 : 2));
    const [bx, by] = cornerOf(triangle, corner + (isForward ? 2 : 1));
    const [cx, cy] = cornerOf(triangle, corner);
    const area = Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / 2;
    const cotangent = (dot: number): number => Math.max(-3, Math.min(3, dot / (2 * area)));
    return [
      cotangent((bx - ax) * (cx - ax) + (by - ay) * (cy - ay)),
      cotangent((ax - bx) * (cx - bx) + (ay - by) * (cy - by)),
      area,
    ];
  };
  const uneven = noiseOver(randomFrom(seedOf(`${foldsOf(design)} cloth`)), 0.055);
  /** Points on the fold of a collar. */
  const creased = new Set(
    pieces.flatMap(({ edges }, piece) =>
      (edges.fold ?? []).map((point) => sewn.vertices[piece][point]),
    ),
  );
  const springs: number[] = [];
  const lengths: number[] = [];
  const springCompliance: number[] = [];
  const stencils: number[] = [];
  const weights: number[] = [];
  const stencilCompliance: number[] = [];
  for (const [key, adjacent] of sides) {
    const first = Math.floor(key / sewn.vertexCount);
    const second = key % sewn.vertexCount;
    // A strip stretches to the length of the edge it is sewn to.
    const leading = adjacent.some((side) => !isStrip(side))
      ? adjacent.filter((side) => !isStrip(side))
      : adjacent;
    const [one] = leading;
    const factors = factorsOf(pieceNames[pieceOf[one.triangle]], design.collar?.stiffness);
    springs.push(first, second);
    const length = leading.reduce((sum, side) => sum + lengthAt(side), 0) / leading.length;
    const [u, v] = cornerOf(one.triangle, one.corner);
    lengths.push(length * (1 + unevenness * uneven(u, v, pieceOf[one.triangle])));
    springCompliance.push(mass / (fabric.stretch * factors.stretch));
    // A pressed fold turns like a hinge.
    if (adjacent.length !== 2 || (creased.has(first) && creased.has(second))) continue;
    const [left, right] = adjacent;
    const [a0, a1, leftArea] = shapeOf(left, first);
    const [b0, b1, rightArea] = shapeOf(right, first);
    stencils.push(
      first,
      second,
      triangles[left.triangle * 3 + left.corner],
      triangles[right.triangle * 3 + right.corner],
    );
    weights.push(a1 + b1, a0 + b0, -(a0 + a1), -(b0 + b1));
    const layers =
      (adjacent.some(isHem) ? (design.hood ? 6 : 2.5) : 1) * (adjacent.some(isClosure) ? 5 : 1);
    stencilCompliance.push(
      ((leftArea + rightArea) / (3 * fabric.bending * factors.bending * layers)) * mass,
    );
  }
  // Both layers of a folded strip stay side by side.
  pieces.forEach(({ rows, foldRow, points }, piece) => {
    if (rows === undefined || foldRow === undefined) return;
    const columns = points.length / rows;
    for (let row = foldRow + 1; row < rows && row <= foldRow * 2; row += 1) {
      for (let column = 0; column < columns - 1; column += 1) {
        springs.push(
          sewn.vertices[piece][row * columns + column],
          sewn.vertices[piece][(foldRow * 2 - row) * columns + column],
        );
        lengths.push(fabric.thickness * 2.2);
        springCompliance.push(mass / (fabric.stretch * 0.3));
      }
    }
  });
  const grip = new Float64Array(sewn.vertexCount).fill(1);
  pieceNames.forEach((name, piece) => {
    // Short sleeves hang freely.
    if (sewn.measures.wrist === undefined) return;
    const isTurned = name.startsWith('turnUp') && design.hemRib;
    if (!name.startsWith('cuff') && !isTurned) return;
    for (const vertex of sewn.vertices[piece]) grip[vertex] = isTurned ? 0 : 4;
  });
  return {
    count: sewn.vertexCount,
    positions,
    velocities: new Float64Array(positions.length),
    mass,
    springs: Int32Array.from(springs),
    lengths: Float64Array.from(lengths),
    springCompliance: Float64Array.from(springCompliance),
    stencils: Int32Array.from(stencils),
    weights: Float64Array.from(weights),
    stencilCompliance: Float64Array.from(stencilCompliance),
    grip,
  };
};

/** Kinetic energy in joules. */
export const kineticEnergy = ({ velocities, mass }: Cloth): number =>
  velocities.reduce((sum, speed) => sum + speed * speed, 0) * (mass / 2);
