import {
  type Block,
  band,
  blockOf,
  lineAcross,
  longSleeve,
  type Sleeve,
  shortSleeve,
  waistOf,
} from './blocks.ts';
import { bandCollar, buttonDownCollar, campCollar, kentCollar } from './collars.ts';
import { type Curve, closed, moved, open, type Point, twice } from './curves.ts';
import { hemRows } from './jerseys.ts';
import { embroidery } from './letters.ts';
import { chestOf, onChest } from './onChest.ts';
import type { Draw } from './order.ts';
import { chestPocket } from './pockets.ts';
import { stripesOf } from './stripes.ts';
import type { Studio } from './studio.ts';
import { hemmedEnd, layTop, longArm } from './tops.ts';

const shirtTail = ({ hem: [x, y] }: Block): Curve => [
  [x, y],
  [x - 4, y + 34, x * 0.78, y + 74, x * 0.42, y + 82],
  [x * 0.28, y + 86, x * 0.14, y + 87, 0, y + 87],
];

const shirtCuff = (studio: Studio, sleeve: Sleeve, kind: string): string => {
  const french = kind === 'french-cuff';
  const height = french ? 66 : 50;
  const cuff = band(sleeve, -4, height, 3);
  const at = (distance: number, share: number): Point => {
    const [[x1 = 0, y1 = 0] = [], [, , x2 = 0, y2 = 0] = []] = lineAcross(sleeve, distance, 4);
    return [Math.round(x1 + (x2 - x1) * share), Math.round(y1 + (y2 - y1) * share + 2)];
  };
  const buttons: readonly Point[] = french
    ? [at(38, 0.8)]
    : kind === 'two-button-cuff'
      ? [at(14, 0.76), at(34, 0.76)]
      : [at(24, 0.76)];
  return (
    studio.piece('cuff', closed(cuff), ['bias', 'tube']) +
    studio.creases('cuff', closed(band(sleeve, -8, 1))) +
    studio.stitching(open(lineAcross(sleeve, 2, 5), lineAcross(sleeve, height - 6, 7))) +
    (french ? studio.seam(open(lineAcross(sleeve, 12, 1)), 2.4) : '') +
    buttons
      .map(([x, y]) =>
        french
          ? `<circle cx="${x}" cy="${y}" r="6" fill="#d9c48c" stroke="#8a7440" stroke-width="1.6"/>`
          : studio.button(x, y, 5),
      )
      .join('')
  );
};

/**
 * Buttoned front opening: a stitched band or a plain edge. `first` is the height of the
 * first button.
 */
const buttonedFront = (
  studio: Studio,
  {
    top,
    bottom,
    first,
    last,
    count,
    banded,
  }: {
    readonly top: number;
    readonly bottom: number;
    readonly first: number;
    readonly last: number;
    readonly count: number;
    readonly banded: boolean;
  },
): string =>
  (banded
    ? studio.shadow(`M14 ${top}H22V${bottom - 2}H14Z`, 0.55) +
      studio.piece('placket', `M-16 ${top}H16V${bottom}H-16Z`, ['grain'], studio.tones.raised) +
      studio.stitching(`M-11 ${top}V${bottom}M11 ${top}V${bottom}`)
    : studio.shadow(`M16 ${top}H21V${bottom - 2}H16Z`, 0.35) +
      studio.seam(`M16 ${top}V${bottom}`)) +
  Array.from({ length: count }, (_, at) =>
    studio.button(0, Math.round(first + ((last - first) * at) / (count - 1)), 5.5),
  ).join('');

const yokeSeams = (
  studio: Studio,
  { shoulder: [sx, sy], hem: [, hy] }: Block,
  back: boolean,
): string => {
  if (!back) {
    return studio.seam(
      twice([
        [74, 34],
        [114, 46, sx - 50, sy + 26, sx - 7, sy + 26],
      ]),
    );
  }
  const yoke: Curve = [
    [0, 96],
    [80, 96, sx - 60, 92, sx - 18, 88],
  ];
  return (
    studio.seam(twice(yoke)) +
    studio.stitching(twice(moved(yoke, 0, -5))) +
    studio.seam(`M-15 97L-12 230M15 97L12 230`, 1.3) +
    studio.shadow(`M-15 97L-7 ${hy}H7L15 97Z`, 0.3)
  );
};

/** Darts of the women's cut: two at the waist, and in front two from the side seams to the bust. */
const darts = (studio: Studio, block: Block, back: boolean): string => {
  if (block.shaping !== 'darts') return '';
  const [wx, wy] = waistOf(block);
  const [ax, ay] = block.armpit;
  const reach = (block.hem[1] - ay) * 0.3;
  const x = wx * 0.56;
  const waist = (side: number): Curve => [
    [x, wy - reach],
    [x + side, wy - reach * 0.3, x + side, wy + reach * 0.3, x, wy + reach],
  ];
  const bust: Curve = [
    [ax * 0.955, ay + 62],
    [ax * 0.62, ay + 30],
  ];
  return studio.seam(twice(waist(4), waist(-4)), 1.5) + (back ? '' : studio.seam(twice(bust), 1.8));
};

/**
 * A woven shirt: collar, cuff, placket, pocket. Initials are below the pocket, as is
 * usual for shirts.
 */
export const shirt: Draw = (studio, order) => {
  const { chosen, proportions, back, initials } = order;
  const block = blockOf('shirt', proportions);
  const sleeve = longSleeve(block, { width: 64, length: 424, ease: 7 });
  const [hx, hy] = block.hem;
  const banded = chosen.collar === 'band-collar';
  const neck = (
    banded ? bandCollar : chosen.collar === 'kent-collar' ? kentCollar : buttonDownCollar
  )(studio, back);
  const bottom = hy + 87;
  const top = banded ? 60 : 44;
  const tail = shirtTail(block);
  const step = (bottom - 90 - top) / 6.2;
  return layTop(studio, {
    block,
    neck,
    arm: { sleeve, cuff: shirtCuff(studio, sleeve, chosen.cuff ?? '') },
    hem: [tail, 87],
    details:
      studio.stitching(twice(moved(tail, 0, -9, 0.975))) +
      yokeSeams(studio, block, back) +
      darts(studio, block, back) +
      (back
        ? `<path d="M-4 88V108Q0 112 4 108V88Z" fill="${studio.tones.base}" stroke="${studio.tones.line}" stroke-width="1.4"/>`
        : buttonedFront(studio, {
            top,
            bottom,
            first: top + 38,
            last: top + 38 + step * 6,
            count: 7,
            banded: chosen.placket === 'front-placket',
          }) +
          onChest(studio, block, { ...order, initials: undefined }, true) +
          embroidery(
            studio,
            initials,
            Math.round(hx * 0.48),
            Math.round(Math.max(hy * 0.72, block.armpit[1] + 130)),
            17,
          )),
    crispness: 1.2,
    flowing: order.texture === 'lyocell',
  });
};

const sideSlits = (studio: Studio, { hem: [x, y] }: Block): string => {
  const slit: Curve = [
    [x - 8, y - 44],
    [x - 3, y],
  ];
  return studio.seam(twice(slit), 2.6) + studio.stitching(twice(moved(slit, -8, 0)));
};

export const terryShirt: Draw = (studio, order) => {
  const { chosen, proportions, back } = order;
  const block = blockOf('boxy', proportions);
  const [, hy] = block.hem;
  const banded = chosen.collar === 'band-collar';
  const top = banded ? 60 : 44;
  const sleeve = longSleeve(block, { width: 70, length: 424, ease: 5 });
  return layTop(studio, {
    block,
    neck: (banded ? bandCollar : kentCollar)(studio, back),
    arm:
      chosen.cuff === 'hemmed-cuff'
        ? longArm(studio, block, { width: 74, length: 470, rib: 0 })
        : { sleeve, cuff: shirtCuff(studio, sleeve, 'one-button-cuff') },
    details:
      hemRows(studio, block) +
      sideSlits(studio, block) +
      (back
        ? ''
        : buttonedFront(studio, {
            top,
            bottom: hy + 8,
            first: top + 44,
            last: hy - 50,
            count: 5,
            banded: true,
          })) +
      onChest(studio, block, order),
    crispness: 0.6,
  });
};

/** A beach shirt with a camp collar and short wide sleeves: hem, pocket, stripe. */
export const praiaShirt: Draw = (studio, order) => {
  const { chosen, proportions, back } = order;
  const block = blockOf('boxy', proportions);
  const [, hy] = block.hem;
  const curved = chosen.hem === 'curved-hem';
  const [ax, ay] = block.armpit;
  const sleeve = shortSleeve({ ...block, armpit: [ax, ay], sleeveRatio: block.sleeveRatio * 1.08 });
  const tail = shirtTail(block);
  const neck = campCollar(studio, back);
  const first = 156;
  const last = hy - (curved ? 20 : 56);
  return layTop(studio, {
    block,
    neck,
    arm: { sleeve, cuff: hemmedEnd(studio, sleeve, 26) },
    print: stripesOf(studio, chosen.stripe, block, sleeve),
    ...(curved && { hem: [tail, 87] as const }),
    details:
      (curved
        ? studio.stitching(twice(moved(tail, 0, -9, 0.975)))
        : hemRows(studio, block) + sideSlits(studio, block)) +
      yokeSeams(studio, block, back) +
      (back
        ? ''
        : buttonedFront(studio, {
            top: 140,
            bottom: hy + (curved ? 87 : 8),
            first,
            last,
            count: 5,
            banded: false,
          })) +
      onChest(studio, block, order),
    crispness: 1.05,
    flowing: order.texture === 'lyocell',
  });
};

export const knitShirt: Draw = (studio, order) => {
  const { chosen, proportions, back, initials } = order;
  const block = blockOf('knit', proportions);
  const [, hy] = block.hem;
  const banded = chosen.collar === 'band-collar';
  const top = banded ? 60 : 44;
  const [x, y] = chestOf(block);
  const pocket = chosen.pocket === 'chest-pocket' && !back;
  return layTop(studio, {
    block,
    neck: (banded ? bandCollar : kentCollar)(studio, back),
    arm: longArm(studio, block, { width: 66, length: 462, rib: 54, swing: 0.24 }),
    waist: 60,
    details: back
      ? ''
      : studio.shadow(`M17 ${top}H23V${hy + 58}H17Z`, 0.35) +
        studio.piece('placket', `M-18 ${top}H18V${hy + 74}Q0 ${hy + 77}-18 ${hy + 74}Z`, [
          'ribbing',
        ]) +
        Array.from({ length: 6 }, (_, at) =>
          studio.button(0, Math.round(top + 40 + ((hy - top - 10) / 5) * at), 6.5),
        ).join('') +
        (pocket ? chestPocket(studio, [x, y], { width: 84, height: 92 }) : '') +
        embroidery(studio, initials, x, pocket ? y + 50 : y, 20),
    crispness: 0.72,
  });
};
