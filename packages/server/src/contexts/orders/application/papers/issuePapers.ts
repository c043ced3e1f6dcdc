import { type Address, type AddressFailures, validateAddress } from '@tailorbird/domain/checkout';
import type { Money, Result } from '@tailorbird/domain/kernel';
import {
  type InvalidVatNumber,
  type InvoiceRefused,
  invoiceRefused,
  type Refund,
  readVatNumber,
} from '@tailorbird/domain/orders';
import { attempt } from '../../../../platform/database/attempt.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import type { WithSettings } from '../../../../platform/runtime/runtime.ts';
import type { AccessRefused, NotFound } from '../../../../platform/session/access.ts';
import type { Actor } from '../../../../platform/session/actor.ts';
import { storeChanges } from '../../store/changes.ts';
import { findOrder, type StoredOrder } from '../../store/orders.ts';
import { insertPaper, nextPaperNumber, papersOf } from '../../store/papers.ts';
import { type OrderAccessNeeds, reachableOrder } from '../orderAccess.ts';
import type { IssuedPaper, PaperContent } from './paper.ts';
import { creditNoteOf, invoiceOf, partialCreditNoteOf, refundNoteOf } from './paperContent.ts';

export type PaperNeeds = OrderAccessNeeds & WithSettings;

type Refused =
  | AccessRefused
  | NotFound
  | InvoiceRefused
  | InvalidVatNumber
  | { readonly kind: 'address-refused'; readonly fields: AddressFailures };

/**
 * Issues the invoice of an order, once, optionally to another address. One transaction:
 * concurrent requests get the same invoice, and no number is skipped.
 */
export const issueInvoice = async (
  shop: PaperNeeds,
  actor: Actor,
  { number, link }: { readonly number: string; readonly link: string | undefined },
  { billing, vatNumber }: { readonly billing: Address | null; readonly vatNumber: string },
): Promise<Result<readonly IssuedPaper[], Refused>> => {
  const reached = await reachableOrder(shop, actor, number, link);
  if (!reached.ok) return reached;
  const { seller } = shop.settings;
  return await attempt<readonly IssuedPaper[], Refused>(shop.database, async (trx, refuse) => {
    const place = await nextPaperNumber(trx, 'invoice');
    const order = (await findOrder(trx, number)) ?? refuse({ kind: 'not-found' });
    const papers = await papersOf(trx, order.id);
    const refused = invoiceRefused({ status: order.status, papers, hasSeller: seller !== null });
    if (refused || seller === null) return refuse(refused ?? { kind: 'no-seller' });
    const checked = billing && validateAddress(billing, null);
    if (checked && !checked.ok) return refuse({ kind: 'address-refused', fields: checked.failure });
    const billingAddress = checked ? checked.value : null;
    const vat = vatNumber === '' ? null : readVatNumber(vatNumber);
    if (vat && !vat.ok) return refuse(vat.failure);
    // The order was canceled at the same time.
    if (
      !(await storeChanges(trx, order, { ...order, content: { ...order.content, billingAddress } }))
    )
      return refuse({ kind: 'order-cancelled' });
    const content = invoiceOf(order, {
      billing: billingAddress,
      vatNumber: vat?.value ?? null,
      seller,
      locale: actor.locale,
    });
    await insertPaper(
      trx,
      { orderId: order.id, kind: 'invoice', place, reason: 'order', content },
      shop.clock(),
    );
    // Credit notes for refunds made before the invoice was requested.
    for (const refund of order.refunds) await issueRefundNote(trx, order, refund, shop.clock());
    return await papersOf(trx, order.id);
  });
};

/** The valid invoice: a corrected one replaces the reversed ones. */
const standingInvoice = (papers: readonly IssuedPaper[]): IssuedPaper | undefined =>
  papers.findLast(({ kind }) => kind === 'invoice');

const notesOn = ({ number }: IssuedPaper, papers: readonly IssuedPaper[]): readonly IssuedPaper[] =>
  papers.filter(
    ({ kind, content }) => kind === 'credit-note' && content.corrects?.number === number,
  );

const issueCreditNote = async (
  trx: Queries,
  order: Pick<StoredOrder, 'id'>,
  reason: string,
  contentOf: (invoice: IssuedPaper, earlier: readonly IssuedPaper[]) => PaperContent,
  now: Date,
): Promise<void> => {
  const papers = await papersOf(trx, order.id);
  const invoice = standingInvoice(papers);
  if (!invoice) return;
  const content = contentOf(invoice, notesOn(invoice, papers));
  if (content.total.amount === 0) return;
  const place = await nextPaperNumber(trx, 'credit-note');
  await insertPaper(trx, { orderId: order.id, kind: 'credit-note', place, reason, content }, now);
};

/**
 * Issues a credit note for the invoice of a canceled order, in the transaction that cancels it.
 * Does nothing without an invoice.
 */
export const issueCancellationNote = async (
  trx: Queries,
  order: Pick<StoredOrder, 'id'>,
  now: Date,
): Promise<void> => await issueCreditNote(trx, order, 'cancelled', creditNoteOf, now);

export const issueRefundNote = async (
  trx: Queries,
  order: StoredOrder,
  refund: Refund,
  now: Date,
): Promise<void> =>
  await issueCreditNote(
    trx,
    order,
    `refund-${refund.key}`,
    (invoice) => refundNoteOf(invoice, order, refund),
    now,
  );

/**
 * Issues a credit note for a part of an invoice that is returned as credit, in the same
 * transaction. `words` holds the reason in each language.
 */
export const issuePartialNote = async (
  trx: Queries,
  order: Pick<StoredOrder, 'id'>,
  {
    reason,
    amount,
    words,
  }: {
    readonly reason: string;
    readonly amount: Money;
    readonly words: (locale: PaperContent['locale']) => string;
  },
  now: Date,
): Promise<void> =>
  await issueCreditNote(
    trx,
    order,
    reason,
    (invoice) => partialCreditNoteOf(invoice, amount, words(invoice.content.locale)),
    now,
  );

/**
 * Replaces an invoice whose pieces changed: issues a credit note and a new invoice to the same
 * buyer, in the transaction of the change. Does nothing without an invoice, or if a part of it
 * has been credited.
 */
export const correctInvoice = async (
  trx: Queries,
  order: StoredOrder,
  reason: string,
  now: Date,
): Promise<void> => {
  const papers = await papersOf(trx, order.id);
  const wrong = standingInvoice(papers);
  if (!wrong || notesOn(wrong, papers).length > 0) return;
  await issueCreditNote(trx, order, reason, creditNoteOf, now);
  const { company, seller, locale } = wrong.content;
  const content = invoiceOf(order, {
    billing: order.content.billingAddress ?? null,
    vatNumber: company?.vatNumber ?? null,
    seller,
    locale,
  });
  await insertPaper(
    trx,
    {
      orderId: order.id,
      kind: 'invoice',
      place: await nextPaperNumber(trx, 'invoice'),
      reason,
      content,
    },
    now,
  );
};
