import type { WireOrder } from '@tailorbird/contract/orders';
import { describe, expect, it } from 'vitest';
import { refundPayments } from '../src/contexts/checkout/application/refundPayments.ts';
import { latestMails } from '../src/platform/mail/outboxPage.ts';
import {
  aBeanie,
  aKey,
  aPayment,
  type Client,
  pay,
  readyToPay,
  signIn,
  signUp,
} from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();

const anOrder = async (client: Client, piece: unknown = aBeanie()): Promise<string> => {
  const { body } = await pay(client, aPayment(await readyToPay(client, piece), origin));
  if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
  return body.order_number;
};

const cancel = async (client: Client, number: string) =>
  await client.post<WireOrder>(`/oscarapi/orders/${number}/cancel/`);

const refundOf = async (number: string) =>
  await shop.server.database.queries
    .selectFrom('payment')
    .innerJoin('sandbox_payment', 'sandbox_payment.reference', 'payment.reference')
    .select(['sandbox_payment.refunded as refunded', 'sandbox_payment.amount as amount'])
    .where('payment.order_number', '=', number)
    .executeTakeFirst();

describe('cancelling an order', () => {
  it('[ORDER-08] a customer cancels an order before cutting, once, with a refund', async () => {
    const client = shop.client();
    const email = `${aKey()}@example.test`;
    await signUp(client, email);
    const number = await anOrder(client);
    expect((await client.get(`/oscarapi/orders/${number}/`)).body).toMatchObject({
      is_cancellable: true,
    });
    const answers = await Promise.all([1, 2, 3].map(() => cancel(client, number)));
    expect(answers.map(({ status }) => status)).toContain(200);
    expect((await cancel(client, number)).body).toMatchObject({
      status: 'Cancelled',
      order_progress: 0,
      is_cancellable: false,
    });
    await refundPayments(shop.server.shop);
    const refund = await refundOf(number);
    expect(refund?.refunded).toBe(refund?.amount);
    const cancelMails = (await latestMails(shop.server.database.queries)).filter(
      ({ mail }) => mail.to === email && /canceled/.test(mail.subject),
    );
    expect(cancelMails).toHaveLength(1);
    expect(cancelMails[0]?.mail.text).toMatch(/Refunded to your payment method: \$\d/);
  });

  it('[ORDER-08] a made order and another customer’s order cannot be canceled', async () => {
    const [client, workshop] = [shop.client(), shop.client()];
    await signIn(workshop, 'staff@tailorbird.example', 'measure-twice');
    const number = await anOrder(client);
    expect((await cancel(shop.client(), number)).status).toBe(403);
    await workshop.post(`/studio_api/orders/${number}/moves/`, { to: 'InProduction' });
    expect(await cancel(client, number)).toMatchObject({
      status: 409,
      body: { code: 'order-being-made' },
    });
    expect((await client.get(`/oscarapi/orders/${number}/`)).body).toMatchObject({
      status: 'InProduction',
      is_cancellable: false,
    });
  });

  it('[CATALOG-19] canceling returns pieces to stock for any actor', async () => {
    const staff = shop.client();
    await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
    const navyCap = 9403;
    const { database, shop: open } = shop.server;
    const shownLeft = async (): Promise<number> => {
      const { body } = await shop
        .client()
        .get('/customizer_api/v2/clothing_type_stock/?clothing_type_id=94');
      return body.find(({ fabric_color_id: id }: { fabric_color_id: number }) => id === navyCap)
        .num_available;
    };
    await database.queries
      .updateTable('fabric_color_stock')
      .set({ pieces: 1 })
      .where('fabric_color_id', '=', navyCap)
      .execute();
    open.stockChanged([navyCap]);
    await expect.poll(shownLeft).toBe(1);
    for (const cancels of [
      async (client: Client, number: string) => await cancel(client, number),
      async (_: Client, number: string) =>
        await staff.post(`/studio_api/orders/${number}/moves/`, { to: 'Cancelled' }),
    ]) {
      const client = shop.client();
      const number = await anOrder(client, {
        clothing_type_id: 94,
        fabric_color_id: navyCap,
        quantity: 1,
      });
      await expect.poll(shownLeft).toBe(0);
      expect((await cancels(client, number)).status).toBe(200);
      await expect.poll(shownLeft).toBe(1);
    }
  });

  it('a provider outage delays refunds without losing any', async () => {
    const client = shop.client();
    const number = await anOrder(client);
    shop.payWith({
      ...shop.sandbox(),
      refund: async () => {
        throw new Error('away');
      },
    });
    expect((await cancel(client, number)).status).toBe(200);
    await refundPayments(shop.server.shop);
    expect((await refundOf(number))?.refunded).toBe(0);
    shop.payWith(null);
    await refundPayments(shop.server.shop);
    expect((await refundOf(number))?.refunded).toBeGreaterThan(0);
  });

  it('[ORDER-08] canceling makes a voucher usable again, once per use', async () => {
    const client = shop.client();
    await signUp(client);
    const { queries } = shop.server.database;
    await queries
      .updateTable('voucher')
      .set({ usage: 'once-per-customer' })
      .where('code', '=', 'WELCOME10')
      .execute();
    const orderWithVoucher = async (): Promise<string> => {
      await readyToPay(client, aBeanie());
      expect(
        (await client.post('/oscarapi/basket/add-voucher/', { vouchercode: 'WELCOME10' })).status,
      ).toBe(200);
      const { body } = await pay(client, aPayment(await client.basket(), origin));
      if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
      return body.order_number;
    };
    const first = await orderWithVoucher();
    await readyToPay(client, aBeanie());
    const again = () => client.post('/oscarapi/basket/add-voucher/', { vouchercode: 'WELCOME10' });
    expect((await again()).status).toBe(406);
    await cancel(client, first);
    await cancel(client, first);
    expect((await again()).status).toBe(200);
  });
});
