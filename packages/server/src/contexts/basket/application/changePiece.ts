import type { RequestedPiece } from '@tailorbird/contract/basket';
import * as domain from '@tailorbird/domain/basket';
import type { ClothingType } from '@tailorbird/domain/catalog';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { Queries } from '../../../platform/database/database.ts';
import type { NotFound } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { productIdOf } from '../../catalog/index.ts';
import { loadCurrentBasket, type StoredBasket, type StoredLine } from '../store/baskets.ts';
import { changeLines } from '../store/lines.ts';
import { type BasketRefusal, quantityRefusal } from './basketRefusal.ts';
import { type BasketNeeds, changeBasket } from './changeBasket.ts';
import { checkPiece, sizeNames } from './checkPiece.ts';
import { checkStock } from './checkStock.ts';
import { type BasketView, pricesIn } from './price.ts';
import { resolveWearerSize } from './resolveWearerSize.ts';

/**
 * Converts a line to a request for its piece, with the changes applied. Stock items and gift
 * cards are identified by their product.
 */
const changedRequest = (
  { snapshot, quantity }: Pick<StoredLine, 'snapshot' | 'quantity'>,
  type: Pick<ClothingType<unknown>, 'id' | 'isStockItem'>,
  change: Omit<domain.PieceChange, 'count'>,
): RequestedPiece => ({
  fabricColorId: snapshot.fabricColorId,
  selectedProperties: snapshot.selectedProperties,
  userSizeId: snapshot.userSizeId,
  // A newly chosen size uses its current version.
  userSizeVersion: change.userSizeId === undefined ? snapshot.userSizeVersion : undefined,
  initials: snapshot.initials,
  note: snapshot.note,
  gift: snapshot.gift ?? null,
  ...change,
  quantity,
  named: type.isStockItem
    ? { by: 'product', id: productIdOf(type, snapshot.giftCardTier) }
    : { by: 'clothing-type', id: type.id },
});

/**
 * Changes pieces of one of the actor's own lines, limited by stock: the requested number, or
 * none.
 */
export const changePiece = async (
  shop: BasketNeeds,
  actor: Actor,
  lineId: number,
  { count, ...asked }: domain.PieceChange,
): Promise<Result<BasketView, BasketRefusal | NotFound>> => {
  const { catalog, clock, database } = shop;
  const owner = await actor.knownOwner();
  const own =
    owner &&
    (await loadCurrentBasket(database.queries, owner))?.lines.find(({ id }) => id === lineId);
  if (!own) return err({ kind: 'not-found' });
  const typeNow = catalog.clothingTypes.find(({ id }) => id === own.snapshot.clothingTypeId);
  const dress = await resolveWearerSize(shop, actor, typeNow, asked);
  // Read before the transaction, which must not call other services.
  const customer = { owner: actor.owner, viewer: await actor.viewer(), now: clock() };
  const remake = async (
    trx: Queries,
    current: StoredBasket,
  ): Promise<Result<StoredBasket, BasketRefusal>> => {
    // Uses the line as stored now, because another tab may have changed another field.
    const line = current.lines.find(({ id }) => id === lineId);
    const type = catalog.clothingTypes.find(({ id }) => id === line?.snapshot.clothingTypeId);
    if (!line || !type) return err(quantityRefusal({ kind: 'line-not-found' }, 1));
    const dressed = await dress.wear(trx);
    if (!dressed.ok) return dressed;
    const checked = await checkPiece(
      trx,
      catalog,
      changedRequest(line, type, dressed.value),
      customer,
    );
    if (!checked.ok) return checked;
    const { snapshot } = checked.value;
    const changes = domain.changePiece(current, lineId, snapshot, count);
    if (!changes.ok) return err(quantityRefusal(changes.failure, 1));
    const changed = await changeLines(
      trx,
      current,
      changes.value,
      { sizes: sizeNames(checked.value), priceOf: pricesIn(catalog, actor.currency) },
      clock(),
    );
    // A new size or other initials need no additional stock.
    if (line.snapshot.fabricColorId === snapshot.fabricColorId) return ok(changed);
    const stock = await checkStock(trx, catalog, changed.lines, snapshot.fabricColorId);
    return stock.ok ? ok(changed) : stock;
  };
  return await changeBasket(shop, actor, remake, dress.turns);
};
