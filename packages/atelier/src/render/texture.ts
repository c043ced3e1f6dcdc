import { isRib } from '../drape/cloth.ts';
import type { Fabric } from '../pattern/design.ts';
import { randomFrom, seedOf } from '../random.ts';
import { knitTile, plainRibTile, purlTile, ribTile, type Tile } from './stitch.ts';

/** A tile at the scale of a fabric, with the detail that a picture can show. */
export type Texture = {
  readonly tile: Tile;
  /** Meters of one period. */
  readonly width: number;
  readonly height: number;
  /** Meters from the lowest to the highest place. */
  readonly acrossRelief: number;
  readonly upRelief: number;
  /** Darkening of the lowest places. */
  readonly cavity: number;
};

/** Textures of both sides of a piece. `pixel` is the size of a pixel in meters. */
export const textureOf = (
  { stitch, rib }: Fabric,
  piece: string,
  pixel: number,
): { readonly outside: Texture; readonly inside: Texture } => {
  /** Fades detail that is too small for the pixels. */
  const visible = (period: number): number => Math.min(1, Math.max(0, (period / pixel - 1.6) / 2));
  const upFade = visible(stitch.height);
  if (isRib(piece)) {
    const ribFade = visible(rib.width);
    const ribbed: Texture = {
      tile: upFade > 0.9 ? ribTile : plainRibTile,
      width: rib.width,
      height: stitch.height,
      acrossRelief: rib.relief * ribFade,
      upRelief: rib.relief * upFade,
      cavity: 0.42 * ribFade,
    };
    return { outside: ribbed, inside: ribbed };
  }
  const knit: Texture = {
    tile: knitTile,
    width: stitch.width,
    height: stitch.height,
    acrossRelief: stitch.relief * visible(stitch.width),
    upRelief: stitch.relief * upFade,
    cavity: (stitch.width > 0.002 ? 0.36 : 0.12) * upFade,
  };
  return { outside: knit, inside: { ...knit, tile: purlTile } };
};

const grainSize = 256;

/**
 * Uneven yarn: random values between -1 and 1 that run along the courses, because a
 * camera sees them where single stitches are too small.
 */
const grain: Float32Array = (() => {
  const random = randomFrom(seedOf('grain'));
  const values = Float32Array.from({ length: grainSize * grainSize }, () => random() * 2 - 1);
  const reach = 4;
  return values.map((_, index) => {
    const row = index - (index % grainSize);
    let sum = 0;
    for (let shift = -reach; shift <= reach; shift += 1) {
      sum += values[row + ((index + shift + grainSize) % grainSize)];
    }
    return sum / Math.sqrt(2 * reach + 1);
  });
})();

/** Width and height of one value of the grain, in meters. */
const grainCell = { width: 0.0012, height: 0.0009 } as const;

export const grainAt = (u: number, v: number): number => {
  const column = Math.floor(u / grainCell.width) & (grainSize - 1);
  const row = Math.floor(v / grainCell.height) & (grainSize - 1);
  return grain[row * grainSize + column];
};
