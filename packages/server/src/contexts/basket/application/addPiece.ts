import type { RequestedPiece } from '@tailorbird/contract/basket';
import { addPieces } from '@tailorbird/domain/basket';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { Queries } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { beginAddition, wasAdded } from '../store/additions.ts';
import type { StoredBasket } from '../store/baskets.ts';
import { changeLines } from '../store/lines.ts';
import { type BasketRefusal, quantityRefusal } from './basketRefusal.ts';
import { type BasketNeeds, changeBasket } from './changeBasket.ts';
import { checkPiece, findProduct, sizeNames } from './checkPiece.ts';
import { checkStock } from './checkStock.ts';
import { type BasketView, pricesIn } from './price.ts';
import { resolveWearerSize } from './resolveWearerSize.ts';

/**
 * Adds pieces to the actor's basket, limited by stock. A piece equal to a line raises its
 * quantity; any other piece becomes a new line. A request that repeats an idempotency key
 * changes nothing.
 */
export const addPiece = async (
  shop: BasketNeeds,
  actor: Actor,
  asked: RequestedPiece,
): Promise<Result<BasketView, BasketRefusal>> => {
  const { catalog, clock, database } = shop;
  const { key } = asked;
  if (key !== undefined && (await wasAdded(database.queries, key)))
    return await changeBasket(shop, actor, async (_, basket) => ok(basket));
  const product = findProduct(catalog, asked);
  const dress = await resolveWearerSize(
    shop,
    actor,
    product.ok ? product.value.type : undefined,
    asked,
  );
  const customer = { owner: actor.owner, viewer: await actor.viewer(), now: clock() };
  const before = dress.isDefault
    ? null
    : await checkPiece(database.queries, catalog, asked, customer);
  if (before && !before.ok) return before;
  const { quantity } = asked;
  const add = async (
    trx: Queries,
    basket: StoredBasket,
  ): Promise<Result<StoredBasket, BasketRefusal>> => {
    if (key !== undefined && !(await beginAddition(trx, key, clock()))) return ok(basket);
    const dressed = await dress.wear(trx);
    if (!dressed.ok) return dressed;
    // The size may have been deleted together with all its versions.
    const checked =
      before && (asked.userSizeId ?? null) === null
        ? before
        : await checkPiece(trx, catalog, dressed.value, customer);
    if (!checked.ok) return checked;
    const { snapshot } = checked.value;
    const change = addPieces(basket, snapshot, quantity);
    if (!change.ok) return err(quantityRefusal(change.failure, 1));
    const stock = await checkStock(
      trx,
      catalog,
      [...basket.lines, { quantity, snapshot }],
      snapshot.fabricColorId,
    );
    if (!stock.ok) return stock;
    const details = { sizes: sizeNames(checked.value), priceOf: pricesIn(catalog, actor.currency) };
    return ok(await changeLines(trx, basket, [change.value], details, clock()));
  };
  return await changeBasket(shop, actor, add, dress.turns);
};
