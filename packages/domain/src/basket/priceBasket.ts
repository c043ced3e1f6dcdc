import type { ProductClass } from '../catalog/index.ts';
import { add, allocate, type Currency, type Money, minimum, money, multiply, percentage, subtract, sum, zero } from '../kernel/index.ts';
import type { Discount, ShippingMethod } from './basket.ts';
import { hasFreeShipping, isGarmentClass, volumeDiscountPercent } from './volumeDiscount.ts';
import type { Voucher } from './voucher.ts';

export type UnpricedLine = {
  readonly id: number;
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly productClass: ProductClass;
  readonly requiresShipping: boolean;
};

export type UnpricedBasket = {
  readonly currency: Currency;
  readonly lines: readonly UnpricedLine[];
  /** In the order they were entered. */
  readonly vouchers: readonly Pick<Voucher, 'code' | 'name' | 'benefit'>[];
  /** Full prices, before any shipping discount. */
  readonly shippingMethods: readonly Omit<ShippingMethod, 'discount'>[];
};

export type PricedLine = { readonly id: number; readonly priceExclDiscounts: Money; readonly priceInclDiscounts: Money };

export type PricedBasket = {
  readonly lines: readonly PricedLine[];
  readonly itemCount: number;
  readonly garmentCount: number;
  readonly totalExclDiscounts: Money;
  /** After discounts, without shipping, before credit. */
  readonly total: Money;
  readonly offerDiscounts: readonly Discount[];
  readonly voucherDiscounts: readonly Discount[];
  readonly shippingDiscounts: readonly Discount[];
  readonly requiresShipping: boolean;
  readonly shippingMethods: readonly ShippingMethod[];
};

/** The code of the one method of a basket with nothing to ship (CHECKOUT-02). */
export const noShippingRequired = 'no-shipping-required';

const volumeOfferName = (percent: number): string => `volume-${percent}`;

/**
 * Prices a basket (PRICE-09 … PRICE-13, decisions 50 and 51): garments first get the volume discount, vouchers then work on what is left, in the order they
 * were entered; gift cards are never discounted. Each discount is a rounded sum, shared out to the lines so that the lines add up to the total, to the cent.
 * Throws when a line is not in the basket's currency, which is a bug.
 */
export const priceBasket = (basket: UnpricedBasket): PricedBasket => {
  const { currency } = basket;
  const none = zero(currency);
  const full = basket.lines.map((line) => multiply(line.unitPrice, line.quantity));
  const isGarment = basket.lines.map((line) => isGarmentClass(line.productClass));
  const garmentCount = basket.lines.reduce((count, line, index) => count + (isGarment[index] ? line.quantity : 0), 0);
  const remaining = [...full];

  const garmentsLeft = (): Money =>
    sum(
      remaining.filter((_, index) => isGarment[index]),
      currency,
    );
  const takeOffGarments = (discount: Money): void => {
    const shares = allocate(
      discount,
      remaining.map((left, index) => (isGarment[index] ? left.amount : 0)),
    );
    shares.forEach((share, index) => {
      remaining[index] = subtract(remaining[index] as Money, share);
    });
  };

  const offerDiscounts: Discount[] = [];
  const volumePercent = volumeDiscountPercent(garmentCount);
  const volumeDiscount = percentage(garmentsLeft(), volumePercent);
  if (volumeDiscount.amount > 0) {
    takeOffGarments(volumeDiscount);
    offerDiscounts.push({ name: volumeOfferName(volumePercent), amount: volumeDiscount, voucherCode: null });
  }

  const voucherDiscounts: Discount[] = [];
  for (const voucher of basket.vouchers) {
    const left = garmentsLeft();
    const { benefit } = voucher;
    const wanted =
      benefit.kind === 'percentage'
        ? percentage(left, benefit.percent)
        : benefit.kind === 'amount'
          ? money(benefit.amounts[currency] ?? 0, currency)
          : none;
    const amount = minimum(wanted, left);
    if (amount.amount <= 0) continue;
    takeOffGarments(amount);
    voucherDiscounts.push({ name: voucher.name, amount, voucherCode: voucher.code });
  }

  const requiresShipping = basket.lines.some((line) => line.requiresShipping);
  const { shippingMethods, shippingDiscounts } = requiresShipping
    ? discountShipping(basket, garmentCount)
    : {
        shippingMethods: [{ code: noShippingRequired, name: noShippingRequired, description: '', price: none, discount: none }],
        shippingDiscounts: [],
      };

  return {
    lines: basket.lines.map((line, index) => ({
      id: line.id,
      priceExclDiscounts: full[index] as Money,
      priceInclDiscounts: remaining[index] as Money,
    })),
    itemCount: basket.lines.reduce((count, line) => count + line.quantity, 0),
    garmentCount,
    totalExclDiscounts: sum(full, currency),
    total: sum(remaining, currency),
    offerDiscounts,
    voucherDiscounts,
    shippingDiscounts,
    requiresShipping,
    shippingMethods,
  };
};

/**
 * Free shipping takes the price of the cheapest method off that method only, so paid express stays paid (decisions 50); a shipping voucher takes the same amount
 * off any method that still costs something.
 */
const discountShipping = (
  basket: UnpricedBasket,
  garmentCount: number,
): { readonly shippingMethods: readonly ShippingMethod[]; readonly shippingDiscounts: readonly Discount[] } => {
  const none = zero(basket.currency);
  const cheapest = basket.shippingMethods.reduce<Omit<ShippingMethod, 'discount'> | undefined>(
    (lowest, method) => (lowest && lowest.price.amount <= method.price.amount ? lowest : method),
    undefined,
  );
  const voucher = basket.vouchers.find(({ benefit }) => benefit.kind === 'shipping');
  const shippingMethods = basket.shippingMethods.map((method) => {
    const free = method.code === cheapest?.code && hasFreeShipping(garmentCount);
    const byVolume = free ? method.price : none;
    const left = subtract(method.price, byVolume);
    const byVoucher = voucher && cheapest ? minimum(left, cheapest.price) : none;
    const discount = add(byVolume, byVoucher);
    return { ...method, price: subtract(method.price, discount), discount };
  });
  const paidByVoucher = voucher && cheapest && !hasFreeShipping(garmentCount) ? cheapest.price : none;
  return {
    shippingMethods,
    shippingDiscounts:
      voucher && paidByVoucher.amount > 0 ? [{ name: voucher.name, amount: paidByVoucher, voucherCode: voucher.code }] : [],
  };
};
