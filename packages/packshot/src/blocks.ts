import { backwards, between, type Curve, dip, joined, type Point, symmetric } from './curves.ts';
import type { Proportions, Shaping } from './garment.ts';

/**
 * Landmarks of the right half of an upper garment, in drawing units from the middle of
 * the neck (0, 0): neck point, shoulder, armpit and side of the hem.
 */
export type Block = {
  readonly shoulder: Point;
  readonly armpit: Point;
  readonly hem: Point;
  readonly sleeveRatio: number;
  /** The women's cut; absent for a straight trunk. */
  readonly shaping?: Shaping | undefined;
};

/** Half the width of a neck, where every collar and neckline meets the shoulder seam at height 0. */
export const NECK = 78;

type Cut =
  | 'tee'
  | 'long-sleeve'
  | 'shirt'
  | 'sweatshirt'
  | 'knit'
  | 'slim'
  | 'strap'
  | 'boxy'
  | 'rugby';

const CUTS: Readonly<Record<Cut, Omit<Block, 'sleeveRatio'>>> = {
  tee: { shoulder: [196, 44], armpit: [187, 196], hem: [183, 560] },
  'long-sleeve': { shoulder: [184, 44], armpit: [175, 196], hem: [172, 560] },
  shirt: { shoulder: [186, 44], armpit: [180, 204], hem: [174, 500] },
  sweatshirt: { shoulder: [194, 50], armpit: [184, 212], hem: [178, 510] },
  knit: { shoulder: [180, 46], armpit: [168, 206], hem: [164, 490] },
  slim: { shoulder: [168, 42], armpit: [160, 190], hem: [156, 580] },
  strap: { shoulder: [136, 20], armpit: [172, 220], hem: [172, 566] },
  boxy: { shoulder: [204, 46], armpit: [196, 206], hem: [194, 520] },
  rugby: { shoulder: [196, 48], armpit: [186, 208], hem: [184, 556] },
};

const clamped = (ratio: number): number =>
  Number.isFinite(ratio) ? Math.min(1.25, Math.max(0.8, ratio)) : 1;

/** Clamps each ratio to 0.8–1.25. Anything that is not a number becomes 1. */
export const clampedProportions = ({
  widthRatio,
  lengthRatio,
  sleeveRatio,
  shaping,
}: Proportions): Proportions => ({
  widthRatio: clamped(widthRatio),
  lengthRatio: clamped(lengthRatio),
  sleeveRatio: clamped(sleeveRatio),
  ...(shaping && { shaping }),
});

export const blockOf = (
  cut: Cut,
  { widthRatio, lengthRatio, sleeveRatio, shaping }: Proportions,
): Block => {
  const { shoulder, armpit, hem } = CUTS[cut];
  // The women's cut: narrower shoulders, shorter sleeves and body, wider hips.
  const [narrow, wide, short] = shaping ? [0.92, 1.03, 0.94] : [1, 1, 1];
  return {
    shoulder: [shoulder[0] * narrow * (1 + (widthRatio - 1) * 0.8), shoulder[1]],
    armpit: [
      armpit[0] * (1 + narrow) * 0.5 * widthRatio,
      armpit[1] * (1 + (lengthRatio - 1) * 0.3),
    ],
    hem: [hem[0] * wide * widthRatio, hem[1] * short * lengthRatio],
    sleeveRatio: sleeveRatio * (shaping ? 0.9 : 1),
    ...(shaping && { shaping }),
  };
};

/** Narrowest place of a shaped trunk. */
export const waistOf = ({ armpit: [ax, ay], hem: [, hy] }: Block): Point => [
  ax * 0.86,
  ay + (hy - ay) * 0.46,
];

const sideOf = (block: Block): Curve => {
  const [ax, ay] = block.armpit;
  const [hx, hy] = block.hem;
  if (!block.shaping) {
    const side = (hy - ay) / 3;
    return [
      [ax, ay],
      [ax - 8, ay + side, hx - 9, hy - side, hx, hy],
    ];
  }
  const [wx, wy] = waistOf(block);
  return [
    [ax, ay],
    [ax - 2, ay + (wy - ay) * 0.4, wx, wy - (wy - ay) * 0.4, wx, wy],
    [wx, wy + (hy - wy) * 0.36, hx - 5, hy - (hy - wy) * 0.42, hx, hy],
  ];
};

export const gatheredHem = ({ hem: [x, y] }: Block): Curve => [
  [x, y],
  [x, y + 6, x - 1, y + 12, x - 2, y + 18],
  [0, y + 24],
];

/** Armhole: set in at the shoulder, raglan up to the neck, or open without a sleeve. */
export type Armhole = 'set' | 'raglan' | 'open';

/** The edge of a trunk from the neck point to the armpit. */
export const armholeOf = (
  { shoulder: [sx, sy], armpit: [ax, ay] }: Block,
  kind: Armhole,
): Curve => {
  const shoulderSeam = [(sx + NECK) / 2, sy * 0.36, sx, sy];
  if (kind === 'raglan') {
    return [
      [NECK, 0],
      [NECK + 14, 66, ax - 52, ay - 30, ax, ay],
    ];
  }
  return [
    [NECK, 0],
    shoulderSeam,
    kind === 'open'
      ? [sx - 6, sy + 96, ax - 62, ay - 12, ax, ay]
      : [sx - 13, sy + 40, sx - 25, ay - 52, ax, ay],
  ];
};

/**
 * Outline of a trunk. `neckline` runs from the center to the neck point, `hem` from the
 * side to the center.
 */
export const trunkOf = (
  block: Block,
  neckline: Curve,
  bottom: Curve,
  armhole: Armhole = 'set',
): Curve => {
  return symmetric(joined(neckline, armholeOf(block, armhole), sideOf(block), bottom));
};

export const straightHem = ({ hem: [x, y] }: Block): Curve => backwards(dip(y + 8, [x, y], y + 3));

export type Sleeve = {
  readonly outline: Curve;
  /** Ends of the armhole: at the shoulder and at the armpit. */
  readonly head: Point;
  readonly pit: Point;
  readonly outer: Point;
  readonly inner: Point;
  /** Unit vector along the sleeve. */
  readonly along: Point;
  /** Light axis across the sleeve at half its length. */
  readonly light: readonly [number, number, number, number];
  /** Angle of the grain to the vertical, in degrees. */
  readonly lean: number;
};

/**
 * Unit vector perpendicular to the line from the outer to the inner side, away from the
 * body.
 */
const square = ([x1, y1]: Point, [x2, y2]: Point): Point => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return [(y2 - y1) / length, (x1 - x2) / length];
};

/** Line across the middle of an axis, `half` to each side, outside first. */
const lightAcross = ([x1, y1]: Point, [x2, y2]: Point, half: number): Sleeve['light'] => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [px, py] = [((y2 - y1) / length) * half, ((x1 - x2) / length) * half];
  const [cx, cy] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return [cx + px, cy + py, cx - px, cy - py];
};

export const shortSleeve = ({
  shoulder: [sx, sy],
  armpit: [ax, ay],
  sleeveRatio,
}: Block): Sleeve => {
  const r = sleeveRatio;
  const outer: Point = [sx + 122 * r, sy + 138 * r];
  const inner: Point = [ax + 34 * r, ay + 66 * r];
  return {
    outline: [
      [sx, sy],
      [sx + 30 * r, sy + 15 * r, sx + 56 * r, sy + 42 * r, sx + 76 * r, sy + 70 * r],
      [sx + 92 * r, sy + 96 * r, outer[0] - 10, outer[1] - 14, ...outer],
      [outer[0] - 30, outer[1] + 30, inner[0] + 36, inner[1] - 16, ...inner],
      [inner[0] - 8, inner[1] - 20, ax + 10, ay + 18, ax, ay],
      [ax - 36, ay - 50, sx - 26, sy + 40, sx, sy],
    ],
    head: [sx, sy],
    pit: [ax, ay],
    outer,
    inner,
    along: square(outer, inner),
    light: lightAcross(
      [(sx + ax) / 2 + 6, (sy + ay) / 2],
      [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2],
      76,
    ),
    lean: -38,
  };
};

const gathered = (outer: Point, inner: Point): Curve => {
  const [ux, uy] = square(outer, inner);
  const [cx, cy] = [(inner[0] - outer[0]) * 0.11, (inner[1] - outer[1]) * 0.11];
  const drop = ([x, y]: Point, far: number, side: number) => [
    x + ux * far + cx * side,
    y + uy * far + cy * side,
  ];
  return [
    [...drop(outer, 8, 0), ...drop(outer, 13, 1)],
    drop(inner, 13, -1),
    [...drop(inner, 8, 0), ...inner],
  ];
};

type LongCut = {
  readonly width: number;
  readonly length: number;
  /** Width added above a ribbed cuff. */
  readonly ease?: number;
  /** Horizontal distance from the body, as a share of the length. */
  readonly swing?: number;
};

export const longSleeve = (
  { shoulder: [sx, sy], armpit: [ax, ay], sleeveRatio }: Block,
  { width, length, ease = 0, swing = 0.34 }: LongCut,
): Sleeve => {
  const reach = length * sleeveRatio;
  const outer: Point = [sx + swing * reach, sy + (1.095 - swing * 0.32) * reach];
  const inner: Point = [outer[0] - width * 0.965, outer[1] + width * swing * 0.765];
  return {
    outline: [
      [sx, sy],
      [sx + 36, sy + 18, sx + 66, sy + 62, sx + 84, sy + 134],
      [
        sx + 84 + reach * 0.06,
        sy + 134 + reach * 0.24,
        outer[0] - reach * 0.055 + ease,
        outer[1] - reach * 0.2,
        ...outer,
      ],
      ...(ease ? gathered(outer, inner) : [[...inner]]),
      [
        inner[0] - reach * 0.075 - ease,
        inner[1] - reach * 0.19,
        ax + reach * 0.045,
        ay + reach * 0.2,
        ax,
        ay,
      ],
      [ax - 36, ay - 50, sx - 26, sy + 40, sx, sy],
    ],
    head: [sx, sy],
    pit: [ax, ay],
    outer,
    inner,
    along: square(outer, inner),
    light: lightAcross(
      [(sx + ax) / 2 + 36, (sy + ay) / 2],
      [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2],
      62,
    ),
    lean: Math.round(-47 * swing),
  };
};

export const raglan = (sleeve: Sleeve, block: Block): Sleeve => {
  const [sx, sy] = block.shoulder;
  const [top = [], ...seam] = backwards(armholeOf(block, 'raglan'));
  const [x1, y1, x2, y2] = sleeve.light;
  return {
    ...sleeve,
    // The light extends with the sleeve, or its top would be dark.
    light: [x1, y1, x2 + (x2 - x1) * 1.2, y2 + (y2 - y1) * 1.2],
    outline: joined(
      [
        [NECK, 0],
        [(sx + NECK) / 2, sy * 0.36, sx, sy],
      ],
      sleeve.outline.slice(0, -1),
      [top, ...seam],
    ),
  };
};

/**
 * Line across the sleeve, `distance` past its edge (negative: before it), from the outer
 * to the inner side.
 */
export const lineAcross = (
  { outer, inner, along: [ux, uy] }: Sleeve,
  distance: number,
  inset = 0,
): Curve => {
  const [cx, cy] = [inner[0] - outer[0], inner[1] - outer[1]];
  const width = Math.hypot(cx, cy) || 1;
  const at = ([x, y]: Point, side: number): Point => [
    x + ux * distance + (cx / width) * side,
    y + uy * distance + (cy / width) * side,
  ];
  const [from, to] = [at(outer, inset), at(inner, -inset)];
  return [from, [(from[0] + to[0]) / 2 + ux * 5, (from[1] + to[1]) / 2 + uy * 5, ...to]];
};

/** Band across the sleeve between two distances from its edge, narrowed by `inset`. */
export const band = (sleeve: Sleeve, from: number, to: number, inset = 0): Curve =>
  between(lineAcross(sleeve, from, inset), lineAcross(sleeve, to, inset * 1.5));
