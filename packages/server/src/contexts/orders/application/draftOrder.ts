import { type BasketSum, shippingDiscountsOn } from '@tailorbird/domain/basket';
import { add, type Locale } from '@tailorbird/domain/kernel';
import { estimateDelivery } from '@tailorbird/domain/orders';
import {
  type BasketView,
  leviesOfBasket,
  lineTexts,
  shippingServiceOf,
  shippingTexts,
} from '../../basket/index.ts';
import type { OrderDraft } from './orderDraft.ts';

/**
 * The version of a line's size to make: the one the line is fixed to, or else the current one.
 */
const sizeMadeTo = ({ size, snapshot }: BasketView['lines'][number]['stored']): typeof size =>
  size && {
    ...size,
    ...(snapshot.userSizeVersion !== undefined && { version: snapshot.userSizeVersion }),
  };

export const draftOrder = (
  view: BasketView,
  sum: BasketSum & { readonly shippingMethod: NonNullable<BasketSum['shippingMethod']> },
  customer: {
    readonly email: string;
    readonly locale: Locale;
    readonly origin: string;
    readonly comment: string;
  },
): OrderDraft => {
  const { priced, stored } = view;
  const { voucherDiscounts } = priced;
  const shippingDiscounts = shippingDiscountsOn(priced, sum.shippingMethod);
  const used = new Set([...voucherDiscounts, ...shippingDiscounts].map(({ code }) => code));
  const levies = leviesOfBasket(view);
  const shippingDays = shippingServiceOf(sum.shippingMethod.code)?.days ?? null;
  const deliveryDays = estimateDelivery({
    placedAt: view.at,
    productClasses: view.lines.map(({ product }) => product.type.productClass),
    shippingDays,
    comment: customer.comment,
    productionFrom: view.productionFrom,
  });
  return {
    ...customer,
    currency: view.currency,
    total: add(priced.total, sum.shipping).amount,
    shipping: sum.shipping.amount,
    credit: sum.credit.amount,
    paid: sum.owed.amount,
    lines: view.lines.map((line) => ({
      quantity: line.stored.quantity,
      productClass: line.product.type.productClass,
      snapshot: line.stored.snapshot,
      texts: lineTexts(line.product.type, line.stored.snapshot, sizeMadeTo(line.stored)),
      unitPrice: line.unitPrice.amount,
      priceExclDiscounts: line.priceExclDiscounts.amount,
      priceInclDiscounts: line.priceInclDiscounts.amount,
    })),
    content: {
      offerDiscounts: priced.offerDiscounts,
      voucherDiscounts,
      shippingDiscounts,
      vouchers: view.vouchers
        .filter(({ code }) => used.has(code))
        .map(({ code, name, validFrom, validUntil }) => ({ code, name, validFrom, validUntil })),
      shippingMethod: {
        code: sum.shippingMethod.code,
        name: shippingTexts(sum.shippingMethod.code).name,
      },
      shippingAddress: priced.requiresShipping ? stored.shippingAddress : null,
      dropPoint: shippingServiceOf(sum.shippingMethod.code)?.toDropPoint ? stored.dropPoint : null,
      deliveryDays,
      shippingDays,
      ...(levies && { levies }),
      ...(view.withdrawalTerms.standardSizesReturnable && { standardSizesReturnable: true }),
      ...(view.productionFrom !== null && { productionFrom: view.productionFrom }),
    },
  };
};
