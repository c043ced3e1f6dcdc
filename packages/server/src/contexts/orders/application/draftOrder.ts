import { isGarmentClass } from '@tailorbird/domain/basket';
import { add, type Locale } from '@tailorbird/domain/kernel';
import { lineTexts } from '../../basket/application/lineTexts.ts';
import type { BasketSum, BasketView } from '../../basket/application/price.ts';
import { shippingServiceOf, shippingTexts } from '../../basket/application/shippingServices.ts';
import type { Days, OrderDraft } from './orderDraft.ts';

/** Working days until a garment is cut, sewn and pressed. */
const makingDays: Days = { earliest: 8, latest: 12 };

/** CHECKOUT-19: somebody reads the comment before the cut. */
const daysForComment = 1;

const daysOf = (
  view: BasketView,
  shippingCode: string,
  hasComment: boolean,
): { readonly shipping: Days | null; readonly delivery: Days | null } => {
  const shipping = shippingServiceOf(shippingCode)?.days ?? null;
  if (!shipping) return { shipping: null, delivery: null };
  const making = view.lines.some(({ product }) => isGarmentClass(product.type.productClass)) ? makingDays : { earliest: 0, latest: 0 };
  return {
    shipping,
    delivery: {
      earliest: making.earliest + shipping.earliest,
      latest: making.latest + shipping.latest + (hasComment ? daysForComment : 0),
    },
  };
};

/** The size of a line and the version it is made to: the one it is held to, else the one there is. */
const sizeMadeTo = ({ size, snapshot }: BasketView['lines'][number]['stored']): typeof size =>
  size && { ...size, ...(snapshot.userSizeVersion !== undefined && { version: snapshot.userSizeVersion }) };

/** The order a basket becomes when it is paid. */
export const draftOrder = (
  view: BasketView,
  sum: BasketSum & { readonly shippingMethod: NonNullable<BasketSum['shippingMethod']> },
  customer: { readonly email: string; readonly locale: Locale; readonly origin: string; readonly comment: string },
): OrderDraft => {
  const { priced, stored } = view;
  const used = new Set([...priced.voucherDiscounts, ...priced.shippingDiscounts].map(({ voucherCode }) => voucherCode));
  const { shipping, delivery } = daysOf(view, sum.shippingMethod.code, customer.comment !== '');
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
      voucherDiscounts: priced.voucherDiscounts,
      shippingDiscounts: priced.shippingDiscounts,
      vouchers: view.vouchers
        .filter(({ code }) => used.has(code))
        .map(({ code, name, validFrom, validUntil }) => ({ code, name, validFrom, validUntil })),
      shippingMethod: { code: sum.shippingMethod.code, name: shippingTexts(sum.shippingMethod.code).name },
      shippingAddress: priced.requiresShipping ? stored.shippingAddress : null,
      dropPoint: shippingServiceOf(sum.shippingMethod.code)?.toDropPoint ? stored.dropPoint : null,
      deliveryDays: delivery,
      shippingDays: shipping,
    },
  };
};
