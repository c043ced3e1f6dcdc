import type { WireOrder } from '@tailorbird/contract/orders';
import { addWorkingDays } from '@tailorbird/domain/orders';
import { describe, expect, it } from 'vitest';
import { latestMails } from '../src/platform/mail/outboxPage.ts';
import {
  aBeanie,
  aKey,
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

const staff = async (): Promise<Client> => {
  const client = shop.client();
  await signIn(client, 'staff@tailorbird.example', 'measure-twice');
  return client;
};

const anOrder = async (isSplit = false) => {
  const client = shop.client();
  const email = `${aKey()}@example.test`;
  await signUp(client, email);
  const piece = isSplit ? aTShirt(await saveSize(client), { quantity: 4 }) : aBeanie();
  const { body } = await pay(client, aPayment(await readyToPay(client, piece), origin));
  if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
  return { client, email, number: body.order_number };
};

const read = async (client: Client, number: string) =>
  (await client.get<WireOrder>(`/oscarapi/orders/${number}/`)).body;
const lastDay = ({ date_placed, delivery_time }: WireOrder): string =>
  new Date(Date.parse(date_placed) + (delivery_time?.latest ?? 0) * 86_400_000)
    .toISOString()
    .slice(0, 10);
const moveDelivery = async (client: Client, number: string, body: unknown) =>
  await client.put<WireOrder>(`/studio_api/orders/${number}/delivery/`, body);

describe('the days an order is expected on', () => {
  it('[CHECKOUT-18] delivery days are working days, at checkout and on the receipt', async () => {
    const { client, email, number } = await anOrder();
    const placed = await read(client, number);
    expect(lastDay(placed)).toBe(addWorkingDays(placed.date_placed.slice(0, 10), 12));
    const { body } = await client.post('/oscarapi/basket/add-product/', aBeanie());
    expect(body.shipping_methods?.[0]?.description ?? JSON.stringify(body)).toMatch(
      /With you between \w+ \d+ and \w+ \d+/,
    );
    const receipt = (await latestMails(shop.server.database.queries)).find(
      ({ mail }) => mail.to === email && mail.subject.includes(number),
    );
    expect(receipt?.mail.text).toMatch(/between \w+ \d+ and \w+ \d+/);
  });

  it('staff change the delivery days with a reason that is shown and mailed', async () => {
    const [{ client, email, number }, workshop] = [await anOrder(), await staff()];
    const before = await read(client, number);
    const latest = addWorkingDays(lastDay(before), 5);
    const moved = await moveDelivery(workshop, number, {
      latest,
      reason: 'The merino came a week late.',
    });
    expect(moved).toMatchObject({
      status: 200,
      body: { delivery_note: 'The merino came a week late.' },
    });
    const after = await read(client, number);
    expect([lastDay(after), after.delivery_note]).toEqual([latest, 'The merino came a week late.']);
    expect(after.history.at(-1)).toMatchObject({
      change: 'delivery',
      by: 'staff',
      status: 'Confirmed',
    });
    const delayMails = (await latestMails(shop.server.database.queries)).filter(
      ({ mail }) => mail.to === email && mail.subject.startsWith('A new delivery date'),
    );
    expect(delayMails).toHaveLength(1);
    expect(delayMails[0]?.mail.text).toContain('The merino came a week late.');
    expect((await moveDelivery(workshop, number, { latest, reason: 'Again' })).status).toBe(400);
    // A later change of the comment does not restore the old dates.
    await client.patch(`/oscarapi/orders/${number}/`, { comment: 'Ring twice' });
    expect(lastDay(await read(client, number))).toBe(latest);
  });

  it('an invalid change of delivery days is refused by field', async () => {
    const [{ client, number }, workshop] = [await anOrder(), await staff()];
    const latest = addWorkingDays(lastDay(await read(client, number)), 3);
    expect((await moveDelivery(client, number, { latest, reason: 'x' })).status).toBe(403);
    expect((await moveDelivery(workshop, '999999', { latest, reason: 'x' })).status).toBe(404);
    expect(
      (await moveDelivery(workshop, number, { latest: '2020-01-02', reason: 'x' })).body,
    ).toHaveProperty('latest');
    expect((await moveDelivery(workshop, number, { latest, reason: '  ' })).body).toHaveProperty(
      'reason',
    );
    expect((await moveDelivery(workshop, number, { latest: 'soon', reason: 'x' })).status).toBe(
      400,
    );
    for (const to of ['InProduction', 'Shipped'])
      await workshop.post(`/studio_api/orders/${number}/moves/`, { to });
    expect((await moveDelivery(workshop, number, { latest, reason: 'x' })).status).toBe(409);
  });

  it('[ORDER-05] the second part’s delivery days start with its production', async () => {
    const [{ client, number }, workshop] = [await anOrder(true), await staff()];
    for (const to of ['InProduction', 'AwaitingFitConfirmation'])
      await workshop.post(`/studio_api/orders/${number}/moves/`, { to });
    shop.putForward(5 * 86_400_000);
    await client.post(`/oscarapi/orders/${number}/complete/`, { fit: 'positive' });
    const order = await read(client, number);
    expect(lastDay(order)).toBe(addWorkingDays(order.history.at(-1)?.date.slice(0, 10) ?? '', 12));
  });
});
