import type { Distance } from '../body/distance.ts';
import type { Vector } from '../body/form.ts';

/** A triangle mesh with normals. */
export type Mesh = {
  /** Meters, three per vertex. */
  readonly positions: Float32Array;
  /** Unit vectors, three per vertex. */
  readonly normals: Float32Array;
  readonly triangles: Uint32Array;
};

/** Slope of a distance in all directions. */
const slopeOf = (distance: Distance, [x, y, z]: Vector): Vector => {
  const step = 0.002;
  return [
    (distance(x + step, y, z) - distance(x - step, y, z)) / (2 * step),
    (distance(x, y + step, z) - distance(x, y - step, z)) / (2 * step),
    (distance(x, y, z + step) - distance(x, y, z - step)) / (2 * step),
  ];
};

const normalAt = (distance: Distance, point: Vector): Vector => {
  const [x, y, z] = slopeOf(distance, point);
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
};

/** Moves a point along the slope to a distance from the surface, by Newton’s method. */
export const movedTo = (distance: Distance, start: Vector, goal: number, rounds = 3): Vector => {
  let point = start;
  for (let round = 0; round < rounds; round += 1) {
    const [x, y, z] = slopeOf(distance, point);
    const share = (goal - distance(...point)) / Math.max(0.25, x * x + y * y + z * z);
    point = [point[0] + x * share, point[1] + y * share, point[2] + z * share];
  }
  return point;
};

/**
 * The surface at distance 0 as triangles: naive surface nets (Gibson, 1998) on a grid of
 * `step` meters between two corners of a box.
 */
export const surfaceOf = (distance: Distance, from: Vector, to: Vector, step: number): Mesh => {
  const [wide, high, deep] = [0, 1, 2].map(
    (axis) => Math.ceil((to[axis] - from[axis]) / step) + 1,
  ) as [number, number, number];
  const strides = [1, wide, wide * high] as const;
  const values = new Float32Array(wide * high * deep);
  for (let k = 0, at = 0; k < deep; k += 1) {
    for (let j = 0; j < high; j += 1) {
      for (let i = 0; i < wide; i += 1, at += 1) {
        values[at] = distance(from[0] + i * step, from[1] + j * step, from[2] + k * step);
      }
    }
  }
  const numbers = new Int32Array(values.length).fill(-1);
  const positions: number[] = [];
  const normals: number[] = [];
  const corners = Array.from({ length: 8 }, (_, corner) => [
    corner & 1,
    (corner >> 1) & 1,
    corner >> 2,
  ]);
  for (let k = 0; k + 1 < deep; k += 1) {
    for (let j = 0; j + 1 < high; j += 1) {
      for (let i = 0; i + 1 < wide; i += 1) {
        const cell = i + j * strides[1] + k * strides[2];
        const inside = corners.filter(
          ([x, y, z]) => values[cell + x + y * strides[1] + z * strides[2]] < 0,
        ).length;
        if (inside === 0 || inside === 8) continue;
        const center: Vector = [
          from[0] + (i + 0.5) * step,
          from[1] + (j + 0.5) * step,
          from[2] + (k + 0.5) * step,
        ];
        const point = movedTo(distance, center, 0);
        numbers[cell] = positions.length / 3;
        positions.push(...point);
        normals.push(...normalAt(distance, point));
      }
    }
  }
  const triangles: number[] = [];
  for (let k = 1; k + 1 < deep; k += 1) {
    for (let j = 1; j + 1 < high; j += 1) {
      for (let i = 1; i + 1 < wide; i += 1) {
        const cell = i + j * strides[1] + k * strides[2];
        for (let axis = 0; axis < 3; axis += 1) {
          const isInside = values[cell] < 0;
          if (isInside === values[cell + strides[axis]] < 0) continue;
          const [u, v] = [strides[(axis + 1) % 3], strides[(axis + 2) % 3]];
          const quad = [cell - u - v, cell - v, cell, cell - u].map((each) => numbers[each]) as [
            number,
            number,
            number,
            number,
          ];
          const [a, b, c, d] = isInside ? quad : quad.toReversed();
          triangles.push(a, b, c, a, c, d);
        }
      }
    }
  }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    triangles: Uint32Array.from(triangles),
  };
};
