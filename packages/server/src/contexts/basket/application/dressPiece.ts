import type { AskedPiece } from '@tailorbird/contract/basket';
import type { PieceChange } from '@tailorbird/domain/basket';
import type { ClothingType } from '@tailorbird/domain/catalog';
import { err, type Localized, ok, type Result } from '@tailorbird/domain/kernel';
import { takeTurns } from '../../../platform/database/takeTurns.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { turnOf } from '../../../platform/session/visitor.ts';
import { sizeForWearer } from '../../sizing/application/ownSizes.ts';
import { type BasketRefusal, reason } from './basketRefusal.ts';
import type { BasketNeeds } from './changeBasket.ts';

/** What is asked of a garment, in the default size of who is to wear it where somebody is named and no size is (SIZE-125). What needs no size is as it was. */
export const dressPiece = async <Asked extends AskedPiece | PieceChange>(
  { catalog, clock, database }: BasketNeeds,
  actor: Actor,
  type: ClothingType<Localized> | undefined,
  asked: Asked,
): Promise<Result<Asked, BasketRefusal>> => {
  const { wearerId, userSizeId } = asked;
  const sizeType = catalog.sizeTypes.find(({ id }) => id === type?.sizeType?.id);
  if (wearerId === undefined || typeof userSizeId === 'number' || !type || !sizeType) return ok(asked);
  const owner = await actor.knownOwner();
  if (!owner) return err(reason('Missing UserSize'));
  const size = await database.transaction(async (trx) => {
    await takeTurns(trx, [turnOf(owner)]);
    return await sizeForWearer(trx, owner, wearerId, { sizeType, blocks: type.cutFor }, clock());
  }, 'read committed');
  if (size.ok) return ok({ ...asked, userSizeId: size.value });
  return err(reason(size.failure.kind === 'not-cut-for-body' ? 'Not Cut For Body' : 'Missing UserSize'));
};
