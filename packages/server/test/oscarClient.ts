import type { WireBasket } from '@tailorbird/contract/basket';
import type { WirePaymentResult } from '@tailorbird/contract/checkout';
import type { WireOrder } from '@tailorbird/contract/orders';

// biome-ignore lint/suspicious/noExplicitAny: tests check the content with expectations
export type Content = any;

export type Answer<Body = Content> = {
  readonly status: number;
  readonly body: Body;
  readonly location: string | null;
};
type Fetch = (request: Request) => Response | Promise<Response>;

export type Reached = { readonly fetch: Fetch; readonly origin: string };

const isRaw = (content: unknown): content is URLSearchParams | string | Uint8Array<ArrayBuffer> =>
  content instanceof URLSearchParams ||
  typeof content === 'string' ||
  content instanceof Uint8Array;

/** A client like a browser: keeps cookies, sends the CSRF header, reads JSON. */
export const createClient = (
  { fetch, origin }: Reached,
  given: { readonly country?: string; readonly language?: string } = {},
) => {
  const cookies = new Map<string, string>();
  if (given.country) cookies.set('country', given.country);
  let language = given.language ?? 'en';

  const send = async (
    method: string,
    path: string,
    content?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const token = cookies.get('csrftoken');
    const form = content instanceof URLSearchParams;
    const response = await fetch(
      new Request(new URL(path, origin), {
        method,
        redirect: 'manual',
        headers: {
          accept: 'application/json',
          'accept-language': language,
          ...(cookies.size > 0 && {
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          }),
          ...(token && { 'x-csrftoken': token }),
          ...(content !== undefined && {
            'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
          }),
          ...headers,
        },
        ...(content !== undefined && { body: isRaw(content) ? content : JSON.stringify(content) }),
      }),
    );
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = [
        pair.slice(0, pair.indexOf('=')),
        pair.slice(pair.indexOf('=') + 1),
      ];
      if (/max-age=0/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : text,
      location: response.headers.get('location'),
    };
  };

  return {
    send,
    cookies,
    speak: (other: string) => {
      language = other;
    },
    moveTo: (country: string) => {
      cookies.set('country', country);
    },
    get: <Body = Content>(path: string): Promise<Answer<Body>> => send('GET', path),
    post: <Body = Content>(path: string, content: unknown = {}): Promise<Answer<Body>> =>
      send('POST', path, content),
    put: <Body = Content>(path: string, content: unknown): Promise<Answer<Body>> =>
      send('PUT', path, content),
    patch: <Body = Content>(path: string, content: unknown): Promise<Answer<Body>> =>
      send('PATCH', path, content),
    del: <Body = Content>(path: string): Promise<Answer<Body>> => send('DELETE', path),
    basket: async (): Promise<WireBasket> => (await send('GET', '/oscarapi/basket/')).body,
  };
};
export type Client = ReturnType<typeof createClient>;

export const aBeanie = (changes: Record<string, unknown> = {}) => ({
  clothing_type_id: 11,
  fabric_color_id: 1101,
  selected_properties: { fold: 241, stitch: 251 },
  quantity: 1,
  ...changes,
});

export const aTShirt = (userSizeId: number, changes: Record<string, unknown> = {}) => ({
  clothing_type_id: 1,
  fabric_color_id: 101,
  selected_properties: { neck: 11, sleeve: 21, pocket: 31 },
  user_size_id: userSizeId,
  initials: '',
  quantity: 1,
  ...changes,
});

export const anAddress = (changes: Record<string, unknown> = {}) => ({
  first_name: 'Nora',
  last_name: 'Nadel',
  line1: 'Zwirngasse 3',
  line4: 'Berlin',
  postcode: '10115',
  country: '/oscarapi/countries/DE/',
  phone_number: '+49 30 5550100',
  ...changes,
});

/** Tokens that the sandbox bank knows, each valid for any number of payments. */
export const cards = {
  paying: 'test_paid',
  wrongCvc: 'test_wrong_cvc',
  fraud: 'test_fraud',
  refused: 'test_refused',
  redirect: 'test_challenge',
} as const;

export const aCard = (token: string = cards.paying, changes: Record<string, unknown> = {}) => ({
  type: 'scheme',
  token,
  ...changes,
});

export const numbers = {
  paying: '4111 1111 1111 1111',
  wrongCvc: '4000 0000 0000 0101',
  fraud: '4100 0000 0000 0019',
  refused: '4000 0000 0000 0002',
  redirect: '4000 0000 0000 3220',
} as const;

export const exchangeCard = async (
  client: Client,
  number: string = numbers.paying,
  changes: Record<string, unknown> = {},
) =>
  await client.post('/sandbox/tokens', {
    number,
    expiry: '12/39',
    securityCode: '737',
    holderName: 'Nora Nadel',
    ...changes,
  });

const minorUnits = (decimal: string): number => Math.round(Number(decimal) * 100);

/**
 * The amount to pay with the chosen method in minor units, as the browser computes it; credit
 * pays shipping too.
 */
export const owedFor = (basket: WireBasket): number => {
  const code = basket.requires_shipping
    ? basket.active_shipping_method_code
    : 'no-shipping-required';
  const shipping = minorUnits(
    basket.shipping_methods.find((method) => method.code === code)?.price.incl_tax ?? '0.00',
  );
  const total = minorUnits(basket.total_incl_tax) + shipping;
  const credit = basket.account_payment_active ? minorUnits(basket.account_allocations.total) : 0;
  return Math.max(0, total - credit);
};

let keys = 0;
export const aKey = (): string => {
  keys += 1;
  return `key-${process.pid}-${keys}-${Math.random().toString(36).slice(2)}`;
};

export const aPayment = (
  basket: WireBasket,
  origin: string,
  changes: Record<string, unknown> = {},
) => ({
  idempotency_key: aKey(),
  amount: { currency: basket.currency, value: owedFor(basket) },
  payment_method: aCard(),
  guest_email: 'nora@example.test',
  terms_accepted: true,
  comment: '',
  return_url: `${origin}/checkout`,
  ...changes,
});

export const readyToPay = async (
  client: Client,
  piece: unknown = aBeanie(),
): Promise<WireBasket> => {
  await client.post('/oscarapi/basket/add-product/', piece);
  await client.post('/oscarapi/basket/add-shipping-address/', anAddress());
  return (
    await client.post<WireBasket>('/oscarapi/basket/v2/add-currier/', {
      shipping_method_code: 'standard',
    })
  ).body;
};

export const paymentsPath = '/adyen_api/checkout/payments/';
export const detailsPath = '/adyen_api/checkout/payments/details/';

export const pay = (client: Client, payment: unknown): Promise<Answer<WirePaymentResult>> =>
  client.post(paymentsPath, payment);

export const orderOf = async (client: Client, number: string): Promise<WireOrder> =>
  (await client.get<WireOrder>(`/oscarapi/orders/${number}/`)).body;

export const signUp = async (client: Client, email = `${aKey()}@example.test`): Promise<string> => {
  await client.post('/oscarapi/customer/', {
    email,
    password: 'needle-and-thread',
    newsletter: false,
    signing_up_with_credit: false,
    source: 'test',
  });
  return email;
};

export const signIn = (
  client: Client,
  email: string,
  password = 'needle-and-thread',
): Promise<Answer> => client.post('/oscarapi/login/', { username: email, password });

/** Saves a size of a size type (1 is T-shirt) and returns its id. */
export const saveSize = async (client: Client, sizeType = 1): Promise<number> =>
  (
    await client.post('/customizer_api/v2/user-size2/', {
      title: 'Mine',
      size_type: sizeType,
      measurements: [{ origin: 'manual', size_property_id: sizeType * 100 + 1, value: 100 }],
    })
  ).body.id;
