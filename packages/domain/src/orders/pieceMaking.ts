import { isRetail } from '../catalog/index.ts';
import type { OrderLine } from './order.ts';

/**
 * Making of a piece: after the order in a size or in one size, before it (ready-made), or not
 * at all (gift cards).
 */
export const pieceMakings = ['to-size', 'one-size', 'ready-made', 'none'] as const;
export type PieceMaking = (typeof pieceMakings)[number];

/** True if a piece is made in a size and so has a fit to confirm. */
export const isMadeToSize = ({ snapshot }: Pick<OrderLine, 'snapshot'>): boolean =>
  snapshot.userSizeId !== null;

export const makingOf = (line: Pick<OrderLine, 'snapshot' | 'productClass'>): PieceMaking => {
  if (line.productClass === 'Gift Card') return 'none';
  if (isMadeToSize(line)) return 'to-size';
  return isRetail(line.productClass) ? 'ready-made' : 'one-size';
};
