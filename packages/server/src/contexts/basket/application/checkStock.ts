import type { LineSnapshot } from '@tailorbird/domain/basket';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { Queries } from '../../../platform/database/database.ts';
import { type Catalog, limitOf } from '../../catalog/index.ts';
import { type BasketRefusal, reason } from './basketRefusal.ts';

/**
 * Checks stock for the total quantity of a fabric color in this basket. Stock is reserved by a
 * payment, not by a basket.
 */
export const checkStock = async (
  queries: Queries,
  catalog: Pick<Catalog, 'stock'>,
  lines: readonly { readonly quantity: number; readonly snapshot: LineSnapshot }[],
  fabricColorId: number | null,
): Promise<Result<null, BasketRefusal>> => {
  const available = await limitOf(queries, catalog, fabricColorId);
  if (available === null) return ok(null);
  const wanted = lines
    .filter(({ snapshot }) => snapshot.fabricColorId === fabricColorId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  if (wanted <= available) return ok(null);
  return err(reason(available === 0 ? 'Out Of Stock' : 'Stock Limit Exceeded'));
};
