/**
 * API client of a shopper: the calls of a browser from the first piece to a paid order.
 */
import { signIn } from '../packages/contract/src/account/index.ts';
import {
  addProduct,
  readBasket,
  type WireBasket,
  type WireGarmentToAdd,
  type WireShippingMethod,
} from '../packages/contract/src/basket/index.ts';
import {
  listClothingTypes,
  readClothingType,
  type WireClothingType,
} from '../packages/contract/src/catalog/index.ts';
import {
  addCourier,
  addShippingAddress,
  countryLink,
  listShippingMethods,
  startPayment,
  type WireAddressToSend,
  type WirePaymentResult,
  type WirePaymentToMake,
} from '../packages/contract/src/checkout/index.ts';
import { type Endpoint, pathOf } from '../packages/contract/src/endpoint.ts';
import { subscribe } from '../packages/contract/src/newsletter/subscription.ts';
import { fromDecimalString } from '../packages/domain/src/kernel/money.ts';
import { newsletterListId } from '../packages/domain/src/newsletter/index.ts';

const address: WireAddressToSend = {
  first_name: 'Ada',
  last_name: 'Probst',
  line1: 'Torstraße 1',
  line4: 'Berlin',
  postcode: '10119',
  country: countryLink('DE'),
  phone_number: '+493012345678',
};

/** Reusable token of the sandbox bank. */
const payingToken = 'test_paid';

const minorUnits = (amount: string, { currency }: WireBasket): number => {
  const parsed = fromDecimalString(amount, currency);
  if (parsed === undefined) throw new Error(`Not an amount: ${amount}`);
  return parsed.amount;
};

export class CallFailed extends Error {
  readonly status: number;

  constructor(status: number, what: string) {
    super(what);
    this.status = status;
  }
}

export class Shopper {
  #address: string;
  readonly #cookies = new Map<string, string>();

  readonly #language: string;
  readonly #publicAddress: string;
  readonly #patienceMs: number;

  /**
   * `language` is a language code. `publicAddress` is the shop's public origin if it
   * differs from the address used. `patienceMs` is the timeout of a call.
   */
  constructor(
    shopAddress: string,
    language = 'en',
    publicAddress = shopAddress,
    patienceMs = 300_000,
  ) {
    this.#patienceMs = patienceMs;
    this.#address = shopAddress;
    this.#language = language;
    this.#publicAddress = publicAddress;
  }

  moveTo(shopAddress: string): void {
    this.#address = shopAddress;
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.#call(signIn, { email, password });
  }

  async subscribe(email: string): Promise<void> {
    await this.#call(subscribe, { email, source: 'footer', list_id: newsletterListId });
  }

  cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  cookies(): { readonly name: string; readonly value: string; readonly url: string }[] {
    return [...this.#cookies].map(([name, value]) => ({ name, value, url: this.#address }));
  }

  async add(piece: WireGarmentToAdd): Promise<void> {
    await this.#call(addProduct, piece);
  }

  /** Sets address, shipping method and card: everything except the payment. */
  async readyToPay(): Promise<WirePaymentToMake> {
    await this.#call(addShippingAddress, address);
    const methods = await this.#call<WireShippingMethod[]>(listShippingMethods, {
      country: address.country,
      postcode: address.postcode,
    });
    const [method] = methods;
    if (method === undefined) throw new Error('No shipping method');
    await this.#call(addCourier, { shipping_method_code: method.code });
    const basket = await this.#call<WireBasket>(readBasket);
    return {
      idempotency_key: crypto.randomUUID(),
      amount: {
        currency: basket.currency,
        value:
          minorUnits(basket.total_incl_tax, basket) + minorUnits(method.price.incl_tax, basket),
      },
      payment_method: { type: 'scheme', token: payingToken },
      guest_email: 'ada@example.com',
      terms_accepted: true,
      comment: '',
      return_url: `${this.#publicAddress}/checkout`,
    };
  }

  /** Pays. Throws if the response is no payment result. */
  async pay(payment: WirePaymentToMake): Promise<WirePaymentResult> {
    return await this.#call<WirePaymentResult>(startPayment, payment);
  }

  /** Completes a guest checkout and returns the order number. Throws without an order. */
  async payAsGuest(): Promise<string> {
    const result = await this.pay(await this.readyToPay());
    if (result.resultCode !== 'Authorised') throw new Error(`Not paid: ${JSON.stringify(result)}`);
    return result.order_number;
  }

  async #call<Answer>({ method, path }: Endpoint, body?: unknown): Promise<Answer> {
    const response = await fetch(`${this.#address}${path}`, {
      method,
      signal: AbortSignal.timeout(this.#patienceMs),
      headers: {
        accept: 'application/json',
        'accept-language': this.#language,
        'content-type': 'application/json',
        origin: this.#publicAddress,
        cookie: this.cookieHeader(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) this.#cookies.set(name, value);
    }
    const text = await response.text();
    if (!response.ok)
      throw new CallFailed(
        response.status,
        `${method} ${path}: ${response.status} ${text.slice(0, 300)}`,
      );
    return (text === '' ? null : JSON.parse(text)) as Answer;
  }
}

/** A piece without a size in its default variant. Throws if the catalog has none. */
export const pieceWithoutSize = async (
  shopAddress: string,
  slug = 'merino-beanie',
): Promise<WireGarmentToAdd> => {
  const response = await fetch(`${shopAddress}${listClothingTypes.path}?slug=${slug}`);
  const [type] = (await response.json()) as WireClothingType[];
  if (type === undefined) throw new Error(`The catalog has no ${slug}`);
  const defaults = type.clothing_property_collections.flatMap(({ slug: collection, properties }) =>
    properties.filter((property) => property.default).map(({ id }) => [collection, id] as const),
  );
  return {
    clothing_type_id: type.id,
    fabric_color_id: type.default_fabric_color_id,
    selected_properties: Object.fromEntries(defaults),
    quantity: 1,
  };
};

export const readPaths = (
  piece: WireGarmentToAdd,
): {
  readonly catalog: string;
  readonly product: string;
  readonly basket: string;
  readonly add: string;
} => ({
  catalog: listClothingTypes.path,
  product: pathOf(readClothingType, { id: piece.clothing_type_id }),
  basket: readBasket.path,
  add: addProduct.path,
});
