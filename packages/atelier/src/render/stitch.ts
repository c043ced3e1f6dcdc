/** Height of a periodic surface from 0 to 1, and its slope in both directions. */
type Face = {
  readonly heights: Float32Array;
  /** Change of the height over one period. */
  readonly acrossSlopes: Float32Array;
  readonly upSlopes: Float32Array;
};

/**
 * A periodic surface with blurred copies, as pixels of different sizes see it. Each level
 * is twice as blurred as the one before.
 */
export type Tile = {
  readonly size: number;
  readonly meanHeight: number;
  /** By level across, then by level up. */
  readonly faces: readonly (readonly Face[])[];
};

const size = 64;
/** Levels of blur. At the last one, nothing of the surface remains. */
const levels = 5;
/** Pixel of the first level, in periods. */
const finest = 2 ** (1 - levels);

/** Level of blur for pixels that cover this share of a period. */
export const levelOf = (share: number): number =>
  Math.min(levels - 1, Math.max(0, Math.log2(share / finest)));

const blurred = (values: Float32Array, deviation: number, isAcross: boolean): Float32Array => {
  const reach = Math.min(size / 2, Math.ceil(deviation * 3));
  const weights = Array.from({ length: reach * 2 + 1 }, (_, index) =>
    Math.exp(-(((index - reach) / deviation) ** 2) / 2),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return values.map((_, index) => {
    const [x, y] = [index % size, Math.floor(index / size)];
    return (
      weights.reduce((sum, weight, shift) => {
        const step = shift - reach + size;
        const at = isAcross ? y * size + ((x + step) % size) : ((y + step) % size) * size + x;
        return sum + weight * values[at];
      }, 0) / total
    );
  });
};

const faceOf = (heights: Float32Array): Face => {
  const at = (x: number, y: number): number =>
    heights[((y + size) % size) * size + ((x + size) % size)];
  const slopes = (slope: (x: number, y: number) => number): Float32Array =>
    heights.map((_, index) => slope(index % size, Math.floor(index / size)));
  return {
    heights,
    acrossSlopes: slopes((x, y) => ((at(x + 1, y) - at(x - 1, y)) * size) / 2),
    upSlopes: slopes((x, y) => ((at(x, y + 1) - at(x, y - 1)) * size) / 2),
  };
};

const tileOf = (heightAt: (u: number, v: number) => number): Tile => {
  const heights = Float32Array.from({ length: size * size }, (_, index) =>
    heightAt(((index % size) + 0.5) / size, (Math.floor(index / size) + 0.5) / size),
  );
  const steps = Array.from({ length: levels }, (_, level) => level);
  const deviation = (level: number): number => 0.45 * finest * 2 ** level * size;
  return {
    size,
    meanHeight: heights.reduce((sum, height) => sum + height, 0) / heights.length,
    faces: steps.map((across) => {
      const wide = across === 0 ? heights : blurred(heights, deviation(across), true);
      return steps.map((up) => faceOf(up === 0 ? wide : blurred(wide, deviation(up), false)));
    }),
  };
};

/** A place of a stitch, and the yarn there. */
type StitchPlace = {
  readonly height: number;
  /** Along the leg of the stitch, from 0 to 1. */
  readonly along: number;
  /** From the middle of the yarn, from -1 to 1. */
  readonly away: number;
  readonly side: 1 | -1;
};

/**
 * One stitch of plain knit: the two legs of a V, with the tops of the stitch below.
 */
export const stitchAt = (u: number, v: number): StitchPlace => {
  let place: StitchPlace = { height: 0, along: 0, away: 0, side: 1 };
  for (const side of [-1, 1] as const) {
    for (let course = -2; course <= 1; course += 1) {
      const along = (v - course) / 1.5;
      if (along <= 0 || along >= 1) continue;
      const center = 0.5 + side * (0.05 + 0.4 * Math.sin((along * Math.PI) / 2) ** 1.2);
      const away = (u - center) / 0.25;
      if (Math.abs(away) >= 1) continue;
      const yarn = Math.sqrt(1 - away * away) * Math.sin(Math.PI * along) ** 0.5;
      const height = yarn * (1 - 0.2 * along);
      if (height > place.height) place = { height, along, away, side };
    }
  }
  return place;
};

export const knitTile: Tile = tileOf((u, v) => stitchAt(u, v).height);

/** One rib: a round column of knit, and a valley of purl. */
export const ribTile: Tile = tileOf((u, v) => {
  const share = u / 0.66;
  if (share >= 1) return 0.03;
  const column = Math.sin(Math.PI * share) ** 0.65;
  return 0.03 + column * (0.84 + 0.13 * Math.cos(2 * Math.PI * (v + Math.abs(share - 0.5))));
});

/** The wrong side of plain knit: rows of purl loops. */
export const purlTile: Tile = tileOf(
  (u, v) => 0.5 + 0.35 * Math.sin(2 * Math.PI * (v + 0.12 * Math.cos(2 * Math.PI * u))),
);
