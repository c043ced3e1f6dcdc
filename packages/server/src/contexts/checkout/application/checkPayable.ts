import type { CheckoutReason } from '@tailorbird/contract/checkout';
import { type BasketSum, checkVoucher, normalizeVoucherCode } from '@tailorbird/domain/basket';
import { checkVariant, type Viewer } from '@tailorbird/domain/catalog';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { Queries } from '../../../platform/database/database.ts';
import type { Shop } from '../../../platform/shop.ts';
import { type BasketView, sumOf, type ViewedLine } from '../../basket/application/price.ts';
import { shippingServiceOf } from '../../basket/application/shippingServices.ts';
import { isOrderable } from '../../catalog/application/access.ts';
import { regardlessOfStock } from '../../catalog/application/products.ts';
import { isShippable } from '../../location/application/countries.ts';

/** Why a basket cannot be paid for. */
export type CheckoutRefusal =
  | { readonly reason: Exclude<CheckoutReason, 'Voucher Removed'> }
  /** Codes that are no longer good; they are to be taken off the basket (CHECKOUT-15). */
  | { readonly reason: 'Voucher Removed'; readonly vouchers: readonly string[] };

/** What a basket costs, with the method it is sent by. */
export type Payable = BasketSum & { readonly shippingMethod: NonNullable<BasketSum['shippingMethod']> };

const isStillSold = ({ product: { type }, stored: { snapshot } }: ViewedLine, viewer: Viewer): boolean => {
  if (!isOrderable(type, viewer)) return false;
  const { clothingTypeId, fabricColorId, selectedProperties } = snapshot;
  return type.isStockItem || checkVariant(regardlessOfStock(type), { clothingTypeId, fabricColorId, selectedProperties }, viewer).ok;
};

/** Whether there is stock for all pieces of the basket now. Nothing is taken. */
const isInStock = async (queries: Queries, shop: Pick<Shop, 'catalog'>, { lines }: BasketView): Promise<boolean> => {
  const wanted = new Map<number, number>();
  for (const { stored } of lines) {
    const { fabricColorId } = stored.snapshot;
    if (fabricColorId === null || typeof shop.catalog.stock.get(fabricColorId) !== 'number') continue;
    wanted.set(fabricColorId, (wanted.get(fabricColorId) ?? 0) + stored.quantity);
  }
  if (wanted.size === 0) return true;
  const rows = await queries
    .selectFrom('fabric_color_stock')
    .selectAll()
    .where('fabric_color_id', 'in', [...wanted.keys()])
    .execute();
  return rows.every(({ fabric_color_id, pieces }) => pieces === null || pieces >= (wanted.get(fabric_color_id) ?? 0));
};

/** Attached codes that are unknown, over or used up. Those that only do not fit the basket stay: they may fit the next change. */
const deadVouchers = (view: BasketView, now: Date): readonly string[] => {
  const signedIn = view.stored.owner.kind === 'customer';
  return view.stored.voucherCodes.filter((code) => {
    const voucher = view.vouchers.find((candidate) => candidate.code === normalizeVoucherCode(code));
    const checked = checkVoucher(
      voucher,
      { currency: view.currency, garmentTotal: view.garmentTotal, requiresShipping: view.priced.requiresShipping },
      { signedIn },
      now.toISOString(),
    );
    if (checked.ok) return false;
    const { kind } = checked.failure;
    return kind === 'voucher-unknown' || kind === 'voucher-expired' || kind === 'voucher-already-used';
  });
};

/** Whether a basket can be paid for (CHECKOUT-01): something is in it, all of it is still made, vouchers are good, and where something is shipped there is an address and a method. */
export const checkPayable = async (
  queries: Queries,
  shop: Pick<Shop, 'catalog' | 'clock' | 'settings'>,
  view: BasketView,
  viewer: Viewer,
): Promise<Result<Payable, CheckoutRefusal>> => {
  const { stored, priced, lines } = view;
  if (lines.length === 0) return err({ reason: 'Basket Empty' });
  if (!lines.every((line) => isStillSold(line, viewer)) || !(await isInStock(queries, shop, view))) return err({ reason: 'Out Of Stock' });
  const dead = deadVouchers(view, shop.clock());
  if (dead.length > 0) return err({ reason: 'Voucher Removed', vouchers: dead });
  if (priced.requiresShipping && !(stored.shippingAddress && isShippable(stored.shippingAddress.countryCode))) {
    return err({ reason: 'Address Missing' });
  }
  const sum = sumOf(view, shop.settings.switches);
  const { shippingMethod } = sum;
  if (!shippingMethod) return err({ reason: 'Shipping Method Missing' });
  if (shippingServiceOf(shippingMethod.code)?.toDropPoint && !stored.dropPoint) return err({ reason: 'Shipping Method Missing' });
  return ok({ ...sum, shippingMethod });
};
