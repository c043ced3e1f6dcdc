import {
  allocateCreditToGoods,
  type Basket,
  type BasketLine,
  priceBasket,
  type UnpricedBasket,
} from '../src/basket/index.ts';
import { money } from '../src/kernel/index.ts';

/** The basket shown to a customer, with credit and an active shipping method. */
export const pricedBasket = (
  unpriced: UnpricedBasket,
  {
    active,
    available,
    code,
  }: { readonly active: boolean; readonly available: number; readonly code: string | null },
): Basket => {
  const priced = priceBasket(unpriced);
  const lines = unpriced.lines.map((line, index): BasketLine => {
    const prices = priced.lines[index]!;
    return {
      id: line.id,
      quantity: line.quantity,
      dateCreated: '2026-01-01T00:00:00Z',
      snapshot: {
        clothingTypeId: 1,
        fabricColorId: 1,
        selectedProperties: {},
        initials: '',
        userSizeId: 1,
        note: '',
        giftCardTier: null,
      },
      title: 'Piece',
      productClass: line.productClass,
      clothingTypeSlug: 'piece',
      variantId: '1',
      variantTitle: 'Piece',
      imagePath: '/piece.svg',
      fabricColor: null,
      properties: [],
      supportsInitials: false,
      supportsMultipleFabrics: false,
      requiresShipping: line.requiresShipping,
      withdrawalRight: 'made-to-specification',
      size: null,
      unitPrice: line.unitPrice,
      priceExclDiscounts: prices.priceExclDiscounts,
      priceInclDiscounts: prices.priceInclDiscounts,
      preOrder: false,
    };
  });
  const credit = { active, available: money(available, unpriced.currency) };
  return {
    id: 1,
    status: 'Open',
    lines,
    itemCount: priced.itemCount,
    total: priced.total,
    offerDiscounts: priced.offerDiscounts,
    voucherDiscounts: priced.voucherDiscounts,
    shippingDiscounts: priced.shippingDiscounts,
    voucherCodes: unpriced.vouchers.map((voucher) => voucher.code),
    requiresShipping: priced.requiresShipping,
    shippingMethods: priced.shippingMethods,
    activeShippingMethodCode: code,
    credit: { ...credit, allocatedByServer: allocateCreditToGoods(priced.total, credit) },
  };
};
