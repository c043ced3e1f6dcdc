import { isGarmentClass, type ProductClass } from '../catalog/index.ts';
import { err, ok, type Result } from '../kernel/index.ts';
import {
  isMadeToSize,
  isUnderRemakeGuarantee,
  type Order,
  type OrderLine,
  type OrderStatus,
} from '../orders/index.ts';
import type { ClaimItem, ClaimType } from './claim.ts';

export type Claimable = {
  readonly lineId: number;
  readonly productClass: ProductClass;
  /** Only pieces made in a size have a fit to remake. */
  readonly isMadeToSize: boolean;
  /** True if all its pieces are in claims of this type that were not refused. */
  readonly isClaimed: boolean;
};

/** True if a piece can be claimed, by its kind, the guarantee and earlier claims. */
export const claimableWithin = (
  type: ClaimType,
  datePlaced: string,
  { productClass, isMadeToSize, isClaimed }: Claimable,
  now: string,
): boolean => {
  if (isClaimed || !isGarmentClass(productClass)) return false;
  return type === 'quality' || (isMadeToSize && isUnderRemakeGuarantee(datePlaced, now));
};

/**
 * Lines of a delivered order that can be claimed. A remake is limited to the guarantee
 * period, to pieces made in a size and to one claim (ORDER-09). Quality issues have no
 * time limit and cover every wearable piece.
 */
export const claimableLines = <Line extends Claimable>(
  type: ClaimType,
  order: {
    readonly status: OrderStatus;
    readonly datePlaced: string;
    readonly lines: readonly Line[];
  },
  now: string,
): readonly Line[] => {
  if (order.status !== 'Delivered') return [];
  return order.lines.filter((line) => claimableWithin(type, order.datePlaced, line, now));
};

/** The claim that an order suggests: a remake before quality, null without claimable pieces. */
export const suggestedClaim = (
  {
    status,
    datePlaced,
    lines,
  }: Pick<Order, 'status' | 'datePlaced'> & {
    readonly lines: readonly Pick<OrderLine, 'id' | 'productClass' | 'snapshot'>[];
  },
  now: string,
): ClaimType | null => {
  const claimed = lines.map(({ id, productClass, snapshot }) => ({
    lineId: id,
    productClass,
    isMadeToSize: isMadeToSize({ snapshot }),
    isClaimed: false,
  }));
  const order = { status, datePlaced, lines: claimed };
  return (
    (['frg', 'quality'] as const).find((type) => claimableLines(type, order, now).length > 0) ??
    null
  );
};

export type ClaimedQuantity = { readonly lineId: number; readonly quantity: number };

/**
 * Checks that a claim names each line once, with at least one piece and at most the pieces that
 * can still be claimed (ORDER-09). `open` lists those for each claimable line.
 */
export const checkClaimedQuantities = (
  items: readonly ClaimedQuantity[],
  open: readonly ClaimedQuantity[],
): Result<null, { readonly kind: 'piece-not-claimable' }> => {
  const isOpen = ({ lineId, quantity }: ClaimedQuantity): boolean =>
    Number.isSafeInteger(quantity) &&
    quantity > 0 &&
    quantity <= (open.find((line) => line.lineId === lineId)?.quantity ?? 0);
  const isNamedOnce = new Set(items.map(({ lineId }) => lineId)).size === items.length;
  return isNamedOnce && items.every(isOpen) ? ok(null) : err({ kind: 'piece-not-claimable' });
};

export type ClaimableLine = Pick<
  ClaimItem,
  'lineId' | 'sizeTypeSlug' | 'productClass' | 'isWool'
> & {
  readonly quantity: number;
  readonly title: string;
  readonly variantTitle: string;
  readonly imagePath: string;
  readonly sizeTitle: string | null;
};

export type ClaimableOrder = {
  readonly number: string;
  /** ISO 8601 instant. */
  readonly datePlaced: string;
  /** Last instant of the free remake guarantee. */
  readonly guaranteeEnd: string;
  readonly lines: readonly ClaimableLine[];
};
