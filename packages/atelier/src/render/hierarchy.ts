import type { Surface } from './surface.ts';

/** A tree of boxes over triangles. It answers which triangle a ray meets. */
export type Hierarchy = {
  /** Number of the first triangle on a ray, or -1. */
  readonly first: (origin: Ray, direction: Ray) => number;
  readonly isBlocked: (origin: Ray, direction: Ray) => boolean;
};
type Ray = Float64Array;

const leafSize = 4;

/**
 * Builds the tree by splitting at the middle of the longest side of the centers'
 * box.
 */
export const hierarchyOf = ({
  positions,
  triangles,
}: Pick<Surface, 'positions' | 'triangles'>): Hierarchy => {
  const count = triangles.length / 3;
  const boxes = new Float64Array(count * 6);
  const centers = new Float64Array(count * 3);
  for (let triangle = 0; triangle < count; triangle += 1) {
    for (let axis = 0; axis < 3; axis += 1) {
      const [a, b, c] = [0, 1, 2].map(
        (corner) => positions[triangles[triangle * 3 + corner] * 3 + axis],
      ) as [number, number, number];
      boxes[triangle * 6 + axis] = Math.min(a, b, c);
      boxes[triangle * 6 + 3 + axis] = Math.max(a, b, c);
      centers[triangle * 3 + axis] = (a + b + c) / 3;
    }
  }
  const order = Int32Array.from({ length: count }, (_, index) => index);
  const bounds = new Float64Array(count * 12);
  // Inner nodes: number of the right child. Leaves: -1 - first triangle.
  const links = new Int32Array(count * 2);
  const sizes = new Int32Array(count * 2);
  let nodes = 0;
  const build = (from: number, to: number): number => {
    const node = nodes;
    nodes += 1;
    const box = bounds.subarray(node * 6, node * 6 + 6);
    box.fill(Number.POSITIVE_INFINITY, 0, 3).fill(Number.NEGATIVE_INFINITY, 3, 6);
    const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    const high = low.map((value) => -value);
    for (let index = from; index < to; index += 1) {
      const triangle = order[index];
      for (let axis = 0; axis < 3; axis += 1) {
        box[axis] = Math.min(box[axis], boxes[triangle * 6 + axis]);
        box[axis + 3] = Math.max(box[axis + 3], boxes[triangle * 6 + 3 + axis]);
        low[axis] = Math.min(low[axis], centers[triangle * 3 + axis]);
        high[axis] = Math.max(high[axis], centers[triangle * 3 + axis]);
      }
    }
    const spans = high.map((value, axis) => value - low[axis]);
    const axis = spans.indexOf(Math.max(...spans));
    const middle = (low[axis] + high[axis]) / 2;
    let split = from;
    for (let index = from; index < to; index += 1) {
      if (centers[order[index] * 3 + axis] >= middle) continue;
      [order[index], order[split]] = [order[split], order[index]];
      split += 1;
    }
    if (to - from <= leafSize || split === from || split === to) {
      links[node] = -1 - from;
      sizes[node] = to - from;
      return node;
    }
    build(from, split);
    links[node] = build(split, to);
    return node;
  };
  build(0, count);
  // Corners and edges in the order of the leaves.
  const packed = new Float64Array(count * 9);
  for (let index = 0; index < count; index += 1) {
    const at = order[index] * 3;
    for (let axis = 0; axis < 3; axis += 1) {
      const a = positions[triangles[at] * 3 + axis];
      packed[index * 9 + axis] = a;
      packed[index * 9 + 3 + axis] = positions[triangles[at + 1] * 3 + axis] - a;
      packed[index * 9 + 6 + axis] = positions[triangles[at + 2] * 3 + axis] - a;
    }
  }
  const stack = new Int32Array(128);
  const trace = (origin: Ray, direction: Ray, any: boolean): number => {
    const ox = origin[0];
    const oy = origin[1];
    const oz = origin[2];
    const dx = direction[0];
    const dy = direction[1];
    const dz = direction[2];
    const ix = 1 / dx;
    const iy = 1 / dy;
    const iz = 1 / dz;
    let nearest = Number.POSITIVE_INFINITY;
    let found = -1;
    let depth = 1;
    stack[0] = 0;
    while (depth > 0) {
      depth -= 1;
      const node = stack[depth];
      const at = node * 6;
      const x0 = (bounds[at] - ox) * ix;
      const x1 = (bounds[at + 3] - ox) * ix;
      const y0 = (bounds[at + 1] - oy) * iy;
      const y1 = (bounds[at + 4] - oy) * iy;
      const z0 = (bounds[at + 2] - oz) * iz;
      const z1 = (bounds[at + 5] - oz) * iz;
      let enter = Math.min(x0, x1);
      let leave = Math.max(x0, x1);
      const yLow = Math.min(y0, y1);
      const yHigh = Math.max(y0, y1);
      const zLow = Math.min(z0, z1);
      const zHigh = Math.max(z0, z1);
      if (yLow > enter) enter = yLow;
      if (zLow > enter) enter = zLow;
      if (yHigh < leave) leave = yHigh;
      if (zHigh < leave) leave = zHigh;
      if (leave < 0 || enter > leave || enter > nearest) continue;
      const link = links[node];
      if (link >= 0) {
        stack[depth] = link;
        stack[depth + 1] = node + 1;
        depth += 2;
        continue;
      }
      const start = -1 - link;
      for (let index = start; index < start + sizes[node]; index += 1) {
        const p = index * 9;
        const ux = packed[p + 3];
        const uy = packed[p + 4];
        const uz = packed[p + 5];
        const vx = packed[p + 6];
        const vy = packed[p + 7];
        const vz = packed[p + 8];
        const qx = dy * vz - dz * vy;
        const qy = dz * vx - dx * vz;
        const qz = dx * vy - dy * vx;
        const determinant = ux * qx + uy * qy + uz * qz;
        if (determinant > -1e-14 && determinant < 1e-14) continue;
        const inverse = 1 / determinant;
        const sx = ox - packed[p];
        const sy = oy - packed[p + 1];
        const sz = oz - packed[p + 2];
        const u = (sx * qx + sy * qy + sz * qz) * inverse;
        if (u < 0 || u > 1) continue;
        const rx = sy * uz - sz * uy;
        const ry = sz * ux - sx * uz;
        const rz = sx * uy - sy * ux;
        const v = (dx * rx + dy * ry + dz * rz) * inverse;
        if (v < 0 || u + v > 1) continue;
        const t = (vx * rx + vy * ry + vz * rz) * inverse;
        if (t <= 1e-6 || t >= nearest) continue;
        if (any) return order[index];
        nearest = t;
        found = order[index];
      }
    }
    return found;
  };
  return {
    first: (origin, direction) => trace(origin, direction, false),
    isBlocked: (origin, direction) => trace(origin, direction, true) >= 0,
  };
};
