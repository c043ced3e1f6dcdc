import type { Point } from './curves.ts';
import type { FabricTexture } from './garment.ts';
import { faint, rounded } from './markup.ts';
import type { Tones } from './tones.ts';

type Tile = { readonly width: number; readonly height: number; readonly marks: string };

const strokes = (d: string, color: string, width: number, opacity: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${faint(opacity)}"/>`;

/** A cable strand: its shadow, its body, and the slanted stitches on it. */
const strand = (d: string, { base, shade, light, depth, gleam }: Tones): string =>
  strokes(d, shade, 20, depth * 0.55) +
  strokes(d, base, 15, 1) +
  strokes(d, light, 6, gleam * 0.5) +
  `<path d="${d}" fill="none" stroke="${shade}" stroke-width="14" stroke-dasharray="1.2 5.5" opacity="${faint(depth * 0.5)}"/>`;

const tile = (texture: FabricTexture, tones: Tones): Tile => {
  const { shade, light, depth, gleam } = tones;
  switch (texture) {
    case 'jersey':
      return {
        width: 6,
        height: 6,
        marks:
          strokes('M0 0L1.5 2L3 0M3 3L4.5 5L6 3', shade, 0.8, depth * 0.3) +
          strokes('M0 3L1.5 5L3 3M3 0L4.5 2L6 0', light, 0.9, gleam * 0.3),
      };
    case 'pique':
      return {
        width: 7,
        height: 8,
        marks: strokes('M0 2L3.5 0L7 2M0 2V6M7 2V6M0 6L3.5 8L7 6', shade, 1, depth * 0.42) + strokes('M2 3.5H5', light, 1.4, gleam * 0.5),
      };
    case 'oxford':
      return {
        width: 6,
        height: 6,
        marks: strokes('M0 1.5H3M3 4.5H6', light, 1.8, gleam * 0.55) + strokes('M4.5 0V3M1.5 3V6', shade, 1.6, depth * 0.26),
      };
    case 'fleece':
      return {
        width: 13,
        height: 11,
        marks:
          strokes('M1 2l2.5 1M7 1l1 2M11 5l1.5-1M4 6l2 1M1 9l1.5-1M8 9l2 .5', shade, 1, depth * 0.26) +
          strokes('M4 1l2 .5M9 6l1 1.5M2 5l1 1M6 9.5l1.5-.5', light, 1, gleam * 0.4),
      };
    case 'fine-knit':
      return {
        width: 8,
        height: 6,
        marks:
          strokes('M0 0V6M8 0V6', shade, 1.2, depth * 0.42) +
          strokes('M4 .5L1 -3M4 .5L7 -3M4 6.5L1 3M4 6.5L7 3', shade, 1, depth * 0.4) +
          strokes('M3.5 3L1 0M4.5 3L7 0M3.5 9L1 6M4.5 9L7 6', light, 1.7, gleam * 0.6),
      };
    case 'rib':
      return {
        width: 10,
        height: 6,
        marks:
          strokes('M1 0V6', shade, 2.4, depth * 0.5) +
          strokes('M6 0V6', light, 3, gleam * 0.45) +
          strokes('M2.5 0L6 3L9.5 0M2.5 6L6 9L9.5 6', shade, 0.7, depth * 0.3),
      };
    case 'cable':
      return {
        width: 76,
        height: 72,
        marks:
          `<rect width="76" height="72" fill="${shade}" opacity="${faint(depth * 0.34)}"/>` +
          strokes('M5 0V72M71 0V72', light, 6, gleam * 0.9) +
          strokes('M10 0V72M66 0V72', shade, 2, depth * 0.5) +
          strand('M52-4V4C52 24 24 48 24 68V76', tones) +
          strand('M24-4V4C24 24 52 48 52 68V76', tones),
      };
    case 'paper':
      return {
        width: 40,
        height: 40,
        marks: strokes('M0 12H40M0 32H40', shade, 0.6, depth * 0.14) + strokes('M12 0V40M30 0V40', light, 0.6, gleam * 0.3),
      };
  }
};

/**
 * The repeating tile of a fabric, laid over its color; a column of it runs through `middle`. `turn` follows the grain of a
 * sleeve, in degrees.
 */
export const textureTile = (id: string, texture: FabricTexture, tones: Tones, turn = 0, [x, y]: Point = [0, 0]): string => {
  const { width, height, marks } = tile(texture, tones);
  const turned = turn ? ` rotate(${turn})` : '';
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="translate(${rounded(x)} ${rounded(y)})${turned} translate(${-width / 2})">${marks}</pattern>`;
};
