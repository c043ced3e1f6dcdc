import type { Light } from './light.ts';
import { edgesOf, normalsOf, type Surface } from './surface.ts';

/** Which side of the cloth a triangle shows. */
export const outside = 0;
export const inside = 1;
export const rim = 2;

/** Cloth with thickness: outer and inner side, and the rim between them. */
export type Shell = {
  readonly positions: Float64Array;
  readonly normals: Float32Array;
  readonly key: Float32Array;
  readonly room: Float32Array;
  readonly triangles: Int32Array;
  readonly corners: Float32Array;
  readonly pieceOf: Uint8Array;
  readonly side: Uint8Array;
};

/** Gives a surface a thickness per piece, in meters. */
export const shellOf = (
  surface: Surface,
  light: Light,
  thicknessOf: (piece: number) => number,
  isTurned: (piece: number) => boolean = () => false,
): Shell => {
  const { positions, triangles, corners, pieceOf } = surface;
  const count = positions.length / 3;
  const faces = pieceOf.length;
  const normals = normalsOf(surface);
  const thickness = new Float64Array(count);
  const shares = new Float64Array(count);
  for (let corner = 0; corner < triangles.length; corner += 1) {
    thickness[triangles[corner]] += thicknessOf(pieceOf[Math.floor(corner / 3)]);
    shares[triangles[corner]] += 1;
  }
  const { ofCorner, ends, sides } = edgesOf(surface);
  const rimCorners: number[] = [];
  for (let corner = 0; corner < triangles.length; corner += 1) {
    if (sides[ofCorner[corner]] === 1) rimCorners.push(corner);
  }
  const rimNumbers = new Map<number, number>();
  for (const corner of rimCorners) {
    for (const end of ends.subarray(ofCorner[corner] * 2, ofCorner[corner] * 2 + 2)) {
      if (!rimNumbers.has(end)) rimNumbers.set(end, rimNumbers.size);
    }
  }
  const total = count * 2 + rimNumbers.size * 2;
  const totalFaces = faces * 2 + rimCorners.length * 2;
  const shell: Shell = {
    positions: new Float64Array(total * 3),
    normals: new Float32Array(total * 3),
    key: new Float32Array(total * 3),
    room: new Float32Array(total * 3),
    triangles: new Int32Array(totalFaces * 3),
    corners: new Float32Array(totalFaces * 6),
    pieceOf: new Uint8Array(totalFaces),
    side: new Uint8Array(totalFaces),
  };
  for (let vertex = 0; vertex < count; vertex += 1) {
    const half = thickness[vertex] / shares[vertex] / 2;
    for (let axis = 0; axis < 3; axis += 1) {
      const from = vertex * 3 + axis;
      const to = (count + vertex) * 3 + axis;
      shell.positions[from] = positions[from] + normals[from] * half;
      shell.positions[to] = positions[from] - normals[from] * half;
      shell.normals[from] = normals[from];
      shell.normals[to] = -normals[from];
      shell.key[from] = light.key[0][from];
      shell.key[to] = light.key[1][from];
      shell.room[from] = light.room[0][from];
      shell.room[to] = light.room[1][from];
    }
  }
  shell.triangles.set(triangles);
  shell.corners.set(corners);
  shell.pieceOf.set(pieceOf);
  shell.pieceOf.set(pieceOf, faces);
  for (let face = 0; face < faces; face += 1) {
    const at = face * 3;
    const to = (faces + face) * 3;
    for (const [corner, from] of [0, 2, 1].entries()) {
      shell.triangles[to + corner] = count + triangles[at + from];
      shell.corners[(to + corner) * 2] = corners[(at + from) * 2];
      shell.corners[(to + corner) * 2 + 1] = corners[(at + from) * 2 + 1];
    }
    shell.side[faces + face] = inside;
  }
  const outward = new Float64Array(rimNumbers.size * 3);
  let face = faces * 2;
  for (const corner of rimCorners) {
    const base = corner - (corner % 3);
    const [first, second] = [base + ((corner + 1) % 3), base + ((corner + 2) % 3)];
    const [a, b] = [triangles[first], triangles[second]];
    const [ra, rb] = [rimNumbers.get(a) ?? 0, rimNumbers.get(b) ?? 0];
    const opposite = triangles[corner];
    for (let axis = 0; axis < 3; axis += 1) {
      const middle = (positions[a * 3 + axis] + positions[b * 3 + axis]) / 2;
      const away = middle - positions[opposite * 3 + axis];
      outward[ra * 3 + axis] += away;
      outward[rb * 3 + axis] += away;
    }
    const outer = count * 2;
    const inner = outer + rimNumbers.size;
    const quad = [
      [outer + rb, outer + ra, inner + ra],
      [outer + rb, inner + ra, inner + rb],
    ];
    const places = [
      [second, first, first],
      [second, first, second],
    ];
    for (let half = 0; half < 2; half += 1) {
      for (let index = 0; index < 3; index += 1) {
        shell.triangles[face * 3 + index] = quad[half][index];
        const from = places[half][index] * 2;
        shell.corners[face * 6 + index * 2] = corners[from];
        shell.corners[face * 6 + index * 2 + 1] = corners[from + 1];
      }
      shell.pieceOf[face] = pieceOf[Math.floor(corner / 3)];
      shell.side[face] = rim;
      face += 1;
    }
  }
  const turned = new Set(
    rimCorners.flatMap((corner) =>
      isTurned(pieceOf[Math.floor(corner / 3)])
        ? [...ends.subarray(ofCorner[corner] * 2, ofCorner[corner] * 2 + 2)]
        : [],
    ),
  );
  for (const [vertex, number] of rimNumbers) {
    const away = outward.subarray(number * 3, number * 3 + 3);
    const length = Math.hypot(...away) || 1;
    const isLeaf = turned.has(vertex);
    for (let axis = 0; axis < 3; axis += 1) {
      const from = vertex * 3 + axis;
      for (const layer of [0, 1]) {
        const to = (count * 2 + layer * rimNumbers.size + number) * 3 + axis;
        shell.positions[to] = shell.positions[from + layer * count * 3];
        if (isLeaf) {
          // The edge of a leaf is rounded and lit like the side that is seen.
          shell.normals[to] = (away[axis] / length) * (layer === 0 ? 1 : 0.6) - normals[from];
          const share = layer === 0 ? 0.4 : 0.9;
          shell.key[to] = light.key[1][from] * share;
          shell.room[to] = light.room[1][from] * share;
          continue;
        }
        const sign = layer === 0 ? 1 : -1;
        shell.normals[to] = away[axis] / length + normals[from] * sign * 0.8;
        shell.key[to] = (light.key[0][from] + light.key[1][from]) / 2;
        shell.room[to] = (light.room[0][from] + light.room[1][from]) / 2;
      }
    }
  }
  return shell;
};
