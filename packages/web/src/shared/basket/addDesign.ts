import type { Basket, BasketRefused } from '@tailorbird/domain/basket';
import type { ClothingType } from '@tailorbird/domain/catalog';
import { type Design, requestOfDesign } from '@tailorbird/domain/designer';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  nameStandardSize,
  type SizeRef,
  type Sizes,
  standardSizeOf,
} from '@tailorbird/domain/sizing';
import type { Day } from '../../platform/browser/browser.ts';
import type { BasketActions } from './basketActions.ts';

type SizedPiece = {
  readonly type: ClothingType;
  readonly size: SizeRef | null;
  readonly today: Day;
  /** Who is to wear it; null is the customer. A saved size says that itself. */
  readonly wearerId?: number | null;
};

/** The saved size a piece is made in: the one of a standard size is created or used again (SIZE-31). Null for pieces without size. */
export const userSizeOf = async (
  sizes: Pick<Sizes, 'ofStandardSize'>,
  { type, size, today, wearerId = null }: SizedPiece,
): Promise<Result<number | null, BasketRefused>> => {
  if (type.sizeType === null) return ok(null);
  if (size === null) return err({ kind: 'missing-size' });
  if (size.kind === 'user') return ok(size.id);
  const saved = await sizes.ofStandardSize({
    size: standardSizeOf(size),
    sizeTypeId: type.sizeType.id,
    title: nameStandardSize(size, today),
    wearerId,
  });
  if (saved.ok) return ok(saved.value.id);
  switch (saved.failure.kind) {
    case 'unknown-size-type':
      return err({ kind: 'wrong-size-type' });
    case 'size-invalid':
      return err({
        kind: saved.failure.fields.includes('cutFor') ? 'not-cut-for-body' : 'unreachable',
      });
    case 'size-not-found':
      return err({ kind: 'missing-size' });
    default:
      return err({ kind: 'unreachable' });
  }
};

/** Puts one piece of a design in the basket, in its size (SIZE-32); a frozen basket takes none, and nothing is asked for (BASKET-10). */
export const addDesign =
  ({
    sizes,
    desk,
  }: {
    readonly sizes: Pick<Sizes, 'ofStandardSize'>;
    readonly desk: Pick<BasketActions, 'add' | 'readFrozen'>;
  }) =>
  async ({
    design,
    ...piece
  }: SizedPiece & { readonly design: Design }): Promise<Result<Basket, BasketRefused>> => {
    // No size is made for a piece that cannot be put in now.
    if (await desk.readFrozen()) return err({ kind: 'basket-frozen' });
    const userSize = await userSizeOf(sizes, piece);
    return userSize.ok
      ? await desk.add(requestOfDesign(piece.type, design, userSize.value))
      : userSize;
  };
