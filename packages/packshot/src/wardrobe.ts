import { type Block, band, blockOf, gatheredHem, lineAcross, longSleeve, type Sleeve, shortSleeve } from './blocks.ts';
import { bandCollar, buttonDownCollar, kentCollar, knitCollar } from './collars.ts';
import { type Curve, closed, moved, open, type Point, twice } from './curves.ts';
import type { Proportions } from './garment.ts';
import { hood } from './hoods.ts';
import { embroidery } from './letters.ts';
import { crewNeck, frontPlacket, henleyNeck, highNeck, rollNeck, vNeck, zipper } from './necks.ts';
import { chestPocket, kangarooPocket, sidePockets } from './pockets.ts';
import type { Studio } from './studio.ts';
import { hemmedEnd, type Layout, layTop, ribbedEnd, ribbedWaist } from './tops.ts';

/** What a pattern needs to be drawn: chosen properties, proportions, side and initials. */
export type Order = {
  readonly chosen: Readonly<Record<string, string>>;
  readonly proportions: Proportions;
  readonly back: boolean;
  readonly initials: string | undefined;
};

type Draw = (studio: Studio, order: Order) => Layout;

const chest = ({ armpit: [ax, ay] }: Block): Point => [Math.round(ax * 0.47), Math.round(ay + 4)];

/** What lies on the left chest: a pocket, initials, or both. */
const onChest = (studio: Studio, block: Block, { chosen, back, initials }: Order, pointed = false): string => {
  if (back) return '';
  const [x, y] = chest(block);
  const [ax] = block.armpit;
  const pocket = chosen.pocket === 'chest-pocket';
  return (
    (pocket ? chestPocket(studio, [x, y], { width: Math.round(Math.min(98, ax * 0.5)), pointed }) : '') +
    embroidery(studio, initials, x, pocket ? y + 52 : y, pocket ? 19 : 22)
  );
};

const hemRows = (studio: Studio, { hem: [x, y] }: Block): string =>
  studio.stitching(
    [14, 19]
      .map((up) =>
        open([
          [-x + 1, y - up],
          [-x * 0.6, y - up + 8, -x * 0.3, y - up + 8, 0, y - up + 8],
          [x * 0.3, y - up + 8, x * 0.6, y - up + 8, x - 1, y - up],
        ]),
      )
      .join(''),
  );

/** A short sleeve, cut shorter by the band that ends it. */
const bandedSleeve = (block: Block, banded: boolean): Sleeve =>
  shortSleeve(banded ? { ...block, sleeveRatio: block.sleeveRatio * 0.86 } : block);

export const tShirt: Draw = (studio, order) => {
  const { chosen, proportions, back } = order;
  const block = blockOf('tee', proportions);
  const rolled = chosen.sleeve === 'rolled-sleeve';
  const sleeve = bandedSleeve(block, rolled);
  const neck =
    chosen.neck === 'v-neck' && !back
      ? vNeck(studio, block.neck, 118, 15)
      : crewNeck(studio, block.neck, chosen.neck === 'deep-crew' ? 92 : 62, 16, back);
  const cuff = rolled
    ? studio.piece('cuff', closed(band(sleeve, -3, 24, -1.5)), ['bias', 'tube']) +
      studio.seam(open(lineAcross(sleeve, 11, -2)), 1.2) +
      studio.creases('sleeve', closed(band(sleeve, -10, -2)))
    : hemmedEnd(studio, sleeve);
  return layTop(studio, {
    block,
    neck,
    sleeve,
    cuff,
    details: hemRows(studio, block) + onChest(studio, block, order),
    drop: 8,
    crispness: 1,
  });
};

export const longSleeveTop: Draw = (studio, order) => {
  const { chosen, proportions, back } = order;
  const block = blockOf('long-sleeve', proportions);
  const ribbed = chosen.cuff === 'ribbed-cuff';
  const sleeve = longSleeve(block, { width: 66, length: ribbed ? 436 : 474, ease: ribbed ? 5 : 0 });
  const neck =
    back || chosen.neck === 'crew-neck'
      ? crewNeck(studio, block.neck, 62, 16, back)
      : chosen.neck === 'henley'
        ? henleyNeck(studio, block.neck)
        : vNeck(studio, block.neck, 118, 15);
  return layTop(studio, {
    block,
    neck,
    sleeve,
    cuff: ribbed ? ribbedEnd(studio, sleeve, 38) : hemmedEnd(studio, sleeve),
    details: hemRows(studio, block) + onChest(studio, block, order),
    drop: 8,
    crispness: 1,
  });
};

export const polo: Draw = (studio, order) => {
  const { chosen, proportions, back } = order;
  const block = blockOf('tee', proportions);
  const ribbed = chosen.sleeve === 'ribbed-sleeve';
  const sleeve = bandedSleeve(block, ribbed);
  const knitted = chosen.collar === 'knit-collar';
  const neck = (knitted ? knitCollar : buttonDownCollar)(studio, block.neck, back);
  const buttons = chosen.placket === 'two-buttons' ? 2 : 3;
  const cuff = ribbed ? studio.piece('cuff', closed(band(sleeve, -1, 21, 1.5)), ['ribbias', 'tube']) : hemmedEnd(studio, sleeve);
  return layTop(studio, {
    block,
    neck,
    sleeve,
    cuff,
    details:
      hemRows(studio, block) +
      (back ? '' : frontPlacket(studio, 44, buttons === 2 ? 138 : 178, buttons, 17)) +
      onChest(studio, block, order),
    drop: 8,
    crispness: 0.9,
  });
};

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
  const buttons: readonly Point[] = french ? [at(38, 0.8)] : kind === 'two-button-cuff' ? [at(14, 0.76), at(34, 0.76)] : [at(24, 0.76)];
  return (
    studio.piece('cuff', closed(cuff), ['bias', 'tube']) +
    studio.creases('cuff', closed(band(sleeve, -8, 1))) +
    studio.stitching(open(lineAcross(sleeve, 2, 5), lineAcross(sleeve, height - 6, 7))) +
    (french ? studio.seam(open(lineAcross(sleeve, 12, 1)), 2.4) : '') +
    buttons
      .map(([x, y]) =>
        french ? `<circle cx="${x}" cy="${y}" r="6" fill="#d9c48c" stroke="#8a7440" stroke-width="1.6"/>` : studio.button(x, y, 5),
      )
      .join('')
  );
};

export const shirt: Draw = (studio, order) => {
  const { chosen, proportions, back, initials } = order;
  const block = blockOf('shirt', proportions);
  const sleeve = longSleeve(block, { width: 64, length: 424, ease: 7 });
  const [hx, hy] = block.hem;
  const [sx, sy] = block.shoulder;
  const banded = chosen.collar === 'band-collar';
  const neck = (banded ? bandCollar : chosen.collar === 'kent-collar' ? kentCollar : buttonDownCollar)(studio, block.neck, back);
  const bottom = hy + 87;
  const start = banded ? 60 : 44;
  const tail = shirtTail(block);
  const hemLine = moved(tail, 0, -9, 0.975);
  const placket = chosen.placket === 'front-placket';
  const rows = Array.from({ length: 7 }, (_, at) => Math.round(start + 38 + ((bottom - 90 - start) / 6.2) * at));
  const front = placket
    ? studio.shadow(`M14 ${start}H20V${bottom - 2}H14Z`, 0.35) +
      studio.piece('placket', `M-16 ${start}H16V${bottom}H-16Z`, ['grain']) +
      studio.stitching(`M-11 ${start}V${bottom}M11 ${start}V${bottom}`)
    : studio.shadow(`M16 ${start}H21V${bottom - 2}H16Z`, 0.35) + studio.seam(`M16 ${start}V${bottom}`);
  const yoke: Curve = [
    [block.neck - 4, 34],
    [block.neck + 40, 46, sx - 50, sy + 26, sx - 7, sy + 26],
  ];
  const backYoke: Curve = [
    [0, 96],
    [80, 96, sx - 60, 92, sx - 18, 88],
  ];
  return layTop(studio, {
    block,
    neck,
    sleeve,
    hem: tail,
    cuff: shirtCuff(studio, sleeve, chosen.cuff ?? ''),
    details:
      studio.stitching(twice(hemLine)) +
      (back
        ? studio.seam(twice(backYoke)) +
          studio.stitching(twice(moved(backYoke, 0, -5))) +
          studio.seam(`M-15 97L-12 230M15 97L12 230`, 1.3) +
          studio.shadow(`M-15 97L-7 ${hy}H7L15 97Z`, 0.3) +
          `<path d="M-4 88V108Q0 112 4 108V88Z" fill="${studio.tones.base}" stroke="${studio.tones.line}" stroke-width="1.4"/>`
        : studio.seam(twice(yoke)) +
          front +
          rows.map((y) => studio.button(0, y, 5.5)).join('') +
          onChest(studio, block, { ...order, initials: undefined }, true) +
          embroidery(studio, initials, Math.round(hx * 0.48), Math.round(Math.max(hy * 0.72, block.armpit[1] + 130)), 17)),
    drop: 87,
    crispness: 1.2,
  });
};

const HEAVY = 0.68;

export const sweatshirt: Draw = (studio, order) => {
  const { chosen, proportions, back } = order;
  const block = blockOf('sweatshirt', proportions);
  const ribbed = chosen.cuff === 'ribbed-cuff';
  const sleeve = longSleeve(block, { width: 70, length: ribbed ? 420 : 466, ease: ribbed ? 9 : 0 });
  const neck =
    chosen.neck === 'half-zip'
      ? highNeck(studio, block.neck, { zip: 96, back })
      : chosen.neck === 'high-neck'
        ? highNeck(studio, block.neck, { back, height: 44 })
        : crewNeck(studio, block.neck, 58, 23, back);
  const insert = chosen.neck === 'crew-neck' && !back ? studio.stitching(`M-34 76L0 122L34 76`) : '';
  return layTop(studio, {
    block,
    neck,
    sleeve,
    cuff: ribbed ? ribbedEnd(studio, sleeve, 46, 7) : hemmedEnd(studio, sleeve, 24),
    details: insert + (chosen.pocket === 'side-pockets' ? sidePockets(studio, block) : '') + onChest(studio, block, order),
    hem: gatheredHem(block),
    waist: ribbedWaist(studio, block, 46),
    drop: 54,
    crispness: HEAVY,
  });
};

const hooded = (studio: Studio, order: Order, zip: boolean): Layout => {
  const { chosen, proportions, back, initials } = order;
  const block = blockOf('sweatshirt', proportions);
  const [, hy] = block.hem;
  const sleeve = longSleeve(block, { width: 70, length: 420, ease: 9 });
  const neck = hood(studio, block.neck, { double: chosen.hood === 'double-hood', cord: chosen.drawcord === 'flat-cord', back });
  const [x, y] = chest(block);
  return layTop(studio, {
    block,
    neck,
    sleeve,
    cuff: ribbedEnd(studio, sleeve, 46, 7),
    details: back ? '' : chosen.pocket === 'no-pocket' ? '' : kangarooPocket(studio, hy + 15, zip),
    hem: gatheredHem(block),
    waist: ribbedWaist(studio, block, 46),
    over: back
      ? ''
      : (zip ? studio.stitching(`M-13 76V${hy}M13 76V${hy}`) + zipper(studio, 66, hy + 50) : '') +
        embroidery(studio, initials, x + 10, y - 10, 22),
    drop: 54,
    crispness: HEAVY,
  });
};

export const hoodie: Draw = (studio, order) => hooded(studio, order, false);
export const zipHoodie: Draw = (studio, order) => hooded(studio, order, true);

export const knit: Draw = (studio, order) => {
  const { chosen, proportions, back } = order;
  const block = blockOf('knit', proportions);
  const ribbed = chosen.cuff === 'ribbed-cuff';
  const sleeve = longSleeve(block, { width: 68, length: ribbed ? 408 : 446, ease: ribbed ? 8 : 0 });
  const neck =
    chosen.neck === 'roll-neck'
      ? rollNeck(studio, block.neck, back)
      : chosen.neck === 'v-neck' && !back
        ? vNeck(studio, block.neck, 128, 20, false)
        : crewNeck(studio, block.neck, 56, 22, back, false);
  return layTop(studio, {
    block,
    neck,
    sleeve,
    cuff: ribbed
      ? ribbedEnd(studio, sleeve, 54, 6)
      : studio.piece('cuff', closed(band(sleeve, -3, 18, -1.5)), ['bias', 'tube']) +
        studio.creases('cuff', closed(band(sleeve, 14, 26), band(sleeve, -8, 1))) +
        studio.creases('sleeve', closed(band(sleeve, -12, -2))),
    details: onChest(studio, block, order),
    hem: gatheredHem(block),
    waist: ribbedWaist(studio, block, 52),
    drop: 60,
    crispness: HEAVY,
  });
};
