import * as z from 'zod/mini';
import { basket, shippingMethod } from './basket.ts';
import { endpoint } from './endpoint.ts';
import { detailError, fieldErrors, nonFieldErrors, reasonError } from './errors.ts';
import { currency, text } from './values.ts';

/** The alpha-2 code is also the last segment of `url`. */
export const country = z.object({
  url: z.string(),
  iso_3166_1_a2: z.string(),
  iso_3166_1_a3: z.string(),
  iso_3166_1_numeric: z.string(),
  printable_name: z.string(),
  name: z.string(),
  display_order: z.int(),
  is_shipping_country: z.boolean(),
});
export type WireCountry = z.infer<typeof country>;

/** Countries are referred to by link: `/oscarapi/countries/NL/`. */
export const countryLink = (countryCode: string): string => `/oscarapi/countries/${countryCode}/`;

/** The code in a country's link, relative or absolute; null when it is no such link. */
export const countryCodeOf = (link: string): string | null => /\/countries\/([A-Z]{2})\/$/.exec(link)?.[1] ?? null;

export const listCountries = endpoint({
  context: 'checkout',
  name: 'listCountries',
  method: 'GET',
  path: '/oscarapi/countries/',
  summary: 'Countries the shop ships to; with show_all=true all of them.',
  query: { show_all: z.optional(z.enum(['true', 'false'])) },
  responses: { 200: z.array(country) },
});

/** A delivery address as stock has it: `line4` is the city, `country` a link. `company` is an addition. Absent texts are empty. */
export const addressToSend = z.object({
  title: z.optional(text(64)),
  first_name: text(400),
  last_name: text(400),
  company: z.optional(text(400)),
  line1: text(400),
  line2: z.optional(text(400)),
  line3: z.optional(text(400)),
  line4: text(400),
  state: z.optional(text(400)),
  postcode: z.optional(text(400)),
  country: text(400),
  phone_number: z.optional(text(400)),
  notes: z.optional(text(1000)),
});
export type WireAddressToSend = z.infer<typeof addressToSend>;

/** An address of a basket or an order. */
export const address = z.object({
  title: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  line1: z.string(),
  line2: z.string(),
  line3: z.string(),
  line4: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: z.string(),
  phone_number: z.string(),
  notes: z.string(),
  search_text: z.string(),
});
export type WireAddress = z.infer<typeof address>;

/** Field errors of an address: messages at each field, and in `error_codes` the kind of each failure, to branch on. */
export const addressErrors = z.catchall(
  z.object({ error_codes: z.optional(z.record(z.string(), z.string())) }),
  z.union([z.array(z.string()), z.record(z.string(), z.string())]),
);
export type WireAddressErrors = z.infer<typeof addressErrors>;

export const readShippingAddress = endpoint({
  context: 'checkout',
  name: 'readShippingAddress',
  method: 'GET',
  path: '/oscarapi/basket/add-shipping-address/',
  summary: 'The address this basket is to be sent to; 204 when none was given.',
  responses: { 200: address, 204: null },
});

export const addShippingAddress = endpoint({
  context: 'checkout',
  name: 'addShippingAddress',
  method: 'POST',
  path: '/oscarapi/basket/add-shipping-address/',
  summary: 'Sets the address this basket is to be sent to.',
  request: addressToSend,
  responses: { 200: basket, 400: addressErrors, 403: detailError, 406: reasonError },
  csrf: 'when-signed-in',
});

export const courierChoice = z.object({ shipping_method_code: text(128) });

export const addCourier = endpoint({
  context: 'checkout',
  name: 'addCourier',
  method: 'POST',
  path: '/oscarapi/basket/v2/add-currier/',
  summary: 'Chooses one of the basket’s shipping methods by its code.',
  request: courierChoice,
  responses: { 200: basket, 403: detailError, 406: z.union([reasonError, fieldErrors]) },
  csrf: 'when-signed-in',
});

export const dropPointChoice = z.object({ drop_point_id: text(64) });

export const addDropPoint = endpoint({
  context: 'checkout',
  name: 'addDropPoint',
  method: 'POST',
  path: '/oscarapi/basket/add-pakkeshop/',
  summary: 'Has this basket sent to a drop point.',
  request: dropPointChoice,
  responses: { 200: basket, 403: detailError, 406: z.union([reasonError, fieldErrors]) },
  csrf: 'when-signed-in',
});

/** Every `reason` a checkout is refused with (406). */
export const checkoutReasons = [
  'Basket Changed',
  'Basket Empty',
  'Basket Frozen',
  'Out Of Stock',
  'Voucher Removed',
  'Address Missing',
  'Shipping Method Missing',
  'Terms Not Accepted',
] as const;
export type CheckoutReason = (typeof checkoutReasons)[number];

/** `vouchers` are the codes that were removed, with the reason `Voucher Removed`. */
export const checkoutRefused = z.object({ reason: z.enum(checkoutReasons), vouchers: z.optional(z.array(z.string())) });
export type WireCheckoutRefused = z.infer<typeof checkoutRefused>;

export const validateBasket = endpoint({
  context: 'checkout',
  name: 'validateBasket',
  method: 'GET',
  path: '/oscarapi/checkout-validate-basket/',
  summary: 'Whether the basket can be paid for: in stock, vouchers still good, address and method chosen where something is shipped.',
  responses: { 200: z.object({ valid: z.literal(true) }), 406: checkoutRefused },
});

/** Where to: as much of an address as is known. */
export const destination = z.object({
  country: z.optional(text(400)),
  postcode: z.optional(text(400)),
  line1: z.optional(text(400)),
  line4: z.optional(text(400)),
});
export type WireDestination = z.infer<typeof destination>;

export const listShippingMethods = endpoint({
  context: 'checkout',
  name: 'listShippingMethods',
  method: 'POST',
  path: '/shipping_api/shipping_methods/',
  summary: 'Shipping methods of this basket to a destination, discounts included.',
  request: destination,
  responses: { 200: z.array(shippingMethod), 403: detailError, 406: z.union([reasonError, fieldErrors]) },
  csrf: 'when-signed-in',
});

export const dropPoint = z.object({ id: z.string(), name: z.string(), line1: z.string(), postcode: z.string(), city: z.string() });
export type WireDropPoint = z.infer<typeof dropPoint>;

export const listDropPoints = endpoint({
  context: 'checkout',
  name: 'listDropPoints',
  method: 'POST',
  path: '/shipping_api/drop_points/',
  summary: 'Drop points near a destination.',
  request: destination,
  responses: { 200: z.array(dropPoint), 403: detailError, 406: z.union([reasonError, fieldErrors]) },
  csrf: 'when-signed-in',
});

export const paymentMethod = z.object({ type: z.enum(['scheme', 'none']), name: z.string(), brands: z.array(z.string()) });
export const paymentMethods = z.object({ paymentMethods: z.array(paymentMethod) });
export type WirePaymentMethods = z.infer<typeof paymentMethods>;

export const listPaymentMethods = endpoint({
  context: 'checkout',
  name: 'listPaymentMethods',
  method: 'POST',
  path: '/adyen_api/checkout/payment_methods/',
  summary: 'How this basket can be paid for.',
  responses: { 200: paymentMethods, 403: detailError, 406: checkoutRefused },
  csrf: 'when-signed-in',
});

/** A bank card. `expiry_month` has two digits, `expiry_year` four. */
export const cardPayment = z.object({
  type: z.literal('scheme'),
  number: text(40),
  expiry_month: text(2),
  expiry_year: text(4),
  cvc: text(8),
  holder_name: text(200),
});

/** Nothing is left to pay: credit covers all. */
export const noPayment = z.object({ type: z.literal('none') });

export const paymentToMake = z.object({
  /** The same for every try of one press on "pay". */
  idempotency_key: z.string().check(z.minLength(8), z.maxLength(128)),
  /** What the customer saw, in minor units. */
  amount: z.object({ currency, value: z.int().check(z.nonnegative()) }),
  payment_method: z.discriminatedUnion('type', [cardPayment, noPayment]),
  guest_email: z.nullable(text(254)),
  terms_accepted: z.boolean(),
  comment: text(1000),
  /** Where the bank sends the customer back to: of this shop's own origin. */
  return_url: text(2000),
});
export type WirePaymentToMake = z.infer<typeof paymentToMake>;

/** Refusal reasons the shop tells apart (CHECKOUT-16); any other is shown as a refusal. */
export const refusalReasons = {
  wrongCvc: 'CVC Declined',
  fraud: 'FRAUD',
  refused: 'Refused',
  notAuthenticated: '3D Not Authenticated',
  cancelled: 'Cancelled',
  orderNotFinalized: 'Order Not Finalized',
} as const;

export const paymentResult = z.discriminatedUnion('resultCode', [
  z.object({ resultCode: z.literal('Authorised'), payment_id: z.string(), order_number: z.string() }),
  z.object({
    resultCode: z.literal('RedirectShopper'),
    payment_id: z.string(),
    action: z.object({ type: z.literal('redirect'), method: z.literal('GET'), url: z.string() }),
  }),
  z.object({ resultCode: z.enum(['Refused', 'Cancelled', 'Error']), payment_id: z.string(), refusalReason: z.string() }),
]);
export type WirePaymentResult = z.infer<typeof paymentResult>;

/** A refused payment request: a reason, or errors at `guest_email`, or at fields of `payment_method`. */
export const paymentRefused = z.union([checkoutRefused, reasonError, nonFieldErrors, fieldErrors]);

export const startPayment = endpoint({
  context: 'checkout',
  name: 'startPayment',
  method: 'POST',
  path: '/adyen_api/checkout/payments/',
  summary: 'Pays for the basket. The same idempotency key is answered with the same payment; with another body it is a conflict.',
  request: paymentToMake,
  responses: { 200: paymentResult, 403: detailError, 406: paymentRefused, 409: detailError },
  csrf: 'when-signed-in',
});

export const paymentDetails = z.union([
  z.object({ payment_id: text(64), details: z.object({ redirectResult: text(4000) }) }),
  z.object({ payment_id: text(64), cancel: z.literal(true) }),
]);
export type WirePaymentDetails = z.infer<typeof paymentDetails>;

export const submitPaymentDetails = endpoint({
  context: 'checkout',
  name: 'submitPaymentDetails',
  method: 'POST',
  path: '/adyen_api/checkout/payments/details/',
  summary: 'Continues a payment after the bank’s page, or gives it up. A payment that is settled answers how it was settled.',
  request: paymentDetails,
  responses: { 200: paymentResult, 403: detailError, 404: detailError, 406: paymentRefused },
  csrf: 'when-signed-in',
});
