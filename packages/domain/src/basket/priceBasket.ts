import { isGarmentClass, type ProductClass } from '../catalog/index.ts';
import {
  add,
  amountIn,
  type Currency,
  chargeUnit,
  type Money,
  minimum,
  money,
  percentOf,
  shareOut,
  subtract,
  zero,
} from '../kernel/index.ts';
import type { ShippingMethod, VolumeDiscount, VoucherDiscount } from './basket.ts';
import { hasFreeShipping, volumeDiscountPercent } from './volumeDiscount.ts';
import { assertBenefit, type Voucher } from './voucher.ts';

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
  /** Vouchers, first entered first. They apply in this order. */
  readonly vouchers: readonly Pick<Voucher, 'code' | 'name' | 'benefit'>[];
  /** Full prices, before any shipping discount. */
  readonly shippingMethods: readonly Omit<ShippingMethod, 'discount'>[];
};

export type PricedLine = {
  readonly id: number;
  readonly priceExclDiscounts: Money;
  readonly priceInclDiscounts: Money;
};

export type PricedBasket = {
  readonly lines: readonly PricedLine[];
  readonly itemCount: number;
  readonly garmentCount: number;
  readonly totalExclDiscounts: Money;
  /** After discounts, without shipping, before credit. */
  readonly total: Money;
  readonly offerDiscounts: readonly VolumeDiscount[];
  readonly voucherDiscounts: readonly VoucherDiscount[];
  /** For methods with a price; `shippingDiscountsOn` selects those of one method. */
  readonly shippingDiscounts: readonly VoucherDiscount[];
  readonly requiresShipping: boolean;
  readonly shippingMethods: readonly ShippingMethod[];
};

/** The code of the one method of a basket with nothing to ship (CHECKOUT-02). */
export const noShippingRequired = 'no-shipping-required';

/**
 * Prices a basket (PRICE-09 … PRICE-13): the volume discount applies to garments first, then
 * vouchers in the order they were entered; gift cards are never discounted. Each discount is a
 * rounded sum, distributed so that the lines add up to the total to the cent. In kroner all
 * amounts are whole (PRICE-24). Throws if a line has another currency or a voucher's benefit is
 * malformed, which is a bug.
 */
export const priceBasket = (basket: UnpricedBasket): PricedBasket => {
  const { currency, lines } = basket;
  for (const voucher of basket.vouchers) assertBenefit(voucher);
  let itemCount = 0;
  let garmentCount = 0;
  let fullTotal = 0;
  let left = 0;
  const full: number[] = [];
  /** The remaining price of each garment line; 0 for other lines. */
  let garments: readonly number[] = lines.map(({ quantity, unitPrice, productClass }) => {
    const price = amountIn(unitPrice, currency) * quantity;
    full.push(price);
    fullTotal += price;
    itemCount += quantity;
    if (!isGarmentClass(productClass)) return 0;
    garmentCount += quantity;
    left += price;
    return price;
  });
  const others = fullTotal - left;
  const unit = full.every((price) => price % chargeUnit(currency) === 0) ? chargeUnit(currency) : 1;

  /** Deducts `wanted`, rounded and at most what remains. Null if nothing is deducted. */
  const deduct = (wanted: number): Money | null => {
    const discount = Math.min(wanted * unit, left);
    if (discount <= 0) return null;
    const shares = shareOut(discount / unit, garments);
    garments = garments.map((price, index) => price - (shares[index] ?? 0) * unit);
    left -= discount;
    return money(discount, currency);
  };

  const volumePercent = volumeDiscountPercent(garmentCount);
  const volumeAmount = deduct(percentOf(left / unit, volumePercent));
  const offerDiscounts: readonly VolumeDiscount[] = volumeAmount
    ? [{ kind: 'volume', percent: volumePercent, amount: volumeAmount }]
    : [];
  const voucherDiscounts = basket.vouchers.flatMap(
    ({ code, name, benefit }): readonly VoucherDiscount[] => {
      const percent = benefit.kind === 'percentage' ? benefit.percent : null;
      const amount = deduct(
        percent !== null
          ? percentOf(left / unit, percent)
          : benefit.kind === 'amount'
            ? Math.round((benefit.amounts[currency] ?? 0) / unit)
            : 0,
      );
      return amount ? [{ kind: 'voucher', code, name, amount }] : [];
    },
  );

  const none = zero(currency);
  const requiresShipping = lines.some((line) => line.requiresShipping);
  const shipping = requiresShipping
    ? discountShipping(basket, garmentCount)
    : {
        shippingMethods: [
          {
            code: noShippingRequired,
            name: noShippingRequired,
            description: '',
            price: none,
            discount: none,
          },
        ],
        shippingDiscounts: [],
      };

  return {
    lines: lines.map(({ id, productClass }, index) => {
      const priceExclDiscounts = money(full[index] ?? 0, currency);
      return {
        id,
        priceExclDiscounts,
        priceInclDiscounts: isGarmentClass(productClass)
          ? money(garments[index] ?? 0, currency)
          : priceExclDiscounts,
      };
    }),
    itemCount,
    garmentCount,
    totalExclDiscounts: money(fullTotal, currency),
    total: money(left + others, currency),
    offerDiscounts,
    voucherDiscounts,
    requiresShipping,
    ...shipping,
  };
};

/**
 * The cheapest method, the first of equals: the minimum shipping price while none is chosen.
 * Null without methods.
 */
export const cheapestShippingMethod = <Method extends { readonly price: Money }>(
  methods: readonly Method[],
): Method | null =>
  [...methods].sort((one, other) => one.price.amount - other.price.amount)[0] ?? null;

/**
 * Free shipping deducts the price of the cheapest method from that method only, so that express
 * stays paid; a shipping voucher deducts the same amount from any method with a price.
 */
const discountShipping = (
  { currency, shippingMethods: methods, vouchers }: UnpricedBasket,
  garmentCount: number,
): {
  readonly shippingMethods: readonly ShippingMethod[];
  readonly shippingDiscounts: readonly VoucherDiscount[];
} => {
  const cheapest = cheapestShippingMethod(methods);
  const voucher = vouchers.find(({ benefit }) => benefit.kind === 'shipping');
  const isFree = hasFreeShipping(garmentCount);
  const reduction = voucher && cheapest ? cheapest.price : zero(currency);
  return {
    shippingMethods: methods.map((method) => {
      const discount =
        isFree && method.code === cheapest?.code ? method.price : minimum(method.price, reduction);
      return { ...method, price: subtract(method.price, discount), discount };
    }),
    shippingDiscounts:
      voucher &&
      reduction.amount > 0 &&
      methods.some(({ code, price }) => price.amount > 0 && !(isFree && code === cheapest?.code))
        ? [
            {
              kind: 'voucher',
              code: voucher.code,
              name: voucher.name,
              amount: reduction,
            },
          ]
        : [],
  };
};

/**
 * The shipping discounts of a method, or of the cheapest while none is chosen; none if the
 * volume discount makes it free (PRICE-06, PRICE-13).
 */
export const shippingDiscountsOn = (
  {
    garmentCount,
    shippingMethods,
    shippingDiscounts,
  }: Pick<PricedBasket, 'garmentCount' | 'shippingMethods' | 'shippingDiscounts'>,
  chosen: { readonly code: string } | null,
): readonly VoucherDiscount[] => {
  if (!hasFreeShipping(garmentCount)) return shippingDiscounts;
  const free = cheapestShippingMethod(
    shippingMethods.map(({ code, price, discount }) => ({ code, price: add(price, discount) })),
  );
  return chosen === null || chosen.code === free?.code ? [] : shippingDiscounts;
};
