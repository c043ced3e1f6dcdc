import type { OrderLine } from './order.ts';

/** How a piece comes about: made to a size, ready-made (also goods of one size), or nothing to make (gift cards). */
export const pieceMakings = ['to-size', 'ready-made', 'none'] as const;
export type PieceMaking = (typeof pieceMakings)[number];

/** Whether a piece is made to a size, so that it has a fit. */
export const isMadeToSize = ({ snapshot }: Pick<OrderLine, 'snapshot'>): boolean =>
  snapshot.userSizeId !== null;

export const makingOf = (line: Pick<OrderLine, 'snapshot' | 'productClass'>): PieceMaking => {
  if (line.productClass === 'Gift Card') return 'none';
  return isMadeToSize(line) ? 'to-size' : 'ready-made';
};
