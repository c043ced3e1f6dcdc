import type { WireCountry } from '@tailorbird/contract/checkout';
import { describe, expect, it } from 'vitest';
import { aBeanie, anAddress, type Client } from './oscarClient.ts';
import { openShop } from './oscarShop.ts';

const shop = openShop();
const addressPath = '/oscarapi/basket/add-shipping-address/';
const withPiece = async (given?: Parameters<typeof shop.client>[0]): Promise<Client> => {
  const client = shop.client(given);
  await client.post('/oscarapi/basket/add-product/', aBeanie());
  return client;
};

describe('countries', () => {
  it('countries are those the shop ships to, with translated names', async () => {
    const english = (await shop.client().get<WireCountry[]>('/oscarapi/countries/')).body;
    const german = (
      await shop.client({ language: 'de-AT,de;q=0.9' }).get<WireCountry[]>('/oscarapi/countries/')
    ).body;
    expect(english.find(({ iso_3166_1_a2 }) => iso_3166_1_a2 === 'DK')).toMatchObject({
      printable_name: 'Denmark',
      iso_3166_1_a3: 'DNK',
      iso_3166_1_numeric: '208',
      is_shipping_country: true,
    });
    expect(german.find(({ iso_3166_1_a2 }) => iso_3166_1_a2 === 'DK')?.printable_name).toBe(
      'Dänemark',
    );
    const names = german.map(({ printable_name }) => printable_name);
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'de')));
  });

  it('[CHECKOUT-08] [CHECKOUT-09] shipping excludes Puerto Rico and lists the Canary Islands', async () => {
    const codes = async (query: string) =>
      (await shop.client().get<WireCountry[]>(`/oscarapi/countries/${query}`)).body.map(
        ({ iso_3166_1_a2 }) => iso_3166_1_a2,
      );
    const [shipped, all] = [await codes(''), await codes('?show_all=true')];
    expect(shipped).toContain('IC');
    expect(shipped).not.toContain('PR');
    expect(all).toContain('PR');
    expect(new Set(all).size).toBe(250);
    expect((await shop.client().get('/oscarapi/countries/?show_all=perhaps')).status).toBe(400);
  });
});

describe('the address', () => {
  it('[API-34] an address is normalized and stored with the basket', async () => {
    const client = await withPiece();
    expect(await client.get(addressPath)).toMatchObject({ status: 204, body: '' });
    const { status } = await client.post(
      addressPath,
      anAddress({ first_name: '  Nora ', line2: 'Hof', line3: '2. Stock', company: 'Faden & Co' }),
    );
    expect(status).toBe(200);
    expect((await client.get(addressPath)).body).toMatchObject({
      first_name: 'Nora',
      line2: 'Hof, 2. Stock',
      line4: 'Berlin',
      company: 'Faden & Co',
      country: expect.stringMatching(/\/oscarapi\/countries\/DE\/$/),
    });
  });

  it.each(['title', 'notes'])('an address with a %s is refused and not stored', async (field) => {
    const client = shop.client();
    const send = (text: string) =>
      client.post('/oscarapi/basket/add-shipping-address/', anAddress({ [field]: text }));
    expect(await send('Dr')).toMatchObject({
      status: 400,
      body: { [field]: ['This field cannot be honored here.'] },
    });
    expect((await send('')).status).toBe(200);
  });

  it.each([
    ['a missing name', { first_name: ' ' }, { first_name: 'required' }],
    ['a missing phone', { phone_number: '' }, { phone_number: 'required' }],
    ['a postcode of another country', { postcode: 'SW1A 1AA' }, { postcode: 'invalid-postcode' }],
    ['letters as a phone number', { phone_number: 'call me' }, { phone_number: 'invalid-phone' }],
    [
      'a missing state',
      { country: '/oscarapi/countries/US/', postcode: '10001' },
      { state: 'required' },
    ],
    [
      'Puerto Rico',
      { country: '/oscarapi/countries/PR/' },
      { country: 'puerto-rico-not-shippable' },
    ],
    [
      'Kuwait',
      { country: '/oscarapi/countries/KW/', line4: 'Kuwait', postcode: '13001' },
      { line4: 'kuwait-city-name' },
    ],
    [
      'Tenerife in Spain',
      { country: '/oscarapi/countries/ES/', postcode: '38001' },
      { country: 'choose-canary-islands' },
    ],
    ['North Korea', { country: '/oscarapi/countries/KP/' }, { country: 'country-not-shippable' }],
    [
      'an unknown country',
      { country: '/oscarapi/countries/XX/' },
      { country: 'country-not-shippable' },
    ],
    ['no country', { country: '' }, { country: 'required' }],
    ['a country that is not a link', { country: 'DE' }, { country: 'invalid-link' }],
    ['a name that is too long', { last_name: 'x'.repeat(300) }, { last_name: 'too-long' }],
  ])(
    '[CHECKOUT-05] an address is refused at the field and translated: %s',
    async (_, changes, error_codes) => {
      const client = await withPiece({ language: 'de' });
      const { status, body } = await client.post(addressPath, anAddress(changes));
      expect(status).toBe(400);
      expect(body.error_codes).toEqual(error_codes);
      for (const field of Object.keys(error_codes))
        expect(body[field]).toEqual([expect.stringMatching(/[a-zäöü]{3}/)]);
      expect((await client.get(addressPath)).status).toBe(204);
    },
  );

  it.each([
    ['text instead of a link', { country: 'DE' }, 400],
    ['a number', { line1: 7 }, 400],
    ['nothing', { line1: undefined }, 400],
    ['a body that is too long', { line1: 'x'.repeat(401) }, 400],
  ])('an address request with %s gets %i', async (_, changes, status) => {
    expect((await (await withPiece()).post(addressPath, anAddress(changes))).status).toBe(status);
  });
});

describe('shipping', () => {
  it('[API-35] a shipping method must be an offered one', async () => {
    const client = await withPiece();
    const choose = (code: unknown) =>
      client.post('/oscarapi/basket/v2/add-currier/', { shipping_method_code: code });
    expect((await choose('express')).body).toMatchObject({
      active_shipping_method_code: 'express',
    });
    // Invalid shipping methods for a basket that ships.
    for (const code of ['no-shipping-required', 'by-owl', '', 'x'.repeat(200), null, 1]) {
      expect(await choose(code)).toMatchObject({
        status: 406,
        body: { shipping_method_code: [expect.any(String)] },
      });
    }
    expect((await client.basket()).active_shipping_method_code).toBe('express');
  });

  it('[API-38] shipping methods are listed for a destination', async () => {
    const client = await withPiece({ country: 'DK', language: 'de' });
    const { body } = await client.post('/shipping_api/shipping_methods/', {
      country: '/oscarapi/countries/DK/',
    });
    expect(body).toMatchObject([
      {
        code: 'standard',
        name: 'Standard',
        price: { currency: 'DKK', incl_tax: '69.00', tax: '0.00' },
        is_discounted: false,
      },
      { code: 'express' },
      { code: 'drop-point' },
    ]);
    expect((await client.post('/shipping_api/shipping_methods/', {})).status).toBe(200);
    for (const country of ['/oscarapi/countries/PR/', 'DK', 'https://evil.test/']) {
      expect((await client.post('/shipping_api/shipping_methods/', { country })).status).toBe(406);
    }
  });

  it('[API-36] [API-39] drop points near the address stay the same', async () => {
    const client = await withPiece();
    expect((await client.post('/shipping_api/drop_points/', {})).status).toBe(406);
    await client.post(addressPath, anAddress());
    const points = (await client.post('/shipping_api/drop_points/', {})).body;
    expect(points).toHaveLength(5);
    expect(
      (
        await client.post('/shipping_api/drop_points/', {
          country: '/oscarapi/countries/DE/',
          postcode: '10115',
          line4: 'Berlin',
        })
      ).body,
    ).toEqual(points);
    const choose = (id: unknown) =>
      client.post('/oscarapi/basket/add-pakkeshop/', { drop_point_id: id });
    expect((await choose(points[2].id)).body).toMatchObject({
      active_shipping_method_code: 'drop-point',
    });
    for (const id of ['nowhere', 'DE-20095-1', '', null])
      expect((await choose(id)).status).toBe(406);
    // A new address removes the parcel shop near the old one.
    await client.post(addressPath, anAddress({ postcode: '20095', line4: 'Hamburg' }));
    expect((await client.get('/oscarapi/checkout-validate-basket/')).body).toEqual({
      reason: 'Shipping Method Missing',
    });
  });
});

describe('[API-37] validating a basket', () => {
  it('validation reports one missing field after another', async () => {
    const client = shop.client();
    const validate = async () => (await client.get('/oscarapi/checkout-validate-basket/')).body;
    expect(await validate()).toEqual({ reason: 'Basket Empty' });
    await client.post('/oscarapi/basket/add-product/', aBeanie());
    expect(await validate()).toEqual({ reason: 'Address Missing' });
    await client.post(addressPath, anAddress());
    expect(await validate()).toEqual({ reason: 'Shipping Method Missing' });
    await client.post('/oscarapi/basket/v2/add-currier/', { shipping_method_code: 'standard' });
    expect(await validate()).toEqual({ valid: true });
  });
});

describe('[API-40] payment methods', () => {
  it('payment methods are wallets and cards, translated', async () => {
    const client = await withPiece({ language: 'de' });
    const configuration = { provider: 'sandbox' };
    expect((await client.post('/adyen_api/checkout/payment_methods/')).body).toEqual({
      paymentMethods: [
        { type: 'paypal', name: 'PayPal', brands: [], configuration },
        { type: 'applepay', name: 'Apple Pay', brands: [], configuration },
        { type: 'googlepay', name: 'Google Pay', brands: [], configuration },
        { type: 'scheme', name: 'Karte', brands: ['visa', 'mc', 'amex'], configuration },
      ],
    });
  });
});
