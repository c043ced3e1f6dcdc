import {
  type Armhole,
  armholeOf,
  type Block,
  band,
  blockOf,
  lineAcross,
  raglan,
  type Sleeve,
  shortSleeve,
} from './blocks.ts';
import { backwards, type Curve, closed, dip, moved, open, span, twice } from './curves.ts';
import { frontPlacket, mockNeck, ribbedNeck } from './necks.ts';
import { onChest } from './onChest.ts';
import type { Draw } from './order.ts';
import { stripesOf } from './stripes.ts';
import type { Studio } from './studio.ts';
import { type Arm, hemmedEnd, layTop, longArm } from './tops.ts';

export const hemRows = (studio: Studio, { hem: [x, y] }: Block): string => {
  const row = dip(y - 6, [x - 1, y - 14], y - 11);
  return studio.stitching(span(row) + span(moved(row, 0, -5)));
};

/** A short sleeve with a band, or with a hem if it has no band. */
export const shortArm = (
  studio: Studio,
  block: Block,
  banded?: (sleeve: Sleeve) => string,
): Arm => {
  const sleeve = shortSleeve(banded ? { ...block, sleeveRatio: block.sleeveRatio * 0.86 } : block);
  return { sleeve, cuff: banded ? banded(sleeve) : hemmedEnd(studio, sleeve) };
};

export const tShirt: Draw = (studio, order) => {
  const { chosen, proportions, back } = order;
  const block = blockOf('tee', proportions);
  const rolled = (sleeve: Sleeve) =>
    studio.piece('cuff', closed(band(sleeve, -3, 24, -1.5)), ['bias', 'tube']) +
    studio.seam(open(lineAcross(sleeve, 11, -2)), 1.2) +
    studio.creases('sleeve', closed(band(sleeve, -10, -2)));
  const pointed = chosen.neck === 'v-neck';
  const arm = shortArm(studio, block, chosen.sleeve === 'rolled-sleeve' ? rolled : undefined);
  return layTop(studio, {
    block,
    neck: ribbedNeck(studio, {
      depth: pointed ? 118 : chosen.neck === 'deep-crew' ? 92 : 62,
      width: 16,
      pointed,
      back,
    }),
    arm,
    print: stripesOf(studio, chosen.stripe, block, arm.sleeve),
    details: hemRows(studio, block) + onChest(studio, block, order),
    flowing: order.texture === 'lyocell',
  });
};

export const longSleeveTop: Draw = (studio, order) => {
  const { chosen, proportions, back } = order;
  const block = blockOf('long-sleeve', proportions);
  const pointed = chosen.neck === 'v-neck';
  const buttoned = chosen.neck === 'henley' && !back;
  const arm = longArm(studio, block, {
    width: 66,
    length: 474,
    rib: chosen.cuff === 'ribbed-cuff' ? 38 : 0,
  });
  return layTop(studio, {
    block,
    neck: ribbedNeck(studio, { depth: pointed ? 118 : 62, width: 16, pointed, back }),
    arm,
    print: stripesOf(studio, chosen.stripe, block, arm.sleeve),
    details:
      hemRows(studio, block) +
      (buttoned ? frontPlacket(studio, 76, 200, 3, 15) : '') +
      onChest(studio, block, order),
    flowing: order.texture === 'lyocell',
  });
};

export const hiNeck: Draw = (studio, order) => {
  const { chosen, proportions, back } = order;
  const block = blockOf('long-sleeve', proportions);
  return layTop(studio, {
    block,
    neck: mockNeck(studio, 42, back),
    arm:
      chosen.sleeve === 'short-sleeve'
        ? shortArm(studio, block)
        : longArm(studio, block, { width: 66, length: 474, rib: 0 }),
    details: hemRows(studio, block) + onChest(studio, block, order),
    flowing: order.texture === 'lyocell',
  });
};

/** Binding around an open armhole, as wide as its stitching. */
const boundArmholes = (studio: Studio, block: Block, width: number): string => {
  const [, , ...rest] = armholeOf(block, 'open');
  const edge: Curve = [[...block.shoulder], ...rest];
  const inner = moved(edge, -width, 2);
  const side = closed([...edge, ...backwards(inner)]);
  return (
    studio.pair('bindings', studio.piece('binding', side, ['ribbing', 'round'])) +
    studio.stitching(twice(moved(inner, -4, 0)))
  );
};

/** An undershirt: fitted, long, with a low neck and the narrowest binding. */
export const undershirt: Draw = (studio, order) => {
  const { chosen, proportions, back } = order;
  const sleeveless = chosen.sleeve === 'sleeveless';
  const slim = blockOf('slim', proportions);
  const block = sleeveless
    ? { ...slim, shoulder: [slim.shoulder[0] - 30, slim.shoulder[1] - 14] as const }
    : slim;
  const pointed = chosen.neck === 'v-neck';
  const depth = pointed ? 146 : chosen.neck === 'deep-crew' ? 118 : 66;
  const sleeve = shortSleeve({ ...block, sleeveRatio: block.sleeveRatio * 0.7 });
  return layTop(studio, {
    block,
    neck: ribbedNeck(studio, { depth, width: 10, pointed, back, stitched: false }),
    ...(!sleeveless && { arm: { sleeve, cuff: hemmedEnd(studio, sleeve, 12) } }),
    details:
      (sleeveless ? boundArmholes(studio, block, 9) : '') +
      hemRows(studio, block) +
      studio.creases(
        'trunk',
        '',
        `M-${block.armpit[0] * 0.5} 150Q-${block.armpit[0] * 0.56} 340-${block.hem[0] * 0.5} ${block.hem[1]}l14 0Q-80 340-80 150Z`,
      ) +
      onChest(studio, block, order),
    crispness: 1.25,
  });
};

/** A sleeveless top with a scooped or round neck. */
export const tank: Draw = (studio, order) => {
  const { chosen, proportions, back } = order;
  const block = blockOf('strap', proportions);
  const scooped = chosen.neck !== 'crew-neck';
  return layTop(studio, {
    block,
    neck: ribbedNeck(studio, {
      depth: scooped ? 150 : 74,
      width: 13,
      back,
      scoop: scooped ? 50 : 12,
    }),
    details:
      boundArmholes(studio, block, 12) + hemRows(studio, block) + onChest(studio, block, order),
    flowing: order.texture === 'lyocell',
  });
};

const RAGLAN: Armhole = 'raglan';

/** A training shirt: raglan sleeves, flat seams, longer back hem. */
export const activeTee: Draw = (studio, order) => {
  const { chosen, proportions, back } = order;
  const block = blockOf('long-sleeve', proportions);
  const pointed = chosen.neck === 'v-neck';
  const [hx, hy] = block.hem;
  const { sleeve, cuff } =
    chosen.sleeve === 'long-sleeve'
      ? longArm(studio, block, { width: 62, length: 474, rib: 0 })
      : shortArm(studio, block);
  const seam = armholeOf(block, RAGLAN);
  const drop = back ? 34 : 14;
  const tail: Curve = [
    [hx, hy],
    [hx - 20, hy + drop * 0.8, hx * 0.6, hy + drop, 0, hy + drop],
  ];
  return layTop(studio, {
    block,
    neck: ribbedNeck(studio, { depth: pointed ? 104 : 56, width: 11, pointed, back }),
    arm: { sleeve: raglan(sleeve, block), cuff },
    armhole: RAGLAN,
    hem: [tail, drop],
    details:
      studio.stitching(
        twice(moved(seam, -5, 3), moved(seam, 5, 3)) + twice(moved(tail, 0, -9, 0.99)),
      ) +
      studio.creases(
        'trunk',
        '',
        `M${-hx * 0.72} 120L${-hx * 0.3} 90L${-hx * 0.05} ${hy}L${-hx * 0.4} ${hy}Z`,
      ) +
      (back
        ? studio.stitching(`M-40 ${hy + 4}V${hy - 40}H40V${hy + 4}`)
        : `<path d="M${Math.round(hx * 0.8)} ${hy - 60}v34" stroke="${studio.tones.tape}" stroke-width="7" opacity=".9"/>`) +
      onChest(studio, block, order),
    crispness: 0.9,
  });
};
