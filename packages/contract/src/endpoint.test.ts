import { describe, expect, expectTypeOf, it } from 'vitest';
import type { readCurrentUser, WireCurrentUser } from './account/index.ts';
import { changeLine, readBasket } from './basket/index.ts';
import type { Endpoint, PathParams, RequestOf, ResponseOf } from './endpoint.ts';
import { endpoints, pathOf } from './index.ts';
import * as orders from './orders/index.ts';

const calls = Object.entries(endpoints) as readonly (readonly [string, Endpoint])[];
const lines = calls.map(([, { method, path }]) => `${method} ${path}`);

describe('the table of calls', () => {
  it('the table lists each call once, under its own name', () => {
    for (const [name, call] of calls) expect(call.name).toBe(name);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('the table lists every call of orders', () => {
    const described = Object.values(orders as Readonly<Record<string, object>>).filter(
      (value): value is Endpoint => 'method' in value,
    );
    expect(described.filter(({ name }) => !(name in endpoints)).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('each call describes every parameter of its path', () => {
    for (const [name, call] of calls) {
      const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      expect(Object.keys(call.params ?? {}), name).toEqual(inPath);
    }
  });

  it('[API-02] exactly the calls that change something require the CSRF header', () => {
    for (const [name, call] of calls)
      expect(call.csrf, name).toBe(call.method === 'GET' ? undefined : 'when-signed-in');
    for (const [name, call] of calls)
      if (call.csrf) expect(call.responses, name).toHaveProperty('403');
  });

  it('[API-04, API-05, API-06] the table has the calls to sign in, sign out and read the current user', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'POST /oscarapi/login/',
        'DELETE /oscarapi/login/',
        'GET /oscarapi/login/',
      ]),
    );
  });

  it('[API-07, API-08, API-09, API-10] the table has the calls for customers and their addresses', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'POST /oscarapi/customer/',
        'POST /oscarapi/customer-retail/',
        'PUT /oscarapi/user-full/',
        'GET /oscarapi/user/address-list/',
      ]),
    );
    expect(Object.keys(endpoints.signUp.request.shape).sort()).toEqual([
      'email',
      'newsletter',
      'password',
      'signing_up_with_credit',
      'source',
    ]);
  });

  it('[API-11, API-12, API-13] the table has three calls to reset a password', () => {
    expect(Object.keys(endpoints.requestPasswordReset.request.shape)).toEqual(['email']);
    expect(Object.keys(endpoints.validateResetToken.request.shape)).toEqual(['uidb64', 'token']);
    expect(Object.keys(endpoints.confirmPasswordReset.request.shape)).toEqual([
      'uidb64',
      'token',
      'password',
    ]);
    expect(lines).toEqual(
      expect.arrayContaining([
        'POST /api/v1/soat/reset-password/request/',
        'POST /api/v1/soat/reset-password/validate-token/',
        'POST /api/v1/soat/reset-password/confirm/',
      ]),
    );
  });

  it('[API-14, API-15, API-24] the table has the calls for visits, countries and credit', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'GET /api/v1/soat/init/',
        'GET /oscarapi/countries/',
        'GET /accounts_api/credits/',
      ]),
    );
    expect(endpoints.listCountries.query).toHaveProperty('show_all');
  });

  it('[API-16, API-20, API-21, API-22] the table has the order calls, and the list has a one-minute timeout', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'GET /oscarapi/orders/',
        'GET /oscarapi/orders/{number}/',
        'PATCH /oscarapi/orders/{number}/',
        'GET /oscarapi/orders/{number}/analytics/',
      ]),
    );
    expect(endpoints.listOrders.timeout).toBe(60_000);
  });

  it('[API-25, API-26, API-27, API-28, API-29, API-30, API-31] the table has the calls to read and fill the basket', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'GET /oscarapi/basket/count/',
        'GET /oscarapi/basket/',
        'POST /oscarapi/basket/add-product/',
        'POST /oscarapi/basket/add-voucher/',
        'POST /oscarapi/basket/remove-voucher/',
        'POST /oscarapi/basket/accounts/activate/',
        'POST /oscarapi/basket/accounts/deactivate/',
      ]),
    );
  });

  it('[API-32, API-33] the table has the calls to change and remove lines', () => {
    expect(lines).toEqual(
      expect.arrayContaining(['DELETE /oscarapi/lines/{id}/', 'PUT /oscarapi/lines/{id}/']),
    );
    expect(Object.keys(endpoints.changeLine.request.shape)).toEqual(['quantity']);
  });

  it('[API-34, API-35, API-36, API-37, API-38, API-39] the table has the calls for delivery addresses and shipping', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'POST /oscarapi/basket/add-shipping-address/',
        'POST /oscarapi/basket/v2/add-currier/',
        'POST /oscarapi/basket/add-pakkeshop/',
        'GET /oscarapi/checkout-validate-basket/',
        'POST /shipping_api/shipping_methods/',
        'POST /shipping_api/drop_points/',
      ]),
    );
  });

  it('[API-40, API-41, API-42] the table has three payment calls', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'POST /adyen_api/checkout/payment_methods/',
        'POST /adyen_api/checkout/payments/',
        'POST /adyen_api/checkout/payments/details/',
      ]),
    );
  });

  it('[API-46, API-47, API-48, API-49] the table has the calls of the catalog', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'GET /customizer_api/v3/clothing-types/',
        'GET /customizer_api/v2/clothing-types/{id}',
        'GET /customizer_api/v2/clothing_type_stock/',
        'GET /oscarapi/products/purchase-info/giftcard2/',
      ]),
    );
  });

  it('[API-50, API-51, API-52] the table has the calls for notes, without trailing slashes', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'GET /notes-api/meta',
        'GET /notes-api/latest-articles',
        'GET /notes-api/articles',
      ]),
    );
  });

  it('[API-60, API-61, API-62, API-64, API-65, API-66, API-67, API-68, API-69] the table has the calls for size types, sizes and their history', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'GET /customizer_api/v2/size-types/',
        'GET /customizer_api/v2/size-types/{id}',
        'GET /customizer_api/v2/size-types/{id}/size-dependencies/',
        'POST /customizer_api/v2/user-size2/',
        'GET /customizer_api/v2/user-size2/{id}',
        'PUT /customizer_api/v2/user-size2/{id}',
        'DELETE /customizer_api/v2/user-size2/{id}',
        'GET /customizer_api/v2/user-size2/',
        'GET /customizer_api/v2/user-size2/{id}/history/',
      ]),
    );
  });

  it('[API-58, API-59, API-63, API-70] the table has the size calls for staff', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'POST /size/lookup-size/',
        'POST /size/size-conversion-preview/',
        'POST /customizer_api/v2/user/{userId}/user-size2/',
        'PUT /customizer_api/v2/user/{userId}/user-size2/{id}',
      ]),
    );
  });
});

describe('pathOf', () => {
  it('pathOf inserts escaped parameters', () => {
    expect(pathOf(changeLine, { id: 7 })).toBe('/oscarapi/lines/7/');
    expect(pathOf(endpoints.readOrder, { number: '../login' })).toBe(
      '/oscarapi/orders/..%2Flogin/',
    );
    expect(pathOf(readBasket)).toBe('/oscarapi/basket/');
  });

  it('pathOf accepts exactly the parameters of the path', () => {
    expectTypeOf<PathParams<'/a/{id}/b/{number}'>>().toEqualTypeOf<{
      readonly id: string | number;
      readonly number: string | number;
    }>();
    // @ts-expect-error the id is missing
    expect(pathOf(changeLine, {})).toBe('/oscarapi/lines/undefined/');
  });

  it('the request and response types of a call follow from its schemas', () => {
    expectTypeOf<RequestOf<typeof changeLine>>().toEqualTypeOf<{ quantity: number }>();
    expectTypeOf<RequestOf<typeof readBasket>>().toEqualTypeOf<undefined>();
    expectTypeOf<ResponseOf<typeof readCurrentUser, 200>>().toEqualTypeOf<WireCurrentUser>();
    expectTypeOf<ResponseOf<typeof endpoints.deleteUserSize, 204>>().toEqualTypeOf<null>();
  });
});
