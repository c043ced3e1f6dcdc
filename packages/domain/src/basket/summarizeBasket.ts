import { isGarmentClass } from '../catalog/index.ts';
import { type Money, sum } from '../kernel/index.ts';
import type { Basket, Discount, ShippingMethod, VoucherDiscount } from './basket.ts';
import type { CreditSwitches } from './credit.ts';
import { shippingDiscountsOn } from './priceBasket.ts';
import { sumBasket } from './sumBasket.ts';

export type SummaryDiscount = {
  readonly discount: Discount;
  /** Share of the garments' full price (PRICE-09). Null when there are no garments. */
  readonly percent: number | null;
};

export type BasketSummary = {
  /** Lines before discounts. */
  readonly subtotal: Money;
  readonly discounts: readonly SummaryDiscount[];
  readonly vouchers: readonly SummaryDiscount[];
  readonly shippingDiscounts: readonly VoucherDiscount[];
  readonly shippingMethod: ShippingMethod | null;
  readonly shipping: Money;
  /** PRICE-08. */
  readonly shippingIsFree: boolean;
  readonly credit: Money;
  readonly total: Money;
  readonly garmentCount: number;
};

/**
 * The discount in percent of the garments' full price, with two decimals (PRICE-09); null if
 * that is 0.
 */
export const discountPercent = (amount: Money, garmentTotal: Money): number | null =>
  garmentTotal.amount === 0
    ? null
    : Math.round((amount.amount * 10_000) / garmentTotal.amount) / 100;

/**
 * The basket summary: subtotal, discounts, vouchers, shipping, credit, total (PRICE-06 …
 * PRICE-10).
 */
export const summarizeBasket = (basket: Basket, switches: CreditSwitches): BasketSummary => {
  const { currency } = basket.total;
  const garments = basket.lines.filter((line) => isGarmentClass(line.productClass));
  const garmentTotal = sum(
    garments.map((line) => line.priceExclDiscounts),
    currency,
  );
  const withPercent = (discount: Discount): SummaryDiscount => ({
    discount,
    percent: discountPercent(discount.amount, garmentTotal),
  });
  const { shippingMethod, shipping, credit, owed } = sumBasket(basket, switches);
  const garmentCount = garments.reduce((count, line) => count + line.quantity, 0);
  return {
    subtotal: sum(
      basket.lines.map((line) => line.priceExclDiscounts),
      currency,
    ),
    discounts: basket.offerDiscounts.map(withPercent),
    vouchers: basket.voucherDiscounts.map(withPercent),
    shippingDiscounts: shippingDiscountsOn({ ...basket, garmentCount }, shippingMethod),
    shippingMethod,
    shipping,
    shippingIsFree: shippingMethod !== null && shipping.amount === 0,
    credit,
    total: owed,
    garmentCount,
  };
};
