/**
 * For any request body the shop answers in its wire format: never a 5xx, never anything but
 * JSON.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aBeanie,
  aCard,
  anAddress,
  aPayment,
  type Client,
  detailsPath,
  paymentsPath,
  readyToPay,
  signUp,
} from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();

const strangeTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '🙂',
  "'; drop table basket; --",
  '<script>',
  '%00',
  '../..',
  'x'.repeat(5_000),
];
const strangeValue = fc.oneof(
  fc.constantFrom(...strangeTexts),
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    -1,
    0,
    1.5,
    1e300,
    -1e300,
    Number.MAX_SAFE_INTEGER,
    2 ** 53,
    null,
    true,
    [],
    {},
    [[]],
    { __proto__: null },
  ),
);

/** A valid body with one value replaced, and possibly one added. */
const strangeVersionOf = (fine: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(fc.constantFrom(...Object.keys(fine)), strangeValue)
        .map(([key, value]) => ({ ...fine, [key]: value })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom(
            '__proto__',
            'constructor',
            'toString',
            'url',
            'product_id',
            'cancel',
            'status',
            'id',
            'length',
          ),
          strangeValue,
        )
        .map(([key, value]) =>
          Object.defineProperty({ ...fine }, key, { value, enumerable: true }),
        ),
    },
    { weight: 1, arbitrary: strangeValue },
  );

const calls: readonly (readonly [
  method: string,
  path: string,
  fine: Readonly<Record<string, unknown>>,
])[] = [
  ['POST', '/oscarapi/basket/add-product/', aBeanie({ note: 'x', initials: 'A', user_size_id: 1 })],
  ['POST', '/oscarapi/basket/add-product/', { url: '/oscarapi/products/11/', ...aBeanie() }],
  ['POST', '/oscarapi/basket/add-product/', { product_id: 13_100, quantity: 1, note: 'x' }],
  ['PUT', '/oscarapi/lines/1/', { quantity: 1 }],
  ['POST', '/oscarapi/basket/add-voucher/', { vouchercode: 'WELCOME10' }],
  ['POST', '/oscarapi/basket/remove-voucher/', { vouchercode: 'WELCOME10' }],
  [
    'POST',
    '/oscarapi/basket/add-shipping-address/',
    anAddress({ company: 'x', line2: 'x', line3: 'x', state: 'x', title: '', notes: '' }),
  ],
  ['POST', '/oscarapi/basket/v2/add-currier/', { shipping_method_code: 'standard' }],
  ['POST', '/oscarapi/basket/add-pakkeshop/', { drop_point_id: 'DE-10115-1' }],
  [
    'POST',
    '/shipping_api/shipping_methods/',
    { country: '/oscarapi/countries/DE/', postcode: '10115', line1: 'x', line4: 'Berlin' },
  ],
  [
    'POST',
    '/shipping_api/drop_points/',
    { country: '/oscarapi/countries/DE/', postcode: '10115', line1: 'x', line4: 'Berlin' },
  ],
  ['POST', detailsPath, { payment_id: 'x', details: { redirectResult: 'x' } }],
  ['PATCH', '/oscarapi/orders/100001/', { comment: 'x' }],
];

const answersInWords = async (
  client: Client,
  method: string,
  path: string,
  content: unknown,
): Promise<void> => {
  const { status, body } = await client.send(
    method,
    path,
    typeof content === 'string' ? JSON.stringify(content) : content,
  );
  expect(status, `${method} ${path} ${JSON.stringify(content)}`).toBeLessThan(500);
  if (status !== 204) expect(typeof body).not.toBe('string');
};

describe('a hostile body', () => {
  it.each(calls)('a hostile body to %s %s gets a valid response', async (method, path, fine) => {
    const guest = shop.client();
    const customer = shop.client();
    await signUp(customer);
    await guest.post('/oscarapi/basket/add-product/', aBeanie());
    await fc.assert(
      fc.asyncProperty(strangeVersionOf(fine), fc.boolean(), async (content, signedIn) => {
        await answersInWords(signedIn ? customer : guest, method, path, content);
      }),
      { numRuns: 60 },
    );
  });

  it('a hostile body to the payment call takes no money', async () => {
    const client = shop.client();
    const basket = await readyToPay(client);
    const fine = {
      ...aPayment(basket, origin, { amount: { currency: basket.currency, value: 1 } }),
    };
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          strangeVersionOf(fine),
          strangeVersionOf(aCard()).map((payment_method) => ({ ...fine, payment_method })),
        ),
        (content) => answersInWords(client, 'POST', paymentsPath, content),
      ),
      { numRuns: 200 },
    );
    expect(await client.basket()).toEqual(basket);
  });

  it('a body that is neither JSON nor text gets a valid response', async () => {
    const client = shop.client();
    for (const [method, path] of calls) {
      for (const content of [
        '{',
        '{"a":',
        '\u0000',
        '[1,',
        'NaN',
        '{"a":'.repeat(2_000),
        `"${'x'.repeat(70_000)}"`,
      ]) {
        const { status } = await client.send(method, path, content);
        expect(status, `${method} ${path} ${content.slice(0, 20)}`).toBeLessThan(500);
        expect(status, `${method} ${path} ${content.slice(0, 20)}`).toBeGreaterThanOrEqual(400);
      }
    }
  });
});

describe('a hostile address', () => {
  const segment = fc.oneof(
    fc.constantFrom(
      '0',
      '-1',
      '1e3',
      '%00',
      '%ff',
      '..',
      'constructor',
      '9'.repeat(40),
      'a%2Fb',
      ' ',
      '١',
    ),
    fc.string({ maxLength: 20 }).map(encodeURIComponent),
  );

  it.each([
    ['DELETE', '/oscarapi/lines/{}/'],
    ['GET', '/oscarapi/orders/{}/'],
    ['GET', '/oscarapi/orders/{}/analytics/'],
    ['GET', '/sandbox/3ds/{}'],
    ['POST', '/sandbox/3ds/{}'],
    ['GET', '/sandbox/wallets/{}'],
    ['POST', '/sandbox/wallets/{}'],
    ['POST', '/webhooks/payments/{}'],
    ['GET', '/oscarapi/countries/?show_all={}'],
  ])('the hostile address %s %s gets a response', async (method, template) => {
    const client = shop.client();
    await signUp(client);
    await fc.assert(
      fc.asyncProperty(segment, async (part) => {
        const { status } = await client.send(method, template.replace('{}', part));
        expect(status, part).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  });
});
