import { hierarchyOf } from '../render/hierarchy.ts';

type Lit = {
  /** Rounds of smoothing, more for a mesh of few points. */
  readonly rounds: number;
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly triangles: Uint32Array;
  /** 1 at points that no light has to reach. */
  readonly hidden?: Uint8Array;
};

const golden = Math.PI * (3 - Math.sqrt(5));
/** Distance of the rays' origins from the surface, in meters. */
const offset = 0.005;

/** Directions over a hemisphere around z, more where light arrives steeply. */
const directionsOf = (rays: number): readonly (readonly [x: number, y: number, z: number])[] =>
  Array.from({ length: rays }, (_, ray) => {
    const radius = Math.sqrt((ray + 0.5) / rays);
    return [
      radius * Math.cos(ray * golden),
      radius * Math.sin(ray * golden),
      Math.sqrt(1 - radius * radius),
    ];
  });

export type Openness = {
  /** Share of the room's light that arrives, from 0 to 1. */
  readonly open: Float32Array;
  /** Mean direction of that light, three per vertex; shorter the wider it spreads. */
  readonly toward: Float32Array;
};

/** Smooths values along a mesh, which removes the noise of few rays. */
const softened = (
  values: Float32Array,
  size: number,
  triangles: Uint32Array,
  rounds: number,
): Float32Array => {
  let current = values;
  for (let round = 0; round < rounds; round += 1) {
    const sums = Float32Array.from(current, (value) => value * 2);
    const weights = new Float32Array(values.length / size).fill(2);
    for (let corner = 0; corner < triangles.length; corner += 1) {
      const base = corner - (corner % 3);
      const [a, b] = [triangles[corner], triangles[base + ((corner + 1) % 3)]];
      weights[a] += 0.5;
      weights[b] += 0.5;
      for (let part = 0; part < size; part += 1) {
        sums[a * size + part] += current[b * size + part] * 0.5;
        sums[b * size + part] += current[a * size + part] * 0.5;
      }
    }
    current = sums.map((sum, index) => sum / weights[Math.floor(index / size)]);
  }
  return current;
};

/**
 * The room's light at each vertex of some meshes, as far as the meshes do not hide it.
 * The cosine counts.
 */
export const opennessOf = (
  meshes: readonly Lit[],
  rays: number,
  progress: (share: number) => void = () => undefined,
): readonly Openness[] => {
  const positions: number[] = [];
  const triangles: number[] = [];
  for (const mesh of meshes) {
    const start = positions.length / 3;
    for (const position of mesh.positions) positions.push(position);
    for (const vertex of mesh.triangles) triangles.push(vertex + start);
  }
  const { isBlocked } = hierarchyOf({
    positions: Float64Array.from(positions),
    triangles: Int32Array.from(triangles),
  });
  const directions = directionsOf(rays);
  const [origin, direction] = [new Float64Array(3), new Float64Array(3)];
  const total = positions.length / 3;
  let done = 0;
  return meshes.map((mesh) => {
    const count = mesh.normals.length / 3;
    const [open, toward] = [new Float32Array(count), new Float32Array(count * 3)];
    for (let vertex = 0; vertex < count; vertex += 1) {
      const at = vertex * 3;
      // Points inside of another part do not show, and would darken their neighbors.
      const isHidden = mesh.hidden?.[vertex] === 1;
      const [x, y, z] = [mesh.normals[at], mesh.normals[at + 1], mesh.normals[at + 2]];
      for (let axis = 0; axis < 3; axis += 1) {
        origin[axis] = mesh.positions[at + axis] + mesh.normals[at + axis] * offset;
      }
      // Tangents of Duff et al. (2017).
      const sign = z >= 0 ? 1 : -1;
      const a = -1 / (sign + z);
      const b = x * y * a;
      for (const [u, v, w] of directions) {
        direction[0] = u * (1 + sign * x * x * a) + v * b + w * x;
        direction[1] = u * sign * b + v * (sign + y * y * a) + w * y;
        direction[2] = -u * sign * x - v * y + w * z;
        if (!isHidden && isBlocked(origin, direction)) continue;
        open[vertex] += 1;
        for (let axis = 0; axis < 3; axis += 1) toward[at + axis] += direction[axis] / rays;
      }
      open[vertex] /= rays;
      done += 1;
      if (done % 2000 === 0) progress(done / total);
    }
    return {
      open: softened(open, 1, mesh.triangles, mesh.rounds),
      toward: softened(toward, 3, mesh.triangles, mesh.rounds),
    };
  });
};
