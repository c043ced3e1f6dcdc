import type { WireBasket } from '@tailorbird/contract/basket';
import type { WireOrder } from '@tailorbird/contract/orders';
import { estimateDelivery, productionDay } from '@tailorbird/domain/orders';
import { describe, expect, it, vi } from 'vitest';
import { latestMails } from '../src/platform/mail/outboxPage.ts';
import {
  aKey,
  aPayment,
  aTShirt,
  type Client,
  pay,
  readyToPay,
  saveSize,
  signIn,
} from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop({ settings: { productionStart: 'after-14-days' } });
const dayMs = 24 * 60 * 60_000;

const standardSize = async (client: Client): Promise<number> => {
  const { body } = await client.post('/graphql/', {
    query:
      'mutation { createUserSizeFromStandardSize(standardSizeId: 1, title: "Mine", targetSizeTypeId: 1) { ... on CreatedUserSize { user_size { id } } } }',
  });
  return body.data.createUserSizeFromStandardSize.user_size.id;
};

const ordered = async (
  client: Client,
  piece: object,
  more: readonly object[] = [],
): Promise<{ readonly order: WireOrder; readonly email: string; readonly basket: WireBasket }> => {
  const email = `${aKey()}@example.test`;
  for (const each of more) await client.post('/oscarapi/basket/add-product/', each);
  const basket = await readyToPay(client, piece);
  const { body } = await pay(client, aPayment(basket, origin, { guest_email: email }));
  if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
  const { body: order } = await client.get<WireOrder>(`/oscarapi/orders/${body.order_number}/`);
  return { order, email, basket };
};

const start = async (number: string): Promise<number> => {
  const staff = shop.client();
  await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
  return (await staff.post(`/studio_api/orders/${number}/moves/`, { to: 'InProduction' })).status;
};

const laterBy = async (days: number, act: () => Promise<void>): Promise<void> => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * dayMs });
  try {
    await act();
  } finally {
    vi.useRealTimers();
  }
};

/** The delivery time of an order whose production starts on the day of the order. */
const usual = ({ date_placed, shipping_time }: WireOrder): WireOrder['delivery_time'] =>
  estimateDelivery({
    placedAt: date_placed,
    productClasses: ['Customize'],
    shippingDays: shipping_time,
    comment: '',
  });

describe('production after the days to withdraw', () => {
  it('[ORDER-20] an order with a standard size waits, and basket, order and mail agree', async () => {
    const client = shop.client({ country: 'DE' });
    const { body: visit } = await client.get('/api/v1/soat/init/');
    expect(visit.location.returnables_wait).toBe(true);
    const { order, email } = await ordered(client, aTShirt(await standardSize(client)));
    const from = productionDay(order.date_placed);
    expect(order.production_from).toBe(from);
    const wait = (Date.parse(from) - Date.parse(order.date_placed.slice(0, 10))) / dayMs;
    expect(order.delivery_time?.earliest).toBeGreaterThan(wait + 6);
    const mail = (await latestMails(shop.server.database.queries)).find(
      (each) => each.mail.to === email,
    );
    expect(mail?.mail.text).toContain('We begin making your order on');
    expect(await start(order.number)).toBe(409);
    await laterBy(wait, async () => expect(await start(order.number)).toBe(200));
  });

  it('[ORDER-20] garments made to measure or with initials start at once', async () => {
    const measured = shop.client({ country: 'DE' });
    const one = await ordered(measured, aTShirt(await saveSize(measured)));
    const initials = shop.client({ country: 'DE' });
    const other = await ordered(initials, {
      ...aTShirt(await standardSize(initials)),
      initials: 'AB',
    });
    for (const { order } of [one, other]) {
      expect(order.production_from).toBeUndefined();
      expect(await start(order.number)).toBe(200);
    }
  });

  it('[ORDER-20] production starts once the returnable garment is withdrawn from', async () => {
    const client = shop.client({ country: 'DE' });
    const measured = aTShirt(await saveSize(client));
    const { order } = await ordered(client, aTShirt(await standardSize(client)), [measured]);
    const granted = order.lines.find((line) => line.withdrawal_right === 'granted');
    expect(await start(order.number)).toBe(409);
    const withdrawn = await client.post(`/oscarapi/orders/${order.number}/withdrawal/`, {
      lines: [{ line: granted?.id, quantity: granted?.quantity }],
    });
    expect(withdrawn.status).toBeLessThan(300);
    const { body } = await client.get<WireOrder>(`/oscarapi/orders/${order.number}/`);
    expect(body.production_from).toBeUndefined();
    expect(body.delivery_time).toEqual(usual(body));
    expect(await start(order.number)).toBe(200);
  });

  it('[ORDER-20] initials end the wait of an order, and without them it waits again', async () => {
    const client = shop.client({ country: 'DE' });
    const { order } = await ordered(client, aTShirt(await standardSize(client)));
    const path = `/oscarapi/orders/${order.number}/`;
    const withInitials = async (initials: string): Promise<WireOrder> =>
      (await client.patch<WireOrder>(path, { line: { id: order.lines[0]?.id, initials } })).body;
    const personal = await withInitials('ÄB');
    expect([personal.production_from, personal.delivery_time]).toEqual([
      undefined,
      usual(personal),
    ]);
    const { body: commented } = await client.patch<WireOrder>(path, { comment: 'Ring twice' });
    expect(commented.delivery_time?.earliest).toBe(usual(personal)?.earliest);
    const plain = await withInitials('');
    expect([plain.production_from, plain.delivery_time?.earliest]).toEqual([
      order.production_from,
      order.delivery_time?.earliest,
    ]);
  });

  it.each([
    ['en', 'we begin making the order 14 days after'],
    ['de', 'beginnen wir 14 Tage nach der Bestellung mit der Fertigung'],
  ])('the terms and the FAQ state the wait in %s', async (language, text) => {
    const client = shop.client({ language });
    for (const slug of ['termsconditions', 'faq'])
      expect(JSON.stringify((await client.get(`/content-api/pages/${slug}`)).body)).toContain(text);
  });
});
