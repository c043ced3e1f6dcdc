import {
  type Armhole,
  type Block,
  band,
  gatheredHem,
  lineAcross,
  longSleeve,
  type Sleeve,
  straightHem,
  trunkOf,
} from './blocks.ts';
import {
  backwards,
  type Crease,
  type Curve,
  closed,
  creased,
  dip,
  joined,
  moved,
  open,
  type Point,
  strip,
  symmetric,
} from './curves.ts';
import type { Neck } from './necks.ts';
import type { Light, Studio } from './studio.ts';

/** A drawing before definitions and frame: its marks, light and bounds. */
export type Layout = {
  readonly marks: string;
  readonly light: Light;
  readonly top: number;
  readonly bottom: number;
  readonly half: number;
};

export type Top = {
  readonly block: Block;
  readonly neck: Neck;
  readonly arm?: Arm;
  readonly armhole?: Armhole;
  /** Pattern woven into or printed on trunk and sleeve. */
  readonly print?: Print | undefined;
  /**
   * Lower edge of a trunk without waistband, from the side to the center, and its depth
   * below the side.
   */
  readonly hem?: readonly [edge: Curve, drop: number];
  readonly waist?: number;
  readonly details: string;
  /**
   * Strength of creases: 1 for cotton jersey, more for crisp fabrics, less for heavy
   * ones.
   */
  readonly crispness?: number;
  /** Draws long soft folds from chest to hem, for fluid fabrics. */
  readonly flowing?: boolean;
};

/**
 * Marks below the shading of the trunk and right sleeve. They are clipped at the edge.
 */
export type Print = { readonly trunk: string; readonly sleeve: string };

export type Arm = { readonly sleeve: Sleeve; readonly cuff: string };

const weighed = (
  rows: readonly Crease[],
  crispness: number,
  place: (x: number, y: number) => Point,
): string =>
  creased(
    ...rows.map(
      ([x1, y1, x2, y2, bend, width]): Crease => [
        ...place(x1, y1),
        ...place(x2, y2),
        bend,
        width / crispness,
      ],
    ),
  );

/**
 * Dark, then bright creases of the trunk: at the armpits (x in half widths, y from the
 * armpit), then above the hem (y from the hem).
 */
const TRUNK: readonly (readonly Crease[])[] = [
  [
    [1, 2, 0.42, 96, 12, 7],
    [-1, -4, -0.5, 118, -14, -7],
    [1, 40, 0.62, 150, 8, 5],
    [0.98, -146, 0.88, -20, 14, 5],
    [-0.98, -146, -0.87, -30, -14, -5],
  ],
  [
    [-0.98, -150, -0.56, -20, -10, -6],
    [0.42, -170, 0.5, 6, -6, 5],
    [-0.2, -120, -0.26, 6, 5, 4],
  ],
  [
    [0.96, 20, 0.46, 128, 12, 6],
    [-0.95, 12, -0.5, 140, -14, -6],
    [-0.63, -132, -0.44, 10, -8, 8],
  ],
  [
    [0.3, -190, 0.4, 6, -6, 7],
    [-0.42, -190, -0.36, 6, 6, 7],
  ],
];

const trunkCreases = (
  { armpit: [ax, ay], hem: [hx, hy] }: Block,
  crispness: number,
): readonly [string, string] => {
  const [chestDark, hemDark, chestBright, hemBright] = TRUNK.map((rows, at) =>
    weighed(rows, crispness, at % 2 ? (x, y) => [x * hx, y + hy] : (x, y) => [x * ax, y + ay]),
  );
  return [`${chestDark}${hemDark}`, `${chestBright}${hemBright}`];
};

/**
 * Creases of a sleeve: x from the inner (0) to the outer side (1), y from the armpit (0)
 * to the cuff (1).
 */
const SLEEVE: readonly (readonly Crease[])[] = [
  [
    [0, 0.02, 0.75, 0.02, -12, 7],
    [-0.05, 0.3, 0.6, 0.44, -9, 7],
    [1.05, 0.46, 0.36, 0.6, 8, 6],
    [-0.05, 0.66, 0.62, 0.74, -8, 6],
    [1, 0.84, 0.3, 0.92, 7, 5],
    [0, 0.95, 0.7, 0.98, -5, 4],
  ],
  [
    [0.1, 0.12, 0.8, 0.14, -10, 7],
    [0.1, 0.38, 0.7, 0.5, -9, 7],
    [0.9, 0.54, 0.4, 0.66, 8, 6],
    [0.2, 0.76, 0.8, 0.82, -8, 5],
  ],
];

/** Dark, then bright folds of a fluid fabric, in half widths and heights of the trunk. */
const FLOW: readonly (readonly Crease[])[] = [
  [
    [0.5, 0.2, 0.66, 1, -12, 9],
    [0.16, 0.3, 0.2, 1, 8, 8],
    [-0.24, 0.16, -0.36, 1, -14, -9],
    [-0.66, 0.34, -0.74, 1, 8, -8],
    [0.84, 0.4, 0.86, 1, -6, 7],
  ],
  [
    [0.38, 0.2, 0.48, 1, -10, 9],
    [-0.06, 0.3, -0.1, 1, 8, 8],
    [-0.5, 0.2, -0.58, 1, -10, -8],
  ],
];

const flowCreases = ({ armpit: [ax, ay], hem: [, hy] }: Block): readonly string[] =>
  FLOW.map((rows) => weighed(rows, 1, (x, y) => [x * ax, ay + (hy - ay) * y - (1 - y) * 40]));

const sleeveCreases = (
  { head: [sx], pit: [ax, ay], inner }: Sleeve,
  crispness: number,
): readonly string[] => {
  const [dx, dy] = [inner[0] - ax, inner[1] - ay];
  // On a short sleeve only the first crease fits above the hem.
  const many = dy > 150 ? 9 : 1;
  const length = dy > 150 ? 1 : 4;
  return SLEEVE.map((rows) =>
    weighed(rows.slice(0, many), crispness, (x, y) => [
      ax + dx * y * length + (sx + 88 - ax) * x * (1 - y * 0.24),
      ay + dy * y * length - (many > 1 ? 18 : 60) * x,
    ]),
  );
};

export const hemmedEnd = (studio: Studio, sleeve: Sleeve, depth = 17): string =>
  studio.stitching(
    open(
      lineAcross(sleeve, -depth, depth * 0.3 - 4),
      lineAcross(sleeve, -depth + 5, depth * 0.3 - 5),
    ),
  );

type LongArm = {
  /** Width at the cuff, and length from the shoulder to the end of the cuff. */
  readonly width: number;
  readonly length: number;
  /** Height of the ribbed cuff. 0 for a hem. */
  readonly rib: number;
  readonly swing?: number;
};

const CUFF_EASE = 4;

const cuffGathers = (sleeve: Sleeve): string => {
  const { outer, inner, along } = sleeve;
  const at = (share: number, up: number): Point => [
    outer[0] + (inner[0] - outer[0]) * share - along[0] * up,
    outer[1] + (inner[1] - outer[1]) * share - along[1] * up,
  ];
  return creased(
    ...[0.14, 0.32, 0.5, 0.68, 0.86].map(
      (share, index): Crease => [
        ...at(share, -12),
        ...at(share + 0.02, 24 + ((index * 17) % 22)),
        2,
        2.4,
      ],
    ),
  );
};

export const longArm = (
  studio: Studio,
  block: Block,
  { width, length, rib, swing }: LongArm,
): Arm => {
  const sleeve = longSleeve(block, {
    width,
    length: length - rib,
    ease: rib ? CUFF_EASE : 0,
    ...(swing && { swing }),
  });
  return {
    sleeve,
    cuff: rib
      ? studio.creases('sleeve', cuffGathers(sleeve)) +
        studio.piece('cuff', closed(band(sleeve, 5, rib, 3)), ['ribbias', 'tube']) +
        studio.creases('cuff', closed(band(sleeve, 4, 10)))
      : hemmedEnd(studio, sleeve),
  };
};

const ribbedWaist = (studio: Studio, { hem: [x, y] }: Block, height: number): string => {
  const upper = dip(y + 20, [x - 2, y + 15], y + 17);
  const low = y + height;
  const half = joined(
    upper,
    [
      [x - 2, y + 15],
      [x - 3, y + 30, x - 5, low - 12, x - 8, low + 9],
    ],
    backwards(dip(low + 15, [x - 8, low + 9], low + 12)),
  );
  const gathers = Array.from({ length: 12 }, (_, at) => {
    const from = ((at - 5.5) / 5.9) * x;
    return creased([from, y + 20, from + ((at * 7) % 5) - 2, y - 10 - ((at * 11) % 17), 2, 2.2]);
  }).join('');
  return (
    studio.creases('trunk', gathers) +
    studio.piece('waist', closed(symmetric(half)), ['ribbing', 'round', 'fall']) +
    studio.creases('waist', strip(upper, moved(upper, 0, 3)))
  );
};

/** The soft ground shadow of the named pieces. The sleeve is mirrored. */
export const castShadow = (studio: Studio, ...names: readonly string[]): string =>
  `<g filter="${studio.url('ground')}" fill="#3a2f22" opacity=".3" transform="translate(0 9)">${names
    .map(
      (name) =>
        `<use href="#${studio.id(name)}"/>${name === 'sleeve' ? studio.otherSide(name) : ''}`,
    )
    .join('')}</g>`;

/** Assembles an upper garment: shadow, inside, sleeves, trunk, details, collar. */
export const layTop = (studio: Studio, top: Top): Layout => {
  const {
    block,
    neck,
    arm,
    armhole = arm ? 'set' : 'open',
    print,
    details,
    waist = 0,
    crispness = 1,
    flowing = false,
  } = top;
  const [edge, drop] = waist
    ? [gatheredHem(block), waist + 8]
    : (top.hem ?? [straightHem(block), 8]);
  const [ax] = block.armpit;
  const [, hy] = block.hem;
  const sleeves = arm
    ? `<g id="${studio.id('arm')}">${studio.piece('sleeve', closed(arm.sleeve.outline), ['bias', 'tube'], undefined, studio.inside('sleeve', print?.sleeve ?? ''))}${studio.creases('sleeve', ...sleeveCreases(arm.sleeve, crispness))}${arm.cuff}</g>` +
      studio.otherSide('arm', [-block.shoulder[0], block.shoulder[1]])
    : '';
  const marks =
    castShadow(studio, 'trunk', 'collar', ...(arm ? ['sleeve'] : [])) +
    (neck.behind ?? '') +
    studio.filling +
    sleeves +
    studio.piece(
      'trunk',
      closed(trunkOf(block, neck.line, edge, armhole)),
      ['grain', 'round', 'fall'],
      undefined,
      studio.inside('trunk', print?.trunk ?? ''),
    ) +
    studio.creases('trunk', ...trunkCreases(block, crispness)) +
    (flowing ? studio.creases('trunk', ...flowCreases(block)) : '') +
    (waist ? ribbedWaist(studio, block, waist) : '') +
    details +
    neck.over;
  const light = { half: ax, top: 0, bottom: hy };
  if (!arm) return { marks, light, top: -neck.rise, bottom: hy + drop, half: ax + 12 };
  const { sleeve } = arm;
  const [x1, y1, x2, y2] = sleeve.light;
  return {
    marks,
    light: {
      ...light,
      sleeve: sleeve.light,
      lean: sleeve.lean,
      axis: [(x1 + x2) / 2, (y1 + y2) / 2],
    },
    top: -neck.rise,
    bottom: Math.max(hy + drop, sleeve.inner[1]),
    half: sleeve.outer[0] + 12,
  };
};
