/** A triangle mesh whose corners keep their place in the pattern. */
export type Surface = {
  readonly positions: Float64Array;
  readonly triangles: Int32Array;
  /** Pattern coordinates in meters, two per corner. */
  readonly corners: Float64Array;
  readonly pieceOf: Uint8Array;
};

/** Values per vertex that a subdivision interpolates. */
export type Attribute = { readonly size: number; readonly values: Float32Array };

type Edges = {
  /** Edge opposite to each corner. */
  readonly ofCorner: Int32Array;
  readonly ends: Int32Array;
  /** Triangles of each edge: 1 on the rim, 2 inside. */
  readonly sides: Uint8Array;
};

export const edgesOf = ({ positions, triangles }: Surface): Edges => {
  const count = positions.length / 3;
  const numbers = new Map<number, number>();
  const ofCorner = new Int32Array(triangles.length);
  const ends: number[] = [];
  const sides: number[] = [];
  for (let corner = 0; corner < triangles.length; corner += 1) {
    const base = corner - (corner % 3);
    const a = triangles[base + ((corner + 1) % 3)];
    const b = triangles[base + ((corner + 2) % 3)];
    const key = a < b ? a * count + b : b * count + a;
    let edge = numbers.get(key);
    if (edge === undefined) {
      edge = sides.length;
      numbers.set(key, edge);
      ends.push(Math.min(a, b), Math.max(a, b));
      sides.push(0);
    }
    sides[edge] += 1;
    ofCorner[corner] = edge;
  }
  return { ofCorner, ends: Int32Array.from(ends), sides: Uint8Array.from(sides) };
};

/**
 * Share of the way from the flat middle of an edge to the tangent planes at its
 * ends.
 */
const roundness = 0.75;

/**
 * Splits each triangle into four and rounds them by Phong tessellation (Boubekeur
 * and Alexa, 2008). New points leave the flat triangle along normals only, so the
 * middle of an edge stays its middle in the pattern, and ribs and stripes stay
 * straight. Loop's scheme moves points sideways. Attributes are interpolated.
 */
export const subdivide = (
  surface: Surface,
  attributes: readonly Attribute[] = [],
): { readonly surface: Surface; readonly attributes: readonly Attribute[] } => {
  const { positions, triangles, corners, pieceOf } = surface;
  const { ofCorner, ends, sides } = edgesOf(surface);
  const normals = normalsOf(surface);
  const count = positions.length / 3;
  const edgeCount = sides.length;
  const next = new Float64Array((count + edgeCount) * 3);
  next.set(positions);
  for (let edge = 0; edge < edgeCount; edge += 1) {
    const to = (count + edge) * 3;
    const [first, second] = [ends[edge * 2] * 3, ends[edge * 2 + 1] * 3];
    // Half of the edge, seen along the normal at each end.
    const [atFirst, atSecond] = [first, second].map(
      (end) =>
        [0, 1, 2].reduce(
          (sum, axis) =>
            sum + (positions[second + axis] - positions[first + axis]) * normals[end + axis],
          0,
        ) / 2,
    ) as [number, number];
    for (let axis = 0; axis < 3; axis += 1) {
      next[to + axis] =
        (positions[first + axis] + positions[second + axis]) / 2 -
        (roundness / 2) * (atFirst * normals[first + axis] - atSecond * normals[second + axis]);
    }
  }
  const finer = new Int32Array(triangles.length * 4);
  const finerCorners = new Float64Array(corners.length * 4);
  const finerPieces = new Uint8Array(pieceOf.length * 4);
  for (let triangle = 0; triangle < pieceOf.length; triangle += 1) {
    const at = triangle * 3;
    const [a, b, c] = [triangles[at], triangles[at + 1], triangles[at + 2]];
    const [x, y, z] = [ofCorner[at], ofCorner[at + 1], ofCorner[at + 2]].map(
      (edge) => count + edge,
    ) as [number, number, number];
    finer.set([a, z, y, z, b, x, y, x, c, x, y, z], at * 4);
    const [ax, ay, bx, by, cx, cy] = corners.subarray(at * 2, at * 2 + 6);
    const middle = (first: number, second: number): number => (first + second) / 2;
    const [mx, my] = [middle(bx, cx), middle(by, cy)];
    const [nx, ny] = [middle(cx, ax), middle(cy, ay)];
    const [ox, oy] = [middle(ax, bx), middle(ay, by)];
    finerCorners.set(
      [
        [ax, ay, ox, oy, nx, ny],
        [ox, oy, bx, by, mx, my],
        [nx, ny, mx, my, cx, cy],
        [mx, my, nx, ny, ox, oy],
      ].flat(),
      triangle * 24,
    );
    finerPieces.fill(pieceOf[triangle], triangle * 4, triangle * 4 + 4);
  }
  return {
    surface: {
      positions: next,
      triangles: finer,
      corners: finerCorners,
      pieceOf: finerPieces,
    },
    attributes: attributes.map(({ size, values }) => {
      const longer = new Float32Array((count + edgeCount) * size);
      longer.set(values);
      for (let edge = 0; edge < edgeCount; edge += 1) {
        const [first, second] = [ends[edge * 2] * size, ends[edge * 2 + 1] * size];
        for (let part = 0; part < size; part += 1) {
          longer[(count + edge) * size + part] = (values[first + part] + values[second + part]) / 2;
        }
      }
      return { size, values: longer };
    }),
  };
};

/** Unit normals of the vertices, weighted by the area of their triangles. */
export const normalsOf = ({ positions, triangles }: Surface): Float32Array => {
  const normals = new Float64Array(positions.length);
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at] * 3, triangles[at + 1] * 3, triangles[at + 2] * 3];
    const [ux, uy, uz] = [0, 1, 2].map((k) => positions[b + k] - positions[a + k]);
    const [vx, vy, vz] = [0, 1, 2].map((k) => positions[c + k] - positions[a + k]);
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (const vertex of [a, b, c]) {
      for (let axis = 0; axis < 3; axis += 1) normals[vertex + axis] += normal[axis];
    }
  }
  for (let at = 0; at < normals.length; at += 3) {
    const length = Math.hypot(normals[at], normals[at + 1], normals[at + 2]) || 1;
    for (let axis = 0; axis < 3; axis += 1) normals[at + axis] /= length;
  }
  return Float32Array.from(normals);
};
