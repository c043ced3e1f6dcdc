import type { Order, OrderLine } from './order.ts';
import { isMadeToSize } from './pieceMaking.ts';
import { withdrawnOf } from './withdrawal.ts';
import type { Withdrawal } from './withdrawn.ts';

type EarlierOrder = Pick<Order, 'status' | 'fitAnswer' | 'remakeOf'> & {
  readonly withdrawals: readonly Pick<Withdrawal, 'pieces'>[];
  readonly lines: readonly Pick<OrderLine, 'id' | 'quantity' | 'snapshot' | 'clothingTypeSlug'>[];
};

/**
 * Styles of which the customer was delivered a piece made to a size and kept it: only their fit is
 * known (ORDER-05 … ORDER-07). Canceled orders, remakes and withdrawn pieces do not count; the
 * first pieces of a split order count once the customer has confirmed that they fit.
 */
export const keptStyles = (orders: readonly EarlierOrder[]): ReadonlySet<string> =>
  new Set(
    orders
      .filter(
        ({ status, fitAnswer, remakeOf }) =>
          remakeOf === null &&
          (status === 'Delivered' || (fitAnswer === 'positive' && status !== 'Cancelled')),
      )
      .flatMap((order) =>
        order.lines
          .filter((line) => isMadeToSize(line) && line.quantity > withdrawnOf(order, line.id))
          .map(({ clothingTypeSlug }) => clothingTypeSlug),
      ),
  );
