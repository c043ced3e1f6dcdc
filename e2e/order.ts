/**
 * Places orders by API for journeys that start with one. The checkout screens have journeys of
 * their own.
 */
import { expect, type Page } from '@playwright/test';

export type Address = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly countryCode: string;
  readonly line1: string;
  readonly postcode: string;
  readonly city: string;
  readonly state?: string;
  readonly phone: string;
};

/** Basket lines without a size: a beanie, a wool cap and a mailed gift card. */
const withoutSize = {
  beanie: {
    clothing_type_id: 11,
    fabric_color_id: 1101,
    selected_properties: { fold: 241, stitch: 251 },
  },
  'wool-cap': { clothing_type_id: 93, fabric_color_id: 9301, selected_properties: { crown: 701 } },
  'digital-gift-card': { product_id: 14_102, note: '' },
} as const;

/**
 * The garment to order: one of these, or a T-shirt in a standard size, given by its index among
 * the 24.
 */
export type Ordered =
  | { readonly garment: keyof typeof withoutSize }
  | { readonly garment: 't-shirt'; readonly standardSizeId: number }
  /** Made to measure, computed from the given facts. */
  | { readonly garment: 't-shirt'; readonly facts: Readonly<Record<string, unknown>> };

const saveStandardSize = `mutation createUserSizeFromStandardSize($standardSizeId: Int!, $title: String!, $targetSizeTypeId: Int!) {
  createUserSizeFromStandardSize(standardSizeId: $standardSizeId, title: $title, targetSizeTypeId: $targetSizeTypeId) {
    ... on CreatedUserSize { user_size { id } }
  }
}`;
type Saved = {
  readonly data: {
    readonly createUserSizeFromStandardSize: { readonly user_size: { readonly id: number } };
  };
};

type Basket = {
  readonly currency: string;
  readonly total_incl_tax: string;
  readonly active_shipping_method_code: string;
  readonly shipping_methods: readonly {
    readonly code: string;
    readonly price: { readonly incl_tax: string };
  }[];
};

const cents = (amount: string): number => Math.round(Number(amount) * 100);

type Method = 'GET' | 'POST' | 'PUT';
type Call = <Answer>(method: Method, path: string, data?: unknown) => Promise<Answer>;

const callsOf = (page: Page, language: string): Call => {
  const { request } = page.context();
  return async <Answer>(method: Method, path: string, data?: unknown): Promise<Answer> => {
    const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value;
    const headers = {
      accept: 'application/json',
      'accept-language': language,
      ...(token !== undefined && { 'x-csrftoken': token }),
    };
    const response = await request.fetch(path, {
      method,
      headers,
      ...(data !== undefined && { data }),
    });
    expect([path, response.status(), response.ok() || (await response.text())]).toEqual([
      path,
      response.status(),
      true,
    ]);
    return (await response.json()) as Answer;
  };
};

const shippingTo = (address: Address) => ({
  first_name: address.firstName,
  last_name: address.lastName,
  line1: address.line1,
  line4: address.city,
  postcode: address.postcode,
  country: `/oscarapi/countries/${address.countryCode}/`,
  phone_number: address.phone,
  ...(address.state !== undefined && { state: address.state }),
});

export const signInByApi = async (page: Page, email: string): Promise<void> => {
  const call = callsOf(page, 'en');
  await call('GET', '/api/v1/soat/init/');
  await call('POST', '/oscarapi/login/', { username: email, password: 'measure-twice' });
};

export const signUpByApi = async (page: Page, email: string): Promise<void> => {
  const call = callsOf(page, 'en');
  await call('GET', '/api/v1/soat/init/');
  const account = {
    email,
    password: 'needle-and-thread',
    newsletter: false,
    signing_up_with_credit: false,
    source: 'journey',
  };
  await call('POST', '/oscarapi/customer/', account);
};

/** Answers about a body, in the format of the API. */
export const bodyFacts = {
  age: 35,
  foot_length_in_cm: 28.3,
  height_in_cm: 181,
  weight_in_kg: 80,
  body_shape: 'RECTANGULAR',
  fit: 'REGULAR',
};

/** Made to measure, for the customer signed in on a page. */
export const saveSizeByApi = async (page: Page, title: string): Promise<void> => {
  await callsOf(page, 'en')('POST', '/customizer_api/v2/user-size2/', {
    title,
    size_type: 1,
    created_with_prefs: bodyFacts,
    measurements: [],
  });
};

export const addWearerByApi = async (page: Page, name: string): Promise<void> => {
  await callsOf(page, 'en')('POST', '/customizer_api/v2/wearers/', { name, kind: 'partner' });
};

export const addBeanieByApi = async (page: Page): Promise<void> => {
  await callsOf(page, 'en')('POST', '/oscarapi/basket/add-product/', {
    ...withoutSize.beanie,
    quantity: 1,
  });
};

/** By the staff member signed in on a page. The board has journeys of its own. */
export const moveByApi = async (
  page: Page,
  orderNumber: string,
  ...statuses: readonly string[]
): Promise<void> => {
  const call = callsOf(page, 'en');
  for (const to of statuses) await call('POST', `/studio_api/orders/${orderNumber}/moves/`, { to });
};

/** By the staff member signed in on a page. */
export const setSwitchByApi = async (page: Page, name: string, on: boolean): Promise<void> => {
  const change = { before: { on: !on }, after: { on }, reason: 'turned by a journey' };
  await callsOf(page, 'en')('PUT', `/studio_api/data/switches/${name}/`, change);
};

/** A beanie, a shipping method, and activated credit above the total. */
export const fillForCreditByApi = async (page: Page, address: Address): Promise<void> => {
  const call = callsOf(page, 'en');
  await call('POST', '/oscarapi/basket/add-product/', { ...withoutSize.beanie, quantity: 1 });
  await call('POST', '/oscarapi/basket/add-voucher/', { vouchercode: 'GIFT50' });
  await call('POST', '/oscarapi/basket/add-shipping-address/', shippingTo(address));
  await call('POST', '/oscarapi/basket/v2/add-currier/', { shipping_method_code: 'standard' });
  await call('POST', '/oscarapi/basket/accounts/activate/');
};

/** Returns the order number. */
export const payByApi = async (
  page: Page,
  {
    address,
    language,
    keep = false,
  }: { readonly address: Address; readonly language: string; readonly keep?: boolean },
): Promise<string> => {
  const call = callsOf(page, language);
  // The shop's own address; pages of a journey use relative ones.
  const origin = new URL((await page.context().request.get('/healthz')).url()).origin;
  await call('POST', '/oscarapi/basket/add-shipping-address/', shippingTo(address));
  const basket = await call<Basket>('POST', '/oscarapi/basket/v2/add-currier/', {
    shipping_method_code: 'standard',
  });
  const shipping =
    basket.shipping_methods.find(({ code }) => code === basket.active_shipping_method_code)?.price
      .incl_tax ?? '0.00';
  const paid = await call<{ readonly order_number: string }>(
    'POST',
    '/adyen_api/checkout/payments/',
    {
      idempotency_key: `journey-${Date.now()}-${Math.random().toString(36).slice(2)}`,
      amount: { currency: basket.currency, value: cents(basket.total_incl_tax) + cents(shipping) },
      payment_method: { type: 'scheme', token: 'test_paid', keep },
      guest_email: address.email,
      terms_accepted: true,
      comment: '',
      return_url: `${origin}/checkout`,
    },
  );
  return paid.order_number;
};

/** As if by the screens. Returns the order number. */
export const orderByApi = async (
  page: Page,
  ordered: Ordered,
  {
    address,
    language,
    quantity = 1,
    keep = false,
  }: {
    readonly address: Address;
    readonly language: string;
    readonly quantity?: number;
    readonly keep?: boolean;
  },
): Promise<string> => {
  const call = callsOf(page, language);
  await call('GET', '/api/v1/soat/init/');
  const sizeOf = async (standardSizeId: number): Promise<number> => {
    const variables = { standardSizeId, title: 'Standard', targetSizeTypeId: 1 };
    const saved = await call<Saved>('POST', '/graphql/', {
      query: saveStandardSize,
      operationName: 'createUserSizeFromStandardSize',
      variables,
    });
    return saved.data.createUserSizeFromStandardSize.user_size.id;
  };
  const ownSize = async (facts: Readonly<Record<string, unknown>>): Promise<number> =>
    (
      await call<{ readonly id: number }>('POST', '/customizer_api/v2/user-size2/', {
        title: 'Mine',
        size_type: 1,
        created_with_prefs: facts,
      })
    ).id;
  const piece =
    ordered.garment === 't-shirt'
      ? {
          clothing_type_id: 1,
          fabric_color_id: 109,
          selected_properties: { neck: 11, sleeve: 21, pocket: 31 },
          user_size_id: await ('facts' in ordered
            ? ownSize(ordered.facts)
            : sizeOf(ordered.standardSizeId)),
          initials: '',
        }
      : withoutSize[ordered.garment];
  await call('POST', '/oscarapi/basket/add-product/', { ...piece, quantity });
  return await payByApi(page, { address, language, keep });
};
