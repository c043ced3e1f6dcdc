import {
  add,
  type Dinero,
  dinero,
  down,
  equal,
  halfUp,
  lessThan,
  multiply,
  subtract,
  toDecimal,
  transformScale,
} from 'dinero.js';
import { AUD, CAD, CHF, DKK, EUR, GBP, SEK, SGD, USD } from 'dinero.js/currencies';
import type { UnpricedBasket, UnpricedLine } from '../src/basket/index.ts';

const dineroCurrencies = { AUD, CAD, CHF, DKK, EUR, GBP, SEK, SGD, USD };

export type DineroPrices = {
  readonly garmentCount: number;
  readonly full: string;
  readonly volumeDiscount: string;
  readonly voucherDiscounts: readonly string[];
  readonly total: string;
  readonly shipping: readonly string[];
  /** By method, after credit that also pays shipping. */
  readonly toPay: readonly string[];
};

/** An independent implementation of the price rules with dinero.js. */
export const priceWithDinero = (basket: UnpricedBasket, credit: number): DineroPrices => {
  const currency = dineroCurrencies[basket.currency];
  const of = (amount: number): Dinero<number> => dinero({ amount, currency });
  const none = of(0);
  // Kroner are whole.
  const scale = basket.currency === 'DKK' ? 0 : 2;
  const rounded = (amount: Dinero<number>, how = halfUp): Dinero<number> =>
    transformScale(transformScale(amount, scale, how), 2);
  const percentOf = (amount: Dinero<number>, percent: number): Dinero<number> =>
    rounded(multiply(amount, { amount: Math.round(percent * 100), scale: 4 }));
  const least = (one: Dinero<number>, other: Dinero<number>): Dinero<number> =>
    lessThan(other, one) ? other : one;
  const totalOf = (lines: readonly UnpricedLine[]): Dinero<number> =>
    lines.reduce(
      (so, { unitPrice, quantity }) => add(so, multiply(of(unitPrice.amount), quantity)),
      none,
    );
  const garments = basket.lines.filter(({ productClass }) => productClass !== 'Gift Card');
  const count = garments.reduce((so, { quantity }) => so + quantity, 0);

  const full = totalOf(basket.lines);
  let garmentsLeft = totalOf(garments);
  const giftCards = subtract(full, garmentsLeft);
  const volumeDiscount = percentOf(garmentsLeft, count >= 5 ? 20 : count >= 2 ? 10 : 0);
  garmentsLeft = subtract(garmentsLeft, volumeDiscount);
  const voucherDiscounts: Dinero<number>[] = [];
  for (const { benefit } of basket.vouchers) {
    if (benefit.kind !== 'percentage' && benefit.kind !== 'amount') continue;
    const wanted =
      benefit.kind === 'percentage'
        ? percentOf(garmentsLeft, benefit.percent)
        : rounded(of(benefit.amounts[basket.currency] ?? 0));
    const discount = least(wanted, garmentsLeft);
    if (lessThan(none, discount)) voucherDiscounts.push(discount);
    garmentsLeft = subtract(garmentsLeft, discount);
  }
  const total = add(garmentsLeft, giftCards);

  const prices = basket.shippingMethods.map(({ price }) => of(price.amount));
  const cheapest = prices.length > 0 ? prices.reduce(least) : none;
  const byVoucher = basket.vouchers.some(({ benefit }) => benefit.kind === 'shipping')
    ? cheapest
    : none;
  const free = count >= 2 ? prices.findIndex((price) => equal(price, cheapest)) : -1;
  const shipping = basket.lines.some(({ requiresShipping }) => requiresShipping)
    ? prices.map((price, index) =>
        index === free ? none : subtract(price, least(price, byVoucher)),
      )
    : [none];
  const toPay = shipping.map((price) => {
    const owed = add(total, price);
    return subtract(owed, least(owed, rounded(of(credit), down)));
  });
  const texts = (amounts: readonly Dinero<number>[]): readonly string[] =>
    amounts.map((amount) => toDecimal(amount));
  return {
    garmentCount: count,
    full: toDecimal(full),
    volumeDiscount: toDecimal(volumeDiscount),
    voucherDiscounts: texts(voucherDiscounts),
    total: toDecimal(total),
    shipping: texts(shipping),
    toPay: texts(toPay),
  };
};
