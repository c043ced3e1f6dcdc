import { isGarmentClass } from '../catalog/index.ts';
import type { Asymmetry, CutFor, GarmentShaping } from '../sizing/index.ts';
import type { Order, OrderLine, ParcelPart } from './order.ts';
import { isSplit, partsOf } from './orderSplit.ts';
import { withdrawnOf } from './withdrawal.ts';

/** One of the pieces an order is made of. */
export type OrderPiece = {
  /** Counted over the whole order, from one. */
  readonly number: number;
  readonly lineId: number;
  /** Which part of the order it is made with. */
  readonly part: ParcelPart;
  /** Its customer has withdrawn from it: where it is not made, it is not to be. */
  readonly isWithdrawn: boolean;
};

/** The pieces of an order that are made, in the order of its lines: of a line those made first before the rest, and those that were withdrawn from last. A gift card is not made. */
export const orderPieces = (order: {
  readonly withdrawals: Order['withdrawals'];
  readonly lines: readonly Pick<OrderLine, 'id' | 'quantity' | 'madeFirst' | 'productClass'>[];
}): readonly OrderPiece[] =>
  order.lines
    .filter(({ productClass }) => isGarmentClass(productClass))
    .flatMap((line) =>
      Array.from({ length: line.quantity }, (_, index): Omit<OrderPiece, 'number'> => {
        const part = index < partsOf(line).first ? 'first' : 'rest';
        const isWithdrawn = index >= line.quantity - withdrawnOf(order, line.id);
        return { lineId: line.id, part: isSplit(order) ? part : 'all', isWithdrawn };
      }),
    )
    .map((piece, index) => ({ ...piece, number: index + 1 }));

/** A finished measure to cut and sew to, and how far the piece may be off either way; centimeters. */
export type MeasureToMake = {
  readonly measure: string;
  readonly title: string;
  readonly value: number;
  readonly tolerance: number;
};

/** All that is needed to make one piece, and nothing of who it is for. */
export type MakingSheet = Pick<
  OrderLine,
  'title' | 'clothingTypeSlug' | 'variantId' | 'properties'
> &
  Pick<Order, 'datePlaced' | 'comment'> & {
    readonly orderNumber: string;
    /** Where this sheet is. */
    readonly url: string;
    readonly piece: Pick<OrderPiece, 'number' | 'part' | 'isWithdrawn'>;
    /** How many pieces the order has. */
    readonly pieces: number;
    readonly patternCode: string;
    readonly color: string | null;
    readonly fabric: string | null;
    readonly initials: string;
    readonly pictures: { readonly front: string; readonly back: string };
    /** The size it is made to; null for a piece without one. */
    readonly size: {
      readonly title: string;
      readonly version: number;
      readonly isStandard: boolean;
      /** Whom it is for, where that is not the customer. */
      readonly wearer: string | null;
      readonly cutFor: CutFor;
    } | null;
    /** How it comes in from bust to waist; null where it hangs straight. */
    readonly shaping: GarmentShaping | null;
    /** How the sides of its wearer differ; null where they are alike. */
    readonly asymmetry: Asymmetry | null;
    readonly measures: readonly MeasureToMake[];
  };
