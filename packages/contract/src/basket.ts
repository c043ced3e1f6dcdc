import { productClasses } from '@tailorbird/domain/catalog';
import { maximumNoteLength, maximumRecipientLength } from '@tailorbird/domain/designer';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { detailError, fieldErrors, nonFieldErrors, reasonError } from './errors.ts';
import { currency, decimal, id, idInPath, instant, matching, price, text } from './values.ts';

/** Every `reason` a basket call is refused with (406). Against another shop any other text can come, and means no more than "refused". */
export const basketReasons = [
  'Out Of Stock',
  'Stock Limit Exceeded',
  'Quantity Exceeded',
  'Not Available',
  'Missing UserSize',
  'Wrong Size Type',
  'Missing Selected Properties',
  'Basket Frozen',
] as const;
export type BasketReason = (typeof basketReasons)[number];

/** `discount` is a JSON number, as stock has it. */
export const shippingMethod = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  price,
  is_discounted: z.boolean(),
  discount: z.number(),
});
export type WireShippingMethod = z.infer<typeof shippingMethod>;

export const voucher = z.object({ name: z.string(), code: z.string(), start_datetime: instant, end_datetime: instant });
export type WireVoucher = z.infer<typeof voucher>;

/** `voucher` is absent where an offer of the shop takes the amount off. */
export const discount = z.object({
  name: z.string(),
  description: z.nullable(z.string()),
  amount: decimal,
  voucher: z.optional(z.nullable(voucher)),
});
export type WireDiscount = z.infer<typeof discount>;

const initials = text(32);
const note = text(maximumNoteLength);
const selectedProperties = z.record(z.string(), id);

/** Who receives a gift card: `email` and the day `on` (ISO 8601) for digital ones, where the day is null for at once. */
export const gift = z.object({
  recipient: text(maximumRecipientLength),
  email: text(254),
  on: z.nullable(matching(/^\d{4}-\d{2}-\d{2}$/)),
});

/** What a piece is: on basket lines and on order lines. Titles are in the reader's language. */
export const piece = z.object({
  clothing_type: z.object({
    id,
    slug: z.string(),
    title: z.string(),
    supports_initials: z.boolean(),
    supports_multiple_fabrics: z.boolean(),
  }),
  /** `{fabricColorId}-{propertyId}-…`, as in the address of the designer. */
  variant_id: z.string(),
  variant_title: z.string(),
  image_path: z.string(),
  initials: z.string(),
  /** `version` is that of the size the garment is made to: on lines of an order, and on those made to an earlier one. */
  user_size: z.nullable(z.object({ id, title: z.string(), version: z.optional(z.int()) })),
  /** Set on a piece that is held to a version of its size. */
  user_size_version: z.optional(z.int()),
  fabric_color: z.nullable(z.object({ id, title: z.string(), hex: z.string(), fabric_title: z.string() })),
  selected_properties: z.array(z.object({ collection: z.string(), collection_title: z.string(), id, title: z.string() })),
  note: z.string(),
  /** Level code of a gift card. */
  gift_card_tier: z.nullable(z.int()),
  /** Where a gift card goes to somebody by name. */
  gift: z.optional(gift),
});
export type WirePiece = z.infer<typeof piece>;

/** `price` is of one piece. */
export const product = z.object({
  title: z.string(),
  product_class: z.enum(productClasses),
  price: z.object({ currency, incl_tax: decimal }),
  variant: z.nullable(z.string()),
});
export type WireProduct = z.infer<typeof product>;

/** Line totals, quantity included. `price_incl_tax` is after discounts, and `price_incl_tax_incl_discounts` the same. */
export const linePrices = z.object({
  price_currency: currency,
  price_excl_tax: decimal,
  price_incl_tax: decimal,
  price_excl_tax_excl_discounts: decimal,
  price_incl_tax_excl_discounts: decimal,
  price_incl_tax_incl_discounts: decimal,
});

export const basketLine = z.extend(piece, {
  id,
  url: z.string(),
  quantity: z.int(),
  product,
  /** The stock key `product`: a link. */
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
  ...linePrices.shape,
});
export type WireBasketLine = z.infer<typeof basketLine>;

export const basketStatuses = ['Open', 'Frozen'] as const;

/** BASKET-01 … BASKET-05 and the keys of a stock basket. `total_incl_tax` is after discounts, without shipping and before credit. */
export const basket = z.object({
  id,
  url: z.string(),
  owner: z.nullable(z.string()),
  status: z.enum(basketStatuses),
  currency,
  /** Link to the lines; the lines themselves are in `all_lines`. */
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
  /** Codes attached to the basket, also those that take nothing off now. */
  voucher_codes: z.array(z.string()),
  account_payment_active: z.boolean(),
  /** `total` is all the credit there is, `total_allocated` what is set against the goods in this basket. */
  account_allocations: z.object({ total: decimal, total_allocated: decimal }),
  requires_shipping: z.boolean(),
  shipping_methods: z.array(shippingMethod),
  active_shipping_method_code: z.nullable(z.string()),
  /** While Frozen: the payment that waits for the customer, and the bank's page it waits at. */
  pending_payment: z.nullable(z.object({ id: z.string(), url: z.string() })),
});
export type WireBasket = z.infer<typeof basket>;

export const readBasket = endpoint({
  context: 'basket',
  name: 'readBasket',
  method: 'GET',
  path: '/oscarapi/basket/',
  summary: 'The basket of this customer or guest, made if there is none.',
  responses: { 200: basket },
});

export const basketCount = z.object({ count: z.int() });

export const countBasket = endpoint({
  context: 'basket',
  name: 'countBasket',
  method: 'GET',
  path: '/oscarapi/basket/count/',
  summary: 'Sum of the line quantities. Makes no basket.',
  responses: { 200: basketCount },
});

const quantity = z.int();

/** A garment to make (decisions 73). `selected_properties` maps the slug of a collection to a property id. */
export const garmentToAdd = z.object({
  clothing_type_id: id,
  fabric_color_id: z.optional(z.nullable(id)),
  selected_properties: z.optional(selectedProperties),
  user_size_id: z.optional(z.nullable(id)),
  /** An earlier version of the size to make it to. */
  user_size_version: z.optional(z.nullable(id)),
  initials: z.optional(initials),
  note: z.optional(note),
  gift: z.optional(z.nullable(gift)),
  quantity,
});

/** A gift card or a stock item. */
export const productToAdd = z.object({
  product_id: id,
  fabric_color_id: z.optional(z.nullable(id)),
  selected_properties: z.optional(selectedProperties),
  user_size_id: z.optional(z.nullable(id)),
  /** An earlier version of the size to make it to. */
  user_size_version: z.optional(z.nullable(id)),
  initials: z.optional(initials),
  note: z.optional(note),
  gift: z.optional(z.nullable(gift)),
  quantity,
});

/** The stock form: a link to a product, relative or absolute; only its path counts. The keys of a garment may stand beside it. */
export const linkToAdd = z.object({
  url: text(400),
  options: z.optional(z.array(z.unknown())),
  fabric_color_id: z.optional(z.nullable(id)),
  selected_properties: z.optional(selectedProperties),
  user_size_id: z.optional(z.nullable(id)),
  /** An earlier version of the size to make it to. */
  user_size_version: z.optional(z.nullable(id)),
  initials: z.optional(initials),
  note: z.optional(note),
  gift: z.optional(z.nullable(gift)),
  quantity,
});
export type WireGarmentToAdd = z.infer<typeof garmentToAdd>;
export type WireProductToAdd = z.infer<typeof productToAdd>;
export type WireLinkToAdd = z.infer<typeof linkToAdd>;

/** Told apart by `url`, `product_id` or `clothing_type_id`, the first that is there. */
export const pieceToAdd = z.union([garmentToAdd, productToAdd, linkToAdd]);
export type WirePieceToAdd = z.infer<typeof pieceToAdd>;

export const addProduct = endpoint({
  context: 'basket',
  name: 'addProduct',
  method: 'POST',
  path: '/oscarapi/basket/add-product/',
  summary: 'Adds pieces: an equal line grows, any difference makes its own line. Field errors are the object form of reason.',
  request: pieceToAdd,
  responses: { 200: basket, 403: detailError, 406: reasonError },
  csrf: 'when-signed-in',
});

export const quantityChange = z.object({ quantity });

export const changeLine = endpoint({
  context: 'basket',
  name: 'changeLine',
  method: 'PUT',
  path: '/oscarapi/lines/{id}/',
  summary: 'Sets the quantity of a line of the caller’s own basket; 0 removes it.',
  params: { id: idInPath },
  request: quantityChange,
  responses: { 200: basket, 400: fieldErrors, 403: detailError, 404: detailError, 406: reasonError },
  csrf: 'when-signed-in',
});

/** What is left out stays as it is. */
export const pieceChange = z.object({
  fabric_color_id: z.optional(z.nullable(id)),
  selected_properties: z.optional(selectedProperties),
  user_size_id: z.optional(z.nullable(id)),
  /** An earlier version of the size to make it to. */
  user_size_version: z.optional(z.nullable(id)),
  initials: z.optional(initials),
  note: z.optional(note),
  gift: z.optional(z.nullable(gift)),
});
export type WirePieceChange = z.infer<typeof pieceChange>;

export const changePiece = endpoint({
  context: 'basket',
  name: 'changePiece',
  method: 'PUT',
  path: '/oscarapi/lines/{id}/piece/',
  summary: 'Makes the pieces of a line differently, all or none; it keeps its place and quantity, and a line that is equal then joins it.',
  params: { id: idInPath },
  request: pieceChange,
  responses: { 200: basket, 403: detailError, 404: detailError, 406: reasonError },
  csrf: 'when-signed-in',
});

export const removeLine = endpoint({
  context: 'basket',
  name: 'removeLine',
  method: 'DELETE',
  path: '/oscarapi/lines/{id}/',
  summary: 'Removes a line of the caller’s own basket.',
  params: { id: idInPath },
  responses: { 200: basket, 403: detailError, 404: detailError, 406: reasonError },
  csrf: 'when-signed-in',
});

export const voucherCode = z.object({ vouchercode: text(128) });

/** `type` account: the voucher is account credit. */
export const addedVoucher = z.extend(voucher, { type: z.enum(['voucher', 'account']) });
export type WireAddedVoucher = z.infer<typeof addedVoucher>;

const voucherRefused = z.union([reasonError, nonFieldErrors, fieldErrors]);

export const addVoucher = endpoint({
  context: 'basket',
  name: 'addVoucher',
  method: 'POST',
  path: '/oscarapi/basket/add-voucher/',
  summary: 'Adds a voucher by its code, in any case; answers the voucher, not the basket. Adding it twice is adding it once.',
  request: voucherCode,
  responses: { 200: addedVoucher, 403: detailError, 406: voucherRefused },
  csrf: 'when-signed-in',
});

export const removeVoucher = endpoint({
  context: 'basket',
  name: 'removeVoucher',
  method: 'POST',
  path: '/oscarapi/basket/remove-voucher/',
  summary: 'Takes a voucher off the basket.',
  request: voucherCode,
  responses: { 200: basket, 403: detailError, 406: voucherRefused },
  csrf: 'when-signed-in',
});

export const activateCredit = endpoint({
  context: 'basket',
  name: 'activateCredit',
  method: 'POST',
  path: '/oscarapi/basket/accounts/activate/',
  summary: 'Pays for this basket with account credit, as far as it reaches; signed-in customers only.',
  responses: { 200: basket, 403: detailError, 406: reasonError },
  csrf: 'when-signed-in',
});

export const deactivateCredit = endpoint({
  context: 'basket',
  name: 'deactivateCredit',
  method: 'POST',
  path: '/oscarapi/basket/accounts/deactivate/',
  summary: 'Leaves account credit out of this basket.',
  responses: { 200: basket, 403: detailError, 406: reasonError },
  csrf: 'when-signed-in',
});
