import type { Order, OrderLine } from './order.ts';
import { isMadeToSize } from './pieceMaking.ts';
import { withdrawnQuantity } from './withdrawal.ts';
import type { Withdrawal } from './withdrawn.ts';

type EarlierOrder = Pick<Order, 'status' | 'fitAnswer' | 'remakeOf'> & {
  readonly withdrawals: readonly Pick<Withdrawal, 'pieces'>[];
  readonly lines: readonly Pick<OrderLine, 'id' | 'quantity' | 'snapshot' | 'clothingTypeSlug'>[];
};

/**
 * Styles with a made-to-size piece that was delivered and kept, so that their fit is known
 * (ORDER-05 … ORDER-07). Canceled orders, remakes and withdrawn pieces do not count; first
 * pieces of a split order count once their fit is confirmed.
 */
export const stylesWithKnownFit = (orders: readonly EarlierOrder[]): ReadonlySet<string> =>
  new Set(
    orders
      .filter(
        ({ status, fitAnswer, remakeOf }) =>
          remakeOf === null &&
          (status === 'Delivered' || (fitAnswer === 'positive' && status !== 'Cancelled')),
      )
      .flatMap((order) =>
        order.lines
          .filter((line) => isMadeToSize(line) && line.quantity > withdrawnQuantity(order, line.id))
          .map(({ clothingTypeSlug }) => clothingTypeSlug),
      ),
  );
