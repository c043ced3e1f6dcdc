import { type Block, band, blockOf, lineAcross, longSleeve, type Sleeve, shortSleeve } from './blocks.ts';
import { bandCollar, buttonDownCollar, kentCollar, knitCollar } from './collars.ts';
import { type Curve, closed, dip, moved, open, type Point, span, twice } from './curves.ts';
import type { Proportions } from './garment.ts';
import { hood } from './hoods.ts';
import { embroidery } from './letters.ts';
import { frontPlacket, highNeck, ribbedNeck, rollNeck, zipper } from './necks.ts';
import { chestPocket, kangarooPocket, sidePockets } from './pockets.ts';
import type { Studio } from './studio.ts';
import { type Arm, hemmedEnd, type Layout, layTop, longArm } from './tops.ts';

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

const hemRows = (studio: Studio, { hem: [x, y] }: Block): string => {
  const row = dip(y - 6, [x - 1, y - 14], y - 11);
  return studio.stitching(span(row) + span(moved(row, 0, -5)));
};

/** A short sleeve that ends in a band, or in a hem when there is no band to draw. */
const shortArm = (studio: Studio, block: Block, banded?: (sleeve: Sleeve) => string): Arm => {
  const sleeve = shortSleeve(banded ? { ...block, sleeveRatio: block.sleeveRatio * 0.86 } : block);
  return { sleeve, cuff: banded ? banded(sleeve) : hemmedEnd(studio, sleeve) };
};

/** A t-shirt: neck, sleeve, pocket. */
export const tShirt: Draw = (studio, order) => {
  const { chosen, proportions, back } = order;
  const block = blockOf('tee', proportions);
  const rolled = (sleeve: Sleeve) =>
    studio.piece('cuff', closed(band(sleeve, -3, 24, -1.5)), ['bias', 'tube']) +
    studio.seam(open(lineAcross(sleeve, 11, -2)), 1.2) +
    studio.creases('sleeve', closed(band(sleeve, -10, -2)));
  const pointed = chosen.neck === 'v-neck';
  return layTop(studio, {
    block,
    neck: ribbedNeck(studio, { depth: pointed ? 118 : chosen.neck === 'deep-crew' ? 92 : 62, width: 16, pointed, back }),
    arm: shortArm(studio, block, chosen.sleeve === 'rolled-sleeve' ? rolled : undefined),
    details: hemRows(studio, block) + onChest(studio, block, order),
  });
};

/** A long-sleeved jersey top: neck, cuff, pocket. */
export const longSleeveTop: Draw = (studio, order) => {
  const { chosen, proportions, back } = order;
  const block = blockOf('long-sleeve', proportions);
  const pointed = chosen.neck === 'v-neck';
  const buttoned = chosen.neck === 'henley' && !back;
  return layTop(studio, {
    block,
    neck: ribbedNeck(studio, { depth: pointed ? 118 : 62, width: 16, pointed, back }),
    arm: longArm(studio, block, { width: 66, length: 474, rib: chosen.cuff === 'ribbed-cuff' ? 38 : 0 }),
    details: hemRows(studio, block) + (buttoned ? frontPlacket(studio, 76, 200, 3, 15) : '') + onChest(studio, block, order),
  });
};

/** A polo shirt: collar, placket, sleeve, pocket. */
export const polo: Draw = (studio, order) => {
  const { chosen, proportions, back } = order;
  const block = blockOf('tee', proportions);
  const ribbed = (sleeve: Sleeve) => studio.piece('cuff', closed(band(sleeve, -1, 21, 1.5)), ['ribbias', 'tube']);
  const [buttons, bottom] = chosen.placket === 'two-buttons' ? [2, 138] : [3, 178];
  return layTop(studio, {
    block,
    neck: (chosen.collar === 'knit-collar' ? knitCollar : buttonDownCollar)(studio, back),
    arm: shortArm(studio, block, chosen.sleeve === 'ribbed-sleeve' ? ribbed : undefined),
    details: hemRows(studio, block) + (back ? '' : frontPlacket(studio, 44, bottom, buttons, 17)) + onChest(studio, block, order),
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

/** A woven shirt: collar, cuff, placket, pocket; initials sit below the pocket, as shirtmakers place them. */
export const shirt: Draw = (studio, order) => {
  const { chosen, proportions, back, initials } = order;
  const block = blockOf('shirt', proportions);
  const sleeve = longSleeve(block, { width: 64, length: 424, ease: 7 });
  const [hx, hy] = block.hem;
  const [sx, sy] = block.shoulder;
  const banded = chosen.collar === 'band-collar';
  const neck = (banded ? bandCollar : chosen.collar === 'kent-collar' ? kentCollar : buttonDownCollar)(studio, back);
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
    [74, 34],
    [114, 46, sx - 50, sy + 26, sx - 7, sy + 26],
  ];
  const backYoke: Curve = [
    [0, 96],
    [80, 96, sx - 60, 92, sx - 18, 88],
  ];
  return layTop(studio, {
    block,
    neck,
    arm: { sleeve, cuff: shirtCuff(studio, sleeve, chosen.cuff ?? '') },
    hem: [tail, 87],
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
    crispness: 1.2,
  });
};

const HEAVY = 0.68;

/** A sweatshirt: neck, pocket, cuff. */
export const sweatshirt: Draw = (studio, order) => {
  const { chosen, proportions, back } = order;
  const block = blockOf('sweatshirt', proportions);
  const zip = chosen.neck === 'half-zip';
  const crew = chosen.neck === 'crew-neck';
  return layTop(studio, {
    block,
    neck: crew ? ribbedNeck(studio, { depth: 62, width: 23, back }) : highNeck(studio, zip ? 56 : 44, zip ? 96 : 0, back),
    arm: longArm(studio, block, { width: 70, length: 466, rib: chosen.cuff === 'ribbed-cuff' ? 46 : 0 }),
    waist: 46,
    details:
      (crew && !back ? studio.stitching('M-34 80L0 126L34 80') : '') +
      (chosen.pocket === 'side-pockets' ? sidePockets(studio, block) : '') +
      onChest(studio, block, order),
    crispness: HEAVY,
  });
};

const hooded = (studio: Studio, { chosen, proportions, back, initials }: Order, zip: boolean): Layout => {
  const block = blockOf('sweatshirt', proportions);
  const [, hy] = block.hem;
  const [x, y] = chest(block);
  return layTop(studio, {
    block,
    neck: hood(studio, { double: chosen.hood === 'double-hood', cord: chosen.drawcord === 'flat-cord', back }),
    arm: longArm(studio, block, { width: 70, length: 466, rib: 46 }),
    waist: 46,
    details: back
      ? ''
      : (chosen.pocket === 'no-pocket' ? '' : kangarooPocket(studio, hy + 15, zip)) +
        (zip ? studio.stitching(`M-13 76V${hy}M13 76V${hy}`) + zipper(studio, 66, hy + 50) : '') +
        embroidery(studio, initials, x + 10, y - 10, 22),
    crispness: HEAVY,
  });
};

/** A hooded sweatshirt: hood, pocket, drawcord. */
export const hoodie: Draw = (studio, order) => hooded(studio, order, false);
/** A hooded sweatshirt that opens in front: hood, pocket, drawcord. */
export const zipHoodie: Draw = (studio, order) => hooded(studio, order, true);

/** A sleeve end rolled up once, curled at its edge. */
const rolledArm = (studio: Studio, block: Block): Arm => {
  const sleeve = longSleeve(block, { width: 68, length: 446 });
  return {
    sleeve,
    cuff:
      studio.piece('cuff', closed(band(sleeve, -3, 18, -1.5)), ['bias', 'tube']) +
      studio.creases('cuff', closed(band(sleeve, 14, 26), band(sleeve, -8, 1))) +
      studio.creases('sleeve', closed(band(sleeve, -12, -2))),
  };
};

/** A sweater: neck, stitch, cuff. */
export const knit: Draw = (studio, order) => {
  const { chosen, proportions, back } = order;
  const block = blockOf('knit', proportions);
  const pointed = chosen.neck === 'v-neck';
  return layTop(studio, {
    block,
    neck:
      chosen.neck === 'roll-neck'
        ? rollNeck(studio, back)
        : ribbedNeck(studio, { depth: pointed ? 128 : 56, width: 21, pointed, stitched: false, back }),
    arm: chosen.cuff === 'ribbed-cuff' ? longArm(studio, block, { width: 68, length: 462, rib: 54 }) : rolledArm(studio, block),
    waist: 52,
    details: onChest(studio, block, order),
    crispness: HEAVY,
  });
};
