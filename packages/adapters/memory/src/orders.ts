import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  cancelRefused,
  isMadeToSize,
  type Order,
  type OrderRefused,
  type Orders,
  repaymentOf,
  type SplitOrder,
  splitOrder,
  stylesWithKnownFit,
} from '@tailorbird/domain/orders';
import { accessibleOrder } from './orderLinks.ts';
import { type InMemoryState, recordsOf, typeOf } from './state.ts';

/**
 * In-memory orders: a customer's own; guests read the ones they just placed by number, and any
 * by its link.
 */
export class InMemoryOrders implements Orders {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly all = async (): Promise<Result<readonly Order[], OrderRefused>> =>
    this.#state.signedIn
      ? ok(this.#state.signedIn.records.orders)
      : err({ kind: 'permission-denied' });

  readonly forecast = async (): Promise<Result<SplitOrder | null, OrderRefused>> => {
    const { basket, orders } = recordsOf(this.#state);
    const orderedStyles = stylesWithKnownFit(orders);
    const lines = basket.lines.flatMap(({ id, quantity, snapshot }) => {
      const type = typeOf(this.#state, snapshot.clothingTypeId);
      return type
        ? [
            {
              id,
              quantity,
              productClass: type.productClass,
              isMadeToSize: isMadeToSize({ snapshot }),
              clothingTypeSlug: type.slug,
            },
          ]
        : [];
    });
    return ok(splitOrder(lines, { hasOrdered: orderedStyles.size > 0, orderedStyles }));
  };

  readonly cancel: Orders['cancel'] = async (number, link) => {
    const reached = accessibleOrder(this.#state, number, link);
    if (!reached) return err({ kind: 'order-not-found' });
    const { order, replace } = reached;
    const refused = cancelRefused(order);
    if (refused) return err(refused);
    const { vouchers } = repaymentOf(order);
    const { voucherUses, signedIn } = this.#state;
    for (const code of vouchers) voucherUses.set(code, (voucherUses.get(code) ?? 1) - 1);
    if (signedIn)
      signedIn.usedVouchers = signedIn.usedVouchers.filter((code) => !vouchers.includes(code));
    return ok(replace({ ...order, status: 'Cancelled', progress: 0, isCancellable: false }));
  };

  readonly byNumber: Orders['byNumber'] = async (number, link) => {
    const reached = accessibleOrder(this.#state, number, link);
    return reached ? ok(reached.order) : err({ kind: 'order-not-found' });
  };
}
