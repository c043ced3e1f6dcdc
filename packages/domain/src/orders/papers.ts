import type { Address, AddressFailures } from '../checkout/index.ts';
import type { Result } from '../kernel/index.ts';
import type { OrderStatus } from './orderStatus.ts';
import type { OrderLink, OrderRefused } from './ordersPort.ts';

/** An invoice, or what takes it back as a whole or a part of it. */
export const paperKinds = ['invoice', 'credit-note'] as const;
export type PaperKind = (typeof paperKinds)[number];

export type Paper = {
  readonly number: string;
  readonly kind: PaperKind;
  /** ISO 8601 instant. */
  readonly issuedAt: string;
};

export type InvoiceRefused =
  /** There is one: it is corrected by a credit note, and never changed. */
  | { readonly kind: 'invoice-issued' }
  | { readonly kind: 'order-cancelled' }
  /** Nobody has said who sells here. */
  | { readonly kind: 'no-seller' };

/** Why no invoice of an order is made out; null when one can be. */
export const invoiceRefused = (order: {
  readonly status: OrderStatus;
  readonly papers: readonly Pick<Paper, 'kind'>[];
  readonly hasSeller: boolean;
}): InvoiceRefused | null => {
  if (order.papers.some(({ kind }) => kind === 'invoice')) return { kind: 'invoice-issued' };
  if (order.status === 'Cancelled') return { kind: 'order-cancelled' };
  return order.hasSeller ? null : { kind: 'no-seller' };
};

/** The papers of an order, first to last, and whether an invoice can be made out. */
export type OrderPapers = { readonly papers: readonly Paper[]; readonly canBeInvoiced: boolean };

/** Port: invoices and credit notes of an order, for who owns it or has its link. */
export type Papers = {
  readonly of: (
    orderNumber: string,
    link?: OrderLink,
  ) => Promise<Result<OrderPapers, OrderRefused>>;
  /** Makes out the invoice, to the delivery address or to another. */
  readonly issueInvoice: (
    orderNumber: string,
    billingAddress: Address | null,
    link?: OrderLink,
  ) => Promise<
    Result<
      OrderPapers,
      | InvoiceRefused
      | OrderRefused
      | { readonly kind: 'address-refused'; readonly fields: AddressFailures }
    >
  >;
};
