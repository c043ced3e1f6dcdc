import type { WireCurrentUser } from '@tailorbird/contract/account';
import type { WireBasket, WireBasketLine, WireDiscount, WirePiece } from '@tailorbird/contract/basket';
import type { WireClothingType } from '@tailorbird/contract/catalog';
import { countryLink, type WireAddress } from '@tailorbird/contract/checkout';
import type { WireOrder } from '@tailorbird/contract/orders';
import type { CurrentUser } from '@tailorbird/domain/account';
import type { Basket, BasketLine, Discount, ShippingMethod } from '@tailorbird/domain/basket';
import type { ClothingType } from '@tailorbird/domain/catalog';
import type { Address } from '@tailorbird/domain/checkout';
import { currencies, type Money, money, toDecimalString, zero } from '@tailorbird/domain/kernel';
import { type Order, progressOf } from '@tailorbird/domain/orders';

/*
 * What a server says of domain values: the other direction of the mappers. Laws go through both, and scripted servers answer with these.
 */

const at = '2025-11-05T09:00:00.000Z';

const toWireVoucher = (code: string) => ({ name: code, code, start_datetime: at, end_datetime: at });

const toWireDiscount = ({ name, amount, voucherCode }: Discount): WireDiscount => ({
  name,
  description: null,
  amount: toDecimalString(amount),
  ...(voucherCode !== null && { voucher: toWireVoucher(voucherCode) }),
});

const toWirePiece = (line: Omit<BasketLine, 'dateCreated' | 'preOrder'>): WirePiece => ({
  clothing_type: {
    id: line.snapshot.clothingTypeId,
    slug: line.clothingTypeSlug,
    title: line.title,
    supports_initials: line.supportsInitials,
    supports_multiple_fabrics: line.supportsMultipleFabrics,
  },
  variant_id: line.variantId,
  variant_title: line.variantTitle,
  image_path: line.imagePath,
  initials: line.snapshot.initials,
  user_size: line.size,
  fabric_color: line.fabricColor && {
    id: line.fabricColor.id,
    title: line.fabricColor.title,
    hex: '#FFFFFF',
    fabric_title: line.fabricColor.fabricTitle,
  },
  selected_properties: Object.entries(line.snapshot.selectedProperties).map(([collection, id], index) => ({
    collection,
    collection_title: line.properties[index]?.label ?? '',
    id,
    title: line.properties[index]?.title ?? '',
  })),
  note: line.snapshot.note,
  gift_card_tier: line.snapshot.giftCardTier,
});

const toWirePrices = (line: Pick<BasketLine, 'priceExclDiscounts' | 'priceInclDiscounts'>) => {
  const [full, reduced] = [toDecimalString(line.priceExclDiscounts), toDecimalString(line.priceInclDiscounts)];
  return {
    price_currency: line.priceExclDiscounts.currency,
    price_excl_tax: reduced,
    price_incl_tax: reduced,
    price_excl_tax_excl_discounts: full,
    price_incl_tax_excl_discounts: full,
    price_incl_tax_incl_discounts: reduced,
  };
};

const toWireProduct = (line: Pick<BasketLine, 'title' | 'productClass' | 'unitPrice' | 'variantId'>) => ({
  title: line.title,
  product_class: line.productClass,
  price: { currency: line.unitPrice.currency, incl_tax: toDecimalString(line.unitPrice) },
  variant: line.variantId,
});

export const toWireLine = (line: BasketLine): WireBasketLine => ({
  ...toWirePiece(line),
  ...toWirePrices(line),
  id: line.id,
  url: `/oscarapi/lines/${line.id}/`,
  quantity: line.quantity,
  product: toWireProduct(line),
  product_url: `/oscarapi/products/${line.snapshot.clothingTypeId}/`,
  basket: '/oscarapi/baskets/1/',
  attributes: [],
  stockrecord: null,
  is_tax_known: true,
  warning: null,
  date_created: line.dateCreated,
  date_updated: line.dateCreated,
  pre_order: line.preOrder,
});

const toWirePrice = (amount: Money) => ({
  currency: amount.currency,
  excl_tax: toDecimalString(amount),
  incl_tax: toDecimalString(amount),
  tax: toDecimalString(zero(amount.currency)),
});

const toWireMethod = ({ price, discount, ...method }: ShippingMethod) => ({
  ...method,
  price: toWirePrice(price),
  is_discounted: discount.amount > 0,
  discount: Number(toDecimalString(discount)),
});

export const toWireBasket = (basket: Basket): WireBasket => {
  const total = toDecimalString(basket.total);
  return {
    id: basket.id,
    url: `/oscarapi/baskets/${basket.id}/`,
    owner: null,
    status: basket.status,
    currency: basket.total.currency,
    lines: `/oscarapi/baskets/${basket.id}/lines/`,
    all_lines: basket.lines.map(toWireLine),
    num_items: basket.itemCount,
    total_excl_tax: total,
    total_excl_tax_excl_discounts: total,
    total_incl_tax: total,
    total_incl_tax_excl_discounts: total,
    total_tax: '0.00',
    is_tax_known: basket.lines.length > 0,
    offer_discounts: basket.offerDiscounts.map(toWireDiscount),
    voucher_discounts: basket.voucherDiscounts.map(toWireDiscount),
    shipping_discounts: basket.shippingDiscounts.map(toWireDiscount),
    voucher_codes: [...basket.voucherCodes],
    account_payment_active: basket.credit.active,
    account_allocations: {
      total: toDecimalString(basket.credit.available),
      total_allocated: toDecimalString(basket.credit.allocatedByServer),
    },
    requires_shipping: basket.requiresShipping,
    shipping_methods: basket.shippingMethods.map(toWireMethod),
    active_shipping_method_code: basket.activeShippingMethodCode,
    pending_payment: basket.status === 'Frozen' ? basket.pendingPayment : null,
  };
};

export const toWireAddress = (address: Address): WireAddress => ({
  title: '',
  first_name: address.firstName,
  last_name: address.lastName,
  company: address.company,
  line1: address.line1,
  line2: address.line2,
  line3: '',
  line4: address.city,
  state: address.state,
  postcode: address.postcode,
  country: `https://shop.example.test${countryLink(address.countryCode)}`,
  phone_number: address.phone,
  notes: '',
  search_text: '',
});

export const toWireOrder = (order: Order): WireOrder => ({
  number: order.number,
  url: `/oscarapi/orders/${order.number}/`,
  owner: null,
  status: order.status,
  order_progress: progressOf[order.status],
  email: order.email,
  date_placed: order.datePlaced,
  currency: order.total.currency,
  items: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  lines: order.lines.map((line) => ({
    ...toWirePiece(line),
    ...toWirePrices(line),
    id: line.id,
    quantity: line.quantity,
    status: line.status,
    product_info: { product: toWireProduct(line) },
  })),
  total_incl_tax: toDecimalString(order.total),
  total_excl_tax: toDecimalString(order.total),
  shipping_incl_tax: toDecimalString(order.shipping),
  shipping_excl_tax: toDecimalString(order.shipping),
  shipping_method: order.shippingMethod.name,
  shipping_code: order.shippingMethod.code,
  offer_discounts: order.offerDiscounts.map(toWireDiscount),
  voucher_discounts: order.voucherDiscounts.map(toWireDiscount),
  shipping_discounts: order.shippingDiscounts.map(toWireDiscount),
  surcharges: [],
  credit_used: toDecimalString(order.credit),
  amount_paid: toDecimalString(order.paid),
  shipping_address: order.shippingAddress && toWireAddress(order.shippingAddress),
  billing_address: order.billingAddress && toWireAddress(order.billingAddress),
  comment: order.comment,
  delivery_time: order.deliveryDays,
  shipping_time: null,
});

export const toWireClothingType = (type: ClothingType): WireClothingType => ({
  id: type.id,
  slug: type.slug,
  frontend_title: type.title,
  frontend_subtitle: type.subtitle,
  description: [...type.description],
  product_class: type.productClass,
  family: type.family,
  pattern: type.pattern,
  ...(type.artwork !== undefined && { artwork: type.artwork }),
  gender: type.gender,
  product_kind: type.kind,
  state: type.state,
  visibility: type.visibility,
  availability: type.availability,
  channels: [...type.channels],
  placements: [...type.placements],
  publish_status: type.publishStatus,
  show_in_designer: type.showInDesigner,
  is_stock_item: type.isStockItem,
  supports_initials: type.supportsInitials,
  supports_multiple_fabrics: type.supportsMultipleFabrics,
  requires_shipping: type.requiresShipping,
  size_type: type.sizeType,
  fabrics: [...new Map(type.fabricColors.map(({ fabric }) => [fabric.id, fabric])).values()].map((fabric) => ({
    id: fabric.id,
    slug: fabric.slug,
    title: fabric.title,
    trait_title: fabric.traitTitle,
    texture: fabric.texture,
    composition: fabric.composition,
    care: fabric.care,
    weight_gsm: fabric.weightGsm,
  })),
  fabric_colors: type.fabricColors.map(({ id, color, fabric, showInDesigner, outOfStock, availability }) => ({
    id,
    color,
    fabric: { id: fabric.id, trait_title: fabric.traitTitle },
    show_in_designer: showInDesigner,
    out_of_stock: outOfStock,
    availability,
  })),
  default_fabric_color_id: type.defaultFabricColorId,
  clothing_property_collections: type.propertyCollections.map((collection) => ({
    id: collection.id,
    slug: collection.slug,
    trait_label_title: collection.traitLabelTitle,
    properties: collection.properties.map((property) => ({
      id: property.id,
      slug: property.slug,
      trait_title: property.traitTitle,
      default: property.default,
      show_in_designer: property.showInDesigner,
      excludes: [...property.excludes],
    })),
  })),
  ...(type.namingRules && { dynamic_naming_rules: [...type.namingRules] }),
  prices: Object.fromEntries(
    currencies.map((currency) => [currency, toDecimalString(money(type.prices[currency], currency))]),
  ) as WireClothingType['prices'],
});

export const toWireUser = (user: CurrentUser): WireCurrentUser => ({
  id: user.id,
  username: user.email,
  email: user.email,
  date_joined: at,
  first_name: user.firstName,
  last_name: user.lastName,
  is_active: user.isActive,
  is_superuser: user.isSuperuser,
  is_staff: user.isStaff,
  impersonate: user.impersonate,
  is_store: user.isStore,
  is_store_impersonate: user.isStoreImpersonate,
  newsletter: user.newsletter,
  userrecord: { num_orders: user.orderCount, num_fulfilled_orders: user.fulfilledOrderCount },
});
