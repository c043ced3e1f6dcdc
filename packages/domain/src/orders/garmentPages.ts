import type { Result } from '../kernel/index.ts';
import type { OrderLink, OrderRefused } from './ordersPort.ts';

/**
 * Public facts about a garment, for its page behind the QR code of the label. The fields follow
 * those expected of the textile product passport of Regulation (EU) 2024/1781.
 */
export type GarmentPage = {
  /** Identifier of one piece, or of a model and fabric color, such as `101-21`. */
  readonly code: string;
  readonly model: string;
  readonly title: string;
  /** Path of the product page without language prefix. */
  readonly productPath: string;
  readonly imagePath: string;
  readonly color: string | null;
  readonly fabric: string | null;
  /** Fibers with percentages; null for a fabric that is no longer in the range. */
  readonly composition: string | null;
  readonly care: string | null;
  readonly weightGsm: number | null;
  readonly isReadyMade: boolean;
  /** Month the piece was sent, `2026-11`; null before that and for a model. */
  readonly sentIn: string | null;
};

/** A piece of an order, for its owner. */
export type OwnGarment = {
  readonly code: string;
  readonly title: string;
  readonly color: string | null;
  /** The size it is made in; null without one. */
  readonly size: { readonly title: string; readonly version: number } | null;
  readonly initials: string;
};

export type GarmentPages = {
  readonly find: (
    code: string,
  ) => Promise<
    Result<GarmentPage, { readonly kind: 'not-found' } | { readonly kind: 'unreachable' }>
  >;
  /** The pieces of an order, for its owner or a holder of its link. */
  readonly ofOrder: (
    orderNumber: string,
    link: OrderLink,
  ) => Promise<Result<readonly OwnGarment[], OrderRefused>>;
};

export const modelCode = (clothingTypeId: number, fabricColorId: number): string =>
  `${clothingTypeId}-${fabricColorId}`;

export const isGarmentCode = (text: string): boolean =>
  /^\d{1,9}-\d{1,9}$/.test(text) || /^[0-9A-Z]{2,12}-[0-9A-Z]{8}$/.test(text);
