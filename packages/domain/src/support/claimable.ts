import { isGarmentClass, isRetail, type ProductClass } from '../catalog/index.ts';
import { isUnderRemakeGuarantee, type OrderStatus } from '../orders/index.ts';
import type { ClaimItem, ClaimType } from './claim.ts';

/** A line of an order, as far as it decides whether it can be claimed. */
export type Claimable = {
  readonly lineId: number;
  readonly productClass: ProductClass;
  /** All its pieces are in claims of this type that were not refused. */
  readonly isClaimed: boolean;
};

/** Whether a piece can be claimed now, as far as its kind, the guarantee and claims before it say. */
export const claimableWithin = (
  type: ClaimType,
  datePlaced: string,
  { productClass, isClaimed }: Claimable,
  now: string,
): boolean => {
  if (isClaimed || !isGarmentClass(productClass)) return false;
  return type === 'quality' || (!isRetail(productClass) && isUnderRemakeGuarantee(datePlaced, now));
};

/**
 * The lines of an order that can be claimed now: of one that has arrived. A remake is asked for within the guarantee, for a garment made to order, and once (ORDER-09). An issue of quality is
 * asked about any piece that can be worn, whenever it shows.
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

/** A piece that can be claimed, in the reader's language. */
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

/** An order of which something can be claimed. */
export type ClaimableOrder = {
  readonly number: string;
  /** ISO 8601 instant. */
  readonly datePlaced: string;
  /** The last instant of the free remake guarantee. */
  readonly guaranteeEnd: string;
  readonly lines: readonly ClaimableLine[];
};
