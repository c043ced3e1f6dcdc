import type { WireBasket } from '@tailorbird/contract/basket';
import { describe, expect, it } from 'vitest';
import {
  aBeanie,
  anAddress,
  aTShirt,
  type Client,
  type Content,
  createClient,
  saveSize,
  signIn,
  signUp,
} from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();
const add = (client: Client, piece: unknown) => client.post('/oscarapi/basket/add-product/', piece);

describe('the basket', () => {
  it('a repeated addition is applied once, also concurrently or after sign-in', async () => {
    const client = shop.client();
    const key = 'f1f8c7a2-9d0e-4b5a-8f52-4f6f1f0a77aa';
    const piece = aBeanie({ request_key: key });
    expect((await add(client, piece)).body.num_items).toBe(1);
    const again = await Promise.all([add(client, piece), add(client, piece)]);
    expect(again.map(({ status, body }) => [status, body.num_items])).toEqual([
      [200, 1],
      [200, 1],
    ]);
    expect((await add(client, aBeanie({ request_key: `${key}-2` }))).body.num_items).toBe(2);
    await signUp(client);
    expect((await add(client, piece)).body.num_items).toBe(2);
    expect((await add(client, aBeanie({ request_key: 'short' }))).status).toBe(406);
  });

  it('a refused addition can be repeated with the same key', async () => {
    const client = shop.client();
    const request_key = 'a-name-that-is-long-enough';
    expect((await add(client, aBeanie({ request_key, quantity: 51 }))).status).toBe(406);
    expect((await add(client, aBeanie({ request_key }))).body.num_items).toBe(1);
  });

  it('[API-26] a basket is empty until the first piece and then stored', async () => {
    const kept = async (): Promise<number> =>
      (await shop.server.database.queries.selectFrom('basket').select('id').execute()).length;
    const client = shop.client({ country: 'DE' });
    const before = await kept();
    const { status, body } = await client.get<WireBasket>('/oscarapi/basket/');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'Open',
      currency: 'EUR',
      owner: null,
      all_lines: [],
      num_items: 0,
      total_incl_tax: '0.00',
    });
    expect(client.cookies.has('guest_key')).toBe(true);
    await client.basket();
    expect([body.id, (await kept()) - before]).toEqual([0, 0]);
    await add(client, aBeanie());
    expect([(await client.basket()).id > 0, (await kept()) - before]).toEqual([true, 1]);
  });

  it('[BASKET-14] a basket has at most 100 lines, which can still grow', async () => {
    const client = shop.client();
    for (let line = 0; line < 100; line += 1)
      expect((await add(client, aBeanie({ note: `${line}` }))).status).toBe(200);
    expect(await add(client, aBeanie({ note: 'one more' }))).toMatchObject({
      status: 406,
      body: { reason: 'Too Many Lines' },
    });
    expect((await add(client, aBeanie({ note: '7' }))).status).toBe(200);
    expect((await client.basket()).all_lines).toHaveLength(100);
  });

  it('concurrent changes by two tabs keep all fields of a line', async () => {
    const client = shop.client();
    const size = await saveSize(client);
    const { body } = await add(client, aTShirt(size));
    const path = `/oscarapi/lines/${body.all_lines[0].id}/piece/`;
    for (let round = 0; round < 20; round += 1) {
      const [initials, note] = [`${'ABCDEFGHIJKLMNOPQRST'[round]}`, `round ${round}`];
      const answers = await Promise.all([
        client.put(path, { initials }),
        client.put(path, { note }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await client.basket()).all_lines[0]).toMatchObject({ initials, note });
    }
  });

  it('[API-25] counting a missing basket does not create it', async () => {
    const client = shop.client();
    expect((await client.get('/oscarapi/basket/count/')).body).toEqual({ count: 0 });
    expect(client.cookies.has('guest_key')).toBe(false);
    await add(client, aBeanie({ quantity: 3 }));
    await add(client, aBeanie({ fabric_color_id: 1102 }));
    expect((await client.get('/oscarapi/basket/count/')).body).toEqual({ count: 4 });
  });

  it('[BASKET-06] [BASKET-07] [BASKET-08] a line is returned with all its details', async () => {
    const client = shop.client({ country: 'DE', language: 'de' });
    const size = await saveSize(client);
    const { body } = await add(
      client,
      aTShirt(size, { initials: 'nä', note: ' soft ', quantity: 2 }),
    );
    expect(body.all_lines).toHaveLength(1);
    expect(body.all_lines[0]).toMatchObject({
      quantity: 2,
      clothing_type: {
        id: 1,
        slug: 'cotton-t-shirt',
        title: 'T-Shirt aus Baumwolle',
        supports_initials: true,
      },
      variant_id: '101-11-21-31',
      initials: 'nä',
      note: 'soft',
      user_size: { id: size, title: 'Mine' },
      gift_card_tier: null,
      product: {
        title: 'T-Shirt aus Baumwolle',
        product_class: 'Customize',
        price: { currency: 'EUR', incl_tax: '55.00' },
      },
      price_currency: 'EUR',
      price_incl_tax_excl_discounts: '110.00',
      price_incl_tax_incl_discounts: '99.00',
      pre_order: false,
    });
    const image = await client.get(body.all_lines[0].image_path);
    expect(image.status).toBe(200);
    expect(image.body).toContain('<svg');
  });

  it('[BASKET-09] only equal pieces share a line', async () => {
    const client = shop.client();
    const size = await saveSize(client);
    const other = await saveSize(client);
    await add(client, aTShirt(size, { initials: 'ABC' }));
    await add(client, aTShirt(size, { initials: ' ABC ' }));
    for (const piece of [
      aTShirt(size, { initials: 'ABD' }),
      aTShirt(other, { initials: 'ABC' }),
      aTShirt(size, { initials: 'ABC', note: 'x' }),
      aTShirt(size, { initials: 'ABC', fabric_color_id: 102 }),
      aTShirt(size, { initials: 'ABC', selected_properties: { neck: 12, sleeve: 21, pocket: 31 } }),
    ]) {
      await add(client, piece);
    }
    expect((await client.basket()).all_lines.map(({ quantity }) => quantity)).toEqual([
      2, 1, 1, 1, 1, 1,
    ]);
  });

  it('[PRICE-11] [PRICE-12] [PRICE-13] volume gives a discount and two pieces ship free', async () => {
    const client = shop.client();
    await add(client, aBeanie());
    expect(await client.basket()).toMatchObject({ offer_discounts: [], total_incl_tax: '55.00' });
    const two = (await add(client, aBeanie())).body as WireBasket;
    expect(two).toMatchObject({ total_incl_tax: '99.00', total_incl_tax_excl_discounts: '110.00' });
    expect(two.offer_discounts).toMatchObject([{ name: 'volume-10', amount: '11.00' }]);
    expect(
      two.shipping_methods.map(({ code, price, discount }) => [code, price.incl_tax, discount]),
    ).toEqual([
      ['standard', '0.00', 12],
      ['express', '25.00', 0],
      ['drop-point', '14.00', 0],
    ]);
    expect((await add(client, aBeanie({ quantity: 3 }))).body).toMatchObject({
      total_incl_tax: '220.00',
    });
  });

  it('a gift card needs a valid amount', async () => {
    const client = shop.client();
    const { tiers } = (await client.get('/oscarapi/products/purchase-info/giftcard2/')).body;
    const digital = tiers.find(
      ({ clothing_type_id, code }: Content) => clothing_type_id === 14 && code === 102,
    );
    const { status, body } = await add(client, {
      product_id: digital.product_id,
      note: 'For Mo',
      quantity: 1,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ requires_shipping: false, total_incl_tax: '150.00' });
    expect(body.all_lines[0]).toMatchObject({
      gift_card_tier: 102,
      note: 'For Mo',
      user_size: null,
    });
    expect(body.shipping_methods.map(({ code }: Content) => code)).toEqual([
      'no-shipping-required',
    ]);
    expect((await add(client, { clothing_type_id: 14, quantity: 1 })).body).toEqual({
      reason: { product_id: ['This field is required.'] },
    });
  });

  it('a stock item is added by its product link', async () => {
    const client = shop.client();
    for (const url of ['/oscarapi/products/11/', 'https://elsewhere.test/oscarapi/products/11/']) {
      const { url: _, ...piece } = { ...aBeanie(), url };
      const { clothing_type_id: __, ...linked } = piece;
      expect((await add(client, { ...linked, url })).status).toBe(200);
    }
    expect((await client.basket()).num_items).toBe(2);
    for (const [url, message] of [
      ['/oscarapi/products/999/', 'Invalid hyperlink - Object does not exist.'],
      ['/oscarapi/products/abc/', 'Invalid hyperlink - No URL match.'],
      ['not a link', 'Invalid hyperlink - No URL match.'],
    ]) {
      expect((await add(client, { url, quantity: 1 })).body).toEqual({
        reason: { url: [message] },
      });
    }
  });

  it.each([
    [
      'options',
      { options: [{ option: '/oscarapi/options/1/', value: 'blue' }] },
      'This field cannot be honored here.',
    ],
    ['an unknown field', { color: 'blue' }, 'This field is not known here.'],
    ['two references to the piece', { clothing_type_id: 11 }, 'This field is not known here.'],
  ])('a piece with %s is refused with a reason', async (_, extra, message) => {
    const client = shop.client();
    const link = { url: '/oscarapi/products/13100/', quantity: 1 };
    const refused = await add(client, { ...link, ...extra });
    expect(refused).toMatchObject({
      status: 406,
      body: { reason: { [Object.keys(extra)[0] ?? '']: [message] } },
    });
    expect((await client.get('/oscarapi/basket/count/')).body).toEqual({ count: 0 });
    expect((await add(client, { ...link, options: [] })).status).toBe(200);
  });

  it('changing the country changes the currency and keeps all lines', async () => {
    const client = shop.client({ country: 'US' });
    await add(client, aBeanie());
    await add(client, aBeanie({ fabric_color_id: 1102, quantity: 2 }));
    const before = await client.basket();
    client.moveTo('DK');
    const after = await client.basket();
    expect(after).toMatchObject({ id: before.id, currency: 'DKK', num_items: 3 });
    expect(after.all_lines.map(({ id }) => id)).toEqual(before.all_lines.map(({ id }) => id));
    expect(after.all_lines[0]?.price_incl_tax_excl_discounts).toBe('369.00');
    expect((await add(client, aBeanie())).body).toMatchObject({ currency: 'DKK', num_items: 4 });
  });
});

describe('refused additions', () => {
  it.each([
    ['no quantity', { quantity: undefined }, { quantity: ['This field is required.'] }],
    ['null pieces', { quantity: null }, { quantity: ['This field may not be null.'] }],
    ['letters', { quantity: 'abc' }, { quantity: ['A valid integer is required.'] }],
    ['1.5 pieces', { quantity: 1.5 }, { quantity: ['A valid integer is required.'] }],
    ['a list', { quantity: [1] }, { quantity: ['A valid integer is required.'] }],
    [
      'no pieces',
      { quantity: 0 },
      { quantity: ['Ensure this value is greater than or equal to 1.'] },
    ],
    [
      'a negative quantity',
      { quantity: -1 },
      { quantity: ['Ensure this value is greater than or equal to 1.'] },
    ],
    ['an unsafe integer', { quantity: 1e300 }, { quantity: ['A valid integer is required.'] }],
    ['51', { quantity: 51 }, 'Quantity Exceeded'],
    ['a huge number', { quantity: 999_999_999 }, 'Quantity Exceeded'],
    [
      'an unknown type',
      { clothing_type_id: 4711 },
      { clothing_type_id: ['Invalid pk "4711" - object does not exist.'] },
    ],
    ['a color of another type', { fabric_color_id: 101 }, 'Not Available'],
    ['no color', { fabric_color_id: null }, { fabric_color_id: ['This field is required.'] }],
    ['no properties', { selected_properties: undefined }, 'Missing Selected Properties'],
    ['one property of two', { selected_properties: { fold: 241 } }, 'Missing Selected Properties'],
    [
      'an unknown property',
      { selected_properties: { fold: 241, stitch: 251, lining: 1 } },
      'Missing Selected Properties',
    ],
    [
      'a property that names an object of JavaScript',
      { selected_properties: { constructor: 1 } },
      'Missing Selected Properties',
    ],
  ])('adding a piece is refused with 406: %s', async (_, changes, reason) => {
    expect(await add(shop.client(), aBeanie(changes))).toMatchObject({
      status: 406,
      body: { reason },
    });
  });

  it('[BASKET-20] [BASKET-21] a missing, mismatched or foreign size is refused', async () => {
    const client = shop.client();
    expect((await add(client, aTShirt(0, { user_size_id: null }))).body).toEqual({
      reason: 'Missing UserSize',
    });
    expect((await add(client, aTShirt(99_999))).body).toEqual({ reason: 'Missing UserSize' });
    expect((await add(client, aTShirt(await saveSize(client, 3)))).body).toEqual({
      reason: 'Wrong Size Type',
    });
    expect((await add(client, aTShirt(await saveSize(shop.client())))).body).toEqual({
      reason: 'Missing UserSize',
    });
  });

  it.each(['A1', '🙂', 'ABCD', '<b>'])('the initials %s are refused', async (initials) => {
    const client = shop.client();
    const { status, body } = await add(client, aTShirt(await saveSize(client), { initials }));
    expect(status).toBe(406);
    expect(body.reason.initials).toHaveLength(1);
  });

  it('[BASKET-18] [BASKET-19] all pieces of a color count against its stock', async () => {
    const client = shop.client();
    const size = await saveSize(client);
    const limited = (changes: Record<string, unknown>) =>
      aTShirt(size, {
        clothing_type_id: 3,
        fabric_color_id: 309,
        selected_properties: { neck: 11, sleeve: 21, pocket: 31 },
        ...changes,
      });
    expect((await add(client, limited({ quantity: 3 }))).status).toBe(200);
    expect((await add(client, limited({ quantity: 3, initials: 'A' }))).body).toEqual({
      reason: 'Stock Limit Exceeded',
    });
    const { body } = await add(client, limited({ quantity: 2, initials: 'A' }));
    const [first, second] = body.all_lines;
    expect((await client.put(`/oscarapi/lines/${second.id}/`, { quantity: 3 })).body).toEqual({
      reason: 'Stock Limit Exceeded',
    });
    expect((await client.put(`/oscarapi/lines/${first.id}/`, { quantity: 2 })).status).toBe(200);
    expect((await client.put(`/oscarapi/lines/${second.id}/`, { quantity: 3 })).status).toBe(200);
    const sold = aTShirt(await saveSize(client, 3), {
      clothing_type_id: 5,
      fabric_color_id: 506,
      selected_properties: Object.fromEntries(
        (
          await client.get('/customizer_api/v2/clothing-types/5')
        ).body.clothing_property_collections.map(({ slug, properties }: Content) => [
          slug,
          properties.find((property: Content) => property.default).id,
        ]),
      ),
    });
    expect((await add(client, sold)).body).toEqual({ reason: 'Out Of Stock' });
  });

  it.each([
    ['invalid JSON', '{', 400],
    ['a list', [], 406],
    ['a text', '"x"', 406],
    ['null', 'null', 406],
  ])('a malformed request is answered without an error: %s', async (_, content, status) => {
    expect((await add(shop.client(), content)).status).toBe(status);
  });
});

describe('lines', () => {
  const withLine = async (quantity = 2) => {
    const client = shop.client();
    const { body } = await add(client, aBeanie({ quantity }));
    return { client, path: `/oscarapi/lines/${body.all_lines[0].id}/` };
  };

  it('[API-33] [BASKET-13] PUT or PATCH changes a quantity and returns the basket', async () => {
    const { client, path } = await withLine();
    expect((await client.put(path, { quantity: 5 })).body).toMatchObject({ num_items: 5 });
    expect((await client.patch(path, { quantity: '3' })).body).toMatchObject({ num_items: 3 });
    expect((await client.basket()).num_items).toBe(3);
  });

  it('[API-32] [BASKET-16] DELETE or quantity 0 removes a line once', async () => {
    const one = await withLine();
    expect((await one.client.del(one.path)).body).toMatchObject({ num_items: 0, all_lines: [] });
    expect((await one.client.del(one.path)).status).toBe(404);
    const other = await withLine();
    expect((await other.client.put(other.path, { quantity: 0 })).body).toMatchObject({
      all_lines: [],
    });
  });

  it.each([
    ['abc', 400, { quantity: ['A valid integer is required.'] }],
    [null, 400, { quantity: ['This field may not be null.'] }],
    [undefined, 400, { quantity: ['This field is required.'] }],
    [1.5, 400, { quantity: ['A valid integer is required.'] }],
    [-1, 400, { quantity: ['Ensure this value is greater than or equal to 0.'] }],
    [51, 406, { reason: 'Quantity Exceeded' }],
  ])('[BASKET-14] a quantity of %s gets %i and changes nothing', async (quantity, status, body) => {
    const { client, path } = await withLine();
    expect(await client.put(path, { quantity })).toMatchObject({ status, body });
    expect((await client.basket()).num_items).toBe(2);
  });

  it.each(['0', '-1', 'abc', '99999999999999999999', '1e3'])(
    'the line id %s is not found',
    async (id) => {
      const { client } = await withLine();
      expect((await client.put(`/oscarapi/lines/${id}/`, { quantity: 1 })).status).toBe(404);
    },
  );
});

describe('vouchers', () => {
  const enter = (client: Client, vouchercode: unknown) =>
    client.post('/oscarapi/basket/add-voucher/', { vouchercode });

  it('[API-28] [PRICE-14] a voucher code is case-insensitive and added once', async () => {
    const client = shop.client();
    await add(client, aBeanie());
    for (const typed of ['WELCOME10', ' welcome10 ']) {
      const { status, body } = await enter(client, typed);
      expect(status).toBe(200);
      expect(body).toMatchObject({ code: 'WELCOME10', type: 'voucher' });
    }
    expect(await client.basket()).toMatchObject({
      voucher_codes: ['WELCOME10'],
      total_incl_tax: '49.50',
      voucher_discounts: [{ amount: '5.50', voucher: { code: 'WELCOME10' } }],
    });
  });

  it('an amount voucher has a value per currency', async () => {
    const client = shop.client();
    await add(client, aBeanie());
    await enter(client, 'TWENTY-OFF');
    expect((await client.basket()).total_incl_tax).toBe('35.00');
    client.moveTo('SE');
    expect((await client.basket()).voucher_discounts).toMatchObject([{ amount: '220.00' }]);
  });

  it('a shipping voucher covers shipping', async () => {
    const client = shop.client();
    await add(client, aBeanie());
    await enter(client, 'FREESHIP');
    const basket = await client.basket();
    expect(basket.shipping_discounts).toMatchObject([
      { amount: '12.00', voucher: { code: 'FREESHIP' } },
    ]);
    expect(basket.shipping_methods.find(({ code }) => code === 'standard')?.price.incl_tax).toBe(
      '0.00',
    );
  });

  it.each(['EXPIRED', 'SOON', 'USED', 'ONCE', 'GIFT50', 'NEVER-HEARD-OF'])(
    'a voucher is refused for a guest with a message: %s',
    async (code) => {
      const client = shop.client({ language: 'de' });
      await add(client, aBeanie());
      const { status, body } = await enter(client, code);
      expect(status).toBe(406);
      expect(body.non_field_errors).toEqual([expect.stringContaining(code)]);
      expect((await client.basket()).voucher_codes).toEqual([]);
    },
  );

  it('a voucher that does not fit the basket is reported', async () => {
    const { status, body } = await enter(shop.client(), 'WELCOME10');
    expect(status).toBe(406);
    expect(body.reason).toContain('WELCOME10');
  });

  it.each([
    ['', { vouchercode: ['This field may not be blank.'] }],
    ['   ', { vouchercode: ['This field may not be blank.'] }],
    [null, { vouchercode: ['This field may not be null.'] }],
    [undefined, { vouchercode: ['This field is required.'] }],
    ['X'.repeat(129), { vouchercode: ['Ensure this field has no more than 128 characters.'] }],
  ])('the voucher code %j is refused', async (code, body) => {
    expect(await enter(shop.client(), code)).toMatchObject({ status: 406, body });
  });

  it('[API-29] a voucher can be removed', async () => {
    const client = shop.client();
    await add(client, aBeanie());
    await enter(client, 'WELCOME10');
    const off = await client.post('/oscarapi/basket/remove-voucher/', { vouchercode: 'welcome10' });
    expect(off).toMatchObject({
      status: 200,
      body: { voucher_codes: [], total_incl_tax: '55.00' },
    });
    expect(
      (await client.post('/oscarapi/basket/remove-voucher/', { vouchercode: 'welcome10' })).status,
    ).toBe(406);
  });

  it('[PRICE-05] an account voucher becomes credit once per customer', async () => {
    const client = shop.client({ country: 'DE' });
    await signUp(client);
    await add(client, aBeanie());
    expect((await enter(client, 'GIFT50')).body).toMatchObject({ type: 'account' });
    expect((await enter(client, 'GIFT50')).status).toBe(406);
    expect((await client.get('/accounts_api/credits/')).body).toMatchObject({
      total_credit: '50.00',
      currency: 'EUR',
    });
    expect(await client.basket()).toMatchObject({
      voucher_codes: [],
      account_payment_active: false,
    });
  });
});

describe('account credit', () => {
  it('[API-30] [API-31] [PRICE-01] credit can be switched and is allocated to goods', async () => {
    const client = shop.client({ country: 'DE' });
    await signUp(client);
    await add(client, aBeanie());
    await client.post('/oscarapi/basket/add-voucher/', { vouchercode: 'GIFT50' });
    expect((await client.post('/oscarapi/basket/accounts/activate/')).body).toMatchObject({
      account_payment_active: true,
      account_allocations: { total: '50.00', total_allocated: '49.00' },
    });
    expect((await client.post('/oscarapi/basket/accounts/deactivate/')).body).toMatchObject({
      account_payment_active: false,
      account_allocations: { total: '50.00', total_allocated: '0.00' },
    });
  });

  it('guests have no credit', async () => {
    expect((await shop.client().post('/oscarapi/basket/accounts/activate/')).status).toBe(403);
  });
});

describe('signing in', () => {
  it('[GUARD-02] signing in keeps all lines of the guest’s basket', async () => {
    const customer = shop.client();
    const email = await signUp(customer);
    await add(customer, aBeanie({ quantity: 30 }));
    await add(customer, aBeanie({ fabric_color_id: 1102 }));

    const guest = shop.client();
    const size = await saveSize(guest);
    await add(guest, aBeanie({ quantity: 30 }));
    await add(guest, aTShirt(size));
    await guest.post('/oscarapi/basket/add-voucher/', { vouchercode: 'WELCOME10' });
    await guest.post('/oscarapi/basket/add-shipping-address/', anAddress());
    expect((await signIn(guest, email)).status).toBe(200);

    const basket = await guest.basket();
    expect(basket).toMatchObject({ num_items: 62, voucher_codes: ['WELCOME10'] });
    expect(basket.all_lines.map(({ quantity }) => quantity)).toEqual([50, 1, 1, 10]);
    expect((await guest.get('/oscarapi/basket/add-shipping-address/')).body).toMatchObject({
      line4: 'Berlin',
    });
    expect((await customer.basket()).id).toBe(basket.id);
    // The remaining pieces are a separate line, and adding more still joins one of the two.
    const rest = basket.all_lines[3];
    expect((await guest.put(`/oscarapi/lines/${rest?.id}/`, { quantity: 20 })).body).toMatchObject({
      num_items: 72,
    });
    // Signing in elsewhere with another guest basket adds its lines again.
    const again = createClient({ fetch: (request) => shop.server.fetch(request), origin });
    await add(again, aBeanie({ quantity: 50 }));
    await signIn(again, email);
    expect((await again.basket()).num_items).toBe(122);
  });

  it('a new customer keeps the guest’s basket unchanged', async () => {
    const client = shop.client();
    await add(client, aBeanie({ quantity: 2 }));
    await signUp(client);
    expect(await client.basket()).toMatchObject({
      num_items: 2,
      owner: expect.stringContaining('/oscarapi/users/'),
    });
  });
});
