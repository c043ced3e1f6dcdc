import type { CheckoutReason } from '@tailorbird/contract/checkout';
import { type BasketSum, checkVoucher, normalizeVoucherCode } from '@tailorbird/domain/basket';
import { checkVariant, type Viewer } from '@tailorbird/domain/catalog';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { Queries } from '../../../platform/database/database.ts';
import type { WithClock, WithSettings } from '../../../platform/runtime/runtime.ts';
import { type BasketView, shippingServiceOf, sumOf, type ViewedLine } from '../../basket/index.ts';
import {
  isInStock,
  isOrderable,
  type PiecesOfColor,
  regardlessOfStock,
  type WithCatalog,
} from '../../catalog/index.ts';
import { isShippable } from '../../location/index.ts';

export type CheckoutRefusal =
  | { readonly reason: Exclude<CheckoutReason, 'Voucher Removed'> }
  /** Invalid codes, to be removed from the basket (CHECKOUT-15). */
  | { readonly reason: 'Voucher Removed'; readonly vouchers: readonly string[] };

export type Payable = BasketSum & {
  readonly shippingMethod: NonNullable<BasketSum['shippingMethod']>;
};

const isStillSold = (
  { product: { type }, stored: { snapshot } }: ViewedLine,
  viewer: Viewer,
): boolean => {
  if (!isOrderable(type, viewer)) return false;
  const { clothingTypeId, fabricColorId, selectedProperties } = snapshot;
  return (
    type.isStockItem ||
    checkVariant(
      regardlessOfStock(type),
      { clothingTypeId, fabricColorId, selectedProperties },
      viewer,
    ).ok
  );
};

export const piecesOf = ({ lines }: Pick<BasketView, 'lines'>): readonly PiecesOfColor[] =>
  lines.flatMap(({ stored: { quantity, snapshot } }) =>
    snapshot.fabricColorId === null
      ? []
      : [{ fabricColorId: snapshot.fabricColorId, pieces: quantity }],
  );

/**
 * Attached codes that are unknown, expired or used up. Valid codes without effect on this
 * basket stay.
 */
const deadVouchers = (view: BasketView, now: Date): readonly string[] => {
  const signedIn = view.stored.owner.kind === 'customer';
  return view.stored.voucherCodes.filter((code) => {
    const voucher = view.vouchers.find(
      (candidate) => candidate.code === normalizeVoucherCode(code),
    );
    const checked = checkVoucher(
      voucher,
      {
        currency: view.currency,
        garmentTotal: view.garmentTotal,
        requiresShipping: view.priced.requiresShipping,
      },
      { signedIn },
      now.toISOString(),
    );
    if (checked.ok) return false;
    const { kind } = checked.failure;
    return (
      kind === 'voucher-unknown' || kind === 'voucher-expired' || kind === 'voucher-already-used'
    );
  });
};

/**
 * Checks that a basket can be paid (CHECKOUT-01): it is not empty, all pieces are available,
 * vouchers are valid, and shipped goods have an address and a method.
 */
export const checkPayable = async (
  queries: Queries,
  shop: WithCatalog & WithClock & WithSettings,
  view: BasketView,
  viewer: Viewer,
): Promise<Result<Payable, CheckoutRefusal>> => {
  const { stored, priced, lines } = view;
  if (lines.length === 0) return err({ reason: 'Basket Empty' });
  if (
    !lines.every((line) => isStillSold(line, viewer)) ||
    !(await isInStock(queries, shop.catalog, piecesOf(view)))
  )
    return err({ reason: 'Out Of Stock' });
  const dead = deadVouchers(view, shop.clock());
  if (dead.length > 0) return err({ reason: 'Voucher Removed', vouchers: dead });
  if (
    priced.requiresShipping &&
    !(stored.shippingAddress && isShippable(stored.shippingAddress.countryCode))
  ) {
    return err({ reason: 'Address Missing' });
  }
  const sum = sumOf(view, shop.settings.switches);
  const { shippingMethod } = sum;
  if (!shippingMethod) return err({ reason: 'Shipping Method Missing' });
  if (shippingServiceOf(shippingMethod.code)?.toDropPoint && !stored.dropPoint)
    return err({ reason: 'Shipping Method Missing' });
  return ok({ ...sum, shippingMethod });
};
