/**
 * Security holes of the stock django-oscar-api implementation that this shop must not
 * have.
 */
import { describe, expect, it } from 'vitest';
import {
  aBeanie,
  aCard,
  anAddress,
  aPayment,
  aTShirt,
  type Client,
  cards,
  createClient,
  pay,
  readyToPay,
  saveSize,
  signIn,
  signUp,
} from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();
const add = (client: Client, piece: unknown) => client.post('/oscarapi/basket/add-product/', piece);

describe('baskets of other visitors', () => {
  it('another owner’s basket can be neither read nor changed', async () => {
    const [owner, stranger, customer] = [shop.client(), shop.client(), shop.client()];
    const guests = (await add(owner, aBeanie({ quantity: 2 }))).body;
    await signUp(customer);
    const customers = (await add(customer, aBeanie({ quantity: 3 }))).body;
    await add(stranger, aBeanie());
    const strangers = await stranger.basket();

    for (const { id, all_lines } of [guests, customers]) {
      const line = all_lines[0].id;
      // Requests that reach other visitors' data in the stock implementation.
      for (const path of [
        `/oscarapi/baskets/${id}/`,
        `/oscarapi/baskets/${id}/lines/${line}/`,
        `/oscarapi/baskets/${id}/`,
      ]) {
        expect((await stranger.get(path)).status).toBe(404);
        // A basket can be read by its link but not written.
        expect((await stranger.patch(path, { quantity: 9 })).status).toBe(
          path.includes('/lines/') ? 404 : 405,
        );
      }
      for (const visitor of [stranger, shop.client()]) {
        expect((await visitor.put(`/oscarapi/lines/${line}/`, { quantity: 9 })).status).toBe(404);
        expect((await visitor.patch(`/oscarapi/lines/${line}/`, { quantity: 9 })).status).toBe(404);
        expect((await visitor.del(`/oscarapi/lines/${line}/`)).status).toBe(404);
      }
    }
    expect((await stranger.basket()).id).toBe(strangers.id);
    expect((await owner.basket()).num_items).toBe(2);
    expect((await customer.basket()).num_items).toBe(3);
  });

  it('a guest cannot access a customer’s lines', async () => {
    const customer = shop.client();
    const email = await signUp(customer);
    const line = (await add(customer, aBeanie())).body.all_lines[0].id;
    await customer.del('/oscarapi/login/');
    expect((await customer.put(`/oscarapi/lines/${line}/`, { quantity: 9 })).status).toBe(404);
    await signIn(customer, email);
    expect((await customer.put(`/oscarapi/lines/${line}/`, { quantity: 9 })).status).toBe(200);
  });
});

describe('a visitor without a basket', () => {
  it.each([
    ['GET', '/oscarapi/basket/', 200],
    ['GET', '/oscarapi/basket/count/', 200],
    ['GET', '/oscarapi/baskets/', 404],
    ['GET', '/oscarapi/checkout-validate-basket/', 406],
    ['POST', '/adyen_api/checkout/payment_methods/', 406],
    ['GET', '/oscarapi/basket/add-shipping-address/', 204],
    ['DELETE', '/oscarapi/lines/1/', 404],
  ])('%s %s without a basket gets %i', async (method, path, status) => {
    expect((await shop.client().send(method, path)).status).toBe(status);
  });
});

describe('unusual numbers and currencies', () => {
  it.each([-1, -50, 1e21, -1e21, 0.1, Number.MAX_SAFE_INTEGER, '1e9', '０', true, {}, []])(
    'a quantity of %j is refused with a message, in new and existing lines',
    async (quantity) => {
      const client = shop.client();
      const line = (await add(client, aBeanie())).body.all_lines[0].id;
      expect((await add(client, aBeanie({ quantity }))).status).toBe(406);
      expect([400, 406]).toContain(
        (await client.put(`/oscarapi/lines/${line}/`, { quantity })).status,
      );
      expect((await client.basket()).num_items).toBe(1);
    },
  );

  it('changing the currency reprices the basket', async () => {
    const client = shop.client({ country: 'SE' });
    await add(client, aBeanie());
    client.moveTo('SG');
    expect(await add(client, aBeanie())).toMatchObject({
      status: 200,
      body: { currency: 'SGD', num_items: 2 },
    });
  });
});

describe('the state of a basket', () => {
  it('a request cannot set the state of a basket', async () => {
    const client = shop.client();
    expect((await add(client, aBeanie({ status: 'Submitted', id: 1 }))).status).toBe(406);
    const { id } = (await add(client, aBeanie())).body;
    expect((await client.patch(`/oscarapi/baskets/${id}/`, { status: 'Frozen' })).status).toBe(405);
    expect((await client.patch('/oscarapi/basket/', { status: 'Frozen' })).status).toBe(405);
    expect((await client.basket()).status).toBe('Open');
  });

  it('a basket with a pending payment is reported and immutable', async () => {
    const client = shop.client({ country: 'DE' });
    const basket = await readyToPay(client);
    const line = basket.all_lines[0]?.id;
    const waiting = await pay(
      client,
      aPayment(basket, origin, { payment_method: aCard(cards.redirect) }),
    );
    expect(waiting.body.resultCode).toBe('RedirectShopper');
    expect(await client.basket()).toMatchObject({
      id: basket.id,
      status: 'Frozen',
      pending_payment: { id: waiting.body.payment_id },
    });
    const frozen = { status: 406, body: { reason: 'Basket Frozen' } };
    expect(await add(client, aBeanie())).toMatchObject(frozen);
    expect(await client.put(`/oscarapi/lines/${line}/`, { quantity: 2 })).toMatchObject(frozen);
    expect(await client.del(`/oscarapi/lines/${line}/`)).toMatchObject(frozen);
    expect(
      await client.post('/oscarapi/basket/add-voucher/', { vouchercode: 'WELCOME10' }),
    ).toMatchObject(frozen);
    expect(
      await client.post('/oscarapi/basket/remove-voucher/', { vouchercode: 'WELCOME10' }),
    ).toMatchObject(frozen);
    expect(await client.post('/oscarapi/basket/add-shipping-address/', anAddress())).toMatchObject(
      frozen,
    );
    expect(
      await client.post('/oscarapi/basket/v2/add-currier/', { shipping_method_code: 'express' }),
    ).toMatchObject(frozen);
    expect(await client.get('/oscarapi/checkout-validate-basket/')).toMatchObject(frozen);
    // The amount to pay stays as agreed, even if the customer's country changes.
    client.moveTo('US');
    expect(await client.basket()).toMatchObject({
      currency: 'EUR',
      total_incl_tax: basket.total_incl_tax,
    });
  });
});

describe('links', () => {
  it('every link in a basket leads to its object', async () => {
    const client = shop.client();
    const { body } = await add(client, aBeanie());
    const [line] = body.all_lines;
    expect(line.basket).toBe(body.url);
    expect(line.url).toBe(`${origin}/oscarapi/lines/${line.id}/`);
    expect((await client.patch(new URL(line.url).pathname, { quantity: 2 })).status).toBe(200);
    const [country] = (await client.get('/oscarapi/countries/')).body;
    expect(country.url).toBe(`${origin}/oscarapi/countries/${country.iso_3166_1_a2}/`);
  });

  it('paths work with and without trailing slash, without redirects', async () => {
    const client = shop.client();
    expect((await client.post('/oscarapi/basket/add-product', aBeanie())).status).toBe(200);
    expect((await client.get('/oscarapi/basket')).status).toBe(200);
  });
});

describe('messages', () => {
  it('messages are readable sentences without code', async () => {
    const client = shop.client({ language: 'de' });
    const answers = [
      await add(client, { clothing_type_id: 'x', quantity: 'x' }),
      await client.post('/oscarapi/basket/add-voucher/', { vouchercode: 'NOPE' }),
      await client.post(
        '/oscarapi/basket/add-shipping-address/',
        anAddress({ first_name: '', postcode: '1' }),
      ),
      await pay(
        client,
        aPayment(await readyToPay(client), origin, { amount: { currency: 'EUR', value: 1 } }),
      ),
      await pay(client, aPayment(await client.basket(), origin, { guest_email: 'x' })),
    ];
    for (const { status, body } of answers) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(JSON.stringify(body)).not.toMatch(
        /\[object|undefined|NaN|Error:|at \/|\(currency=|None/,
      );
    }
  });
});

describe('signing out', () => {
  it('signing out keeps a guest’s basket', async () => {
    const client = shop.client();
    await add(client, aBeanie());
    await client.del('/oscarapi/login/');
    expect((await client.basket()).num_items).toBe(1);
    const forged = await client.send('DELETE', '/oscarapi/login/', undefined, {
      origin: 'https://evil.test',
      'sec-fetch-site': 'cross-site',
    });
    expect(forged.status).toBe(403);
    expect((await client.basket()).num_items).toBe(1);
  });
});

describe('requests from another site', () => {
  it('cross-site requests are refused before any change', async () => {
    const guest = shop.client();
    await add(guest, aBeanie());
    const foreign = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' };
    expect(
      (await guest.send('POST', '/oscarapi/basket/add-product/', aBeanie(), foreign)).status,
    ).toBe(403);
    const customer = shop.client();
    await signUp(customer);
    const token = customer.cookies.get('csrftoken');
    const withToken = (value: string) =>
      customer.send('POST', '/oscarapi/basket/add-product/', aBeanie(), { 'x-csrftoken': value });
    expect(await withToken('wrong')).toMatchObject({
      status: 403,
      body: { detail: expect.stringMatching(/^CSRF Failed/) },
    });
    expect((await withToken(String(token))).status).toBe(200);
    expect((await customer.basket()).num_items).toBe(1);
  });
});

describe('sessions in a header', () => {
  it('session headers are refused with a reason and create no basket', async () => {
    const answer = await shop
      .client()
      .send('GET', '/oscarapi/basket/', undefined, { 'session-id': 'SID:ANON:shop.test:1' });
    expect(answer).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining('Session-Id') },
    });
  });
});

describe('stock', () => {
  const limited = (size: number, quantity: number) =>
    aTShirt(size, { clothing_type_id: 3, fabric_color_id: 309, quantity });

  it('stock is checked on change and payment, and never oversold', async () => {
    const [one, other] = [shop.client(), shop.client()];
    const [ones, others] = [await saveSize(one), await saveSize(other)];
    const first = await readyToPay(one, limited(ones, 4));
    const second = await readyToPay(other, limited(others, 4));
    expect(
      (await other.put(`/oscarapi/lines/${second.all_lines[0]?.id}/`, { quantity: 21 })).body,
    ).toEqual({
      reason: 'Stock Limit Exceeded',
    });
    expect((await pay(one, aPayment(first, origin))).body.resultCode).toBe('Authorised');
    expect((await other.get('/oscarapi/checkout-validate-basket/')).body).toEqual({
      reason: 'Out Of Stock',
    });
    expect(await pay(other, aPayment(second, origin))).toMatchObject({
      status: 406,
      body: { reason: 'Out Of Stock' },
    });
    expect((await other.basket()).status).toBe('Open');
    const fewer = await other.put(`/oscarapi/lines/${second.all_lines[0]?.id}/`, { quantity: 1 });
    expect(fewer.status).toBe(200);
    expect((await pay(other, aPayment(await other.basket(), origin))).body.resultCode).toBe(
      'Authorised',
    );
    const stock = (
      await createClient({ fetch: (request) => shop.server.fetch(request), origin }).get(
        '/customizer_api/v2/clothing_type_stock/?clothing_type_id=3',
      )
    ).body;
    expect(
      stock.find(({ fabric_color_id }: { fabric_color_id: number }) => fabric_color_id === 309),
    ).toMatchObject({ num_available: 0 });
  });
});
