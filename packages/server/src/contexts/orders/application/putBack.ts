import type { ChosenPieces } from '@tailorbird/domain/orders';
import type { Queries } from '../../../platform/database/database.ts';
import { returnStock } from '../../catalog/index.ts';
import type { StoredOrder } from '../store/orders.ts';

/** The colors an order holds of the stock, for `stockChanged` once it has given them back. */
export const colorsOf = ({ lines }: Pick<StoredOrder, 'lines'>): readonly number[] =>
  lines.flatMap(({ snapshot: { fabricColorId } }) => fabricColorId ?? []);

/** Puts pieces of an order back into stock; answers of which colors they are, for `stockChanged` once the transaction is through. */
export const putBack = async (
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
