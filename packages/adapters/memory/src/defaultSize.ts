import type { BasketRefused, PieceChange } from '@tailorbird/domain/basket';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { nameStandardSize, sizeOfWearer } from '@tailorbird/domain/sizing';
import { InMemorySizes } from './sizes.ts';
import { type InMemoryState, recordsOf, typeOf } from './state.ts';

export const withDefaultSize = async <Asked extends Pick<PieceChange, 'userSizeId' | 'wearerId'>>(
  state: InMemoryState,
  clothingTypeId: number,
  asked: Asked,
): Promise<Result<Asked, BasketRefused>> => {
  const type = typeOf(state, clothingTypeId);
  const { wearerId, userSizeId } = asked;
  if (wearerId === undefined || typeof userSizeId === 'number' || !type?.sizeType) return ok(asked);
  const { sizes, wearing } = recordsOf(state);
  const cutFor =
    wearerId === null
      ? wearing.cutFor
      : (wearing.wearers.find(({ id }) => id === wearerId)?.cutFor ?? null);
  const found = sizeOfWearer(
    { wearerId, cutFor },
    { sizeTypeId: type.sizeType.id, blocks: type.cutFor },
    sizes,
  );
  if (found.kind === 'saved') return ok({ ...asked, userSizeId: found.size.id });
  if (found.kind === 'not-cut') return err({ kind: 'not-cut-for-body' });
  if (found.kind !== 'standard') return err({ kind: 'missing-size' });
  const { size } = found;
  const title = nameStandardSize(size, { day: 5, month: 11, year: 2025 });
  const made = await new InMemorySizes(state).ofStandardSize({
    size,
    sizeTypeId: type.sizeType.id,
    title,
    wearerId,
  });
  return made.ok ? ok({ ...asked, userSizeId: made.value.id }) : err({ kind: 'missing-size' });
};
