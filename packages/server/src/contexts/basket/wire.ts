import type { WireBasket, WireBasketLine, WireDiscount, WirePiece, WireShippingMethod, WireVoucher } from '@tailorbird/contract/basket';
import type { WirePrice } from '@tailorbird/contract/values';
import { type Discount, type LineSnapshot, noShippingRequired, preOrderSlugs, type ShippingMethod } from '@tailorbird/domain/basket';
import { type Locale, type Localized, type Money, toDecimalString, zero } from '@tailorbird/domain/kernel';
import type texts from '../../../locales/en/basket.json';
import { inEveryLanguage, textsOf } from '../../platform/texts.ts';
import { productIdOf } from '../catalog/application/products.ts';
import { type LineTexts, lineTexts } from './application/lineTexts.ts';
import type { BasketView, ViewedLine } from './application/price.ts';
import { shippingServiceOf } from './application/shippingServices.ts';
import type { StoredVoucher } from './store/vouchers.ts';

const textsIn = textsOf<typeof texts>('basket');

/** Who reads: links start with `origin`, texts are in `locale`. */
export type Reader = { readonly origin: string; readonly locale: Locale };

/** The shop states prices tax included and no tax apart, as stock does without a tax policy. */
export const toWirePrice = (amount: Money): WirePrice => ({
  currency: amount.currency,
  excl_tax: toDecimalString(amount),
  incl_tax: toDecimalString(amount),
  tax: toDecimalString(zero(amount.currency)),
});

export const toWireVoucher = (voucher: Pick<StoredVoucher, 'code' | 'name' | 'validFrom' | 'validUntil'>): WireVoucher => ({
  name: voucher.name,
  code: voucher.code,
  start_datetime: voucher.validFrom,
  end_datetime: voucher.validUntil,
});

const volumeOffer = /^volume-(\d+)$/;

/** What an offer of the shop is called; the code stays on the wire as its name. */
const describeOffer = (name: string, locale: Locale): string | null => {
  const percent = volumeOffer.exec(name)?.[1];
  if (percent === undefined) return null;
  return textsIn(locale)('volumeOffer', { percent });
};

export const toWireDiscount = (
  { name, amount, voucherCode }: Discount,
  vouchers: readonly Pick<StoredVoucher, 'code' | 'name' | 'validFrom' | 'validUntil'>[],
  locale: Locale,
): WireDiscount => {
  const voucher = vouchers.find(({ code }) => code === voucherCode);
  return {
    name,
    description: describeOffer(name, locale),
    amount: toDecimalString(amount),
    ...(voucher && { voucher: toWireVoucher(voucher) }),
  };
};

const nothingToShip: Readonly<Record<'name' | 'description', Localized>> = {
  name: inEveryLanguage(textsIn, 'nothingToShip.name'),
  description: inEveryLanguage(textsIn, 'nothingToShip.description'),
};

/** What a shipping method is called, by its code. */
export const shippingTexts = (code: string): Readonly<Record<'name' | 'description', Localized>> =>
  (code === noShippingRequired ? undefined : shippingServiceOf(code)) ?? nothingToShip;

export const toWireShippingMethod = ({ code, price, discount }: ShippingMethod, locale: Locale): WireShippingMethod => {
  const texts = shippingTexts(code);
  return {
    code,
    name: texts.name[locale],
    description: texts.description[locale],
    price: toWirePrice(price),
    is_discounted: discount.amount > 0,
    discount: Number(toDecimalString(discount)),
  };
};

/** A piece as both basket lines and order lines show it. */
export const toWirePiece = (texts: LineTexts, snapshot: LineSnapshot, locale: Locale): WirePiece => ({
  clothing_type: {
    id: texts.clothingType.id,
    slug: texts.clothingType.slug,
    title: texts.clothingType.title[locale],
    supports_initials: texts.clothingType.supportsInitials,
    supports_multiple_fabrics: texts.clothingType.supportsMultipleFabrics,
  },
  variant_id: texts.variantId,
  variant_title: texts.variantTitle[locale],
  image_path: texts.imagePath,
  initials: snapshot.initials,
  user_size: texts.size,
  ...(snapshot.userSizeVersion !== undefined && { user_size_version: snapshot.userSizeVersion }),
  fabric_color: texts.fabricColor && {
    id: texts.fabricColor.id,
    title: texts.fabricColor.title[locale],
    hex: texts.fabricColor.hex,
    fabric_title: texts.fabricColor.fabricTitle[locale],
  },
  selected_properties: texts.properties.map(({ collection, collectionTitle, id, title }) => ({
    collection,
    collection_title: collectionTitle[locale],
    id,
    title: title[locale],
  })),
  note: snapshot.note,
  gift_card_tier: snapshot.giftCardTier,
  ...(snapshot.gift && { gift: snapshot.gift }),
});

/** The six price keys of a line; totals, quantity included. */
export const toWireLinePrices = (exclDiscounts: Money, inclDiscounts: Money) => {
  const [full, reduced] = [toDecimalString(exclDiscounts), toDecimalString(inclDiscounts)];
  return {
    price_currency: exclDiscounts.currency,
    price_excl_tax: reduced,
    price_incl_tax: reduced,
    price_excl_tax_excl_discounts: full,
    price_incl_tax_excl_discounts: full,
    price_incl_tax_incl_discounts: reduced,
  };
};

const toWireLine = (line: ViewedLine, basketUrl: string, { origin, locale }: Reader): WireBasketLine => {
  const { stored, product, unitPrice } = line;
  const { type } = product;
  const version = stored.snapshot.userSizeVersion;
  const size = stored.size && { id: stored.size.id, title: stored.size.title, ...(version !== undefined && { version }) };
  const texts = lineTexts(type, stored.snapshot, size);
  const piece = toWirePiece(texts, stored.snapshot, locale);
  return {
    ...piece,
    id: stored.id,
    url: `${origin}/oscarapi/lines/${stored.id}/`,
    quantity: stored.quantity,
    product: {
      title: piece.clothing_type.title,
      product_class: type.productClass,
      price: { currency: unitPrice.currency, incl_tax: toDecimalString(unitPrice) },
      variant: piece.variant_id,
    },
    product_url: `${origin}/oscarapi/products/${productIdOf(type, product.giftCardTier)}/`,
    basket: basketUrl,
    attributes: [],
    stockrecord: null,
    is_tax_known: true,
    warning: null,
    date_created: stored.createdAt,
    date_updated: stored.createdAt,
    pre_order: preOrderSlugs.includes(type.slug),
    ...toWireLinePrices(line.priceExclDiscounts, line.priceInclDiscounts),
  };
};

/** A payment that waits for the customer at the bank's page. */
export type PendingPayment = { readonly id: string; readonly url: string };

/** BASKET-01 … BASKET-09. */
export const toWireBasket = (view: BasketView, reader: Reader, pending: PendingPayment | null): WireBasket => {
  const { stored, priced, currency, credit } = view;
  const url = `${reader.origin}/oscarapi/baskets/${stored.id}/`;
  const [total, full] = [toDecimalString(priced.total), toDecimalString(priced.totalExclDiscounts)];
  const discounts = (list: readonly Discount[]): WireDiscount[] =>
    list.map((discount) => toWireDiscount(discount, view.vouchers, reader.locale));
  return {
    id: stored.id,
    url,
    owner: stored.owner.kind === 'customer' ? `${reader.origin}/oscarapi/users/${stored.owner.accountId}/` : null,
    status: stored.status,
    currency,
    lines: `${url}lines/`,
    all_lines: view.lines.map((line) => toWireLine(line, url, reader)),
    num_items: priced.itemCount,
    total_excl_tax: total,
    total_excl_tax_excl_discounts: full,
    total_incl_tax: total,
    total_incl_tax_excl_discounts: full,
    total_tax: toDecimalString(zero(currency)),
    is_tax_known: view.lines.length > 0,
    offer_discounts: discounts(priced.offerDiscounts),
    voucher_discounts: discounts(priced.voucherDiscounts),
    shipping_discounts: discounts(priced.shippingDiscounts),
    voucher_codes: view.vouchers.map(({ code }) => code),
    account_payment_active: credit.active,
    account_allocations: { total: toDecimalString(credit.available), total_allocated: toDecimalString(credit.allocatedByServer) },
    requires_shipping: priced.requiresShipping,
    shipping_methods: priced.shippingMethods.map((method) => toWireShippingMethod(method, reader.locale)),
    active_shipping_method_code: stored.shippingMethodCode,
    pending_payment: pending,
  };
};
