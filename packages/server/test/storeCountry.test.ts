import type { WireVisit } from '@tailorbird/contract/account';
import { expect, it } from 'vitest';
import { type Client, signIn } from './oscarClient.ts';
import { openShop } from './oscarShop.ts';

const shop = openShop({ settings: { stores: [{ name: 'Porto', countryCode: 'PT' }] } });

const visit = async (client: Client): Promise<WireVisit> =>
  (await client.get<WireVisit>('/api/v1/soat/init/')).body;

it('a store account without a country gets that of its first store', async () => {
  const client = shop.client();
  await signIn(client, 'store@tailorbird.example', 'measure-twice');
  expect((await visit(client)).location).toMatchObject({ country_code: 'PT', currency: 'EUR' });
  const { body } = await client.get('/customizer_api/v3/clothing-types/');
  expect(JSON.stringify(body)).toContain('EUR');
});

it('a store account keeps the country it has chosen', async () => {
  const client = shop.client();
  await signIn(client, 'store@tailorbird.example', 'measure-twice');
  await client.post('/api/v1/soat/init/', { country_code: 'DK' });
  expect((await visit(client)).location).toMatchObject({ country_code: 'DK', currency: 'DKK' });
});

it('customers without a country see US dollars', async () => {
  const client = shop.client();
  await signIn(client, 'customer@tailorbird.example', 'measure-twice');
  expect((await visit(client)).location).toMatchObject({ currency: 'USD' });
});
