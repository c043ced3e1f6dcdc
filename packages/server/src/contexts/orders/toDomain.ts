import type { Locale } from '@tailorbird/domain/kernel';
import type { Order, OrderLine } from '@tailorbird/domain/orders';
import type { StoredOrder, StoredOrderLine } from './store/orders.ts';

const toLine = (line: StoredOrderLine, locale: Locale): OrderLine => {
  const { texts, snapshot } = line;
  return {
    id: line.id,
    quantity: line.quantity,
    status: line.status,
    snapshot,
    title: texts.clothingType.title[locale],
    productClass: line.productClass,
    clothingTypeSlug: texts.clothingType.slug,
    variantId: texts.variantId,
    variantTitle: texts.variantTitle[locale],
    imagePath: texts.imagePath,
    fabricColor: texts.fabricColor && {
      id: texts.fabricColor.id,
      title: texts.fabricColor.title[locale],
      fabricTitle: texts.fabricColor.fabricTitle[locale],
    },
    properties: texts.properties.map(({ collectionTitle, title }) => ({ label: collectionTitle[locale], title: title[locale] })),
    supportsInitials: texts.clothingType.supportsInitials,
    supportsMultipleFabrics: texts.clothingType.supportsMultipleFabrics,
    size: texts.size,
    unitPrice: line.unitPrice,
    priceExclDiscounts: line.priceExclDiscounts,
    priceInclDiscounts: line.priceInclDiscounts,
  };
};

/** An order as the domain has it, in one language. */
export const toDomainOrder = (order: StoredOrder, locale: Locale): Order => ({
  number: order.number,
  status: order.status,
  datePlaced: order.placedAt,
  email: order.email,
  lines: order.lines.map((line) => toLine(line, locale)),
  offerDiscounts: order.content.offerDiscounts,
  voucherDiscounts: order.content.voucherDiscounts,
  shippingDiscounts: order.content.shippingDiscounts,
  shippingMethod: { code: order.content.shippingMethod.code, name: order.content.shippingMethod.name[locale] },
  shipping: order.shipping,
  credit: order.credit,
  total: order.total,
  paid: order.paid,
  shippingAddress: order.content.shippingAddress,
  billingAddress: null,
  comment: order.comment,
  deliveryDays: order.content.deliveryDays,
});
