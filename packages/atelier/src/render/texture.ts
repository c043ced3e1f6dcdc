import type { Fabric } from '../pattern/design.ts';
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

const isRib = (name: string): boolean =>
  name === 'band' || name.endsWith('Rib') || name.startsWith('cuff');

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
