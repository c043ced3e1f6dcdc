import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { type InvoiceRefused, invoiceRefused } from '@tailorbird/domain/orders';
import { countAttempt, type RateLimited } from '../../../../platform/limits/attempts.ts';
import {
  type AccessRefused,
  type NotFound,
  requireStaff,
} from '../../../../platform/session/access.ts';
import type { Actor } from '../../../../platform/session/actor.ts';
import { findOrder, type StoredOrder } from '../../store/orders.ts';
import { papersOf } from '../../store/papers.ts';
import { reachableOrder } from '../orderAccess.ts';
import type { PaperNeeds } from './issuePapers.ts';
import type { IssuedPaper } from './paper.ts';

type Asked = { readonly number: string; readonly link: string | undefined };

const visibleOrder = async (
  shop: PaperNeeds,
  actor: Actor,
  { number, link }: Asked,
): Promise<Result<StoredOrder, AccessRefused | NotFound>> => {
  if (!requireStaff(await actor.visitor(), 'admins').ok)
    return await reachableOrder(shop, actor, number, link);
  const order = await findOrder(shop.database.queries, number);
  return order ? ok(order) : err({ kind: 'not-found' });
};

/** The invoices and credit notes of an order, and the reason if no invoice can be issued. */
export const readPapers = async (
  shop: PaperNeeds,
  actor: Actor,
  asked: Asked,
): Promise<
  Result<
    { readonly papers: readonly IssuedPaper[]; readonly refused: InvoiceRefused | null },
    AccessRefused | NotFound
  >
> => {
  const order = await visibleOrder(shop, actor, asked);
  if (!order.ok) return order;
  const papers = await papersOf(shop.database.queries, order.value.id);
  return ok({
    papers,
    refused: invoiceRefused({
      status: order.value.status,
      papers,
      hasSeller: shop.settings.seller !== null,
    }),
  });
};

/**
 * One invoice or credit note to render. Requests are limited because rendering is expensive.
 */
export const readPaper = async (
  shop: PaperNeeds,
  actor: Actor,
  asked: Asked & { readonly paper: string },
): Promise<Result<IssuedPaper, AccessRefused | NotFound | RateLimited>> => {
  const counted = await countAttempt(shop, { kind: 'paper', address: actor.networkAddress() });
  if (!counted.ok) return counted;
  const read = await readPapers(shop, actor, asked);
  if (!read.ok) return read;
  const paper = read.value.papers.find(({ number }) => number === asked.paper);
  return paper ? ok(paper) : err({ kind: 'not-found' });
};
