import type { AddRequest, Basket, BasketRefused } from '../basket/index.ts';
import type { ClothingType } from '../catalog/index.ts';
import { err, ok, type Result } from '../kernel/index.ts';
import { nameStandardSize, type SizeRef, type Sizes, standardSizeOf } from '../sizing/index.ts';
import type { Design } from './design.ts';
import { requestOfDesign } from './requestOfDesign.ts';

type SizedGarment = {
  readonly type: ClothingType;
  readonly size: SizeRef | null;
  /** The date where the customer is; it becomes part of the name of a new size. */
  readonly today: { readonly day: number; readonly month: number; readonly year: number };
  /** The person a new size is saved for; null is the customer. */
  readonly wearerId?: number | null;
};

/**
 * The id of the saved size a garment is made in, or null for a type without sizes. A standard size
 * is saved first, or reused if it is saved already (SIZE-31).
 */
export const savedSizeFor = async (
  sizes: Pick<Sizes, 'ofStandardSize'>,
  { type, size, today, wearerId = null }: SizedGarment,
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

/** The basket as a channel keeps it: a browser tab, a till, a bot. */
export type BasketToFill = {
  /** True if a payment is under way, so that nothing can be added (BASKET-10). */
  readonly readFrozen: () => Promise<boolean>;
  readonly add: (request: AddRequest) => Promise<Result<Basket, BasketRefused>>;
};

/**
 * Adds one garment of a design to the basket, in a saved or a standard size (SIZE-32). A frozen
 * basket is refused before a size is saved for the garment.
 */
export const addDesign =
  ({
    sizes,
    basket,
  }: {
    readonly sizes: Pick<Sizes, 'ofStandardSize'>;
    readonly basket: BasketToFill;
  }) =>
  async ({
    design,
    ...garment
  }: SizedGarment & { readonly design: Design }): Promise<Result<Basket, BasketRefused>> => {
    if (await basket.readFrozen()) return err({ kind: 'basket-frozen' });
    const sizeId = await savedSizeFor(sizes, garment);
    return sizeId.ok ? basket.add(requestOfDesign(garment.type, design, sizeId.value)) : sizeId;
  };
