import type { WireBasket } from '@tailorbird/contract/basket';
import type { WireOrder, WirePapers } from '@tailorbird/contract/orders';
import { describe, expect, it } from 'vitest';
import {
  aBeanie,
  anAddress,
  aPayment,
  aTShirt,
  type Client,
  pay,
  saveSize,
  signIn,
} from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();

const addressIn = (country: 'DE' | 'JP') =>
  anAddress({
    country: `/oscarapi/countries/${country}/`,
    postcode: country === 'JP' ? '100-0001' : '10115',
  });

const filled = async (
  given: { readonly country?: string; readonly language?: string },
  pieces = 1,
): Promise<{ client: Client; basket: WireBasket }> => {
  const client = shop.client(given);
  await client.post('/oscarapi/basket/add-product/', aTShirt(await saveSize(client)));
  for (let more = 1; more < pieces; more += 1)
    await client.post('/oscarapi/basket/add-product/', aBeanie({ note: `${more}` }));
  return { client, basket: await client.basket() };
};

const termsOf = async (country?: string) =>
  (await shop.client(country === undefined ? {} : { country }).get('/api/v1/soat/init/')).body
    .location.levy_terms;

const place = async (client: Client, country: 'DE' | 'JP'): Promise<WireOrder> => {
  await client.post('/oscarapi/basket/add-shipping-address/', addressIn(country));
  const basket = (
    await client.post<WireBasket>('/oscarapi/basket/v2/add-currier/', {
      shipping_method_code: 'standard',
    })
  ).body;
  const paid = await pay(client, aPayment(basket, origin));
  if (paid.body.resultCode !== 'Authorised') throw new Error(JSON.stringify(paid.body));
  return (await client.get<WireOrder>(`/oscarapi/orders/${paid.body.order_number}/`)).body;
};

const sum = (amounts: readonly string[]): string =>
  (amounts.reduce((cents, each) => cents + Math.round(Number(each) * 100), 0) / 100).toFixed(2);

describe('taxes and duties', () => {
  it('levies depend on the country, and are null without one', async () => {
    expect(await termsOf()).toBeNull();
    expect(await termsOf('DE')).toEqual({ kind: 'vat', rate: 190 });
    expect(await termsOf('FI')).toEqual({ kind: 'vat', rate: 255 });
    expect(await termsOf('US')).toEqual({ kind: 'included' });
    expect(await termsOf('BR')).toEqual({ kind: 'unknown' });
    expect(await termsOf('CH')).toMatchObject({
      kind: 'on-arrival',
      tax_rate: 81,
      duty_free_up_to: '0.00',
      tax_free_up_to: '62.00',
    });
    // 10,000 yen in euros, the currency paid in: 10,000 / 178.
    expect(await termsOf('JP')).toMatchObject({
      kind: 'on-arrival',
      tax_free_up_to: '56.17',
      duty_rates: { knitted: 109, woven: 91 },
    });
  });

  it('a basket without destination has no levies', async () => {
    const { basket } = await filled({});
    expect(basket.levies).toBeUndefined();
    expect(basket.all_lines[0]?.levy).toBeUndefined();
    expect(basket.shipping_methods[0]?.description).not.toMatch(/dut|tax/i);
  });

  it('EU prices include VAT on goods and on chosen shipping', async () => {
    const { client, basket } = await filled({ country: 'DE', language: 'de' });
    // 55 € with 19 %.
    expect(basket.levies).toMatchObject({ terms: 'vat', rate: 190, duty: '0.00', tax: '8.78' });
    expect(basket.levies?.text).toBe('Darin sind 19\u202f% Mehrwertsteuer: €8,78');
    expect(basket.all_lines[0]?.levy).toEqual({
      duty: '0.00',
      tax: '8.78',
      text: '€8,78 Mehrwertsteuer (19\u202f%) enthalten',
    });
    const order = await place(client, 'DE');
    // 55 € and 9 € for shipping.
    expect(order.levies).toMatchObject({ terms: 'vat', tax: '10.22' });
    const { body } = await client.post<WirePapers>(`/oscarapi/orders/${order.number}/invoice/`, {});
    expect(body.papers).toHaveLength(1);
  });

  it('import charges are estimated after discounts, by line and shipping method', async () => {
    const one = (await filled({ country: 'CH' })).basket;
    // 59 francs are below the tax-free limit.
    expect(one.levies).toMatchObject({ terms: 'on-arrival', duty: '0.00', tax: '0.00' });
    expect(one.levies?.text).toBe('Switzerland: no duties or import taxes on arrival');
    const two = (await filled({ country: 'CH' }, 2)).basket;
    // 59 and 55 francs, less a tenth: 8.1 % of 102.60, shipping is free.
    expect(two.levies).toMatchObject({ terms: 'on-arrival', duty: '0.00', tax: '8.31' });
    expect(two.levies?.text).toBe(
      'Switzerland: about CHF 8.31 import tax on arrival. An estimate, not part of the total.',
    );
    expect(sum(two.all_lines.map(({ levy }) => levy?.tax ?? ''))).toBe('8.31');
    const described = Object.fromEntries(
      two.shipping_methods.map(({ code, description }) => [code, description]),
    );
    expect(described.standard).toContain('. About CHF 8.31 import tax on arrival.');
    // With 19 francs for shipping: 8.1 % of 121.60.
    expect(described.express).toContain('. About CHF 9.85 import tax on arrival.');
  });

  it('a country with both shows duty and tax', async () => {
    const { basket } = await filled({ country: 'NO' });
    // 55 € and 9 € for shipping: 10.7 % is 6.85, and 25 % of 70.85 is 17.71.
    expect(basket.levies).toMatchObject({ duty: '6.85', tax: '17.71' });
    expect(basket.all_lines[0]?.levy?.text).toBe('About €24.56 duty and tax on arrival');
  });

  it('levies use the address first, then the country of the request', async () => {
    const { client } = await filled({ country: 'US' }, 2);
    expect((await client.basket()).levies).toMatchObject({
      terms: 'included',
      duty: '0.00',
      tax: '0.00',
    });
    const asked = await client.post('/shipping_api/shipping_methods/', {
      country: '/oscarapi/countries/NO/',
    });
    expect(asked.body[0].description).toContain('duty and tax on arrival');
    await client.post('/oscarapi/basket/add-shipping-address/', addressIn('DE'));
    expect((await client.basket()).levies).toMatchObject({ terms: 'vat', rate: 190 });
  });

  it('gift cards have no levies', async () => {
    const client = shop.client({ country: 'NO' });
    const { tiers } = (await client.get('/oscarapi/products/purchase-info/giftcard2/')).body;
    for (const { product_id } of tiers)
      await client.post('/oscarapi/basket/add-product/', { product_id, note: '', quantity: 1 });
    const basket = await client.basket();
    expect(basket.requires_shipping).toBe(true);
    expect(basket.levies).toBeUndefined();
  });

  it('splitting a line keeps its levies to the cent', async () => {
    for (const country of ['JP', 'DE'] as const) {
      const client = shop.client({ country });
      const size = await saveSize(client);
      await client.post('/oscarapi/basket/add-product/', aTShirt(size, { quantity: 5 }));
      await client.post('/oscarapi/basket/add-product/', aBeanie());
      const order = await place(client, country);
      const path = `/oscarapi/orders/${order.number}/`;
      const cents = (amount: string | undefined): number => Math.round(Number(amount) * 100);
      const [shirts, beanie] = order.lines.map(({ levy }) => levy);
      if (!shirts || !beanie) throw new Error('Lines without a levy');
      const apart = async (line: number | undefined, color: number, quantity: number) =>
        (
          await client.patch<WireOrder>(path, {
            line: { id: line, fabric_color_id: color, quantity },
          })
        ).body;
      for (const [color, quantity, pieces] of [
        [104, 1, [4, 1]],
        [103, 2, [2, 1, 2]],
      ] as const) {
        await apart(order.lines[0]?.id, color, quantity);
        const { lines, levies } = (await client.get<WireOrder>(path)).body;
        expect(levies).toEqual(order.levies);
        const ofShirts = lines.filter(({ id }) => id !== order.lines[1]?.id);
        expect(ofShirts.map((line) => line.quantity)).toEqual(pieces);
        for (const of of ['duty', 'tax'] as const) {
          expect(sum(ofShirts.map(({ levy }) => levy?.[of] ?? ''))).toBe(shirts[of]);
          // Each line's share by its pieces, within a cent per split.
          for (const { levy, quantity } of ofShirts)
            expect(
              Math.abs(cents(levy?.[of]) * 5 - cents(shirts[of]) * quantity),
            ).toBeLessThanOrEqual(10);
        }
        expect(lines.find(({ id }) => id === order.lines[1]?.id)?.levy).toEqual(beanie);
      }
    }
  });

  it('changed import rules apply at once and not to existing orders', async () => {
    const staff = shop.client({ country: 'DE' });
    await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
    const rows = async (table: string) =>
      (
        await staff.get<
          readonly { readonly key: string; readonly value: Record<string, unknown> }[]
        >(`/studio_api/data/${table}/`)
      ).body;
    const change = (table: string, key: string, before: unknown, after: unknown) =>
      staff.put(`/studio_api/data/${table}/${key}/`, { before, after, reason: 'tried in a test' });
    const before = (await rows('imports')).find(({ key }) => key === 'JP')?.value;
    const early = await filled({ country: 'JP' }, 2);
    const order = await place(early.client, 'JP');
    expect(order.levies).toMatchObject({ terms: 'on-arrival' });
    expect(Number(order.levies?.tax)).toBeGreaterThan(0);

    expect((await change('imports', 'JP', before, { ...before, shop_pays: true })).status).toBe(
      200,
    );
    expect(await termsOf('JP')).toEqual({ kind: 'included' });
    const late = await filled({ country: 'JP' }, 2);
    expect(late.basket.levies?.text).toBe(
      'Japan: duties and import taxes are included, nothing is due on arrival',
    );
    expect(
      (await early.client.get<WireOrder>(`/oscarapi/orders/${order.number}/`)).body.levies,
    ).toEqual(order.levies);
    expect((await place(late.client, 'JP')).levies).toMatchObject({ terms: 'included' });
    expect(
      (await change('imports', 'JP', { ...before, shop_pays: true }, { ...before, used: false }))
        .status,
    ).toBe(200);
    expect(await termsOf('JP')).toEqual({ kind: 'unknown' });
    expect((await change('imports', 'JP', { ...before, used: false }, before)).status).toBe(200);

    // Brazil is added; an EU country, an unknown country and a currency without a rate are
    // refused.
    const row = { ...before, currency: 'BRL' };
    expect((await change('imports', 'BR', null, row)).body).toEqual({
      currency: [expect.any(String)],
    });
    expect((await change('exchange', 'reais', null, { per_euro: '6.2' })).body).toEqual({
      code: [expect.any(String)],
    });
    expect((await change('exchange', 'BRL', null, { per_euro: '0' })).body).toEqual({
      per_euro: [expect.any(String)],
    });
    expect((await change('exchange', 'BRL', null, { per_euro: '6,2' })).status).toBe(200);
    for (const key of ['DE', 'XX'])
      expect((await change('imports', key, null, row)).body).toEqual({
        code: [expect.any(String)],
      });
    expect((await change('imports', 'BR', null, { ...row, import_tax: 'much' })).body).toEqual({
      import_tax: [expect.any(String)],
    });
    expect((await change('imports', 'BR', null, row)).status).toBe(200);
    expect(await termsOf('BR')).toMatchObject({ kind: 'on-arrival', tax_free_up_to: '1612.90' });
  });
});
