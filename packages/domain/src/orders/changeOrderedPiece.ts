import type { BasketRefused, LineSnapshot, PieceChange } from '../basket/index.ts';
import { isGarmentClass } from '../catalog/index.ts';
import { isChangeable } from './changeOrder.ts';
import { cutOffAt } from './cutOff.ts';
import type { Order, OrderLine } from './order.ts';

/**
 * A change of ordered pieces; absent fields stay. Without a quantity it applies to the whole
 * line. Clothing type and number of pieces cannot change.
 */
export type OrderedPieceChange = Pick<
  PieceChange,
  'fabricColorId' | 'selectedProperties' | 'userSizeId' | 'initials' | 'count'
>;

export type PieceNotChangeable =
  | { readonly kind: 'order-not-changeable' }
  | { readonly kind: 'cut-off-passed' }
  /** The line is a gift card, a free remake or a returned piece. */
  | { readonly kind: 'piece-fixed' };

export type OrderedPieceRefused =
  | PieceNotChangeable
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

/**
 * The reason an ordered piece cannot be changed at an instant (ISO 8601), or null. Color,
 * properties, initials and size can change until the cut-off (API-21), or until making begins
 * if that is earlier.
 */
export const pieceChangeRefusal = (
  order: Pick<Order, 'status' | 'datePlaced' | 'refunds'>,
  { id, productClass, unitPrice }: Pick<OrderLine, 'id' | 'productClass' | 'unitPrice'>,
  now: string,
): PieceNotChangeable | null => {
  const until = cutOffAt(order);
  if (until === null || !isChangeable(order)) return { kind: 'order-not-changeable' };
  const isGivenBack = order.refunds.some(({ parts }) => parts.some(({ lineId }) => lineId === id));
  if (isGivenBack || !isGarmentClass(productClass) || unitPrice.amount === 0)
    return { kind: 'piece-fixed' };
  return Date.parse(now) < Date.parse(until) ? null : { kind: 'cut-off-passed' };
};

export const pieceTraits = ['color', 'properties', 'initials', 'size'] as const;
export type PieceTrait = (typeof pieceTraits)[number];

type OrderedPiece = {
  readonly snapshot: LineSnapshot;
  /** The size and its version; null for a piece without a size. */
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
 * Applies a change to an order line and lists the changed traits, which may be none. Position,
 * quantity and price stay: a garment costs the same in every color, size and property.
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
