import type { RequestedPiece } from '@tailorbird/contract/basket';
import type { PieceChange } from '@tailorbird/domain/basket';
import type { ClothingType } from '@tailorbird/domain/catalog';
import { err, type Localized, ok, type Result } from '@tailorbird/domain/kernel';
import type { Queries } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { lockNameOf } from '../../../platform/session/visitor.ts';
import { sizeForWearer } from '../../sizing/index.ts';
import { type BasketRefusal, reason } from './basketRefusal.ts';
import type { BasketNeeds } from './changeBasket.ts';

type WearerSizeResolution<Asked> = {
  /** True if the transaction chooses the size. */
  readonly isDefault: boolean;
  readonly turns: readonly string[];
  /** May save a size, which is rolled back if the piece is refused. */
  readonly wear: (trx: Queries) => Promise<Result<Asked, BasketRefusal>>;
};

/**
 * Resolves a request that names a wearer but no size to the wearer's default size (SIZE-125).
 * Other requests stay unchanged.
 */
export const resolveWearerSize = async <Asked extends RequestedPiece | PieceChange>(
  { catalog, clock }: Pick<BasketNeeds, 'catalog' | 'clock'>,
  actor: Actor,
  type: ClothingType<Localized> | undefined,
  asked: Asked,
): Promise<WearerSizeResolution<Asked>> => {
  const { wearerId, userSizeId } = asked;
  const sizeType = catalog.sizeTypes.find(({ id }) => id === type?.sizeType?.id);
  if (wearerId === undefined || typeof userSizeId === 'number' || !type || !sizeType)
    return { isDefault: false, turns: [], wear: async () => ok(asked) };
  const owner = await actor.knownOwner();
  if (!owner)
    return { isDefault: true, turns: [], wear: async () => err(reason('Missing UserSize')) };
  return {
    isDefault: true,
    turns: [lockNameOf(owner)],
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
