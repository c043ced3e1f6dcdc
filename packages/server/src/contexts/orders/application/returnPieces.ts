import type { ChosenPieces } from '@tailorbird/domain/orders';
import type { Queries } from '../../../platform/database/database.ts';
import { returnStock } from '../../catalog/index.ts';
import type { StoredOrder } from '../store/orders.ts';

/**
 * The fabric colors for which an order holds stock; pass them to `stockChanged` after releasing
 * them.
 */
export const colorsOf = ({ lines }: Pick<StoredOrder, 'lines'>): readonly number[] =>
  lines.flatMap(({ snapshot: { fabricColorId } }) => fabricColorId ?? []);

/**
 * Returns pieces of an order to stock. Returns their fabric colors, for `stockChanged` after
 * the transaction.
 */
export const returnPieces = async (
  trx: Queries,
  { lines }: Pick<StoredOrder, 'lines'>,
  pieces: readonly ChosenPieces[],
): Promise<readonly number[]> => {
  const colored = pieces.flatMap(({ lineId, quantity }) => {
    const color = lines.find(({ id }) => id === lineId)?.snapshot.fabricColorId ?? null;
    return color === null || quantity === 0 ? [] : [{ fabricColorId: color, pieces: quantity }];
  });
  await returnStock(trx, colored);
  return colored.map(({ fabricColorId }) => fabricColorId);
};
