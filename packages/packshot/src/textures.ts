import type { Point } from './curves.ts';
import type { FabricTexture } from './garment.ts';
import { faint, rounded } from './markup.ts';
import type { Tones } from './tones.ts';

/** A stroke of a tile: tone, path, width, share of the tone's strength, and dashes. */
type Mark = readonly [
  tone: 'shade' | 'light' | 'base',
  d: string,
  width: number,
  strength: number,
  dashes?: string,
];

type Tile = readonly [width: number, height: number, ...marks: readonly Mark[]];

const strand = (d: string): readonly Mark[] => [
  ['shade', d, 20, 0.55],
  ['base', d, 15, 1],
  ['light', d, 6, 0.5],
  ['shade', d, 14, 0.5, '1.2 5.5'],
];

const TILES: Readonly<Record<FabricTexture, Tile>> = {
  jersey: [
    6,
    6,
    ['shade', 'M0 0L1.5 2L3 0M3 3L4.5 5L6 3', 0.8, 0.3],
    ['light', 'M0 3L1.5 5L3 3M3 0L4.5 2L6 0', 0.9, 0.3],
  ],
  pique: [7, 8, ['shade', 'M0 2L3.5 0L7 2V6L3.5 8L0 6Z', 1, 0.42], ['light', 'M2 3.5H5', 1.4, 0.5]],
  oxford: [
    6,
    6,
    ['light', 'M0 1.5H3M3 4.5H6', 1.8, 0.55],
    ['shade', 'M4.5 0V3M1.5 3V6', 1.6, 0.26],
  ],
  fleece: [
    13,
    11,
    ['shade', 'M1 2l2.5 1M7 1l1 2M11 5l1.5-1M4 6l2 1M1 9l1.5-1M8 9l2 .5', 1, 0.26],
    ['light', 'M4 1l2 .5M9 6l1 1.5M2 5l1 1M6 9.5l1.5-.5', 1, 0.4],
  ],
  'fine-knit': [
    6,
    5,
    ['shade', 'M0 0V5M6 0V5', 0.7, 0.24],
    ['shade', 'M.6-1L3 1.4L5.4-1M.6 4L3 6.4L5.4 4', 0.6, 0.24],
    ['light', 'M.8 1.2L3 3.4L5.2 1.2', 1.1, 0.36],
  ],
  rib: [
    10,
    6,
    ['shade', 'M1 0V6', 2.4, 0.5],
    ['light', 'M6 0V6', 3, 0.45],
    ['shade', 'M2.5 0L6 3L9.5 0M2.5 6L6 9L9.5 6', 0.7, 0.3],
  ],
  cable: [
    76,
    72,
    ['shade', 'M38 0V72', 76, 0.34],
    ['light', 'M5 0V72M71 0V72', 6, 0.9],
    ['shade', 'M10 0V72M66 0V72', 2, 0.5],
    ...strand('M52-4V4C52 24 24 48 24 68V76'),
    ...strand('M24-4V4C24 24 52 48 52 68V76'),
  ],
  terry: [
    16,
    15,
    ['shade', 'M1 4q3-4 5 0t-3 3M9 2q3-4 5 0t-3 3M5 12q3-4 5 0t-3 3M12 9q3-3 4 0', 1.2, 0.4],
    ['light', 'M2 2.5q2-3 4-.5M10 .5q2-3 4-.5M6 10.5q2-3 4-.5M0 9q2-2 3 0', 1.5, 0.55],
  ],
  waffle: [
    16,
    16,
    ['shade', 'M0 0H16M0 0V16', 4, 0.34],
    ['light', 'M4 12V4H12', 1.6, 0.6],
    ['shade', 'M4 12H12V4', 1.6, 0.3],
  ],
  'wool-jersey': [
    7,
    7,
    ['shade', 'M0 0L1.8 2.4L3.5 0M3.5 3.5L5.2 6L7 3.5', 1, 0.3],
    ['light', 'M0 4L2 5M4 1L6 1.5', 0.9, 0.4],
  ],
  lyocell: [18, 6, ['light', 'M0 6L18 0', 1.4, 0.22], ['shade', 'M0 3L9 0M9 6L18 3', 0.6, 0.13]],
  technical: [
    9,
    9,
    ['shade', 'M1.4 2h1.7M5.9 6.5h1.7', 1.7, 0.62],
    ['light', 'M1.4 4h1.7M5.9 8.5h1.7', 0.8, 0.5],
  ],
  felted: [
    23,
    19,
    ['shade', 'M2 3l4 1M12 2l3 2.5M7 10l4-1.5M18 14l3 2M1 16l3-1.5M17 7l3-.5', 1.1, 0.24],
    ['light', 'M5 6l4 1M14 9l3-1.5M10 15l3 1.5M20 3l2 1M1 11l3 1', 1.3, 0.42],
  ],
  paper: [
    40,
    40,
    ['shade', 'M0 12H40M0 32H40', 0.6, 0.14],
    ['light', 'M12 0V40M30 0V40', 0.6, 0.3],
  ],
};

/** The repeating tile of a fabric, aligned to the center line of the garment. */
export const textureTile = (id: string, texture: FabricTexture, tones: Tones): string => {
  const [width, height, ...marks] = TILES[texture];
  const strength = { shade: tones.depth, light: tones.gleam, base: 1 };
  const drawn = marks.map(
    ([tone, d, thick, share, dashes]) =>
      `<path d="${d}" stroke="${tones[tone]}" stroke-width="${thick}" opacity="${faint(strength[tone] * share)}"${dashes ? ` stroke-dasharray="${dashes}"` : ''}/>`,
  );
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="translate(${-width / 2})"><g fill="none">${drawn.join('')}</g></pattern>`;
};

/**
 * The tile `of`, rotated to the grain of a sleeve and aligned to the sleeve's center
 * line.
 */
export const turnedTile = (
  id: string,
  of: string,
  texture: FabricTexture,
  turn: number,
  [x, y]: Point = [0, 0],
): string =>
  `<pattern id="${id}" href="#${of}" patternTransform="translate(${rounded(x)} ${rounded(y)}) rotate(${turn}) translate(${-TILES[texture][0] / 2})"/>`;
