import { type Block, band, blockOf, longSleeve } from './blocks.ts';
import { type Curve, closed, creased, moved, strip, twice } from './curves.ts';
import { embroidery } from './letters.ts';
import { faint } from './markup.ts';
import { cardiganNeck, ribbedNeck, rollNeck } from './necks.ts';
import { chestOf, onChest } from './onChest.ts';
import type { Draw } from './order.ts';
import type { Studio } from './studio.ts';
import { HEAVY } from './sweats.ts';
import { type Arm, layTop, longArm } from './tops.ts';

const rolledArm = (studio: Studio, block: Block): Arm => {
  const sleeve = longSleeve(block, { width: 58, length: 446 });
  return {
    sleeve,
    cuff:
      studio.piece('cuff', closed(band(sleeve, -3, 18, -1.5)), ['bias', 'tube']) +
      studio.creases('cuff', closed(band(sleeve, 14, 26), band(sleeve, -8, 1))) +
      studio.creases('sleeve', closed(band(sleeve, -12, -2))),
  };
};

/** Fashioning marks: slanted stitches beside the armhole seam. */
const fashioning = (studio: Studio, { shoulder: [sx, sy], armpit: [ax, ay] }: Block): string => {
  const marks = Array.from({ length: 5 }, (_, at): Curve => {
    const share = (at + 3.4) / 8.6;
    const x = sx - 15 - (sx - ax + 6) * share - 9 * Math.sin(share * Math.PI);
    const y = sy + (ay - sy) * share;
    return [
      [x, y],
      [x + 6, y - 6],
    ];
  });
  const d = twice(...marks);
  return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${studio.tones.shade}" stroke-width="3.4" opacity="${faint(studio.tones.depth * 0.6)}"/><path d="${d}" stroke="${studio.tones.light}" stroke-width="2" opacity="${faint(studio.tones.gleam * 0.8)}" transform="translate(0 -2.4)"/></g>`;
};

export const knit: Draw = (studio, order) => {
  const { chosen, proportions, back } = order;
  const block = blockOf('knit', proportions);
  const pointed = chosen.neck === 'v-neck';
  return layTop(studio, {
    block,
    neck:
      chosen.neck === 'roll-neck'
        ? rollNeck(studio, back)
        : ribbedNeck(studio, {
            depth: pointed ? 128 : 54,
            width: 24,
            pointed,
            stitched: false,
            back,
          }),
    arm:
      chosen.cuff === 'ribbed-cuff'
        ? longArm(studio, block, { width: 56, length: 466, rib: 62 })
        : rolledArm(studio, block),
    waist: 76,
    details: fashioning(studio, block) + onChest(studio, block, order),
    crispness: HEAVY,
  });
};

const lowPocket = (studio: Studio, { hem: [hx, hy] }: Block): string => {
  const x = Math.round(hx * 0.56);
  const y = Math.round(hy - 118);
  return studio.pair(
    'pockets',
    studio.piece(
      'pocket',
      `M${x - 48} ${y}H${x + 48}L${x + 47} ${y + 112}Q${x} ${y + 115} ${x - 47} ${y + 112}Z`,
      ['grain', 'round', 'fall'],
    ) +
      studio.piece('mouth', `M${x - 49} ${y - 2}H${x + 49}V${y + 22}H${x - 49}Z`, ['ribbing']) +
      studio.creases('pocket', creased([x - 46, y + 24, x + 46, y + 24, 2, 6])),
  );
};

export const cardigan: Draw = (studio, order) => {
  const { chosen, proportions, back, initials } = order;
  const block = blockOf('knit', proportions);
  const [x, y] = chestOf(block);
  const [, hy] = block.hem;
  const neck = cardiganNeck(studio, { kind: chosen.neck ?? '', bottom: hy + 76, back });
  const shade: Curve = [
    [19, neck.close],
    [19, hy + 60],
  ];
  return layTop(studio, {
    block,
    neck,
    arm: longArm(studio, block, { width: 56, length: 466, rib: 58 }),
    waist: 62,
    details:
      fashioning(studio, block) +
      (back
        ? ''
        : (chosen.pocket === 'no-pocket' ? '' : lowPocket(studio, block)) +
          studio.creases('trunk', strip(shade, moved(shade, 9, 0))) +
          embroidery(studio, initials, x + 8, y + 30, 20)),
    crispness: HEAVY,
  });
};
