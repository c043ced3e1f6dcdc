import { edgesOf, type Surface } from '../render/surface.ts';

/** Width of the cloth that is turned to the inside at an edge, in meters. */
const turned = 0.009;

/** Rings of an edge: thicknesses inward and outward of the cloth, and in its direction. */
const rings = [
  { inward: 0.5, outward: 0.5 },
  { inward: 1, outward: 0 },
] as const;

/** The turned edges of a surface: vertices to copy, moved, and triangles between them. */
export type TurnedEdges = {
  /** Vertex at each new vertex. */
  readonly sources: readonly number[];
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  /** Vertices of the surface, then new ones. */
  readonly triangles: readonly number[];
};

/**
 * Turns the free edges of cloth to the inside, so that hems and ribs have a round edge of the
 * given thickness in meters. `drawn` numbers the corners of triangles where pieces share no vertices.
 */
export const turnEdges = (
  surface: Surface,
  normals: Float32Array,
  drawn: Uint32Array,
  drawnCount: number,
  thickness: number,
): TurnedEdges => {
  const { positions, triangles } = surface;
  const { ofCorner, sides } = edgesOf(surface);
  const away = new Map<number, [number, number, number]>();
  const edges: (readonly [first: number, second: number])[] = [];
  for (let corner = 0; corner < triangles.length; corner += 1) {
    if (sides[ofCorner[corner]] !== 1) continue;
    const base = corner - (corner % 3);
    const [first, second] = [base + ((corner + 1) % 3), base + ((corner + 2) % 3)];
    edges.push([first, second]);
    for (const end of [first, second]) {
      const sum = away.get(triangles[end]) ?? [0, 0, 0];
      away.set(triangles[end], sum);
      for (let axis = 0; axis < 3; axis += 1) {
        const middle =
          (positions[triangles[first] * 3 + axis] + positions[triangles[second] * 3 + axis]) / 2;
        sum[axis] += middle - positions[triangles[corner] * 3 + axis];
      }
    }
  }
  const numbers = new Map<number, number>();
  const result = { sources: [], positions: [], normals: [], triangles: [] } as {
    [Key in keyof TurnedEdges]: number[];
  };
  const add = (source: number, position: readonly number[], normal: readonly number[]): void => {
    const length = Math.hypot(...normal) || 1;
    result.sources.push(source);
    result.positions.push(...position);
    result.normals.push(...normal.map((part) => part / length));
  };
  const ringsOf = (corner: number): number => {
    const known = numbers.get(drawn[corner]);
    if (known !== undefined) return known;
    const number = drawnCount + result.sources.length;
    numbers.set(drawn[corner], number);
    const vertex = triangles[corner];
    const sum = away.get(vertex) ?? [0, 0, 0];
    const normal = [0, 1, 2].map((axis) => normals[vertex * 3 + axis]);
    const along = sum[0] * normal[0] + sum[1] * normal[1] + sum[2] * normal[2];
    const flat = sum.map((part, axis) => part - along * normal[axis]);
    const length = Math.hypot(...flat) || 1;
    const out = flat.map((part) => part / length);
    const at = (inward: number, outward: number): readonly number[] =>
      normal.map(
        (part, axis) => positions[vertex * 3 + axis] - part * inward + out[axis] * outward,
      );
    for (const { inward, outward } of rings)
      add(
        drawn[corner],
        at(inward * thickness, outward * thickness),
        normal.map((part, axis) => out[axis] * outward * 2 - part * (inward * 2 - 1)),
      );
    add(
      drawn[corner],
      at(thickness, -turned),
      normal.map((part) => -part),
    );
    return number;
  };
  for (const [first, second] of edges) {
    const [a, b] = [ringsOf(first), ringsOf(second)];
    const chain = (start: number, edge: number): readonly number[] => [
      edge,
      start,
      start + 1,
      start + 2,
    ];
    const [from, to] = [chain(a, drawn[first]), chain(b, drawn[second])];
    for (let ring = 0; ring + 1 < from.length; ring += 1)
      result.triangles.push(
        to[ring],
        from[ring],
        from[ring + 1],
        to[ring],
        from[ring + 1],
        to[ring + 1],
      );
  }
  return result;
};
