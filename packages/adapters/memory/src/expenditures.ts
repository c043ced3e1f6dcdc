import type { Expenditures } from '@tailorbird/domain/content';
import { err, ok } from '@tailorbird/domain/kernel';
import { expenditureIn } from './content.ts';
import { accessibleOrder } from './orderLinks.ts';
import { type InMemoryState, recordsOf } from './state.ts';

/** In-memory footprints: all in the middle size. */
export class InMemoryExpenditures implements Expenditures {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly ofBasketLine: Expenditures['ofBasketLine'] = async (lineId) =>
    this.#of(recordsOf(this.#state).basket.lines.find(({ id }) => id === lineId));

  readonly ofOrderLine: Expenditures['ofOrderLine'] = async (lineId, link) => {
    const linked = /^link-to-(.+)$/.exec(link ?? '')?.[1];
    const order = linked === undefined ? null : accessibleOrder(this.#state, linked, link);
    const orders = [...recordsOf(this.#state).orders, ...(order ? [order.order] : [])];
    return this.#of(orders.flatMap(({ lines }) => lines).find(({ id }) => id === lineId));
  };

  #of(
    line: { readonly snapshot: { readonly clothingTypeId: number } } | undefined,
  ): Awaited<ReturnType<Expenditures['ofBasketLine']>> {
    const taken =
      line &&
      expenditureIn(this.#state, { clothingTypeId: line.snapshot.clothingTypeId, baseSize: 7 });
    return taken ? ok(taken) : err({ kind: 'not-found' });
  }
}
