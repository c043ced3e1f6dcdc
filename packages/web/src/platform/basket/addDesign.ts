import type { Basket, BasketRefused } from '@tailorbird/domain/basket';
import { type ClothingType, fabricColorOf, formatVariantId } from '@tailorbird/domain/catalog';
import { type Design, requestOfDesign } from '@tailorbird/domain/designer';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  nameStandardSize,
  type SizeRef,
  type Sizes,
  standardSizeOf,
} from '@tailorbird/domain/sizing';
import { packshotPath } from '../../ui/Packshot.tsx';
import type { Day } from '../browser/browser.ts';
import type { BasketActions, PieceToWait } from './basketActions.ts';

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

/** What is shown of a design while it waits: what it is called, in which color and size, and its drawing. */
const shownOf = (
  type: ClothingType,
  { variant, initials }: Design,
  size: SizeRef | null,
  today: Day,
): PieceToWait['shown'] => ({
  title: type.title,
  detail: [
    fabricColorOf(type, variant.fabricColorId)?.color.title,
    size?.kind === 'standard' ? nameStandardSize(size, today) : undefined,
    initials || undefined,
  ]
    .filter((text) => text !== undefined)
    .join(', '),
  imagePath: packshotPath(type.slug, formatVariantId(type, variant), { initials }),
});

/** Puts one piece of a design in the basket, in its size (SIZE-32); a frozen basket takes none, and nothing is asked for (BASKET-10). Without a network it waits for one. */
export const addDesign =
  ({
    sizes,
    desk,
  }: {
    readonly sizes: Pick<Sizes, 'ofStandardSize'>;
    readonly desk: Pick<BasketActions, 'add' | 'addLater' | 'isFrozen'>;
  }) =>
  async ({
    design,
    ...piece
  }: SizedPiece & { readonly design: Design }): Promise<Result<Basket, BasketRefused>> => {
    // No size is made for a piece that cannot be put in now.
    if (desk.isFrozen) return err({ kind: 'basket-frozen' });
    const { type, size, today, wearerId = null } = piece;
    const userSize = await userSizeOf(sizes, piece);
    const request = requestOfDesign(type, design, userSize.ok ? userSize.value : null);
    // The number of a size may be known at one time and not at the next.
    const asked = JSON.stringify([requestOfDesign(type, design, null), size, wearerId]);
    const added = userSize.ok ? await desk.add(request, asked) : userSize;
    if (added.ok || added.failure.kind !== 'unreachable') return added;
    const isNew = size?.kind === 'standard' && !userSize.ok && type.sizeType !== null;
    const waits = {
      request,
      size: isNew
        ? {
            size: standardSizeOf(size),
            sizeTypeId: type.sizeType.id,
            title: nameStandardSize(size, today),
            wearerId,
          }
        : null,
      shown: shownOf(type, design, size, today),
    };
    return await desk.addLater(waits, asked);
  };
