import type { RequestedPiece } from '@tailorbird/contract/basket';
import type { PieceChange } from '@tailorbird/domain/basket';
import type { ClothingType } from '@tailorbird/domain/catalog';
import { err, type Localized, ok, type Result } from '@tailorbird/domain/kernel';
import type { Queries } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { turnOf } from '../../../platform/session/visitor.ts';
import { sizeForWearer } from '../../sizing/index.ts';
import { type BasketRefusal, reason } from './basketRefusal.ts';
import type { BasketNeeds } from './changeBasket.ts';

/** What is asked of a garment, and how it gets the size it is made in. */
type Dress<Asked> = {
  /** Whether that is found out in the transaction; else it is as it was asked. */
  readonly isDefault: boolean;
  /** The turns that transaction takes. */
  readonly turns: readonly string[];
  /** A size may be saved for it: where the piece is refused afterwards, that is undone with the transaction. */
  readonly wear: (trx: Queries) => Promise<Result<Asked, BasketRefusal>>;
};

/** What is asked of a garment, in the default size of who is to wear it where somebody is named and no size is (SIZE-125). What needs no size is as it was. */
export const dressPiece = async <Asked extends RequestedPiece | PieceChange>(
  { catalog, clock }: Pick<BasketNeeds, 'catalog' | 'clock'>,
  actor: Actor,
  type: ClothingType<Localized> | undefined,
  asked: Asked,
): Promise<Dress<Asked>> => {
  const { wearerId, userSizeId } = asked;
  const sizeType = catalog.sizeTypes.find(({ id }) => id === type?.sizeType?.id);
  if (wearerId === undefined || typeof userSizeId === 'number' || !type || !sizeType)
    return { isDefault: false, turns: [], wear: async () => ok(asked) };
  const owner = await actor.knownOwner();
  if (!owner)
    return { isDefault: true, turns: [], wear: async () => err(reason('Missing UserSize')) };
  return {
    isDefault: true,
    turns: [turnOf(owner)],
    wear: async (trx) => {
      const size = await sizeForWearer(
        trx,
        owner,
        wearerId,
        { sizeType, blocks: type.cutFor },
        clock(),
      );
      if (size.ok) return ok({ ...asked, userSizeId: size.value });
      return err(
        reason(size.failure.kind === 'not-cut-for-body' ? 'Not Cut For Body' : 'Missing UserSize'),
      );
    },
  };
};
