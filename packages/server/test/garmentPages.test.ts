import type { WireGarmentPage, WireMakingSheet, WireOwnGarment } from '@tailorbird/contract/orders';
import { isGarmentCode } from '@tailorbird/domain/orders';
import { expect, it } from 'vitest';
import { orderLinkFor } from '../src/contexts/orders/application/orderAccess.ts';
import {
  aPayment,
  aTShirt,
  type Client,
  pay,
  readyToPay,
  saveSize,
  signIn,
  signUp,
} from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();

const order = async (client: Client, quantity = 2): Promise<string> => {
  await signUp(client);
  const shirt = aTShirt(await saveSize(client), { quantity, initials: 'QXZ' });
  const { body } = await pay(client, aPayment(await readyToPay(client, shirt), origin));
  if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
  return body.order_number;
};

const ownOf = (client: Client, number: string, link = '') =>
  client.get<readonly WireOwnGarment[]>(
    `/oscarapi/orders/${number}/garments/${link && `?link=${link}`}`,
  );

it('each piece has a page without private data', async () => {
  const client = shop.client({ country: 'DE' });
  const number = await order(client);
  const { body: own } = await ownOf(client, number);
  expect(own).toHaveLength(2);
  expect(own[0]).toMatchObject({ initials: 'QXZ', size: { version: 1 } });
  expect(new Set(own.map(({ code }) => code)).size).toBe(2);
  for (const { code } of own) {
    expect(isGarmentCode(code)).toBe(true);
    const page = await shop.client().get<WireGarmentPage>(`/api/v1/garments/${code}/`);
    expect(page).toMatchObject({
      status: 200,
      body: {
        code,
        ready_made: false,
        sent_in: null,
        model: expect.stringMatching(/^\d+ .*T-Shirt$/),
      },
    });
    expect(page.body.composition).toMatch(/\d+ %|\d+%/);
    const text = JSON.stringify(page.body);
    for (const secret of [number, 'QXZ', own[0]?.size?.title ?? 'none'])
      expect(text).not.toContain(secret);
  }
});

it('the pieces of an order are for its owner and holders of its link', async () => {
  const client = shop.client({ country: 'DE' });
  const number = await order(client);
  const stranger = shop.client();
  expect((await ownOf(stranger, number)).status).toBe(403);
  await signUp(stranger);
  expect((await ownOf(stranger, number)).status).toBe(403);
  const link = orderLinkFor(shop.server.shop, number);
  expect((await ownOf(shop.client(), number, link)).status).toBe(200);
  expect((await ownOf(shop.client(), number, `${link}x`)).status).toBe(403);
});

it('the making sheet has the address of the page for the label', async () => {
  const client = shop.client({ country: 'DE' });
  const number = await order(client);
  const { body: own } = await ownOf(client, number);
  const staff = shop.client();
  await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
  const sheets = await staff.get<readonly WireMakingSheet[]>(
    `/studio_api/orders/${number}/sheets/`,
  );
  expect(sheets.body.map(({ garment_url }) => garment_url)).toEqual(
    own.map(({ code }) => `${origin}/garment/${code}`),
  );
});

it('the page states the month in which the piece was sent', async () => {
  const client = shop.client({ country: 'DE' });
  const number = await order(client, 1);
  const [garment] = (await ownOf(client, number)).body;
  await shop.server.database.queries
    .insertInto('parcel')
    .values({
      order_id: Number(number) - 100_000,
      part: 'all',
      carrier: 'DHL',
      tracking_number: '1',
      sent_at: '2026-03-04T10:00:00.000Z',
    })
    .execute();
  const page = await client.get<WireGarmentPage>(`/api/v1/garments/${garment?.code}/`);
  expect(page.body.sent_in).toBe('2026-03');
});

it('models have a page before the sale; changed and unknown codes have none', async () => {
  const client = shop.client({ country: 'DE' });
  const { body: types } = await client.get('/customizer_api/v3/clothing-types/');
  const type = types.find(({ slug }: { readonly slug: string }) => slug === 'cotton-t-shirt');
  const color = type.fabric_colors[0].id;
  const model = await client.get<WireGarmentPage>(`/api/v1/garments/${type.id}-${color}/`);
  expect(model).toMatchObject({ status: 200, body: { sent_in: null } });
  const number = await order(client, 1);
  const [garment] = (await ownOf(client, number)).body;
  const code = garment?.code ?? '';
  const changed = code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  for (const wrong of [changed, '999999-1', `${type.id}-999999`])
    expect((await client.get(`/api/v1/garments/${wrong}/`)).status).toBe(404);
});
