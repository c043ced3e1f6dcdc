import { isGarmentClass } from '../catalog/index.ts';
import type { Asymmetry, CutFor, GarmentShaping } from '../sizing/index.ts';
import type { Delivery } from './basketOutlook.ts';
import type { Order, OrderLine, ParcelPart } from './order.ts';
import { isSplit, partsOf } from './orderSplit.ts';
import { withdrawnQuantity } from './withdrawal.ts';

export type OrderPiece = {
  /** Counted over the whole order, from 1. */
  readonly number: number;
  readonly lineId: number;
  readonly part: ParcelPart;
  /** The customer has withdrawn from it; if it is not made yet, it must not be. */
  readonly isWithdrawn: boolean;
};

/**
 * The pieces to make, in the order of the lines: within a line, first pieces before the rest
 * and withdrawn pieces last. Gift cards are not made.
 */
export const orderPieces = (order: {
  readonly withdrawals: Order['withdrawals'];
  readonly lines: readonly Pick<OrderLine, 'id' | 'quantity' | 'madeFirst' | 'productClass'>[];
}): readonly OrderPiece[] =>
  order.lines
    .filter(({ productClass }) => isGarmentClass(productClass))
    .flatMap((line) =>
      Array.from({ length: line.quantity }, (_, index): Omit<OrderPiece, 'number'> => {
        const part = index < partsOf(line).first ? 'first' : 'rest';
        const isWithdrawn = index >= line.quantity - withdrawnQuantity(order, line.id);
        return { lineId: line.id, part: isSplit(order) ? part : 'all', isWithdrawn };
      }),
    )
    .map((piece, index) => ({ ...piece, number: index + 1 }));

/** A finished measurement and its tolerance in either direction, in centimeters. */
export type MeasureToMake = {
  readonly measure: string;
  readonly title: string;
  readonly value: number;
  readonly tolerance: number;
};

/** Everything needed to make one piece, without personal data of the customer. */
export type MakingSheet = Pick<
  OrderLine,
  'title' | 'clothingTypeSlug' | 'variantId' | 'properties'
> &
  Pick<Order, 'datePlaced' | 'comment'> & {
    readonly orderNumber: string;
    readonly url: string;
    /** Address of the garment page, for the QR code on the label. */
    readonly garmentUrl: string;
    readonly piece: Pick<OrderPiece, 'number' | 'part' | 'isWithdrawn'>;
    readonly pieces: number;
    readonly patternCode: string;
    readonly color: string | null;
    readonly fabric: string | null;
    /** For the label that is sewn in; null for a fabric that is no longer in the range. */
    readonly composition: string | null;
    readonly care: string | null;
    readonly initials: string;
    /** Handover of the order, and the parcel shop or store; null without one. */
    readonly destination: {
      readonly kind: Delivery['kind'];
      readonly place: string | null;
    } | null;
    readonly pictures: { readonly front: string; readonly back: string };
    readonly size: {
      readonly title: string;
      readonly version: number;
      readonly isStandard: boolean;
      /** The wearer, if it is not the customer. */
      readonly wearer: string | null;
      readonly cutFor: CutFor;
    } | null;
    /** Waist shaping; null for a straight cut. */
    readonly shaping: GarmentShaping | null;
    /** Differences between the left and right side of the body; null if there are none. */
    readonly asymmetry: Asymmetry | null;
    readonly measures: readonly MeasureToMake[];
  };
