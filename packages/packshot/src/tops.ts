import { type Block, band, lineAcross, type Sleeve, straightHem, trunkOf } from './blocks.ts';
import { backwards, type Curve, closed, crease, creased, joined, moved, open, type Point, strip, symmetric } from './curves.ts';
import type { Neck } from './necks.ts';
import type { Light, Studio } from './studio.ts';

/** A finished drawing, before its definitions and its frame: what it shows, how the light falls, and the room it takes. */
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
  readonly sleeve: Sleeve;
  /** The end of the right sleeve: cuff, hem, stitching. */
  readonly cuff: string;
  /** The lower edge of the trunk, from the side to the center. */
  readonly hem?: Curve;
  /** What lies on the trunk, under the collar. */
  readonly details: string;
  /** What lies over the trunk below its hem: a ribbed waistband. */
  readonly waist?: string;
  /** What lies over everything but the collar: a zip, embroidery. */
  readonly over?: string;
  /** How far the garment reaches below the hem landmark. */
  readonly drop: number;
  /** 1 for a light cloth with many fine creases, less for a heavy one. */
  readonly crispness: number;
};

const trunkCreases = ({ armpit: [ax, ay], hem: [hx, hy], shoulder: [sx, sy] }: Block, crispness: number): readonly [string, string] => {
  const weight = 1 / crispness;
  const fold = (from: Point, to: Point, bend: number, width: number) => crease(from, to, bend, width * weight);
  return [
    fold([ax + 2, ay + 2], [ax * 0.42, ay + 96], 12, 7) +
      fold([-ax, ay - 4], [-ax * 0.5, ay + 118], -14, -7) +
      fold([ax, ay + 40], [ax * 0.62, ay + 150], 8, 5) +
      fold([-ax * 0.98, hy - 150], [-ax * 0.56, hy - 20], -10, -6) +
      fold([hx * 0.42, hy - 170], [hx * 0.5, hy + 6], -6, 5) +
      fold([-hx * 0.2, hy - 120], [-hx * 0.26, hy + 6], 5, 4) +
      fold([sx - 14, sy + 6], [ax - 22, ay - 20], 14, 5) +
      fold([-sx + 14, sy + 6], [-ax + 24, ay - 30], -14, -5),
    fold([ax - 8, ay + 20], [ax * 0.46, ay + 128], 12, 6) +
      fold([-ax + 10, ay + 12], [-ax * 0.5, ay + 140], -14, -6) +
      fold([hx * 0.3, hy - 190], [hx * 0.4, hy + 6], -6, 7) +
      fold([-hx * 0.42, hy - 190], [-hx * 0.36, hy + 6], 6, 7) +
      fold([-sx * 0.6, sy + 20], [-sx * 0.42, ay + 10], -8, 8),
  ];
};

const sleeveCreases = ({ outline, outer, inner, along: [ux, uy], long }: Sleeve, crispness: number): readonly [string, string] => {
  const weight = 1 / crispness;
  const [sx = 0, sy = 0] = outline[0] ?? [];
  const [ax = 0, ay = 0] = outline.at(-2)?.slice(-2) ?? [];
  const fold = (from: Point, to: Point, bend: number, width: number) => crease(from, to, bend, width * weight);
  if (!long) {
    return [
      fold([ax, ay], [ax + 58, ay - 48], -10, 6) +
        fold([ax + 4, ay + 22], [ax + 50, ay + 10], -6, 4) +
        fold([sx + 10, sy + 36], [outer[0] - 46, outer[1] - 6], -6, 5),
      fold([ax + 12, ay - 6], [ax + 64, ay - 30], -10, 5) + fold([sx + 34, sy + 26], [outer[0] - 26, outer[1] - 10], -4, 8),
    ];
  }
  const at = (share: number, side: number): Point => [
    ax + (inner[0] - ax) * share + (sx + 88 - ax) * side * (1 - share * 0.24),
    ay + (inner[1] - ay) * share - 18 * side,
  ];
  return [
    fold(at(0.02, 0), at(0.02, 0.75), -12, 7) +
      fold(at(0.3, -0.05), at(0.44, 0.6), -9, 7) +
      fold(at(0.46, 1.05), at(0.6, 0.36), 8, 6) +
      fold(at(0.66, -0.05), at(0.74, 0.62), -8, 6) +
      fold(at(0.84, 1), at(0.92, 0.3), 7, 5) +
      fold(at(0.95, 0), at(0.98, 0.7), -5, 4),
    fold(at(0.12, 0.1), at(0.14, 0.8), -10, 7) +
      fold(at(0.38, 0.1), at(0.5, 0.7), -9, 7) +
      fold(at(0.54, 0.9), at(0.66, 0.4), 8, 6) +
      fold(at(0.76, 0.2), at(0.82, 0.8), -8, 5) +
      fold([inner[0] - ux * 12, inner[1] - uy * 12], [outer[0] - ux * 20, outer[1] - uy * 20], -4, 3),
  ];
};

/** A hemmed sleeve end: two rows of stitches. */
export const hemmedEnd = (studio: Studio, sleeve: Sleeve, depth = 17): string =>
  studio.stitching(open(lineAcross(sleeve, -depth, 1), lineAcross(sleeve, -depth + 5, 1)));

/** A ribbed sleeve end of the given height, a little narrower than the sleeve. */
export const ribbedEnd = (studio: Studio, sleeve: Sleeve, height: number, inset = 4): string =>
  studio.piece('cuff', closed(band(sleeve, 8, height, inset)), ['ribbias', 'tube']) + studio.creases('cuff', closed(band(sleeve, 4, 13)));

/** A ribbed waistband of the given height below a gathered trunk. */
export const ribbedWaist = (studio: Studio, { hem: [x, y] }: Block, height: number): string => {
  const upper: Curve = [
    [0, y + 20],
    [x * 0.5, y + 20, x * 0.8, y + 19, x - 7, y + 17],
  ];
  const lower: Curve = [
    [0, y + height + 15],
    [x * 0.4, y + height + 15, x * 0.7, y + height + 13, x - 13, y + height + 9],
  ];
  const side: Curve = [
    [x - 7, y + 17],
    [x - 7, y + height * 0.6, x - 9, y + height * 0.9, x - 13, y + height + 9],
  ];
  const gathers = Array.from({ length: 17 }, (_, at) => {
    const from = ((at - 8) / 8.4) * x;
    return creased([from, y + 20, from + ((at * 7) % 5) - 2, y - 10 - ((at * 11) % 17), 2, 2.2]);
  }).join('');
  return (
    studio.creases('trunk', gathers) +
    studio.piece('waist', closed(symmetric(joined(upper, side, backwards(lower)))), ['ribbing', 'round', 'fall']) +
    studio.creases('waist', strip(upper, moved(upper, 0, 6)))
  );
};

const middle = ([x1, y1, x2, y2]: Sleeve['light']): Point => [(x1 + x2) / 2, (y1 + y2) / 2];

/** Puts an upper garment together: shadow, inside, sleeves, trunk, details, collar. */
export const layTop = (studio: Studio, top: Top): Layout => {
  const { block, neck, sleeve, cuff, details, waist = '', over = '', crispness, drop } = top;
  const trunk = closed(trunkOf(block, neck.line, top.hem ?? straightHem(block)));
  const [, ay] = block.armpit;
  const [, hy] = block.hem;
  const marks =
    `<g filter="${studio.url('ground')}" fill="#3a2f22" opacity=".3" transform="translate(0 9)">${['trunk', 'collar', 'sleeve'].map((name) => `<use href="#${studio.id(name)}"/>`).join('')}${studio.otherSide('sleeve')}</g>` +
    neck.behind +
    `<g id="${studio.id('arm')}">${studio.piece('sleeve', closed(sleeve.outline), ['bias', 'tube'])}${studio.creases('sleeve', ...sleeveCreases(sleeve, crispness))}${cuff}</g>` +
    studio.otherSide('arm', [-block.shoulder[0], block.shoulder[1]]) +
    studio.piece('trunk', trunk, ['grain', 'round', 'fall']) +
    studio.creases('trunk', ...trunkCreases(block, crispness)) +
    waist +
    details +
    over +
    neck.over;
  return {
    marks,
    light: { half: block.armpit[0], top: 0, bottom: hy, sleeve: sleeve.light, lean: sleeve.lean, axis: middle(sleeve.light) },
    top: -neck.rise,
    bottom: Math.max(hy + drop, sleeve.inner[1], ay),
    half: sleeve.outer[0] + 12,
  };
};
