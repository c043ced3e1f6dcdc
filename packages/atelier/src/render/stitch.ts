/** Height of a periodic surface, and its slope in both directions. */
export type Tile = {
  readonly size: number;
  /** Height from 0 to 1. */
  readonly heights: Float32Array;
  readonly meanHeight: number;
  /** Change of the height over one period. */
  readonly acrossSlopes: Float32Array;
  readonly upSlopes: Float32Array;
};

const size = 64;

/**
 * One stitch of plain knit: the two legs of a V, with the tops of the stitch below.
 */
const stitchHeight = (u: number, v: number): number => {
  let height = 0;
  for (const side of [-1, 1]) {
    for (let course = -2; course <= 1; course += 1) {
      const along = (v - course) / 1.5;
      if (along <= 0 || along >= 1) continue;
      const center = 0.5 + side * (0.05 + 0.4 * Math.sin((along * Math.PI) / 2) ** 1.2);
      const away = (u - center) / 0.25;
      if (Math.abs(away) >= 1) continue;
      const yarn = Math.sqrt(1 - away * away) * Math.sin(Math.PI * along) ** 0.5;
      height = Math.max(height, yarn * (1 - 0.2 * along));
    }
  }
  return height;
};

const tileOf = (heightAt: (u: number, v: number) => number): Tile => {
  const heights = Float32Array.from({ length: size * size }, (_, index) =>
    heightAt(((index % size) + 0.5) / size, (Math.floor(index / size) + 0.5) / size),
  );
  const at = (x: number, y: number): number =>
    heights[((y + size) % size) * size + ((x + size) % size)];
  const slopes = (slope: (x: number, y: number) => number): Float32Array =>
    heights.map((_, index) => slope(index % size, Math.floor(index / size)));
  return {
    size,
    heights,
    meanHeight: heights.reduce((sum, height) => sum + height, 0) / heights.length,
    acrossSlopes: slopes((x, y) => ((at(x + 1, y) - at(x - 1, y)) * size) / 2),
    upSlopes: slopes((x, y) => ((at(x, y + 1) - at(x, y - 1)) * size) / 2),
  };
};

export const knitTile: Tile = tileOf(stitchHeight);

/** One rib: a round column of knit, and a valley of purl. */
export const ribTile: Tile = tileOf((u, v) => {
  const share = u / 0.66;
  if (share >= 1) return 0.03;
  const column = Math.sin(Math.PI * share) ** 0.65;
  return 0.03 + column * (0.84 + 0.13 * Math.cos(2 * Math.PI * (v + Math.abs(share - 0.5))));
});

/**
 * Ribs from a distance: without stitches, which would ripple between the pixels.
 */
export const plainRibTile: Tile = tileOf((u) => {
  const share = u / 0.66;
  return share >= 1 ? 0.03 : 0.03 + 0.84 * Math.sin(Math.PI * share) ** 0.65;
});

/** The wrong side of plain knit: rows of purl loops. */
export const purlTile: Tile = tileOf(
  (u, v) => 0.5 + 0.35 * Math.sin(2 * Math.PI * (v + 0.12 * Math.cos(2 * Math.PI * u))),
);
