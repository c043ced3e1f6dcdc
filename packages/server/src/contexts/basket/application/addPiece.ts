import type { AskedPiece } from '@tailorbird/contract/basket';
import { addPieces } from '@tailorbird/domain/basket';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { Actor } from '../../../platform/session/actor.ts';
import { beginAddition, wasAdded } from '../store/additions.ts';
import { changeLines } from '../store/lines.ts';
import { type BasketRefusal, quantityRefusal } from './basketRefusal.ts';
import { type BasketNeeds, changeBasket } from './changeBasket.ts';
import { checkPiece, findProduct, sizeNames } from './checkPiece.ts';
import { checkStock } from './checkStock.ts';
import { dressPiece } from './dressPiece.ts';
import type { BasketView } from './price.ts';

/** Adds pieces to the actor's basket, within what is in stock: an equal line grows, any difference makes its own line. What is asked for under the same name again was added before. */
export const addPiece = async (shop: BasketNeeds, actor: Actor, asked: AskedPiece): Promise<Result<BasketView, BasketRefusal>> => {
  const { catalog, clock, database } = shop;
  const { key } = asked;
  if (key !== undefined && (await wasAdded(database.queries, key))) return await changeBasket(shop, actor, async (_, basket) => ok(basket));
  const product = findProduct(catalog, asked);
  const dressed = await dressPiece(shop, actor, product.ok ? product.value.type : undefined, asked);
  if (!dressed.ok) return dressed;
  const piece = dressed.value;
  const customer = { owner: actor.owner, viewer: await actor.viewer(), now: clock() };
  const checked = await checkPiece(database.queries, catalog, piece, customer);
  if (!checked.ok) return checked;
  const { quantity } = piece;
  const { snapshot } = checked.value;
  return await changeBasket(shop, actor, async (trx, basket) => {
    if (key !== undefined && !(await beginAddition(trx, key, clock()))) return ok(basket);
    // A size may be gone since, with all there was of it.
    const again = piece.userSizeId === null ? checked : await checkPiece(trx, catalog, piece, customer);
    if (!again.ok) return again;
    const change = addPieces(basket, snapshot, quantity);
    if (!change.ok) return err(quantityRefusal(change.failure, 1));
    const stock = await checkStock(trx, catalog, [...basket.lines, { quantity, snapshot }], snapshot.fabricColorId);
    if (!stock.ok) return stock;
    return ok(await changeLines(trx, basket, [change.value], sizeNames(checked.value), clock()));
  });
};
