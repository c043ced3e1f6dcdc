import type { Address, AddressFailures } from '../checkout/index.ts';
import type { Result } from '../kernel/index.ts';
import type { OrderStatus } from './orderStatus.ts';
import type { OrderLink, OrderRefused } from './ordersPort.ts';
import type { InvalidVatNumber } from './vatNumber.ts';

/** An invoice, or a credit note that reverses all or part of it. */
export const paperKinds = ['invoice', 'credit-note'] as const;
export type PaperKind = (typeof paperKinds)[number];

export type Paper = {
  readonly number: string;
  readonly kind: PaperKind;
  /** ISO 8601 instant. */
  readonly issuedAt: string;
};

export type InvoiceRefused =
  /** An issued invoice is never changed; a credit note corrects it. */
  | { readonly kind: 'invoice-issued' }
  | { readonly kind: 'order-cancelled' }
  /** No seller is configured. */
  | { readonly kind: 'no-seller' };

/** The reason an order cannot be invoiced, or null. */
export const invoiceRefused = (order: {
  readonly status: OrderStatus;
  readonly papers: readonly Pick<Paper, 'kind'>[];
  readonly hasSeller: boolean;
}): InvoiceRefused | null => {
  if (order.papers.some(({ kind }) => kind === 'invoice')) return { kind: 'invoice-issued' };
  if (order.status === 'Cancelled') return { kind: 'order-cancelled' };
  return order.hasSeller ? null : { kind: 'no-seller' };
};

/** The documents of an order, oldest first, and whether an invoice can be issued. */
export type OrderPapers = { readonly papers: readonly Paper[]; readonly canBeInvoiced: boolean };

export type InvoiceRecipient = {
  /** Null for the delivery address. */
  readonly billingAddress: Address | null;
  /** A company's VAT number as entered, or an empty string. */
  readonly vatNumber: string;
};

/** Port: invoices and credit notes, for the owner of the order or a holder of its link. */
export type Papers = {
  readonly of: (
    orderNumber: string,
    link?: OrderLink,
  ) => Promise<Result<OrderPapers, OrderRefused>>;
  readonly issueInvoice: (
    orderNumber: string,
    recipient: InvoiceRecipient,
    link?: OrderLink,
  ) => Promise<
    Result<
      OrderPapers,
      | InvoiceRefused
      | OrderRefused
      | InvalidVatNumber
      | { readonly kind: 'address-refused'; readonly fields: AddressFailures }
    >
  >;
};
