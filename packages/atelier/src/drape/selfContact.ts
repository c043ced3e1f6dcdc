/** Pairs of vertices of different layers that are near each other. */
export type Contacts = { readonly pairs: Int32Array; readonly count: number };

const tableSize = 1 << 16;

const hash = (x: number, y: number, z: number): number =>
  (Math.imul(x, 73_856_093) ^ Math.imul(y, 19_349_663) ^ Math.imul(z, 83_492_791)) &
  (tableSize - 1);

/**
 * Finds pairs closer than `layerDistance` that are apart in the flat state. Cells
 * are as wide as the search radius, so each point looks at 27 cells.
 */
export const findContacts = (
  x: Float64Array,
  flat: Float64Array,
  layerDistance: number,
): Contacts => {
  const radius = layerDistance * 1.25;
  const near = radius * radius;
  const apart = near * 5.3;
  const heads = new Int32Array(tableSize).fill(-1);
  const next = new Int32Array(x.length / 3);
  let pairs = new Int32Array(1 << 14);
  let count = 0;
  for (let vertex = 0, at = 0; at < x.length; vertex += 1, at += 3) {
    const cellX = Math.floor(x[at] / radius);
    const cellY = Math.floor(x[at + 1] / radius);
    const cellZ = Math.floor(x[at + 2] / radius);
    for (let cell = 0; cell < 27; cell += 1) {
      const bucket = hash(
        cellX + (cell % 3) - 1,
        cellY + (Math.floor(cell / 3) % 3) - 1,
        cellZ + Math.floor(cell / 9) - 1,
      );
      for (let other = heads[bucket]; other >= 0; other = next[other]) {
        const to = other * 3;
        const distance =
          (x[at] - x[to]) ** 2 + (x[at + 1] - x[to + 1]) ** 2 + (x[at + 2] - x[to + 2]) ** 2;
        if (distance >= near) continue;
        const rest =
          (flat[at] - flat[to]) ** 2 +
          (flat[at + 1] - flat[to + 1]) ** 2 +
          (flat[at + 2] - flat[to + 2]) ** 2;
        if (rest <= apart) continue;
        if (count * 2 === pairs.length) {
          const larger = new Int32Array(pairs.length * 2);
          larger.set(pairs);
          pairs = larger;
        }
        pairs[count * 2] = vertex;
        pairs[count * 2 + 1] = other;
        count += 1;
      }
    }
    const own = hash(cellX, cellY, cellZ);
    next[vertex] = heads[own];
    heads[own] = vertex;
  }
  return { pairs, count };
};
