import type { WireOrder, WireSplitForecast } from '@tailorbird/contract/orders';
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
const day = 86_400_000;

const staff = async (): Promise<Client> => {
  const client = shop.client();
  await signIn(client, 'staff@tailorbird.example', 'measure-twice');
  return client;
};

const move = async (number: string, to: string): Promise<number> =>
  (await (await staff()).post(`/studio_api/orders/${number}/moves/`, { to })).status;

type Placed = {
  readonly client: Client;
  readonly email: string;
  readonly number: string;
  readonly size: number;
};

const aFirstOrder = async (quantity: number): Promise<Placed> => {
  const client = shop.client();
  const email = `${aKey()}@example.test`;
  await signUp(client, email);
  const size = await saveSize(client);
  const { body } = await pay(
    client,
    aPayment(await readyToPay(client, aTShirt(size, { quantity })), origin),
  );
  if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
  return { client, email, number: body.order_number, size };
};

const aFirstPieceSent = async (): Promise<Placed> => {
  const placed = await aFirstOrder(4);
  for (const to of ['InProduction', 'AwaitingFitConfirmation'])
    expect(await move(placed.number, to)).toBe(200);
  return placed;
};

const read = async ({ client, number }: Placed): Promise<WireOrder> =>
  (await client.get<WireOrder>(`/oscarapi/orders/${number}/`)).body;

const subjects = async (email: string): Promise<readonly string[]> =>
  (await latestMails(shop.server.database.queries))
    .filter(({ mail }) => mail.to === email)
    .map(({ mail }) => mail.subject);

const linkIn = async (email: string): Promise<URLSearchParams> => {
  const mails = (await latestMails(shop.server.database.queries)).filter(
    ({ mail }) => mail.to === email,
  );
  const found = mails
    .map(({ mail }) => /\/confirmfit\?(\S+)/.exec(mail.text)?.[1])
    .find((query) => query !== undefined);
  if (found === undefined) throw new Error('No mail asks for the fit');
  return new URLSearchParams(found);
};

const answer = async (client: Client, number: string, body: unknown) =>
  await client.post<WireOrder>(`/oscarapi/orders/${number}/complete/`, body);

describe('a split order', () => {
  it('[ORDER-05] an order of four is announced and stored as split, of three not', async () => {
    const client = shop.client();
    await signUp(client);
    const size = await saveSize(client);
    await client.post('/oscarapi/basket/add-product/', aTShirt(size, { quantity: 4 }));
    const forecast = (await client.get<WireSplitForecast>('/oscarapi/basket/split-forecast/')).body;
    expect(
      [forecast.first, forecast.on_hold].map((batch) => batch.map(({ quantity }) => quantity)),
    ).toEqual([[1], [3]]);
    expect((await read(await aFirstOrder(4))).lines).toMatchObject([
      { quantity: 4, made_first: 1 },
    ]);
    expect((await read(await aFirstOrder(3))).lines).toMatchObject([
      { quantity: 3, made_first: null },
    ]);
    expect((await shop.client().get('/oscarapi/basket/split-forecast/')).body).toEqual({
      first: [],
      on_hold: [],
    });
  });

  it('[ORDER-05] an order is split again after cancellation, but never without sizes', async () => {
    const placed = await aFirstOrder(4);
    const { client, number, size } = placed;
    expect((await client.post(`/oscarapi/orders/${number}/cancel/`, {})).status).toBe(200);
    const order = async (piece: object): Promise<WireOrder> => {
      const { body } = await pay(client, aPayment(await readyToPay(client, piece), origin));
      if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
      return await read({ ...placed, number: body.order_number });
    };
    expect((await order(aTShirt(size, { quantity: 4 }))).lines).toMatchObject([{ made_first: 1 }]);
    expect((await order(aBeanie({ quantity: 4 }))).lines).toMatchObject([{ made_first: null }]);
  });

  it('[ORDER-04, API-18, API-23] a split order continues after its fit is confirmed', async () => {
    const placed = await aFirstPieceSent();
    const { client, email, number } = placed;
    expect(await read(placed)).toMatchObject({
      status: 'AwaitingFitConfirmation',
      order_progress: 50,
      parcels: [
        {
          part: 'first',
          date_delivered: null,
          tracking_number: expect.stringMatching(/^TB\d{20}$/),
        },
      ],
    });
    expect(
      (await client.get<WireOrder[]>('/oscarapi/orders/completable')).body.map(
        (order) => order.number,
      ),
    ).toEqual([number]);
    expect(
      (await answer(client, number, { fit: 'positive', comment: ' Perfect ' })).body,
    ).toMatchObject({
      status: 'InProduction',
      order_progress: 50,
      fit_answer: 'positive',
    });
    expect((await client.get('/oscarapi/orders/completable')).body).toEqual([]);
    expect(await move(number, 'AwaitingFitConfirmation')).toBe(409);
    for (const to of ['Shipped', 'Delivered']) expect(await move(number, to)).toBe(200);
    const { history, parcels } = await read(placed);
    expect(history.map(({ status, by }) => `${status} by ${by}`)).toEqual([
      'Confirmed by system',
      'InProduction by staff',
      'AwaitingFitConfirmation by staff',
      'InProduction by customer',
      'Shipped by staff',
      'Delivered by staff',
    ]);
    expect(parcels.map(({ part }) => part)).toEqual(['first', 'rest']);
    expect(
      (await subjects(email)).toReversed().filter((subject) => subject.includes(number)),
    ).toEqual([
      `Your order ${number}`,
      `The first pieces of your order ${number} are being made`,
      `The first pieces of your order ${number} are on their way`,
      `The rest of your order ${number} is being made`,
      `The rest of your order ${number} is on its way`,
      `The rest of your order ${number} has arrived`,
    ]);
  });

  it('[ORDER-04] the first of two contradicting answers counts', async () => {
    const { client, number, email } = await aFirstPieceSent();
    const key = (await linkIn(email)).get('key');
    const answers = await Promise.all([
      answer(client, number, { fit: 'positive' }),
      answer(shop.client(), number, { fit: 'negative', key }),
      answer(client, number, { fit: 'positive' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    for (const { status, body } of answers) {
      if (status !== 409) continue;
      expect(body).toMatchObject({
        code: expect.stringMatching(/^fit-(already-answered|not-awaited)$/),
        detail: expect.stringMatching(/\w/),
      });
    }
  });

  it('[ORDER-04] an order to adjust waits, then uses the size’s current version', async () => {
    const { client, number, size, email } = await aFirstPieceSent();
    expect((await client.post(`/oscarapi/orders/${number}/release/`, {})).status).toBe(409);
    expect(
      (await answer(client, number, { fit: 'negative', comment: 'Sleeves' })).body,
    ).toMatchObject({
      status: 'AwaitingFitConfirmation',
      fit_answer: 'negative',
    });
    expect((await answer(client, number, { fit: 'positive' })).status).toBe(409);
    const changed = await client.put(`/customizer_api/v2/user-size2/${size}`, {
      title: 'Longer sleeves',
    });
    expect(changed.status).toBe(200);
    expect((await client.post(`/oscarapi/orders/${number}/release/`, {})).body).toMatchObject({
      status: 'InProduction',
    });
    const made = await shop.server.database.queries
      .selectFrom('order_line')
      .select(['size_version', 'rest_size_version'])
      .where('user_size_id', '=', size)
      .executeTakeFirst();
    expect(made).toEqual({ size_version: 1, rest_size_version: 2 });
    expect(await subjects(email)).toContain(`The rest of your order ${number} is being made`);
  });

  it('[GUARD-17, API-18] a mailed link answers without sign-in or personal data', async () => {
    const { number, email } = await aFirstPieceSent();
    const link = await linkIn(email);
    const [key, wrong] = [link.get('key'), 'x'.repeat(43)];
    const guest = shop.client();
    expect(link.get('order')).toBe(number);
    expect((await guest.get('/oscarapi/orders/completable')).status).toBe(403);
    expect(
      (await guest.get(`/oscarapi/orders/completable?number=${number}&key=${wrong}`)).status,
    ).toBe(403);
    expect((await answer(guest, number, { fit: 'positive', key: wrong })).status).toBe(403);
    expect((await answer(guest, number, { fit: 'positive' })).status).toBe(403);
    const opened = await guest.get<WireOrder[]>(
      `/oscarapi/orders/completable?number=${number}&key=${key}`,
    );
    expect(opened.body).toMatchObject([{ number, shipping_address: null, email: '', comment: '' }]);
    expect((await answer(guest, number, { fit: 'positive', key })).body).toMatchObject({
      status: 'InProduction',
      email: '',
    });
  });

  it('[API-19] only support lists split orders', async () => {
    const { client, number } = await aFirstPieceSent();
    const path = '/oscarapi/orders/completable-by-support/';
    for (const other of [client, shop.client()]) expect((await other.get(path)).status).toBe(403);
    expect(
      (await (await staff()).get<WireOrder[]>(path)).body.map((order) => order.number),
    ).toContain(number);
  });

  it('[API-19, ORDER-04] staff record a customer’s answer once with their name', async () => {
    const { client, number, email } = await aFirstPieceSent();
    const [desk, list] = [await staff(), '/oscarapi/orders/completable-by-support/'];
    const listed = async () =>
      (await desk.get<WireOrder[]>(list)).body.find((order) => order.number === number);
    expect((await desk.post(`/oscarapi/orders/${number}/release/`, {})).status).toBe(409);
    expect(
      (await answer(desk, number, { fit: 'negative', comment: 'Sleeves, by phone' })).body,
    ).toMatchObject({
      email,
      fit_answer: 'negative',
    });
    expect(await listed()).toMatchObject({
      status: 'AwaitingFitConfirmation',
      fit_answer: 'negative',
    });
    expect((await answer(desk, number, { fit: 'positive' })).status).toBe(409);
    expect((await desk.post(`/oscarapi/orders/${number}/release/`, {})).body).toMatchObject({
      status: 'InProduction',
    });
    expect(await listed()).toBeUndefined();
    const { history } = await read({ client, number, email, size: 0 });
    expect(history.at(-1)).toMatchObject({ status: 'InProduction', by: 'staff' });
    const { body } =
      await desk.get<readonly { readonly action: string; readonly about: string }[]>(
        '/studio_api/records/',
      );
    expect(body.filter(({ about }) => about === number).map(({ action }) => action)).toEqual([
      'fit-released',
      'fit-negative',
    ]);
  });

  it('[ORDER-04] a fit recorded by staff cannot be undone', async () => {
    const { number, email } = await aFirstPieceSent();
    const desk = await staff();
    expect((await answer(desk, number, { fit: 'positive' })).body).toMatchObject({
      status: 'InProduction',
      fit_answer: 'positive',
    });
    expect((await desk.del(`/studio_api/orders/${number}/moves/last/`)).status).toBe(409);
    expect(await subjects(email)).toContain(`The rest of your order ${number} is being made`);
    const store = shop.client();
    await signIn(store, 'store@tailorbird.example', 'measure-twice');
    const other = await aFirstPieceSent();
    expect((await answer(store, other.number, { fit: 'positive' })).status).toBe(403);
    expect((await answer(desk, '999999', { fit: 'positive' })).status).toBe(404);
  });

  it('an invalid answer, a foreign order and a settled one are refused', async () => {
    const [{ client, number }, other] = [await aFirstPieceSent(), await aFirstOrder(4)];
    for (const body of [
      {},
      { fit: 'maybe' },
      { fit: 'positive', comment: 7 },
      { fit: 'positive', key: 'short' },
    ]) {
      expect((await answer(client, number, body)).status).toBe(400);
    }
    expect((await answer(other.client, number, { fit: 'positive' })).status).toBe(403);
    expect((await answer(client, '999999', { fit: 'positive' })).status).toBe(404);
    expect((await answer(other.client, other.number, { fit: 'positive' })).status).toBe(409);
  });
});

describe('a carrier and a silent customer', () => {
  it('[ORDER-05] two reminders follow arrival, and the rest starts after sixty days', async () => {
    const placed = await aFirstPieceSent();
    const { number, email } = placed;
    const fitSubjects = async (): Promise<readonly string[]> =>
      (await subjects(email)).filter((subject) => /fit\?$|waiting for your answer$/.test(subject));
    shop.putForward(3 * day);
    await shop.server.trackOrders();
    expect((await read(placed)).parcels[0]?.date_delivered).not.toBeNull();
    expect(await fitSubjects()).toEqual([`How do the first pieces of your order ${number} fit?`]);
    for (const [days, reminders] of [
      [6, 1],
      [1, 1],
      [14, 2],
      [20, 2],
    ] as const) {
      shop.putForward(days * day);
      await Promise.all([shop.server.trackOrders(), shop.server.trackOrders()]);
      expect(await fitSubjects()).toHaveLength(1 + reminders);
    }
    // Sessions end before that.
    const order = async () =>
      (await (await staff()).get<WireOrder[]>(`/studio_api/orders/?search=${number}`)).body[0];
    expect((await order())?.status).toBe('AwaitingFitConfirmation');
    shop.putForward(20 * day);
    await shop.server.trackOrders();
    expect(await order()).toMatchObject({ status: 'InProduction', fit_answer: null });
    expect((await order())?.history.at(-1)).toMatchObject({ status: 'InProduction', by: 'system' });
  });

  it('repeated arrival events end an order once', async () => {
    const placed = await aFirstOrder(1);
    for (const to of ['InProduction', 'Shipped']) expect(await move(placed.number, to)).toBe(200);
    expect(await move(placed.number, 'AwaitingFitConfirmation')).toBe(409);
    await shop.server.trackOrders();
    expect((await read(placed)).status).toBe('Shipped');
    shop.putForward(2 * day);
    await Promise.all([1, 2, 3].map(() => shop.server.trackOrders()));
    const { status, history } = await read(placed);
    expect([status, history.filter((step) => step.status === 'Delivered')]).toMatchObject([
      'Delivered',
      [{ by: 'carrier' }],
    ]);
    expect(
      (await subjects(placed.email)).filter((subject) => subject.endsWith('has arrived')),
    ).toHaveLength(1);
  });
});
