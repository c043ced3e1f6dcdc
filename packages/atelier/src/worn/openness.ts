import { hierarchyOf } from '../render/hierarchy.ts';

type Lit = {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly triangles: Uint32Array;
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

/**
 * Share of the room's light that reaches each vertex of some meshes, from 0 to 1: what
 * is not hidden by the meshes themselves. The cosine counts.
 */
export const opennessOf = (
  meshes: readonly Lit[],
  rays: number,
  progress: (share: number) => void = () => undefined,
): readonly Float32Array[] => {
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
    const shares = new Float32Array(mesh.normals.length / 3);
    for (let vertex = 0; vertex < shares.length; vertex += 1) {
      const at = vertex * 3;
      const [x, y, z] = [mesh.normals[at], mesh.normals[at + 1], mesh.normals[at + 2]];
      for (let axis = 0; axis < 3; axis += 1) {
        origin[axis] = mesh.positions[at + axis] + mesh.normals[at + axis] * offset;
      }
      // Tangents of Duff et al. (2017).
      const sign = z >= 0 ? 1 : -1;
      const a = -1 / (sign + z);
      const b = x * y * a;
      let open = 0;
      for (const [u, v, w] of directions) {
        direction[0] = u * (1 + sign * x * x * a) + v * b + w * x;
        direction[1] = u * sign * b + v * (sign + y * y * a) + w * y;
        direction[2] = -u * sign * x - v * y + w * z;
        if (!isBlocked(origin, direction)) open += 1;
      }
      shares[vertex] = open / rays;
      done += 1;
      if (done % 2000 === 0) progress(done / total);
    }
    return shares;
  });
};
