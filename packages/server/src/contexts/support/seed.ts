import { money } from '@tailorbird/domain/kernel';
import type { WithDatabase } from '../../platform/database/database.ts';
import type { WithClock } from '../../platform/runtime/runtime.ts';
import type { StoredOrder } from '../orders/index.ts';
import { insertClaim } from './store/claims.ts';

const day = 86_400_000;

/**
 * Creates a sample claim for the first piece of an order, two days old, without photos, for the
 * workshop to decide.
 */
export const seedClaim = async (
  shop: WithDatabase & WithClock,
  order: StoredOrder,
): Promise<void> => {
  const [line] = order.lines;
  if (!line) return;
  await shop.database.transaction(async (trx) => {
    await insertClaim(
      trx,
      {
        key: `sample-${order.number}`,
        type: 'quality',
        orderNumber: order.number,
        email: order.email,
        locale: order.locale,
        origin: order.origin,
        comment: 'A seam at the left cuff has come open after the second wash.',
        value: money(line.priceInclDiscounts.amount, order.total.currency),
        items: [{ lineId: line.id, washConfirmed: true, photos: [], pieces: null, zones: null }],
      },
      new Date(shop.clock().getTime() - 2 * day),
    );
  });
};
