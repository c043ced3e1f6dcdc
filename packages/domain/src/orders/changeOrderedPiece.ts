import type { BasketRefused, LineSnapshot, PieceChange } from '../basket/index.ts';
import { isGarmentClass } from '../catalog/index.ts';
import { isChangeable } from './changeOrder.ts';
import { cutOffAt } from './cutOff.ts';
import type { Order, OrderLine } from './order.ts';

/** What of an ordered piece is to be another way, and of how many of a line; what is left out stays, and without a number it is all of them. Its garment stays, and so does how many are made. */
export type OrderedPieceChange = Pick<
  PieceChange,
  'fabricColorId' | 'selectedProperties' | 'userSizeId' | 'initials' | 'count'
>;

export type PieceFixed =
  /** It is being made, or over. */
  | { readonly kind: 'order-not-changeable' }
  /** It is about to be cut. */
  | { readonly kind: 'cut-off-passed' }
  /** A gift card, a piece that is made again free of charge, and so as it was, or one that was given back. */
  | { readonly kind: 'piece-fixed' };

export type OrderedPieceRefused =
  | PieceFixed
  | { readonly kind: 'line-not-found' }
  | { readonly kind: 'initials-refused' }
  | { readonly kind: 'too-often' }
  | Extract<
      BasketRefused,
      {
        readonly kind:
          | 'out-of-stock'
          | 'fabric-color-not-available'
          | 'missing-size'
          | 'wrong-size-type'
          | 'not-cut-for-body'
          | 'missing-properties';
      }
    >;

/** Why a piece of an order stays as it is at an instant (ISO 8601); null while color, properties, initials and size can be others (API-21): until the cut-off, unless somebody begins before. */
export const pieceFixed = (
  order: Pick<Order, 'status' | 'datePlaced' | 'refunds'>,
  { id, productClass, unitPrice }: Pick<OrderLine, 'id' | 'productClass' | 'unitPrice'>,
  now: string,
): PieceFixed | null => {
  const until = cutOffAt(order);
  if (until === null || !isChangeable(order)) return { kind: 'order-not-changeable' };
  const isGivenBack = order.refunds.some(({ parts }) => parts.some(({ lineId }) => lineId === id));
  if (isGivenBack || !isGarmentClass(productClass) || unitPrice.amount === 0)
    return { kind: 'piece-fixed' };
  return Date.parse(now) < Date.parse(until) ? null : { kind: 'cut-off-passed' };
};

/** What of a piece can be changed. */
export const pieceTraits = ['color', 'properties', 'initials', 'size'] as const;
export type PieceTrait = (typeof pieceTraits)[number];

type OrderedPiece = {
  readonly snapshot: LineSnapshot;
  /** The size it is made to and the version of it; null for a piece without one. */
  readonly sizeMadeTo: { readonly id: number; readonly version: number } | null;
};

const identityOf = ({
  snapshot,
  sizeMadeTo,
}: OrderedPiece): Readonly<Record<PieceTrait, string>> => ({
  color: String(snapshot.fabricColorId),
  properties: JSON.stringify(Object.entries(snapshot.selectedProperties).sort()),
  initials: snapshot.initials.normalize(),
  size: JSON.stringify(sizeMadeTo && [sizeMadeTo.id, sizeMadeTo.version]),
});

/**
 * A line of an order made another way, and what of it is another than before; none when it is the same. It keeps its place, its quantity and what was paid for it: a garment has one price, whatever its
 * color, properties, initials and size are, and that is the price it was bought for, with the discounts of that day.
 */
export const changeOrderedPiece = <Line extends OrderedPiece>(
  line: Line,
  made: Pick<Line, 'snapshot' | 'sizeMadeTo'>,
): { readonly line: Line; readonly changed: readonly PieceTrait[] } => {
  const [before, after] = [identityOf(line), identityOf(made)];
  const changed = pieceTraits.filter((trait) => before[trait] !== after[trait]);
  return {
    line:
      changed.length === 0
        ? line
        : { ...line, snapshot: made.snapshot, sizeMadeTo: made.sizeMadeTo },
    changed,
  };
};
