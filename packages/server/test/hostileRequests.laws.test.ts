import { endpoints } from '@tailorbird/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aBeanie } from './oscarClient.ts';
import { openShop } from './oscarShop.ts';

const shop = openShop();

const awkward = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    '\u0000',
    '💥'.repeat(50),
    "'; drop table account; --",
    '../../etc/passwd',
    '<script>',
    '%s%n',
    -1,
    0,
    1.5,
    1e308,
    2 ** 53,
    -(2 ** 53),
    '1',
    '-1',
    'NaN',
    '1e400',
    [],
    {},
    [[[[]]]],
    { __proto__: null },
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ maxLength: 300, unit: 'binary' }),
  fc.integer(),
);

const names = fc
  .constantFrom(
    'username email password newsletter source signing_up_with_credit first_name last_name is_active country_code uidb64 token'.split(
      ' ',
    ),
    'clothing_type_id fabric_color_id selected_properties user_size_id initials note quantity product_id url options vouchercode'.split(
      ' ',
    ),
    'title line1 line2 line3 line4 state postcode country phone_number notes company shipping_method_code drop_point_id'.split(
      ' ',
    ),
    'idempotency_key amount payment_method guest_email terms_accepted comment return_url payment_id details cancel'.split(
      ' ',
    ),
    'size_type created_with_prefs measurements query operationName variables'.split(' '),
  )
  .chain((group) => fc.constantFrom(...group));

/** An almost valid body: known names with awkward and some valid values. */
const good: Readonly<Record<string, unknown>> = {
  ...aBeanie(),
  username: 'customer@tailorbird.example',
  password: 'measure-twice',
  country: '/oscarapi/countries/DE/',
  payment_method: { type: 'scheme' },
  query: '{ standard_sizes { id } }',
};
const body = fc.oneof(
  fc.dictionary(names, awkward, { maxKeys: 12 }),
  fc
    .tuple(fc.subarray(Object.keys(good)), fc.dictionary(names, awkward, { maxKeys: 4 }))
    .map(([keys, wrong]) => ({
      ...Object.fromEntries(keys.map((key) => [key, good[key]])),
      ...wrong,
    })),
  awkward,
);

const request = fc.record({
  call: fc.constantFrom(...(Object.keys(endpoints) as (keyof typeof endpoints)[])),
  segment: fc.oneof(
    fc.integer({ min: 0, max: 30 }).map(String),
    fc.string({ maxLength: 20, unit: 'binary' }).map(encodeURIComponent),
    fc.constantFrom('..', '%00', '1-2', '100001'),
  ),
  query: fc.oneof(
    fc.constant(''),
    fc.webQueryParameters().map((text) => `?${text}`),
    fc.constantFrom('?show_all=true', '?slug=%00', '?currency=&currency=EUR'),
  ),
  body,
  asForm: fc.boolean(),
  signedIn: fc.boolean(),
  language: fc.constantFrom('de', 'en', '*', 'de;q=x,,,', ''),
});

it('no request gets 5xx, and every refusal has a reason', async () => {
  const [guest, customer] = [shop.client(), shop.client()];
  await guest.post('/oscarapi/basket/add-product/', aBeanie());
  await fc.assert(
    fc.asyncProperty(
      request,
      async ({ call, segment, query, body: content, asForm, signedIn, language }) => {
        const endpoint = endpoints[call];
        const client = signedIn ? customer : guest;
        if (signedIn && !client.cookies.has('sessionid')) {
          await client.post('/oscarapi/login/', {
            username: 'customer@tailorbird.example',
            password: 'measure-twice',
          });
        }
        client.speak(language);
        const path = `${endpoint.path.replace(/\{\w+\}/g, () => segment)}${query}`;
        const fields: readonly (readonly [string, unknown])[] = Object.entries(content ?? {});
        const form = new URLSearchParams(
          fields.map(([key, value]) => [
            key,
            typeof value === 'string' ? value : JSON.stringify(value),
          ]),
        );
        const answer = await client.send(
          endpoint.method,
          path,
          endpoint.method === 'GET' ? undefined : asForm ? form : content,
        );
        expect(answer.status, `${call}: ${JSON.stringify(answer.body)}`).toBeLessThan(500);
        if (answer.status >= 400) expect(Object.keys(answer.body).length, call).toBeGreaterThan(0);
      },
    ),
    { numRuns: 2_000 },
  );
}, 120_000);
