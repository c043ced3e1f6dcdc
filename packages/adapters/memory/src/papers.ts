import { validateAddress } from '@tailorbird/domain/checkout';
import { err, ok } from '@tailorbird/domain/kernel';
import {
  invoiceRefused,
  type Order,
  type Paper,
  type Papers,
  readVatNumber,
} from '@tailorbird/domain/orders';
import { accessibleOrder } from './orderLinks.ts';
import type { InMemoryState } from './state.ts';

export class InMemoryPapers implements Papers {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly of: Papers['of'] = async (number, link) => {
    const reached = accessibleOrder(this.#state, number, link);
    return reached ? ok(this.#show(reached.order)) : err({ kind: 'order-not-found' });
  };

  readonly issueInvoice: Papers['issueInvoice'] = async (
    number,
    { billingAddress: billing, vatNumber },
    link,
  ) => {
    const reached = accessibleOrder(this.#state, number, link);
    if (!reached) return err({ kind: 'order-not-found' });
    const { order } = reached;
    const refused = invoiceRefused({
      status: order.status,
      papers: this.#papersOf(order),
      hasSeller: this.#state.hasSeller,
    });
    if (refused) return err(refused);
    const checked = billing && validateAddress(billing, null);
    if (checked && !checked.ok) return err({ kind: 'address-refused', fields: checked.failure });
    const vat = vatNumber === '' ? null : readVatNumber(vatNumber);
    if (vat && !vat.ok) return err(vat.failure);
    const { papers } = this.#state;
    const place = [...papers.values()].flat().filter(({ kind }) => kind === 'invoice').length + 1;
    papers.set(number, [
      {
        number: `INV-${String(place).padStart(6, '0')}`,
        kind: 'invoice',
        issuedAt: order.datePlaced,
      },
    ]);
    return ok(this.#show({ ...order, billingAddress: checked ? checked.value : null }));
  };

  #papersOf({ number, status, datePlaced }: Order): readonly Paper[] {
    const papers = this.#state.papers.get(number) ?? [];
    const [invoice] = papers;
    if (status !== 'Cancelled' || !invoice) return papers;
    return [
      ...papers,
      { number: invoice.number.replace('INV', 'CRN'), kind: 'credit-note', issuedAt: datePlaced },
    ];
  }

  #show(order: Order) {
    const papers = this.#papersOf(order);
    const { hasSeller } = this.#state;
    return {
      papers,
      canBeInvoiced: invoiceRefused({ status: order.status, papers, hasSeller }) === null,
    };
  }
}
