import { toWireUser } from '@tailorbird/contract/account';
import { toWireBasket } from '@tailorbird/contract/basket';
import { sessionInUse } from '@tailorbird/contract/errors';
import type { BasketRefused } from '@tailorbird/domain/basket';
import type { PaymentFailure, PaymentRequest } from '@tailorbird/domain/checkout';
import { money } from '@tailorbird/domain/kernel';
import { centimeters, kilograms } from '@tailorbird/domain/sizing';
import { aBasket, aLine, anAddress, aUser } from '@tailorbird/domain/testing';
import { describe, expect, it } from 'vitest';
import { HttpAccount, HttpPasswords } from './account.ts';
import { HttpBaskets } from './basket.ts';
import { HttpCatalog } from './catalog.ts';
import { HttpCheckout } from './checkout.ts';
import { createHttpClient, type HttpClient, UnreachableError } from './client.ts';
import { HttpOrders } from './orders.ts';
import { HttpPayments } from './payments.ts';
import { HttpSizes } from './sizing.ts';
import { aServer, html, json, type Scripted } from './testing/aServer.ts';

const serving = async <Adapter>(
  make: (client: HttpClient) => Adapter,
  ...script: readonly Scripted[]
) => {
  const { baseUrl, seen } = await aServer(...script);
  const client = createHttpClient({
    baseUrl,
    fetch,
    locale: () => 'en',
    csrfToken: () => null,
    retryDelay: 1,
  });
  return { adapter: make(client), seen };
};

const baskets = (...script: readonly Scripted[]) =>
  serving((client) => new HttpBaskets(client), ...script);
const account = (...script: readonly Scripted[]) =>
  serving((client) => new HttpAccount(client), ...script);
const payments = (...script: readonly Scripted[]) =>
  serving((client) => new HttpPayments(client), ...script);

const basket = aBasket([aLine({ quantity: 3 })]);
const served = json(
  200,
  toWireBasket(basket, {
    origin: 'https://shop.example.test',
    customerId: null,
    vouchers: [],
    describeVolume: () => null,
    detailsOf: () => ({ hex: '#FFFFFF', productId: 1 }),
  }),
);
const request = {
  clothingTypeId: 1,
  fabricColorId: 11,
  selectedProperties: {},
  userSizeId: 1,
  initials: '',
  note: '',
  quantity: 1,
  productId: null,
};

describe('HttpBaskets', () => {
  it('[BASKET-13] a line change accepts only a basket as its response', async () => {
    const { adapter, seen } = await baskets(served, served, json(204), json(200, { id: 1 }));
    expect(await adapter.changeQuantity(1, 3)).toEqual({ ok: true, value: basket });
    expect(seen[0]).toMatchObject({ method: 'PUT', path: '/oscarapi/lines/1/' });
    expect(await adapter.remove(1)).toEqual({ ok: true, value: basket });
    expect(await adapter.remove(1)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await adapter.remove(1)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(seen).toHaveLength(4);
  });

  it.each<[number, unknown, BasketRefused]>([
    [406, { reason: 'Out Of Stock' }, { kind: 'out-of-stock' }],
    [406, { reason: 'Stock Limit Exceeded' }, { kind: 'quantity-exceeded' }],
    [406, { reason: 'Quantity Exceeded' }, { kind: 'too-many-pieces' }],
    [406, { reason: 'Not Available' }, { kind: 'fabric-color-not-available' }],
    [406, { reason: 'Missing UserSize' }, { kind: 'missing-size' }],
    [406, { reason: 'Wrong Size Type' }, { kind: 'wrong-size-type' }],
    [406, { reason: 'Missing Selected Properties' }, { kind: 'missing-properties' }],
    [406, { reason: 'Basket Frozen' }, { kind: 'basket-frozen' }],
    [
      406,
      { reason: 'a maximum of 20 can be bought' },
      { kind: 'basket-refused', message: 'a maximum of 20 can be bought' },
    ],
    [406, { reason: { quantity: ['A valid integer is required.'] } }, { kind: 'invalid-quantity' }],
    [
      406,
      { reason: { url: ['Invalid hyperlink - No URL match.'] } },
      { kind: 'basket-refused', message: 'Invalid hyperlink - No URL match.' },
    ],
    [
      403,
      { detail: 'CSRF Failed: CSRF token missing or incorrect.' },
      { kind: 'basket-refused', message: 'CSRF Failed: CSRF token missing or incorrect.' },
    ],
    [500, { detail: 'no' }, { kind: 'unreachable' }],
  ])(
    '[BASKET-18, BASKET-19, BASKET-20, BASKET-21] the refusal %i %j is understood',
    async (status, body, failure) => {
      const { adapter } = await baskets(json(status, body));
      expect(await adapter.add(request)).toEqual({ ok: false, failure });
    },
  );

  it('[BASKET-22] refused quantities map to basket refusals', async () => {
    const { adapter } = await baskets(
      json(400, { quantity: ['A valid integer is required.'] }),
      json(406, { reason: 'Stock Limit Exceeded' }),
      json(404, { detail: 'Not found.' }),
    );
    expect(await adapter.changeQuantity(1, 2)).toMatchObject({
      failure: { kind: 'invalid-quantity' },
    });
    expect(await adapter.changeQuantity(1, 2)).toMatchObject({
      failure: { kind: 'quantity-exceeded' },
    });
    expect(await adapter.changeQuantity(1, 2)).toMatchObject({
      failure: { kind: 'line-not-found' },
    });
  });

  it('[PRICE-15] a refused voucher lists every message, the reason first', async () => {
    const body = { vouchercode: ['c'], non_field_errors: ['b'], reason: 'a' };
    const { adapter } = await baskets(json(406, body));
    expect(await adapter.addVoucher('X')).toEqual({
      ok: false,
      failure: { kind: 'voucher-not-added', reasons: ['a', 'b', 'c'] },
    });
  });

  it('gift cards are requested by their product', async () => {
    const { adapter, seen } = await baskets(served);
    await adapter.add({ ...request, productId: 13_100 });
    const body = JSON.parse(seen[0]?.body ?? '') as Record<string, unknown>;
    expect(body).toMatchObject({ product_id: 13_100, quantity: 1 });
    expect(body).not.toHaveProperty('clothing_type_id');
  });
});

describe('HttpAccount', () => {
  const joined = { dateJoined: '2025-11-05T09:00:00.000Z' };
  const ada = aUser({ email: 'ada@example.test' });
  const credentials = { email: 'Ada@example.test', password: 'secret-enough' };
  const inUse = json(405, { detail: sessionInUse });
  const nobody = json(405, { detail: 'Method "GET" not allowed.' });

  it('[API-04] sign-in sends the email address as username', async () => {
    const { adapter, seen } = await account(json(200, ''), json(200, toWireUser(ada, joined)));
    expect(await adapter.signIn(credentials)).toEqual({ ok: true, value: ada });
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /oscarapi/login/',
      'GET /oscarapi/login/',
    ]);
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      username: 'Ada@example.test',
      password: 'secret-enough',
    });
  });

  it('[AUTH-15] sign-up reads the current user, or uses its own input without a response', async () => {
    const request = {
      email: 'ada@example.test',
      password: 'x',
      newsletter: false,
      source: 'test',
      signingUpWithCredit: false,
    };
    const made = json(201, toWireUser({ ...ada, newsletter: true }, joined));
    const { adapter, seen } = await account(made, json(200, toWireUser(ada, joined)));
    expect(await adapter.signUp(request)).toEqual({ ok: true, value: ada });
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /oscarapi/customer/',
      'GET /oscarapi/login/',
    ]);
    const { adapter: unheard } = await account(made, json(500, {}));
    expect(await unheard.signUp(request)).toMatchObject({ ok: true, value: { newsletter: true } });
  });

  it('[AUTH-32] a session in use is a failure of its own', async () => {
    const { adapter, seen } = await account(inUse);
    expect(await adapter.signIn(credentials)).toEqual({
      ok: false,
      failure: { kind: 'session-in-use' },
    });
    expect(seen).toHaveLength(1);
  });

  it('any other 405 to a sign-in is an unreachable server', async () => {
    const { adapter, seen } = await account(json(405, { detail: 'Method "POST" not allowed.' }));
    expect(await adapter.signIn(credentials)).toEqual({
      ok: false,
      failure: { kind: 'unreachable' },
    });
    expect(seen).toHaveLength(1);
  });

  it('a 405 to the current user means a guest', async () => {
    const { adapter } = await account(nobody);
    expect(await adapter.currentUser()).toEqual({ ok: true, value: null });
  });

  it('[AUTH-34] sign-up recognizes an address that is taken', async () => {
    const { adapter } = await account(json(409, { non_field_errors: ['taken'] }));
    const request = {
      email: 'a@b.test',
      password: 'x',
      newsletter: false,
      source: 'test',
      signingUpWithCredit: false,
    };
    expect(await adapter.signUp(request)).toEqual({
      ok: false,
      failure: { kind: 'already-exists' },
    });
  });

  it('[API-07, AUTH-35] sign-up sends five keys and returns each message of a refusal', async () => {
    const { adapter, seen } = await account(
      json(400, {
        email: ['Enter a valid email address.'],
        password: ['Too short.', 'Too common.'],
      }),
    );
    const request = {
      email: 'a',
      password: 'b',
      newsletter: true,
      source: 'ideal size',
      signingUpWithCredit: false,
    };
    expect(await adapter.signUp(request)).toEqual({
      ok: false,
      failure: {
        kind: 'sign-up-invalid',
        messages: ['Enter a valid email address.', 'Too short.', 'Too common.'],
        fields: {
          email: ['Enter a valid email address.'],
          password: ['Too short.', 'Too common.'],
        },
      },
    });
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      email: 'a',
      password: 'b',
      newsletter: true,
      source: 'ideal size',
      signing_up_with_credit: false,
    });
  });
});

describe('HttpCheckout', () => {
  it('address failures come from codes, or else from messages', async () => {
    const messages = {
      line4: ['x'],
      postcode: ['x'],
      phone_number: ['x'],
      first_name: ['x'],
      country: ['x'],
      line1: ['x'],
    };
    const address = anAddress({ firstName: '', line1: 'x'.repeat(200) });
    const coded = {
      ...messages,
      error_codes: {
        first_name: 'required',
        phone_number: 'invalid-phone',
        line4: 'kuwait-city-name',
        postcode: 'invalid-postcode',
        line1: 'too-long',
        country: 'choose-canary-islands',
      },
    };
    const uncoded = { line4: ['This field is required.'] };
    const { adapter } = await serving(
      (client) => new HttpCheckout(client),
      json(400, coded),
      json(400, uncoded),
    );
    expect(await adapter.setShippingAddress(address)).toEqual({
      ok: false,
      failure: {
        kind: 'address-refused',
        fields: {
          firstName: { kind: 'required' },
          phone: { kind: 'invalid-phone' },
          postcode: { kind: 'invalid-postcode', example: '10115', word: 'postal' },
          city: { kind: 'kuwait-city-name' },
          line1: { kind: 'too-long', maximum: 120 },
          countryCode: { kind: 'choose-canary-islands' },
        },
      },
    });
    expect(await adapter.setShippingAddress(address)).toEqual({
      ok: false,
      failure: { kind: 'basket-refused', message: 'This field is required.' },
    });
  });

  it('[CHECKOUT-15] a refused checkout names the removed vouchers', async () => {
    const { adapter } = await serving(
      (client) => new HttpCheckout(client),
      json(406, { reason: 'Voucher Removed', vouchers: ['OLD'] }),
    );
    expect(await adapter.validateBasket()).toEqual({
      ok: false,
      failure: { kind: 'voucher-removed', codes: ['OLD'] },
    });
  });
});

describe('HttpPayments', () => {
  const payment: PaymentRequest = {
    idempotencyKey: 'one-press',
    expected: money(6850, 'EUR'),
    means: { kind: 'card', token: 'card_5bX1mPq0' },
    guestEmail: 'guest@example.test',
    termsAccepted: true,
    comment: '',
    returnUrl: 'https://shop.example.test/checkout',
  };
  const result = (resultCode: string, refusalReason: string) =>
    json(200, { resultCode, refusalReason, payment_id: 'p' });

  it('[API-41] a payment sends the amount in minor units and the card token', async () => {
    const { adapter, seen } = await payments(
      json(200, { resultCode: 'Authorised', payment_id: 'p', order_number: 'TB-1' }),
    );
    expect(await adapter.pay(payment)).toEqual({
      ok: true,
      value: { status: 'authorised', orderNumber: 'TB-1' },
    });
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      idempotency_key: 'one-press',
      amount: { currency: 'EUR', value: 6850 },
      payment_method: { type: 'scheme', token: 'card_5bX1mPq0' },
      guest_email: 'guest@example.test',
      terms_accepted: true,
      comment: '',
      return_url: payment.returnUrl,
    });
  });

  it.each<[string, Scripted, PaymentFailure]>([
    ['CVC Declined', result('Refused', 'CVC Declined'), { kind: 'wrong-cvc' }],
    ['FRAUD', result('Refused', 'FRAUD'), { kind: 'fraud' }],
    ['another refusal', result('Refused', 'Not enough balance'), { kind: 'payment-refused' }],
    ['a cancellation', result('Cancelled', 'Cancelled'), { kind: 'payment-cancelled' }],
    [
      'an order that was not created',
      result('Error', 'Order Not Finalized'),
      { kind: 'order-not-finalized' },
    ],
    ['a changed basket', json(406, { reason: 'Basket Changed' }), { kind: 'basket-changed' }],
    ['an empty basket', json(406, { reason: 'Basket Empty' }), { kind: 'basket-empty' }],
    ['a sold-out piece', json(406, { reason: 'Out Of Stock' }), { kind: 'out-of-stock' }],
    ['a key used before', json(409, { detail: 'x' }), { kind: 'basket-changed' }],
    ['a guest’s address', json(406, { guest_email: ['x'] }), { kind: 'email-invalid' }],
    ['a raw card', json(400, { detail: 'x' }), { kind: 'unreachable' }],
    [
      'an unknown reason',
      json(406, { reason: 'Moon In The Wrong House' }),
      { kind: 'payment-refused' },
    ],
    ['a server error', json(500, {}), { kind: 'unreachable' }],
    ['an HTML page', html(502), { kind: 'unreachable' }],
  ])(
    '[CHECKOUT-13, CHECKOUT-16] the payment response %s is understood',
    async (_, answer, failure) => {
      const { adapter, seen } = await payments(answer);
      expect(await adapter.pay(payment)).toEqual({ ok: false, failure });
      expect(seen).toHaveLength(1);
    },
  );

  it('[API-42] the bank’s result is forwarded and payments are canceled', async () => {
    const { adapter, seen } = await payments(
      json(200, { resultCode: 'Authorised', payment_id: 'p', order_number: 'TB-2' }),
      result('Cancelled', 'Cancelled'),
      json(404, { detail: 'Not found.' }),
    );
    expect(await adapter.complete('p', 'r')).toEqual({
      ok: true,
      value: { status: 'authorised', orderNumber: 'TB-2' },
    });
    expect(await adapter.cancel('p')).toEqual({ ok: true, value: null });
    expect(await adapter.cancel('p')).toEqual({ ok: true, value: null });
    expect(seen.slice(0, 2).map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { payment_id: 'p', details: { redirectResult: 'r' } },
      { payment_id: 'p', cancel: true },
    ]);
  });
});

describe('where there is no failure to answer with', () => {
  it('an unreachable catalog throws an error without the response content', async () => {
    const { adapter } = await serving(
      (client) => new HttpCatalog(client),
      json(200, [{ id: 'secret' }]),
    );
    const error = await adapter.clothingTypes().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnreachableError);
    expect(String(error)).toBe('UnreachableError: No answer to listClothingTypes: shape');
  });

  it.each([
    ['shape', json(200, { errors: [{ message: 'secret' }] })],
    ['shape', json(200, { data: { full_clothing_types: [{ id: 'secret' }] } })],
    ['status', json(400, { errors: [{ message: 'secret' }] })],
  ])(
    'the error names the call to ActiveClothingTypes and the reason: %s',
    async (reason, answer) => {
      const { adapter } = await serving((client) => new HttpCatalog(client), answer);
      const error = await adapter
        .activeTypeIds({ genders: ['men'] })
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(UnreachableError);
      expect(String(error)).toBe(`UnreachableError: No answer to ActiveClothingTypes: ${reason}`);
    },
  );
});

describe('HttpCatalog', () => {
  it('[API-54] the filter of a site is the variable of ActiveClothingTypes', async () => {
    const answer = json(200, { data: { full_clothing_types: [{ id: 7 }, { id: 3 }] } });
    const { adapter, seen } = await serving((client) => new HttpCatalog(client), answer, answer);
    expect(await adapter.activeTypeIds({ genders: ['men', 'unisex'] })).toEqual(new Set([3, 7]));
    await adapter.activeTypeIds({ genders: ['women'] });
    expect(seen.map(({ method, path, body }) => [method, path, JSON.parse(body)])).toEqual(
      [['men', 'unisex'], ['women']].map((genders) => [
        'POST',
        '/graphql/',
        {
          query:
            'query ActiveClothingTypes($filters: ClothingTypeFilters) { full_clothing_types(filters: $filters) { id } }',
          operationName: 'ActiveClothingTypes',
          variables: { filters: { genders } },
        },
      ]),
    );
  });
});

describe('the other adapters', () => {
  it.each([
    [{ reason: 'user_not_active' }, { kind: 'user-not-active' }],
    [{ reason: 'token_invalid', non_field_errors: ['First.'] }, { kind: 'reset-link-invalid' }],
    [
      { reason: ' Ask in the store. ', non_field_errors: ['First.'] },
      { kind: 'reset-refused', messages: ['Ask in the store.'] },
    ],
    [
      { reason: 'ldap_managed', non_field_errors: ['First.'] },
      { kind: 'reset-refused', messages: ['First.'] },
    ],
    [{ reason: 'ldap_managed' }, { kind: 'reset-refused', messages: [] }],
    [{ reason: 'no end '.repeat(99) }, { kind: 'reset-refused', messages: [] }],
    [
      { non_field_errors: ['', 'First.', 'Second.'] },
      { kind: 'reset-refused', messages: ['First.'] },
    ],
    [
      { password: ['Too short.', 'Too common.'] },
      { kind: 'reset-refused', messages: ['Too short.', 'Too common.'] },
    ],
  ])('[AUTH-36, AUTH-37] HttpPasswords reads %j', async (body, failure) => {
    const { adapter } = await serving((client) => new HttpPasswords(client), json(400, body));
    expect(await adapter.requestReset('a@b.test')).toEqual({ ok: false, failure });
  });

  it('[API-83] HttpSizes uses GraphQL and treats query errors as unreachable', async () => {
    const { adapter, seen } = await serving(
      (client) => new HttpSizes(client),
      json(200, {
        data: {
          createUserSizeFromStandardSize: { __typename: 'CreatedUserSize', user_size: { id: 5 } },
        },
      }),
      json(200, {
        data: {
          createUserSizeFromStandardSize: { __typename: 'Error', message: 'Too many sizes' },
        },
      }),
      json(200, { data: null, errors: [{ message: 'Cannot query' }] }),
    );
    const asked = {
      size: { base: 7, length: 'R' },
      sizeTypeId: 1,
      title: 'Standard - 7R',
    } as const;
    expect(await adapter.ofStandardSize(asked)).toEqual({ ok: true, value: { id: 5 } });
    expect(await adapter.ofStandardSize(asked)).toEqual({
      ok: false,
      failure: { kind: 'size-refused', message: 'Too many sizes' },
    });
    expect(await adapter.ofStandardSize(asked)).toEqual({
      ok: false,
      failure: { kind: 'unreachable' },
    });
    expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({
      operationName: 'createUserSizeFromStandardSize',
      variables: { standardSizeId: 13, targetSizeTypeId: 1, title: 'Standard - 7R' },
    });
  });

  it('[SIZE-17] HttpSizes requests the lookup of every measure of a new size', async () => {
    const type = {
      id: 3,
      slug: 'polo',
      title: 'Polo',
      size_properties: [
        {
          id: 301,
          slug: 'chest',
          frontend_title: 'Chest',
          show_in_size_charts: true,
          display_order: 1,
        },
      ],
    };
    const { adapter, seen } = await serving(
      (client) => new HttpSizes(client),
      json(200, type),
      json(400, {
        created_with_prefs: { age: ['…'], neckCircumference: ['…'] },
        measurements: { chest: ['…'] },
        title: ['…'],
      }),
      json(200, type),
      json(400, { non_field_errors: ['Too many.'] }),
      json(404, { detail: 'Not found.' }),
      json(503, {}),
      json(503, {}),
      json(503, {}),
    );
    const request = {
      title: 'Mine',
      sizeTypeId: 3,
      prefs: {
        facts: {
          ageYears: 35,
          heightCm: centimeters(185),
          weightKg: kilograms(85),
          footLengthCm: centimeters(28.3),
        },
        bodyShape: 'ROUND',
        fit: 'LOOSE',
        units: 'imperial',
        known: { chestCircumference: centimeters(104) },
        designVersion: 'V2',
      },
    } as const;
    expect(await adapter.create(request)).toEqual({
      ok: false,
      failure: {
        kind: 'size-invalid',
        fields: ['title', 'ageYears', 'neckCircumference', 'chest'],
      },
    });
    expect(seen[0]).toMatchObject({ method: 'GET', path: '/customizer_api/v2/size-types/3' });
    expect(JSON.parse(seen[1]?.body ?? '')).toEqual({
      title: 'Mine',
      size_type: 3,
      created_with_prefs: {
        design_version: 'V2',
        age: 35,
        foot_length_in_cm: 28.3,
        height_in_cm: 185,
        weight_in_kg: 85,
        body_shape: 'ROUND',
        fit: 'LOOSE',
        unit_system: 'imperial',
        known: { chestCircumference: 104 },
      },
      measurements: [{ origin: 'lookup', size_property_id: 301 }],
    });
    expect(await adapter.create(request)).toEqual({
      ok: false,
      failure: { kind: 'size-refused', message: 'Too many.' },
    });
    expect(await adapter.create({ ...request, sizeTypeId: 4 })).toEqual({
      ok: false,
      failure: { kind: 'unknown-size-type' },
    });
    expect(await adapter.create(request)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });

  it('HttpSizes returns no size when the shop is unreachable', async () => {
    const { adapter } = await serving(
      (client) => new HttpSizes(client),
      ...Array.from({ length: 40 }, () => json(503, {})),
    );
    const unreachable = { ok: false, failure: { kind: 'unreachable' } };
    expect(await adapter.all()).toEqual(unreachable);
    expect(await adapter.byId(1)).toEqual(unreachable);
    expect(await adapter.history(1)).toEqual(unreachable);
    expect(await adapter.previewConversion(1, 2)).toEqual(unreachable);
    expect(await adapter.exported()).toEqual(unreachable);
    expect(await adapter.update(1, { title: 'x' })).toEqual(unreachable);
    expect(await adapter.remove(1)).toEqual(unreachable);
    expect(await adapter.restore(1, 1)).toEqual(unreachable);
    expect(await adapter.convert(1, 2)).toEqual(unreachable);
    expect(await adapter.recommendFrom({ userSizeId: 1, sizeTypeId: 2 })).toEqual(unreachable);
    expect(await adapter.removeAll()).toEqual(unreachable);
  });

  it('HttpOrders rejects order numbers that could change the path', async () => {
    const { adapter, seen } = await serving(
      (client) => new HttpOrders(client),
      json(404, { detail: 'Not found.' }),
    );
    for (const number of ['..', '.', 'a/b', ''])
      expect(await adapter.byNumber(number)).toMatchObject({
        failure: { kind: 'order-not-found' },
      });
    expect(seen).toHaveLength(0);
  });
});

it('[SIZE-59] HttpSizes recognizes a size that already exists', async () => {
  const { adapter } = await serving(
    (client) => new HttpSizes(client),
    json(409, { detail: 'exists' }),
    json(200, {
      data: { createUserSizeFromStandardSize: { __typename: 'Error', message: 'already_exists' } },
    }),
  );
  const exists = { ok: false, failure: { kind: 'already-exists' } };
  expect(await adapter.update(1, { title: 'Mine' })).toEqual(exists);
  const size = { base: 7, length: 'R' } as const;
  expect(await adapter.ofStandardSize({ size, sizeTypeId: 1, title: 'Mine' })).toEqual(exists);
});
