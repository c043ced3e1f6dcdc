import { paidForPieces } from '@tailorbird/domain/orders';
import type { Queries } from '../../../platform/database/database.ts';
import { leviesOfRemake, type StoredLevies } from '../../basket/index.ts';
import type { WithCatalog } from '../../catalog/index.ts';
import type { WithLevies } from '../../location/index.ts';
import { findOrder, type StoredOrder } from '../../orders/index.ts';
import type { StoredClaim } from '../store/claims.ts';

export type RemakeNeeds = WithCatalog & WithLevies;

/**
 * Possible customs charges if the claimed pieces were remade today; null if the parcel crosses
 * no border.
 */
export const leviesIfRemade = (
  shop: RemakeNeeds,
  { items }: Pick<StoredClaim, 'items'>,
  order: StoredOrder,
): StoredLevies | null => {
  const countryCode = order.content.shippingAddress?.countryCode;
  if (countryCode === undefined) return null;
  const lines = order.lines.flatMap((line) => {
    const item = items.find(({ lineId }) => lineId === line.id);
    return item
      ? [
          {
            snapshot: line.snapshot,
            price: paidForPieces(line, { before: 0, quantity: item.pieces ?? line.quantity }),
          },
        ]
      : [];
  });
  return leviesOfRemake(shop, { countryCode, currency: order.total.currency, lines });
};

/**
 * Customs charges shown with a claim: an estimate while it requests a remake and is undecided,
 * afterwards those of the remake order.
 */
export const leviesOfClaim = async (
  queries: Queries,
  shop: RemakeNeeds,
  claim: StoredClaim,
  order: StoredOrder,
): Promise<StoredLevies | null> => {
  const { decision, type } = claim;
  if (decision === null) return type === 'frg' ? leviesIfRemade(shop, claim, order) : null;
  if (decision.kind !== 'remake' || decision.orderNumber === null) return null;
  const levies = (await findOrder(queries, decision.orderNumber))?.content.levies;
  return levies?.remake ? levies : null;
};
