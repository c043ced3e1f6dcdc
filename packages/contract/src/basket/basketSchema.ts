import * as z from 'zod/mini';
import { fieldErrors, nonFieldErrors, reasonError } from '../errors.ts';
import { levies, levy } from '../location/levySchema.ts';
import { currency, decimal, id, instant, price } from '../values.ts';
import { linePrices, piece, product } from './pieceSchema.ts';

/** `discount` is a JSON number, as in django-oscar-api. */
export const shippingMethod = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  price,
  is_discounted: z.boolean(),
  discount: z.number(),
});
export type WireShippingMethod = z.infer<typeof shippingMethod>;

export const voucher = z.object({
  name: z.string(),
  code: z.string(),
  start_datetime: instant,
  end_datetime: instant,
});
export type WireVoucher = z.infer<typeof voucher>;

/** `voucher` is absent for an offer of the shop. */
export const discount = z.object({
  name: z.string(),
  description: z.nullable(z.string()),
  amount: decimal,
  voucher: z.optional(z.nullable(voucher)),
});
export type WireDiscount = z.infer<typeof discount>;

export const basketLine = z.extend(piece, {
  id,
  url: z.string(),
  quantity: z.int(),
  product,
  /** Link called `product` in django-oscar-api. */
  product_url: z.string(),
  basket: z.string(),
  attributes: z.array(z.unknown()),
  stockrecord: z.nullable(z.string()),
  is_tax_known: z.boolean(),
  warning: z.nullable(z.string()),
  date_created: instant,
  date_updated: instant,
  /** Made later than the rest of the order (BASKET-17). */
  pre_order: z.boolean(),
  /** Duties and taxes of the line. Absent if there are none to state. */
  levy: z.optional(levy),
  ...linePrices.shape,
});
export type WireBasketLine = z.infer<typeof basketLine>;

export const basketStatuses = ['Open', 'Frozen'] as const;

/**
 * The keys of django-oscar-api and the shop's own (BASKET-01 … BASKET-05).
 * `total_incl_tax` is after discounts, without shipping and before credit.
 */
export const basket = z.object({
  /** 0 until the first piece is added. The shop stores no empty new basket. */
  id: z.int().check(z.nonnegative(), z.maximum(999_999_999)),
  url: z.string(),
  owner: z.nullable(z.string()),
  status: z.enum(basketStatuses),
  currency,
  /** Link to the lines. `all_lines` contains the lines themselves. */
  lines: z.string(),
  all_lines: z.array(basketLine),
  num_items: z.int(),
  total_excl_tax: decimal,
  total_excl_tax_excl_discounts: decimal,
  total_incl_tax: decimal,
  total_incl_tax_excl_discounts: decimal,
  total_tax: decimal,
  is_tax_known: z.boolean(),
  offer_discounts: z.array(discount),
  voucher_discounts: z.array(discount),
  shipping_discounts: z.array(discount),
  /** Attached codes, including codes without a discount at the moment. */
  voucher_codes: z.array(z.string()),
  account_payment_active: z.boolean(),
  /** `total` is the available credit, `total_allocated` the part used for this basket. */
  account_allocations: z.object({ total: decimal, total_allocated: decimal }),
  requires_shipping: z.boolean(),
  shipping_methods: z.array(shippingMethod),
  active_shipping_method_code: z.nullable(z.string()),
  /** Duties and taxes. Absent if the destination is unknown or nothing is shipped. */
  levies: z.optional(levies),
  /** Set while the basket is Frozen: the open payment and the page of the bank. */
  pending_payment: z.nullable(z.object({ id: z.string(), url: z.nullable(z.string()) })),
});
export type WireBasket = z.infer<typeof basket>;

export const basketCount = z.object({ count: z.int() });

/** `type: account` means that the voucher is account credit. */
export const addedVoucher = z.extend(voucher, { type: z.enum(['voucher', 'account']) });
export type WireAddedVoucher = z.infer<typeof addedVoucher>;

export const voucherRefused = z.union([reasonError, nonFieldErrors, fieldErrors]);
