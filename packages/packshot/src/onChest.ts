import type { Block } from './blocks.ts';
import type { Point } from './curves.ts';
import { embroidery } from './letters.ts';
import type { Order } from './order.ts';
import { chestPocket } from './pockets.ts';
import type { Studio } from './studio.ts';

export const chestOf = ({ armpit: [ax, ay] }: Block): Point => [
  Math.round(ax * 0.47),
  Math.round(ay + 4),
];

const placed = (marks: string, x: number, y: number, width: number): string =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(width / 2) / 100})">${marks}</g>`;

/** The artwork on the front or back of the trunk. Empty without one. */
export const artworkOn = (
  { armpit: [ax, ay], hem: [, hy] }: Block,
  { artwork, back }: Order,
): string => {
  if (!artwork || (back && artwork.back === 'none')) return '';
  const large = back || artwork.front === 'large';
  return large
    ? placed(artwork.marks(1), 0, ay + (hy - ay) * 0.17, ax * 1.22)
    : placed(artwork.marks(1.7), ax * 0.46, ay - 2, ax * 0.5);
};

/**
 * Pocket and initials on the left chest. With an artwork, the initials move above the
 * hem.
 */
export const onChest = (studio: Studio, block: Block, order: Order, pointed = false): string => {
  const { chosen, back, initials, artwork } = order;
  if (back) return artworkOn(block, order);
  const [x, y] = chestOf(block);
  const [ax] = block.armpit;
  const pocket = chosen.pocket === 'chest-pocket';
  // Breton stripes leave a plain yoke where letters are legible.
  const onPlain = chosen.stripe === 'breton' ? 138 : y;
  const letters: Point = artwork
    ? [Math.round(block.hem[0] * 0.66), Math.round(block.hem[1] - 46)]
    : [x, pocket ? y + 52 : onPlain];
  return (
    artworkOn(block, order) +
    (pocket
      ? chestPocket(studio, [x, y], { width: Math.round(Math.min(98, ax * 0.5)), pointed })
      : '') +
    embroidery(studio, initials, ...letters, artwork || (!pocket && onPlain === y) ? 22 : 19)
  );
};
