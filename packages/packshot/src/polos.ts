import { type Block, band, blockOf, type Sleeve } from './blocks.ts';
import { buttonDownCollar, knitCollar, openCollar, tonalCollar, twillCollar } from './collars.ts';
import { closed } from './curves.ts';
import { hemRows, shortArm } from './jerseys.ts';
import { frontPlacket, hiddenPlacket } from './necks.ts';
import { onChest } from './onChest.ts';
import type { Draw, Order } from './order.ts';
import { stripesOf } from './stripes.ts';
import type { Studio } from './studio.ts';
import { type Arm, type Layout, layTop, longArm } from './tops.ts';

const ribbedEnd =
  (studio: Studio, depth = 21) =>
  (sleeve: Sleeve): string =>
    studio.piece('cuff', closed(band(sleeve, -1, depth, 1.5)), ['ribbias', 'tube']);

const laidPolo = (studio: Studio, order: Order, block: Block, arm: Arm): Layout => {
  const { chosen, back } = order;
  const [buttons, bottom] = chosen.placket === 'two-buttons' ? [2, 138] : [3, 178];
  return layTop(studio, {
    block,
    neck: (chosen.collar === 'knit-collar' ? knitCollar : buttonDownCollar)(studio, back),
    arm,
    print: stripesOf(studio, chosen.stripe, block, arm.sleeve),
    details:
      hemRows(studio, block) +
      (back ? '' : frontPlacket(studio, 44, bottom, buttons, 17)) +
      onChest(studio, block, order),
    crispness: 0.9,
  });
};

export const polo: Draw = (studio, order) => {
  const block = blockOf('tee', order.proportions);
  return laidPolo(
    studio,
    order,
    block,
    shortArm(
      studio,
      block,
      order.chosen.sleeve === 'ribbed-sleeve' ? ribbedEnd(studio) : undefined,
    ),
  );
};

export const longPolo: Draw = (studio, order) => {
  const block = blockOf('long-sleeve', order.proportions);
  return laidPolo(
    studio,
    order,
    block,
    longArm(studio, block, {
      width: 66,
      length: 470,
      rib: order.chosen.cuff === 'ribbed-cuff' ? 40 : 0,
    }),
  );
};

/**
 * A knitted polo shirt with a ribbed waistband: collar, placket, sleeve, stitch, stripe.
 */
export const knitPolo: Draw = (studio, order) => {
  const { chosen, proportions, back } = order;
  const block = blockOf('knit', proportions);
  const open = chosen.collar === 'open-collar';
  const arm =
    chosen.sleeve === 'long-sleeve'
      ? longArm(studio, block, { width: 66, length: 462, rib: 54, swing: 0.24 })
      : shortArm(studio, block, ribbedEnd(studio, 30));
  const [buttons, bottom] = chosen.placket === 'two-buttons' ? [2, 138] : [3, 178];
  return layTop(studio, {
    block,
    neck: open ? openCollar(studio, bottom - 34, true, back) : knitCollar(studio, back),
    arm,
    print: stripesOf(studio, chosen.stripe, block, arm.sleeve),
    waist: 62,
    details:
      (back || open ? '' : frontPlacket(studio, 44, bottom, buttons, 17)) +
      onChest(studio, block, order),
    crispness: 0.75,
  });
};

export const openCollarShirt: Draw = (studio, order) => {
  const { chosen, proportions, back } = order;
  const block = blockOf('boxy', proportions);
  const arm = shortArm(
    studio,
    block,
    chosen.sleeve === 'ribbed-sleeve' ? ribbedEnd(studio) : undefined,
  );
  return layTop(studio, {
    block,
    neck: openCollar(studio, 150, false, back),
    arm,
    print: stripesOf(studio, chosen.stripe, block, arm.sleeve),
    details: hemRows(studio, block) + onChest(studio, block, order),
    crispness: 0.62,
  });
};

export const rugbyShirt: Draw = (studio, order) => {
  const { chosen, proportions, back } = order;
  const block = blockOf('rugby', proportions);
  const [hx, hy] = block.hem;
  const arm = longArm(studio, block, {
    width: 72,
    length: 474,
    rib: chosen.cuff === 'ribbed-cuff' ? 44 : 0,
  });
  const twill = chosen.collar === 'twill-collar';
  return layTop(studio, {
    block,
    neck: (twill ? twillCollar : tonalCollar)(studio, back),
    arm,
    print: stripesOf(studio, chosen.stripe, block, arm.sleeve),
    details:
      hemRows(studio, block) +
      studio.seam(
        `M${hx - 4} ${hy - 40}L${hx - 1} ${hy}M${4 - hx} ${hy - 40}L${1 - hx} ${hy}`,
        2.6,
      ) +
      (back ? '' : hiddenPlacket(studio, 44, 192, twill)) +
      onChest(studio, block, order),
    crispness: 0.72,
  });
};
