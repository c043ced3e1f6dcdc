import { err, ok } from '@tailorbird/domain/kernel';
import {
  type LineFacts,
  lineWithdrawal,
  type Order,
  type Withdrawals,
  type WithdrawalView,
  withdraw,
  withdrawnQuantity,
} from '@tailorbird/domain/orders';
import { accessibleOrder, findOrderOf } from './orderLinks.ts';
import { type InMemoryState, typeOf } from './state.ts';

/** In-memory withdrawals; gift cards are never used. */
export class InMemoryWithdrawals implements Withdrawals {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly find: Withdrawals['find'] = async ({ number, email }) => {
    const order = findOrderOf(this.#state, number.trim(), email);
    return order
      ? ok({ number: order.number, link: `link-to-${order.number}` })
      : err({ kind: 'order-not-found' });
  };

  readonly of: Withdrawals['of'] = async (number, link) => {
    const reached = accessibleOrder(this.#state, number, link);
    return reached ? ok(this.#show(reached.order)) : err({ kind: 'order-not-found' });
  };

  readonly declare: Withdrawals['declare'] = async (number, chosen, link) => {
    const reached = accessibleOrder(this.#state, number, link);
    if (!reached) return err({ kind: 'order-not-found' });
    const { order, replace } = reached;
    const done = withdraw(
      order,
      (lineId) => this.#factsOf(order, lineId),
      chosen,
      this.#state.fixture.now,
    );
    if (!done.ok) return done;
    const withdrawals = [...order.withdrawals, { id: order.withdrawals.length + 1, ...done.value }];
    return ok(this.#show(replace({ ...order, withdrawals })));
  };

  #factsOf(order: Order, lineId: number): LineFacts {
    const line = order.lines.find(({ id }) => id === lineId);
    const travels = line
      ? (typeOf(this.#state, line.snapshot.clothingTypeId)?.requiresShipping ?? true)
      : true;
    return {
      travels,
      unusedCards:
        line?.productClass === 'Gift Card'
          ? line.quantity - withdrawnQuantity(order, lineId)
          : null,
    };
  }

  #show(order: Order): WithdrawalView {
    return {
      orderNumber: order.number,
      datePlaced: order.datePlaced,
      lines: order.lines.map((line) => ({
        lineId: line.id,
        title: line.title,
        variantTitle: line.variantTitle,
        imagePath: line.imagePath,
        quantity: line.quantity,
        price: line.priceInclDiscounts,
        state: lineWithdrawal(order, line, this.#factsOf(order, line.id), this.#state.fixture.now),
      })),
      withdrawals: order.withdrawals,
    };
  }
}
