import type { Garment } from './garment.ts';
import { chosenProperties, stitchTextures } from './properties.ts';
import { type Color, luminance } from './recolor.ts';

/** Side of a tile of cloth in millimeters: the same for all fabrics, so that they compare. */
export const clothSide = 30;

type Knitted = Pick<Garment, 'pattern' | 'texture' | 'properties'>;

/**
 * Name of a garment’s cloth in addresses: the slug of its fabric, or the texture of a stitch
 * that the fabric does not have by itself. Null for paper.
 */
export const clothNameOf = (garment: Knitted, fabricSlug: string): string | null => {
  if (garment.texture === 'paper') return null;
  const { stitch } = chosenProperties(garment);
  const chosen = stitch === undefined ? undefined : stitchTextures[stitch];
  return chosen === undefined || chosen === garment.texture ? fabricSlug : chosen;
};

/** Gray of a tile where the cloth has its color. */
const middle = 128 / 255;

/**
 * Weight and offset of a tile’s gray for each part of a cloth color, in sRGB. White cloth is a
 * little darker than its color, so that its yarns can be lighter. Dark cloth gets a sheen,
 * which shows its yarns.
 */
export const clothRows = (color: Color): readonly (readonly [weight: number, offset: number])[] => {
  const light = luminance(color);
  const contrast = 0.54 - 0.27 * light;
  const sheen = 0.1 * (1 - light) ** 6;
  return color.map((part) => {
    const weight = (part * contrast + sheen) / middle;
    return [weight, part * (1 - 0.07 * light) + 0.2 * sheen - weight * middle] as const;
  });
};
