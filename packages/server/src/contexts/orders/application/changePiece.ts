import type { Viewer } from '@tailorbird/domain/catalog';
import { err, ok, type Result, unreachable } from '@tailorbird/domain/kernel';
import {
  changeOrderedPiece,
  type OrderedPieceChange,
  type OrderedPieceRefused,
  type PieceTrait,
  pieceFixed,
  splitLevies,
  splitLine,
} from '@tailorbird/domain/orders';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import { type BasketRefusal, checkPiece, lineTexts } from '../../basket/index.ts';
import { type Catalog, productIdOf, returnStock, takeStock } from '../../catalog/index.ts';
import { findSize } from '../../sizing/index.ts';
import { storeChangedLine, storePiecesApart } from '../store/changedLines.ts';
import { storeChanges } from '../store/changes.ts';
import type { StoredOrder, StoredOrderLine } from '../store/orders.ts';

/** A line of an order that is to be another way, and how. */
export type WantedPiece = { readonly lineId: number; readonly change: OrderedPieceChange };

/** Who changes it: with whose sizes, and seeing what of the range. */
export type PieceCustomer = { readonly owner: Owner | null; readonly viewer: Viewer };

export type PieceNotChanged = Exclude<OrderedPieceRefused, { readonly kind: 'too-often' }>;

/** What became of a line, or of the pieces of it that were set apart; `changed` is empty when it is as it was. */
export type ChangedPiece = {
  readonly order: StoredOrder;
  readonly before: StoredOrderLine;
  readonly after: StoredOrderLine;
  readonly changed: readonly PieceTrait[];
};

const refusalOf = (refusal: BasketRefusal): PieceNotChanged => {
  if (refusal.kind === 'fields')
    return 'initials' in refusal.fields
      ? { kind: 'initials-refused' }
      : { kind: 'missing-properties' };
  switch (refusal.reason) {
    case 'Out Of Stock':
    case 'Stock Limit Exceeded':
      return { kind: 'out-of-stock' };
    case 'Missing UserSize':
      return { kind: 'missing-size' };
    case 'Wrong Size Type':
      return { kind: 'wrong-size-type' };
    case 'Not Cut For Body':
      return { kind: 'not-cut-for-body' };
    case 'Missing Selected Properties':
      return { kind: 'missing-properties' };
    case 'Not Available':
    case 'Quantity Exceeded':
    case 'Too Many Lines':
    case 'Basket Frozen':
      return { kind: 'fabric-color-not-available' };
    default:
      return unreachable(refusal.reason);
  }
};

/** Whose a chosen size is: of who asks, who may have come by a link, or of who ordered. */
const sizeOwner = async (
  trx: Queries,
  order: StoredOrder,
  { owner }: PieceCustomer,
  sizeId: number,
): Promise<Owner> => (owner && (await findSize(trx, owner, sizeId)) ? owner : order.owner);

/** What is kept with an order, once pieces of a line are one of their own. */
const contentWithApart = (
  { content, lines }: StoredOrder,
  whole: StoredOrderLine,
  count: number,
): StoredOrder['content'] =>
  content.levies
    ? {
        ...content,
        levies: splitLevies(content.levies, lines.indexOf(whole), {
          quantity: whole.quantity,
          count,
          lines: lines.length,
        }),
      }
    : content;

/**
 * Makes the pieces of a line of an order another way, in the transaction of the caller, who has made sure that the order is where it was (API-21): the piece has to be one of the range, and there has to be
 * stock for it; what it held before goes back. Fewer than all of them are set apart. From the line as it is now, so that of two who change it at once each changes what they named.
 */
export const changePieceWithin = async (
  trx: Queries,
  catalog: Catalog,
  order: StoredOrder,
  { lineId, change: wanted }: WantedPiece,
  customer: PieceCustomer & { readonly now: Date },
): Promise<Result<ChangedPiece, PieceNotChanged>> => {
  const whole = order.lines.find(({ id }) => id === lineId);
  const count = wanted.count ?? whole?.quantity ?? 0;
  if (!whole || count > whole.quantity) return err({ kind: 'line-not-found' });
  const { now, viewer } = customer;
  const fixed = pieceFixed(
    { status: order.status, datePlaced: order.placedAt, refunds: order.refunds },
    whole,
    toInstant(now),
  );
  if (fixed) return err(fixed);
  const [rest, before] = count === whole.quantity ? [null, whole] : splitLine(whole, count);
  const { count: _, ...change } = wanted;
  const { snapshot, quantity, sizeMadeTo } = before;
  const type = catalog.clothingTypes.find(({ id }) => id === snapshot.clothingTypeId);
  if (!type) return err({ kind: 'fabric-color-not-available' });
  const chosenSize = change.userSizeId ?? null;
  const owner =
    chosenSize === null ? order.owner : await sizeOwner(trx, order, customer, chosenSize);
  const asked = {
    ...snapshot,
    gift: null,
    // A size that is chosen is made to as it is now.
    userSizeVersion: undefined,
    ...change,
    quantity,
    named: type.isStockItem
      ? ({ by: 'product', id: productIdOf(type, null) } as const)
      : ({ by: 'clothing-type', id: type.id } as const),
  };
  const { size: agreed } = before.texts;
  const checked = await checkPiece(trx, catalog, asked, {
    owner: async () => owner,
    viewer,
    now,
    ...(chosenSize === null && {
      agreedSize: agreed &&
        sizeMadeTo && { ...agreed, id: sizeMadeTo.id, version: snapshot.userSizeVersion },
    }),
  });
  if (!checked.ok) return err(refusalOf(checked.failure));
  const { snapshot: made, size } = checked.value;
  const version =
    chosenSize === null ? sizeMadeTo?.version : (await findSize(trx, owner, chosenSize))?.version;
  const madeTo =
    chosenSize === null
      ? sizeMadeTo
      : size && { id: size.id, version: version ?? 1, restVersion: version ?? 1 };
  const { line, changed } = changeOrderedPiece(before, { snapshot: made, sizeMadeTo: madeTo });
  if (changed.length === 0) return ok({ order, before, after: before, changed });
  if (made.fabricColorId !== snapshot.fabricColorId) {
    if (snapshot.fabricColorId !== null)
      await returnStock(trx, [{ fabricColorId: snapshot.fabricColorId, pieces: quantity }]);
    const taken = await takeStock(
      trx,
      made.fabricColorId === null ? [] : [{ fabricColorId: made.fabricColorId, pieces: quantity }],
    );
    if (!taken.ok) return err({ kind: 'out-of-stock' });
  }
  const after = {
    ...line,
    texts: lineTexts(type, made, size && { ...size, version: version ?? 1 }),
  };
  if (rest === null) {
    await storeChangedLine(trx, after);
    return ok({
      order: { ...order, lines: order.lines.map((each) => (each.id === lineId ? after : each)) },
      before,
      after,
      changed,
    });
  }
  const apart = { ...after, id: await storePiecesApart(trx, order.id, rest, after) };
  const lines = [...order.lines.map((each) => (each.id === lineId ? rest : each)), apart];
  const content = contentWithApart(order, whole, count);
  // The caller has made sure that the order is where it was.
  if (content !== order.content)
    await storeChanges(trx, order, { comment: order.comment, content });
  return ok({ order: { ...order, content, lines }, before, after: apart, changed });
};
