import type { WireOrder } from '@tailorbird/contract/orders';
import { describe, expect, it } from 'vitest';
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

const anOrder = async (
  isSplit = false,
): Promise<{ readonly client: Client; readonly email: string; readonly number: string }> => {
  const client = shop.client();
  const email = `${aKey()}@example.test`;
  await signUp(client, email);
  const piece = isSplit ? aTShirt(await saveSize(client), { quantity: 4 }) : aBeanie();
  const { body } = await pay(client, aPayment(await readyToPay(client, piece), origin));
  if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
  return { client, email, number: body.order_number };
};

const move = async (client: Client, number: string, to: string) =>
  await client.post<WireOrder>(`/studio_api/orders/${number}/moves/`, { to });
const undo = async (client: Client, number: string) =>
  await client.del<WireOrder>(`/studio_api/orders/${number}/moves/last/`);

const steps = async (email: string) =>
  (
    await shop.server.database.queries
      .selectFrom('outbox')
      .select(['payload', 'created_at', 'due_at'])
      .where('kind', '=', 'order-step')
      .where('payload', 'like', `%${email}%`)
      .execute()
  ).map(({ payload, created_at, due_at }) => ({
    subject: String((JSON.parse(payload) as { readonly subject: string }).subject),
    waitsMs: due_at === null ? 0 : Date.parse(due_at) - Date.parse(created_at),
  }));

describe('undoing a move', () => {
  it('[ORDER-02] undoing a move restores the order and removes its mail', async () => {
    const [{ client, email, number }, workshop] = [await anOrder(), await staff()];
    await move(workshop, number, 'InProduction');
    expect(await steps(email)).toEqual([
      { subject: `Your order ${number} is being made`, waitsMs: expect.any(Number) },
    ]);
    expect((await steps(email))[0]?.waitsMs).toBeGreaterThan(120_000);
    const undone = await undo(workshop, number);
    expect(undone).toMatchObject({
      status: 200,
      body: { status: 'Confirmed', order_progress: 15, is_cancellable: true },
    });
    const { body } = await client.get<WireOrder>(`/oscarapi/orders/${number}/`);
    expect(body.history.map(({ status }) => status)).toEqual(['Confirmed']);
    expect(await steps(email)).toEqual([]);
    expect((await undo(workshop, number)).status).toBe(409);
    // An undone move stays in the history with its author.
    const rows = await shop.server.database.queries
      .selectFrom('order_event')
      .select(['status', 'undone_by'])
      .where('order_id', '=', Number(number) - 100_000)
      .where('undone_at', 'is not', null)
      .execute();
    expect(rows).toEqual([{ status: 'InProduction', undone_by: expect.any(Number) }]);
    // The order can proceed again.
    for (const to of ['InProduction', 'Shipped'])
      expect((await move(workshop, number, to)).status).toBe(200);
    expect((await steps(email)).map(({ subject }) => subject)).toHaveLength(2);
  });

  it('[ORDER-05] undoing a shipment removes its parcel and fit question', async () => {
    const [{ client, number }, workshop] = [await anOrder(true), await staff()];
    for (const to of ['InProduction', 'AwaitingFitConfirmation']) await move(workshop, number, to);
    expect((await undo(workshop, number)).body).toMatchObject({
      status: 'InProduction',
      parcels: [],
    });
    expect((await client.get<WireOrder[]>('/oscarapi/orders/completable')).body).toEqual([]);
    expect((await move(workshop, number, 'AwaitingFitConfirmation')).body.parcels).toHaveLength(1);
  });

  it('undoing is refused after an answer, two minutes, or sending the mail', async () => {
    const workshop = await staff();
    const answered = await anOrder(true);
    for (const to of ['InProduction', 'AwaitingFitConfirmation'])
      await move(workshop, answered.number, to);
    await answered.client.post(`/oscarapi/orders/${answered.number}/complete/`, {
      fit: 'negative',
    });
    expect((await undo(workshop, answered.number)).status).toBe(409);

    const sent = await anOrder();
    await move(workshop, sent.number, 'InProduction');
    await shop.server.database.queries
      .updateTable('outbox')
      .set({ attempts: 1 })
      .where('payload', 'like', `%${sent.email}%`)
      .execute();
    expect((await undo(workshop, sent.number)).status).toBe(409);
    expect(
      (await sent.client.get<WireOrder>(`/oscarapi/orders/${sent.number}/`)).body,
    ).toMatchObject({ status: 'InProduction' });

    const cancelled = await anOrder();
    await move(workshop, cancelled.number, 'Cancelled');
    expect((await undo(workshop, cancelled.number)).status).toBe(409);
    expect((await steps(cancelled.email)).map(({ waitsMs }) => waitsMs)).toEqual([0]);

    const late = await anOrder();
    await move(workshop, late.number, 'InProduction');
    shop.putForward(121_000);
    expect((await undo(workshop, late.number)).status).toBe(409);
    expect(await steps(late.email)).toHaveLength(1);
  });

  it('concurrent undoing happens once', async () => {
    const [{ number, email }, workshop] = [await anOrder(), await staff()];
    await move(workshop, number, 'InProduction');
    const answers = await Promise.all([1, 2, 3].map(() => undo(workshop, number)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await steps(email)).toEqual([]);
  });

  it('only staff can undo a move', async () => {
    const { client, number } = await anOrder();
    await move(await staff(), number, 'InProduction');
    for (const each of [client, shop.client()]) expect((await undo(each, number)).status).toBe(403);
    expect((await undo(await staff(), '999999')).status).toBe(404);
  });
});
