import type { Viewer } from '@tailorbird/domain/catalog';
import { err, ok, type Result, unreachable } from '@tailorbird/domain/kernel';
import {
  changeOrderedPiece,
  type OrderedPieceChange,
  type OrderedPieceRefused,
  type PieceTrait,
  pieceChangeRefusal,
  splitLevies,
  splitLine,
} from '@tailorbird/domain/orders';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import { type BasketRefusal, checkPiece, lineTexts } from '../../basket/index.ts';
import { type Catalog, productIdOf, reserveStock, returnStock } from '../../catalog/index.ts';
import { findSize } from '../../sizing/index.ts';
import { splitStoredLine, storeChangedLine } from '../store/changedLines.ts';
import { storeChanges } from '../store/changes.ts';
import type { StoredOrder, StoredOrderLine } from '../store/orders.ts';

export type WantedPiece = { readonly lineId: number; readonly change: OrderedPieceChange };

export type PieceCustomer = { readonly owner: Owner | null; readonly viewer: Viewer };

export type PieceNotChanged = Exclude<OrderedPieceRefused, { readonly kind: 'too-often' }>;

/**
 * The line after the change, or the new line for the pieces that were separated from it.
 * `changed` is empty if nothing differs.
 */
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

/**
 * Owner of a chosen size: the acting customer, who may have used a link, or the customer who
 * ordered.
 */
const sizeOwner = async (
  trx: Queries,
  order: StoredOrder,
  { owner }: PieceCustomer,
  sizeId: number,
): Promise<Owner> => (owner && (await findSize(trx, owner, sizeId)) ? owner : order.owner);

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
 * Changes pieces of an order line in the caller's transaction. The caller has checked the
 * order's status (API-21). The new piece must be part of the range and in stock; the old stock
 * is released. If fewer than all pieces change, they become a separate line. Starts from the
 * line as stored now, so that concurrent changes of different properties both apply.
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
  const fixed = pieceChangeRefusal(
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
    // A newly chosen size applies in its current version.
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
    const taken = await reserveStock(
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
  const apart = { ...after, id: await splitStoredLine(trx, order.id, rest, after) };
  const lines = [...order.lines.map((each) => (each.id === lineId ? rest : each)), apart];
  const content = contentWithApart(order, whole, count);
  // The caller has checked the order's status.
  if (content !== order.content)
    await storeChanges(trx, order, { comment: order.comment, content });
  return ok({ order: { ...order, content, lines }, before, after: apart, changed });
};
