import { priceBasket } from '@tailorbird/domain/basket';
import { money } from '@tailorbird/domain/kernel';

/** Minor units of a voucher that gives every third piece for free, the cheapest first. */
export const threeForTwo = (lines) => {
  const prices = lines
    .filter(({ productClass }) => productClass !== 'Gift Card')
    .flatMap(({ quantity, unitPrice }) => Array(quantity).fill(unitPrice.amount))
    .sort((one, other) => one - other);
  return prices.slice(0, Math.floor(prices.length / 3)).reduce((sum, price) => sum + price, 0);
};

/** A basket priced with the rule as a voucher of an amount. */
export const priceWithRule = (currency, lines) => {
  const amounts = { [currency]: threeForTwo(lines) };
  const voucher = { code: 'THREE', name: 'Three for two', benefit: { kind: 'amount', amounts } };
  const vouchers = amounts[currency] === 0 ? [] : [voucher];
  return priceBasket({ currency, lines, vouchers, shippingMethods: [] });
};

/** A line of one garment. */
export const aShirt = (id, cents) => ({
  id,
  quantity: 1,
  unitPrice: money(cents, 'EUR'),
  productClass: 'Customize',
  requiresShipping: true,
});
