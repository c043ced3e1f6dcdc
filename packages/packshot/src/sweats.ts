import { type Block, blockOf } from './blocks.ts';
import { closed } from './curves.ts';
import { hood } from './hoods.ts';
import { embroidery } from './letters.ts';
import { highNeck, ribbedNeck, zipper } from './necks.ts';
import { artworkOn, chestOf, onChest } from './onChest.ts';
import type { Draw, Order } from './order.ts';
import { kangarooPocket, sidePockets } from './pockets.ts';
import type { Studio } from './studio.ts';
import { type Layout, layTop, longArm } from './tops.ts';

/** Crease strength of heavy fabrics. */
export const HEAVY = 0.68;

/** Ribbed stretch panels in the side seams; the women's cut is shaped there instead. */
const sidePanels = (
  studio: Studio,
  { armpit: [ax, ay], hem: [hx, hy], shaping }: Block,
): string => {
  if (shaping) return '';
  const panel = closed([
    [ax - 1, ay + 6],
    [ax - 8, ay + 120, hx - 9, hy - 100, hx - 1, hy + 8],
    [hx - 21, hy + 18],
    [hx - 30, hy - 100, ax - 24, ay + 120, ax - 1, ay + 6],
  ]);
  return studio.pair('panels', studio.piece('panel', panel, ['ribbing', 'round']));
};

const insert = (studio: Studio): string =>
  studio.piece('insert', 'M-38 78Q0 91 38 78L4 130Q0 134-4 130Z', ['ribbing', 'fall']) +
  studio.stitching('M-45 79L-6 139Q0 145 6 139L45 79');

export const sweatshirt: Draw = (studio, order) => {
  const { chosen, proportions, back } = order;
  const block = blockOf('sweatshirt', proportions);
  const zip = chosen.neck === 'half-zip';
  const crew = chosen.neck === 'crew-neck';
  return layTop(studio, {
    block,
    neck: crew
      ? ribbedNeck(studio, { depth: 62, width: 25, back })
      : highNeck(studio, zip ? 56 : 44, zip ? 96 : 0, back),
    arm: longArm(studio, block, {
      width: 70,
      length: 466,
      rib: chosen.cuff === 'ribbed-cuff' ? 50 : 0,
    }),
    waist: 50,
    details:
      (crew && !back ? insert(studio) : '') +
      sidePanels(studio, block) +
      (chosen.pocket === 'side-pockets' && !back ? sidePockets(studio, block) : '') +
      onChest(studio, block, order),
    crispness: HEAVY,
  });
};

export const halfZip: Draw = (studio, order) => {
  const { chosen, proportions, back } = order;
  const block = blockOf('sweatshirt', proportions);
  return layTop(studio, {
    block,
    neck: highNeck(studio, 66, 120, back, chosen.collar === 'ribbed-collar'),
    arm: longArm(studio, block, {
      width: 70,
      length: 466,
      rib: chosen.cuff === 'ribbed-cuff' ? 50 : 0,
    }),
    waist: 50,
    details:
      (chosen.pocket === 'side-pockets' && !back ? sidePockets(studio, block) : '') +
      onChest(studio, block, order),
    crispness: HEAVY,
  });
};

export const zipSweatshirt: Draw = (studio, order) => {
  const { chosen, proportions, back } = order;
  const block = blockOf('sweatshirt', proportions);
  const [, hy] = block.hem;
  return layTop(studio, {
    block,
    neck: highNeck(studio, 64, hy + 2, back, chosen.collar === 'ribbed-collar'),
    arm: longArm(studio, block, {
      width: 70,
      length: 466,
      rib: chosen.cuff === 'ribbed-cuff' ? 50 : 0,
    }),
    waist: 50,
    details:
      (chosen.pocket === 'side-pockets' && !back ? sidePockets(studio, block) : '') +
      onChest(studio, block, order),
    crispness: HEAVY,
  });
};

const hooded = (studio: Studio, order: Order, zip: boolean): Layout => {
  const { chosen, proportions, back, initials } = order;
  const block = blockOf('sweatshirt', proportions);
  const [, hy] = block.hem;
  const [x, y] = chestOf(block);
  return layTop(studio, {
    block,
    neck: hood(studio, {
      double: chosen.hood === 'double-hood',
      cord: chosen.drawcord === 'flat-cord',
      back,
    }),
    arm: longArm(studio, block, { width: 70, length: 466, rib: 46 }),
    waist: 46,
    details: back
      ? artworkOn(block, order)
      : (zip ? '' : artworkOn(block, order)) +
        (chosen.pocket === 'no-pocket' ? '' : kangarooPocket(studio, hy + 15, zip)) +
        (zip ? studio.stitching(`M-13 76V${hy}M13 76V${hy}`) + zipper(studio, 66, hy + 50) : '') +
        embroidery(studio, initials, x + 10, order.artwork && !zip ? hy - 168 : y - 10, 22),
    crispness: HEAVY,
  });
};

export const hoodie: Draw = (studio, order) => hooded(studio, order, false);
export const zipHoodie: Draw = (studio, order) => hooded(studio, order, true);
