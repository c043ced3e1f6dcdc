import type { Sewn } from '../pattern/sew.ts';

/** Vertices that share an edge with each vertex. */
const neighborsOf = (triangles: Int32Array, count: number): readonly (readonly number[])[] => {
  const neighbors = Array.from({ length: count }, () => new Set<number>());
  for (let at = 0; at < triangles.length; at += 3) {
    for (let corner = 0; corner < 3; corner += 1) {
      const a = triangles[at + corner];
      const b = triangles[at + ((corner + 1) % 3)];
      neighbors[a].add(b);
      neighbors[b].add(a);
    }
  }
  return neighbors.map((set) => [...set]);
};

/** Vertices with an edge that belongs to one triangle only. */
const rimOf = (triangles: Int32Array, count: number): Uint8Array => {
  const edges = new Map<number, number>();
  const key = (a: number, b: number): number => Math.min(a, b) * count + Math.max(a, b);
  const each = (visit: (a: number, b: number) => void): void => {
    for (let at = 0; at < triangles.length; at += 3) {
      for (let corner = 0; corner < 3; corner += 1) {
        visit(triangles[at + corner], triangles[at + ((corner + 1) % 3)]);
      }
    }
  };
  each((a, b) => edges.set(key(a, b), (edges.get(key(a, b)) ?? 0) + 1));
  const rim = new Uint8Array(count);
  each((a, b) => {
    if (edges.get(key(a, b)) === 1) {
      rim[a] = 1;
      rim[b] = 1;
    }
  });
  return rim;
};

/**
 * Removes ripples shorter than a few points without shrinking (Taubin, 1995), and
 * evens the columns of ribs.
 */
export const smoothDrape = (sewn: Sewn, positions: Float64Array, rounds = 7): Float64Array => {
  const count = sewn.vertexCount;
  const neighbors = neighborsOf(sewn.triangles, count);
  const rim = rimOf(sewn.triangles, count);
  let current = Float64Array.from(positions);
  // Folds of collars stay sharp, and their points keep their corners.
  const [creased, corners] = [new Set<number>(), new Set<number>()];
  sewn.pieces.forEach(({ edges, leafRow }, piece) => {
    if (leafRow === undefined) return;
    for (const point of edges.fold) creased.add(sewn.vertices[piece][point]);
    for (const point of [edges.start, edges.end].flatMap((edge) => edge.slice(-1)))
      corners.add(sewn.vertices[piece][point]);
  });
  const aroundOf = (vertex: number): readonly number[] => {
    if (corners.has(vertex)) return [];
    if (creased.has(vertex)) return neighbors[vertex].filter((other) => creased.has(other));
    return rim[vertex] === 1 ? neighbors[vertex].filter((other) => rim[other]) : neighbors[vertex];
  };
  const relax = (amount: number): void => {
    const next = Float64Array.from(current);
    for (let vertex = 0; vertex < count; vertex += 1) {
      const around = aroundOf(vertex);
      if (around.length === 0) continue;
      for (let axis = 0; axis < 3; axis += 1) {
        const at = vertex * 3 + axis;
        const mean =
          around.reduce((sum, other) => sum + current[other * 3 + axis], 0) / around.length;
        next[at] += amount * (mean - current[at]);
      }
    }
    current = next;
  };
  for (let round = 0; round < rounds; round += 1) {
    relax(0.5);
    relax(-0.53);
  }
  for (const { pairs } of sewn.seams) {
    const line = pairs.map(([[piece, point]]) => sewn.vertices[piece][point] * 3);
    for (let round = 0; round < 12; round += 1) {
      const next = Float64Array.from(current);
      for (let index = 1; index + 1 < line.length; index += 1) {
        for (let axis = 0; axis < 3; axis += 1) {
          const mean = (current[line[index - 1] + axis] + current[line[index + 1] + axis]) / 2;
          next[line[index] + axis] +=
            (round % 2 === 0 ? 0.5 : -0.5) * (mean - current[line[index] + axis]);
        }
      }
      current = next;
    }
  }
  sewn.pieces.forEach(({ rows, leafRow, points }, piece) => {
    if (rows === undefined) return;
    const columns = points.length / rows;
    const isOpen = (row: number): boolean => leafRow !== undefined && row > leafRow;
    const at = (row: number, column: number): number =>
      sewn.vertices[piece][
        row * columns +
          (isOpen(row)
            ? Math.min(columns - 1, Math.max(0, column))
            : (column + columns - 1) % (columns - 1))
      ] * 3;
    for (let round = 0; round < 10; round += 1) {
      const next = Float64Array.from(current);
      for (let row = 0; row < rows; row += 1) {
        // The front edges of a leaf stay straight.
        const [from, to] = isOpen(row) ? [1, columns - 1] : [0, columns - 1];
        for (let column = from; column < to; column += 1) {
          for (let axis = 0; axis < 3; axis += 1) {
            const own = at(row, column) + axis;
            const sides =
              (current[at(row, column - 1) + axis] + current[at(row, column + 1) + axis]) / 2;
            const upright =
              row === 0 || row === rows - 1 || row === leafRow
                ? current[own]
                : (current[at(row - 1, column) + axis] + current[at(row + 1, column) + axis]) / 2;
            next[own] += 0.4 * (sides - current[own]) + 0.25 * (upright - current[own]);
          }
        }
      }
      current = next;
    }
  });
  return current;
};

/** Distance between the layers of a folded strip, in thicknesses of the cloth. */
const foldDistance = 2.1;

/** Lays the outer layer of strips that fold over, such as a roll neck, onto the inner one. */
export const layFolds = (sewn: Sewn, positions: Float64Array): Float64Array => {
  const result = Float64Array.from(positions);
  sewn.pieces.forEach(({ rows, foldRow, points }, piece) => {
    if (rows === undefined || foldRow === undefined) return;
    const columns = points.length / rows;
    const at = (row: number, column: number): number =>
      sewn.vertices[piece][row * columns + ((column + columns - 1) % (columns - 1))] * 3;
    const thickness = sewn.design.fabric.thickness * foldDistance;
    for (let row = foldRow; row < rows; row += 1) {
      const inner = Math.max(0, foldRow * 2 - row);
      const share = (row - foldRow) / (rows - 1 - foldRow);
      // The fold is between the layers, and the free edge stands off a little.
      const distance = row === foldRow ? thickness / 2 : thickness * (1 + 0.5 * share ** 3);
      for (let column = 0; column < columns - 1; column += 1) {
        const step = (from: number, to: number): readonly number[] =>
          [0, 1, 2].map((axis) => positions[to + axis] - positions[from + axis]);
        const [ax, ay, az] = step(at(inner, column - 1), at(inner, column + 1));
        const [ux, uy, uz] = step(at(Math.max(0, inner - 1), column), at(inner + 1, column));
        const normal = [ay * uz - az * uy, az * ux - ax * uz, ax * uy - ay * ux];
        const opposite = step(at(inner, column + (columns >> 1)), at(inner, column));
        const facing = normal.reduce((sum, part, axis) => sum + part * opposite[axis], 0);
        const scale = (Math.sign(facing) * distance) / Math.hypot(...normal);
        for (let axis = 0; axis < 3; axis += 1) {
          result[at(row, column) + axis] =
            positions[at(inner, column) + axis] + normal[axis] * scale;
        }
      }
    }
  });
  return result;
};
