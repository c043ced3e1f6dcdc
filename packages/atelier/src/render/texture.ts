import { isRib } from '../drape/cloth.ts';
import type { Fabric } from '../pattern/design.ts';
import { randomFrom, seedOf } from '../random.ts';
import { knitTile, levelOf, purlTile, ribTile, type Tile } from './stitch.ts';

/** A tile at the scale of a fabric. */
export type Texture = {
  readonly tile: Tile;
  /** Meters of one period. */
  readonly width: number;
  readonly height: number;
  /** Meters from the lowest to the highest place. */
  readonly relief: number;
  /** Darkening of the lowest places. */
  readonly cavity: number;
};

export const textureOf = (
  { stitch, rib, surface }: Fabric,
  piece: string,
): { readonly outside: Texture; readonly inside: Texture } => {
  const ribbed: Texture = {
    tile: ribTile,
    width: rib.width,
    height: stitch.height,
    relief: rib.relief,
    cavity: 0.42,
  };
  // Collars are knitted more tightly than bands.
  const tight: Texture = { ...ribbed, width: rib.width * 0.75, relief: rib.relief * 0.6 };
  if (piece === 'knitCollar') return { outside: tight, inside: tight };
  if (surface === 'ribs' || isRib(piece)) return { outside: ribbed, inside: ribbed };
  const knit: Texture = {
    tile: knitTile,
    ...stitch,
    cavity: stitch.width > 0.002 ? 0.36 : 0.12,
  };
  return { outside: knit, inside: { ...knit, tile: purlTile } };
};

/** Blur of a tile where a pixel covers `across` and `up` meters of the pattern. */
export const blurOf = (
  { width, height }: Texture,
  across: number,
  up: number,
): readonly [across: number, up: number] => [levelOf(across / width), levelOf(up / height)];

/** Height and slopes of a texture at a place, without detail smaller than a pixel. */
export type Bump = { height: number; across: number; up: number };

/** Writes height and slopes of a texture at a place of the pattern to `bump`. */
export const bumpAt = (
  { tile, width, height, relief }: Texture,
  u: number,
  v: number,
  [acrossLevel, upLevel]: readonly [number, number],
  bump: Bump,
): void => {
  const { size, faces } = tile;
  const column = Math.min(size - 1, Math.floor((u / width - Math.floor(u / width)) * size));
  const row = Math.min(size - 1, Math.floor((v / height - Math.floor(v / height)) * size));
  const at = row * size + column;
  const [x, y] = [
    Math.min(faces.length - 2, Math.floor(acrossLevel)),
    Math.min(faces.length - 2, Math.floor(upLevel)),
  ];
  const [fx, fy] = [acrossLevel - x, upLevel - y];
  bump.height = 0;
  bump.across = 0;
  bump.up = 0;
  for (let corner = 0; corner < 4; corner += 1) {
    const weight = (corner & 1 ? fx : 1 - fx) * (corner & 2 ? fy : 1 - fy);
    if (weight === 0) continue;
    const face = faces[x + (corner & 1)][y + (corner >> 1)];
    bump.height += weight * face.heights[at];
    bump.across += weight * face.acrossSlopes[at];
    bump.up += weight * face.upSlopes[at];
  }
  bump.height -= tile.meanHeight;
  bump.across *= relief / width;
  bump.up *= relief / height;
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
