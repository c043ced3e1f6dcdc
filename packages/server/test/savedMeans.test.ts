import { profileRestoreDays } from '@tailorbird/domain/account';
import { afterEach, describe, expect, it } from 'vitest';
import { applyRetention } from '../src/app/retention/applyRetention.ts';
import type { PaymentProvider } from '../src/contexts/checkout/application/paymentProvider.ts';
import { recoverPayments } from '../src/contexts/checkout/application/recoverPayments.ts';
import { removeAllMeans } from '../src/contexts/checkout/application/savedMeans.ts';
import { createLogger } from '../src/platform/runtime/logger.ts';
import { logTextWithoutIds } from './logTextWithoutIds.ts';
import {
  aPayment,
  type Client,
  detailsPath,
  exchangeCard,
  numbers,
  owedFor,
  pay,
  readyToPay,
  signIn,
  signUp,
} from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const lines: string[] = [];
const shop = openShop({
  logger: createLogger('trace', { write: (line) => void lines.push(line) }),
});
const minute = 60_000;
const days = 24 * 60 * 60_000;
const listPath = '/oscarapi/user/payment-methods/';
afterEach(() => shop.payWith(null));

type Saved = {
  readonly id: number;
  readonly brand: string;
  readonly last_four: string;
  readonly expires: string;
};

const savedOf = async (client: Client): Promise<readonly Saved[]> =>
  (await client.get(listPath)).body;

const payKeeping = async (
  client: Client,
  { number = numbers.paying, keep = true, ...card }: Record<string, unknown> = {},
) => {
  const basket = await readyToPay(client);
  const { token } = (await exchangeCard(client, String(number), card)).body;
  return await pay(
    client,
    aPayment(basket, origin, { payment_method: { type: 'scheme', token, keep } }),
  );
};

const aKeeper = async (): Promise<{
  readonly client: Client;
  readonly saved: Saved;
  readonly email: string;
}> => {
  const client = shop.client();
  const email = await signUp(client);
  await payKeeping(client);
  const [saved] = await savedOf(client);
  if (!saved) throw new Error('Nothing was kept');
  return { client, saved, email };
};

const payBySaved = async (client: Client, id: number, changes: Record<string, unknown> = {}) => {
  const basket = await readyToPay(client);
  const answer = await pay(
    client,
    aPayment(basket, origin, { payment_method: { type: 'saved', id }, ...changes }),
  );
  return { basket, answer };
};

const takenFor = async (basket: { readonly id: number }): Promise<number> =>
  (
    await shop.server.database.queries
      .selectFrom('sandbox_payment')
      .innerJoin('payment', 'payment.reference', 'sandbox_payment.reference')
      .select('sandbox_payment.amount')
      .where('payment.basket_id', '=', basket.id)
      .where('sandbox_payment.status', '=', 'authorised')
      .execute()
  ).reduce((sum, { amount }) => sum + amount, 0);

const keptAtBank = async (): Promise<number> =>
  (await shop.server.database.queries.selectFrom('sandbox_card').select('name').execute()).length;
const rows = async () =>
  await shop.server.database.queries.selectFrom('saved_means').selectAll().execute();

const dead = (): never => {
  throw new Error('The line is dead');
};
const sandboxThat = (changes: Partial<PaymentProvider>): PaymentProvider => ({
  ...shop.sandbox(),
  ...changes,
});

describe('a saved card', () => {
  it('a card is saved on request with its display data and pays once', async () => {
    const { client, saved } = await aKeeper();
    expect(saved).toEqual({
      id: expect.any(Number),
      type: 'scheme',
      brand: 'visa',
      last_four: '1111',
      expires: '2039-12',
    });
    const basket = await readyToPay(client);
    const payment = aPayment(basket, origin, { payment_method: { type: 'saved', id: saved.id } });
    const answers = await Promise.all(Array.from({ length: 4 }, () => pay(client, payment)));
    const numbersOf = new Set(
      answers.map(({ body }) => (body.resultCode === 'Authorised' ? body.order_number : body)),
    );
    expect(numbersOf.size).toBe(1);
    expect(await takenFor(basket)).toBe(owedFor(basket));
    const [orderNumber] = numbersOf;
    expect((await client.get(`/oscarapi/orders/${orderNumber}/`)).body).toMatchObject({
      paid_by: { last_four: '1111' },
    });
  });

  it('a payment key is bound to its saved card', async () => {
    const { client, saved } = await aKeeper();
    await payKeeping(client, { number: '5555 5555 5555 4444' });
    const [other] = await savedOf(client);
    const basket = await readyToPay(client);
    const payment = aPayment(basket, origin, { payment_method: { type: 'saved', id: saved.id } });
    const first = await pay(client, payment);
    expect(first.body.resultCode).toBe('Authorised');
    expect(await pay(client, payment)).toEqual(first);
    const { token } = (await exchangeCard(client, numbers.paying, {})).body;
    for (const payment_method of [
      { type: 'saved', id: other?.id },
      { type: 'scheme', token },
      { type: 'paypal' },
    ])
      expect((await pay(client, { ...payment, payment_method })).status).toBe(409);
    expect(await takenFor(basket)).toBe(owedFor(basket));
  });

  it('cards are not saved without request, for guests or after failures', async () => {
    const client = shop.client();
    await signUp(client);
    for (const changes of [
      { keep: false },
      { number: numbers.refused },
      { number: numbers.wrongCvc },
    ])
      await payKeeping(client, changes);
    expect(await savedOf(client)).toEqual([]);
    const guest = shop.client();
    expect((await payKeeping(guest)).body.resultCode).toBe('Authorised');
    expect((await guest.get(listPath)).status).toBe(403);
    await recoverPayments(shop.server.shop);
    expect((await rows()).filter(({ name }) => name === null)).toEqual([]);
  });

  it('a card saved twice is listed once', async () => {
    const { client, saved } = await aKeeper();
    await payKeeping(client);
    await payKeeping(client, { number: '5555 5555 5555 4444' });
    await recoverPayments(shop.server.shop);
    const now = await savedOf(client);
    expect(now.map(({ brand, last_four }) => `${brand} ${last_four}`)).toEqual([
      'mc 4444',
      'visa 1111',
    ]);
    expect(now.map(({ id }) => id)).not.toContain(saved.id);
    expect((await payBySaved(client, saved.id)).answer.status).toBe(404);
  });

  it('the last used card is listed first', async () => {
    const { client, saved } = await aKeeper();
    await payKeeping(client, { number: '5555 5555 5555 4444' });
    shop.putForward(1_000);
    await payBySaved(client, saved.id);
    expect((await savedOf(client)).map(({ id }) => id)[0]).toBe(saved.id);
  });

  it('a card can be saved after the bank’s page', async () => {
    const client = shop.client();
    await signUp(client);
    const atBank = async (begun: Awaited<ReturnType<typeof pay>>, decision: string) => {
      if (begun.body.resultCode !== 'RedirectShopper') throw new Error(JSON.stringify(begun.body));
      const { location } = await client.send(
        'POST',
        begun.body.action.url,
        new URLSearchParams({ decision }),
        { accept: 'text/html' },
      );
      const redirectResult = new URL(String(location)).searchParams.get('redirectResult');
      return (
        await client.post(detailsPath, {
          payment_id: begun.body.payment_id,
          details: { redirectResult },
        })
      ).body.resultCode;
    };
    expect(await atBank(await payKeeping(client, { number: numbers.redirect }), 'decline')).toBe(
      'Refused',
    );
    expect(await savedOf(client)).toEqual([]);
    expect(await atBank(await payKeeping(client, { number: numbers.redirect }), 'approve')).toBe(
      'Authorised',
    );
    const [saved] = await savedOf(client);
    const { basket, answer } = await payBySaved(client, saved?.id ?? 0);
    expect(await takenFor(basket)).toBe(0);
    expect(await atBank(answer, 'approve')).toBe('Authorised');
    expect(await takenFor(basket)).toBe(owedFor(basket));
  });

  it('another customer can neither use nor remove a card', async () => {
    const { client, saved } = await aKeeper();
    const other = shop.client();
    await signUp(other);
    for (const stranger of [other, shop.client()]) {
      const { basket, answer } = await payBySaved(stranger, saved.id);
      expect(answer.status).toBe(404);
      expect(await takenFor(basket)).toBe(0);
      expect((await stranger.basket()).status).toBe('Open');
    }
    expect((await other.del(`${listPath}${saved.id}/`)).status).toBe(404);
    expect((await shop.client().del(`${listPath}${saved.id}/`)).status).toBe(403);
    expect(await savedOf(client)).toEqual([saved]);
  });

  it('[GUARD-13] staff acting for a customer cannot see or use their cards', async () => {
    const { client, saved } = await aKeeper();
    const staff = shop.client();
    await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
    const { id } = (await client.get('/oscarapi/login/')).body;
    expect(
      (await staff.post('/studio_api/acting/', { customer_id: id, reason: 'asked on the phone' }))
        .status,
    ).toBe(200);
    const { basket, answer } = await payBySaved(staff, saved.id);
    expect([answer.status, await takenFor(basket), (await staff.basket()).status]).toEqual([
      403,
      0,
      'Open',
    ]);
    expect((await staff.get(listPath)).status).toBe(403);
    expect((await staff.del(`${listPath}${saved.id}/`)).status).toBe(403);
    expect((await payKeeping(staff, { number: '5555 5555 5555 4444' })).body.resultCode).toBe(
      'Authorised',
    );
    await staff.del('/studio_api/acting/');
    expect(await savedOf(client)).toEqual([saved]);
  });

  it('removing a card deletes it at the bank, now or after an outage', async () => {
    const [first, second] = [await aKeeper(), await aKeeper()];
    const before = await keptAtBank();
    expect((await first.client.del(`${listPath}${first.saved.id}/`)).status).toBe(204);
    expect([await savedOf(first.client), await keptAtBank()]).toEqual([[], before - 1]);
    expect((await first.client.del(`${listPath}${first.saved.id}/`)).status).toBe(404);

    shop.payWith(sandboxThat({ forget: dead }));
    expect((await second.client.del(`${listPath}${second.saved.id}/`)).status).toBe(204);
    expect([await savedOf(second.client), await keptAtBank()]).toEqual([[], before - 1]);
    expect((await payBySaved(second.client, second.saved.id)).answer.status).toBe(404);
    shop.payWith(null);
    shop.putForward(minute);
    await recoverPayments(shop.server.shop);
    expect(await keptAtBank()).toBe(before - 2);
    expect((await rows()).filter(({ id }) => id === second.saved.id)).toEqual([]);
  });

  it('a card confirmed late is saved, and given up after a day', async () => {
    for (const speaks of [true, false]) {
      const client = shop.client();
      await signUp(client);
      shop.payWith(sandboxThat({ kept: async () => null }));
      expect((await payKeeping(client)).body.resultCode).toBe('Authorised');
      expect(await savedOf(client)).toEqual([]);
      if (speaks) shop.payWith(null);
      shop.putForward(speaks ? minute : 1.1 * days);
      await recoverPayments(shop.server.shop);
      expect(await savedOf(client)).toHaveLength(speaks ? 1 : 0);
      expect((await rows()).filter(({ name }) => name === null)).toEqual([]);
    }
  });

  it('failed deletions are retried for a week, then only by staff', async () => {
    const { client, saved } = await aKeeper();
    const before = await keptAtBank();
    let tries = 0;
    const failing = sandboxThat({
      forget: async () => {
        tries += 1;
        throw new Error('The line is dead');
      },
    });
    shop.payWith(failing);
    await client.del(`${listPath}${saved.id}/`);
    const house = shop.client();
    await signIn(house, 'staff@tailorbird.example', 'measure-twice');
    const card = async () => {
      await signIn(house, 'staff@tailorbird.example', 'measure-twice');
      return (await house.get('/studio_api/jobs/')).body.cards.find(
        ({ id }: { readonly id: number }) => id === saved.id,
      );
    };
    expect(await card()).toMatchObject({
      provider: 'sandbox',
      task: 'forget',
      attempts: 1,
      due_at: expect.any(String),
    });
    for (let turn = 0; turn < 5; turn += 1) await recoverPayments(shop.server.shop);
    expect(tries).toBe(1);
    for (let turn = 0; turn < 10; turn += 1) {
      shop.putForward(minute);
      await recoverPayments(shop.server.shop);
    }
    expect(tries).toBe(5);
    for (let turn = 0; turn < 60; turn += 1) {
      shop.putForward(days / 4);
      await recoverPayments(shop.server.shop);
    }
    expect(tries).toBe(40);
    expect(await card()).toMatchObject({ attempts: 40, due_at: null });
    expect(await keptAtBank()).toBe(before);

    shop.payWith(null);
    await recoverPayments(shop.server.shop);
    expect(await keptAtBank()).toBe(before);
    await house.post('/studio_api/jobs/payments/run/', {});
    expect([await keptAtBank(), await card()]).toEqual([before - 1, undefined]);
  });

  it('a failing card does not delay others', async () => {
    const { client, saved } = await aKeeper();
    const { queries } = shop.server.database;
    const stuck = Array.from({ length: 150 }, (_, index) => ({
      account_id: null,
      payment_reference: `stuck-${index}`,
      provider: 'sandbox',
      name: `stuck-${index}`,
      kind: 'card' as const,
      brand: 'visa',
      last_four: '0000',
      expires: '2039-12',
      created_at: '2026-01-01T00:00:00.000Z',
      used_at: '2026-01-01T00:00:00.000Z',
      attempts: 0,
      due_at: '2026-01-01T00:00:00.000Z',
    }));
    shop.payWith(sandboxThat({ forget: dead }));
    await client.del(`${listPath}${saved.id}/`);
    await queries.insertInto('saved_means').values(stuck).execute();
    shop.payWith(
      sandboxThat({
        forget: async (name) =>
          name.startsWith('stuck') ? dead() : await shop.sandbox().forget(name),
      }),
    );
    shop.putForward(minute);
    for (let turn = 0; turn < 2; turn += 1) await recoverPayments(shop.server.shop);
    expect((await rows()).filter(({ id }) => id === saved.id)).toEqual([]);
    await queries.deleteFrom('saved_means').where('payment_reference', 'like', 'stuck-%').execute();
    shop.payWith(null);
  });

  it('logs and exports omit the bank’s reference of a card', async () => {
    const { client, saved } = await aKeeper();
    await payBySaved(client, saved.id);
    const names = (await rows()).flatMap(({ name }) => name ?? []);
    expect(names.length).toBeGreaterThan(0);
    const { body } = await client.post('/api/v1/soat/export/', {});
    expect(body.kept.saved_means).toMatchObject([
      { brand: 'visa', last_four: '1111', expires: '2039-12' },
    ]);
    for (const name of names)
      expect(logTextWithoutIds(lines) + JSON.stringify(body)).not.toContain(name);
  });

  it('erasing a profile deletes its cards at the bank, even after an outage', async () => {
    const { client } = await aKeeper();
    const before = await keptAtBank();
    await client.put('/oscarapi/user-full/', { is_active: false });
    shop.putForward((profileRestoreDays + 1) * days);
    shop.payWith(sandboxThat({ forget: dead }));
    await applyRetention(shop.server.shop);
    await recoverPayments(shop.server.shop);
    expect(await keptAtBank()).toBe(before);
    expect((await rows()).filter(({ account_id }) => account_id === null)).toHaveLength(1);
    shop.payWith(null);
    shop.putForward(minute);
    await recoverPayments(shop.server.shop);
    expect(await keptAtBank()).toBe(before - 1);
    expect((await rows()).filter(({ account_id }) => account_id === null)).toEqual([]);
  });

  it('erasing a profile during saving deletes the card afterwards', async () => {
    const client = shop.client();
    await signUp(client);
    const { id } = (await client.get('/oscarapi/login/')).body;
    const before = await keptAtBank();
    const whileAsked = async (reference: string) => {
      await shop.server.database.transaction((trx) => removeAllMeans(trx, id));
      return await shop.sandbox().kept(reference);
    };
    shop.payWith(sandboxThat({ kept: whileAsked }));
    expect((await payKeeping(client)).body.resultCode).toBe('Authorised');
    expect(await keptAtBank()).toBe(before + 1);
    shop.payWith(null);
    await recoverPayments(shop.server.shop);
    expect(await keptAtBank()).toBe(before);
    expect((await rows()).filter(({ account_id }) => account_id === null)).toEqual([]);
  });

  it('an expired card cannot pay and is removed later', async () => {
    const client = shop.client();
    const email = await signUp(client);
    const in40days = new Date(shop.server.shop.clock().getTime() + 40 * days).toISOString();
    await payKeeping(client, { expiry: `${in40days.slice(5, 7)}/${in40days.slice(2, 4)}` });
    const [saved] = await savedOf(client);
    expect(saved?.expires).toBe(in40days.slice(0, 7));
    shop.putForward(75 * days);
    await signIn(client, email);
    const { basket, answer } = await payBySaved(client, saved?.id ?? 0);
    expect(await takenFor(basket)).toBe(0);
    expect([answer.status, answer.body.resultCode]).toEqual([200, 'Refused']);
    shop.putForward(100 * days);
    await recoverPayments(shop.server.shop);
    expect((await rows()).filter(({ id }) => id === saved?.id)).toEqual([]);
  });
});
