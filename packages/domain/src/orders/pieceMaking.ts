import type { OrderLine } from './order.ts';

/**
 * Making of a piece: in a size, ready-made (also one-size goods), or not at all (gift cards).
 */
export const pieceMakings = ['to-size', 'ready-made', 'none'] as const;
export type PieceMaking = (typeof pieceMakings)[number];

/** True if a piece is made in a size and so has a fit to confirm. */
export const isMadeToSize = ({ snapshot }: Pick<OrderLine, 'snapshot'>): boolean =>
  snapshot.userSizeId !== null;

export const makingOf = (line: Pick<OrderLine, 'snapshot' | 'productClass'>): PieceMaking => {
  if (line.productClass === 'Gift Card') return 'none';
  return isMadeToSize(line) ? 'to-size' : 'ready-made';
};
