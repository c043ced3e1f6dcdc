import type { WireMakingSheet, WireOrder, WirePapers } from '@tailorbird/contract/orders';
import { cutOffAt } from '@tailorbird/domain/orders';
import { describe, expect, it } from 'vitest';
import type { PaperContent } from '../src/contexts/orders/application/papers/paper.ts';
import { addsUp } from '../src/contexts/orders/application/papers/paperContent.ts';
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

type Ordered = {
  readonly client: Client;
  readonly number: string;
  readonly line: WireOrder['lines'][number];
  readonly path: string;
};

const order = async (
  client: Client,
  piece: unknown,
  email = `${aKey()}@example.test`,
): Promise<Ordered> => {
  const { body } = await pay(
    client,
    aPayment(await readyToPay(client, piece), origin, { guest_email: email }),
  );
  if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
  const path = `/oscarapi/orders/${body.order_number}/`;
  const [line] = (await client.get<WireOrder>(path)).body.lines;
  if (!line) throw new Error('An order without lines');
  return { client, number: body.order_number, line, path };
};

const aShirt = async (): Promise<Ordered & { readonly email: string; readonly size: number }> => {
  const client = shop.client();
  const email = `${aKey()}@example.test`;
  await signUp(client, email);
  const size = await saveSize(client);
  return {
    ...(await order(client, aTShirt(size, { quantity: 2, initials: 'ABC' }), email)),
    email,
    size,
  };
};

const saveAs = async (client: Client, title: string): Promise<number> => {
  const measurements = [{ origin: 'manual', size_property_id: 101, value: 104 }];
  return (
    await client.post('/customizer_api/v2/user-size2/', { title, size_type: 1, measurements })
  ).body.id;
};

const change = ({ client, path, line }: Ordered, piece: object) =>
  client.patch<WireOrder>(path, { line: { id: line.id, ...piece } });

const mailsTo = async (email: string) =>
  (await latestMails(shop.server.database.queries)).filter(
    ({ mail }) => mail.to === email && / has been changed$/.test(mail.subject),
  );

const staff = async (): Promise<Client> => {
  const client = shop.client();
  await signIn(client, 'staff@tailorbird.example', 'measure-twice');
  return client;
};

const money = ({ lines, ...sums }: WireOrder) => [
  lines.map(({ price_excl_tax, price_incl_tax, price_incl_tax_excl_discounts, quantity }) => [
    price_excl_tax,
    price_incl_tax,
    price_incl_tax_excl_discounts,
    quantity,
  ]),
  sums.total_incl_tax,
  sums.amount_paid,
  sums.credit_used,
  sums.shipping_incl_tax,
];

describe('pieces of an order', () => {
  it('[API-21] color, initials and size change until the cut-off at the same price', async () => {
    const ordered = await aShirt();
    const { client, path, number, email } = ordered;
    const before = (await client.get<WireOrder>(path)).body;
    const other = await saveAs(client, 'Roomy');
    const changed = await change(ordered, {
      fabric_color_id: 104,
      initials: 'xy',
      user_size_id: other,
    });
    expect(changed.status).toBe(200);
    expect(changed.body.lines[0]).toMatchObject({ id: ordered.line.id, quantity: 2 });
    const text = JSON.stringify(changed.body.lines[0]);
    for (const word of ['Sky', 'xy', 'Roomy']) expect(text).toContain(word);
    expect(money(changed.body)).toEqual(money(before));
    expect((await client.get<WireOrder>(path)).body).toEqual(changed.body);
    expect(changed.body.history.at(-1)).toMatchObject({
      by: 'customer',
      change: 'piece',
      status: 'Confirmed',
    });
    const sheets = (
      await (await staff()).get<WireMakingSheet[]>(`/studio_api/orders/${number}/sheets/`)
    ).body;
    for (const sheet of sheets)
      expect(sheet).toMatchObject({
        color: 'Sky',
        initials: 'xy',
        size: { title: 'Roomy', version: 1 },
      });
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.mail.text).toMatch(/Color:? .*→ Sky/);
    expect(mail?.mail.text).toMatch(/ABC → xy/);
    expect(mail?.mail.text).toMatch(/Mine → Roomy/);
    expect(mail?.mail.text).toMatch(/\$\d[\d.]*, as before/);
  });

  it('[API-21] a repeated change is applied and mailed once', async () => {
    const ordered = await aShirt();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => change(ordered, { fabric_color_id: 104 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const { body } = await ordered.client.get<WireOrder>(ordered.path);
    expect(body.history.filter(({ change: what }) => what === 'piece')).toHaveLength(1);
    expect(await mailsTo(ordered.email)).toHaveLength(1);
  });

  it('[API-21] concurrent changes merge by field, and the later one wins', async () => {
    const ordered = await aShirt();
    const both = await Promise.all([
      change(ordered, { fabric_color_id: 104 }),
      change(ordered, { initials: 'Q' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await change(ordered, { fabric_color_id: 105 });
    const [line] = (await ordered.client.get<WireOrder>(ordered.path)).body.lines;
    expect(JSON.stringify(line)).toContain('Sage');
    expect(JSON.stringify(line)).toContain('"Q"');
  });

  it('[API-21] a change keeps the ordered version of the size', async () => {
    const ordered = await aShirt();
    const { client, size, number } = ordered;
    const measured = { measurements: [{ origin: 'manual', size_property_id: 101, value: 111 }] };
    expect((await client.put(`/customizer_api/v2/user-size2/${size}`, measured)).status).toBe(200);
    const versions = async () =>
      (
        await (await staff()).get<WireMakingSheet[]>(`/studio_api/orders/${number}/sheets/`)
      ).body.map((sheet) => sheet.size?.version);
    await change(ordered, { initials: 'Z' });
    expect(await versions()).toEqual([1, 1]);
    await change(ordered, { user_size_id: size });
    expect(await versions()).toEqual([2, 2]);
  });

  it('[API-21] a late change is refused with its reason', async () => {
    const ordered = await aShirt();
    const late = await aShirt();
    const workshop = await staff();
    await workshop.post(`/studio_api/orders/${late.number}/moves/`, { to: 'InProduction' });
    expect(await change(late, { initials: 'Z' })).toMatchObject({
      status: 409,
      body: { code: 'order-not-changeable' },
    });
    const { date_placed: datePlaced } = (await ordered.client.get<WireOrder>(ordered.path)).body;
    shop.putForward(
      Date.parse(cutOffAt({ status: 'Confirmed', datePlaced }) ?? '') - Date.parse(datePlaced),
    );
    const refused = await change(ordered, { initials: 'Z' });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'cut-off-passed', detail: expect.stringMatching(/about to make this order/) },
    });
    expect((await ordered.client.get<WireOrder>(ordered.path)).body.lines[0]).toEqual(ordered.line);
    expect((await ordered.client.patch(ordered.path, { comment: 'Ring twice' })).status).toBe(200);
  });

  it('[API-21] only the owner changes pieces, and only to own sizes', async () => {
    const ordered = await aShirt();
    const stranger = shop.client();
    expect((await change({ ...ordered, client: stranger }, { initials: 'Z' })).status).toBe(403);
    await signUp(stranger);
    expect((await change({ ...ordered, client: stranger }, { initials: 'Z' })).status).toBe(403);
    const theirs = await saveSize(stranger);
    expect(await change(ordered, { user_size_id: theirs })).toMatchObject({
      status: 409,
      body: { code: 'missing-size' },
    });
    const other = await order(stranger, aTShirt(theirs));
    expect(await change({ ...ordered, line: other.line }, { initials: 'Z' })).toMatchObject({
      status: 409,
      body: { code: 'line-not-found' },
    });
  });

  it('[API-21] an invalid change leaves the pieces unchanged', async () => {
    const ordered = await aShirt();
    const { client, path, line } = ordered;
    const refusals: readonly (readonly [object, number, object])[] = [
      [{ fabric_color_id: 999_999 }, 409, { code: 'fabric-color-not-available' }],
      [{ selected_properties: {} }, 409, { code: 'missing-properties' }],
      [{ initials: 'A1' }, 400, { line: { initials: [expect.any(String)] } }],
      [{ initials: 'ABCD' }, 400, { line: { initials: [expect.any(String)] } }],
      [{ user_size_id: 999_999 }, 409, { code: 'missing-size' }],
      [{ fabric_color_id: 'blue' }, 400, {}],
    ];
    for (const [piece, status, body] of refusals)
      expect(await change(ordered, piece)).toMatchObject({ status, body });
    const half = await client.patch(path, {
      comment: 'Ring',
      line: { id: line.id, fabric_color_id: 999_999 },
    });
    expect(half.status).toBe(409);
    expect((await client.get<WireOrder>(path)).body).toMatchObject({ comment: '', lines: [line] });
    expect((await change(ordered, {})).body.history).toHaveLength(1);
  });

  it('[BASKET-18] a color change takes stock and returns the former color’s', async () => {
    const client = shop.client();
    const ordered = await order(client, aBeanie({ quantity: 3 }));
    const { queries } = shop.server.database;
    const left = async (id: number) =>
      (
        await queries
          .selectFrom('fabric_color_stock')
          .select('pieces')
          .where('fabric_color_id', '=', id)
          .executeTakeFirstOrThrow()
      ).pieces;
    const [one, other] = [1101, 1102];
    await queries
      .updateTable('fabric_color_stock')
      .set({ pieces: 5 })
      .where('fabric_color_id', '=', one)
      .execute();
    await queries
      .updateTable('fabric_color_stock')
      .set({ pieces: 2 })
      .where('fabric_color_id', '=', other)
      .execute();
    expect(await change(ordered, { fabric_color_id: other })).toMatchObject({
      status: 409,
      body: { code: 'out-of-stock' },
    });
    expect([await left(one), await left(other)]).toEqual([5, 2]);
    await queries
      .updateTable('fabric_color_stock')
      .set({ pieces: 3 })
      .where('fabric_color_id', '=', other)
      .execute();
    expect((await change(ordered, { fabric_color_id: other })).status).toBe(200);
    expect([await left(one), await left(other)]).toEqual([8, 0]);
  });

  it('a changed piece gets a credit note and a new invoice', async () => {
    const ordered = await aShirt();
    const { client, path } = ordered;
    await client.post(`${path}invoice/`, {});
    await change(ordered, { initials: 'Z' });
    const papersOf = async () =>
      (await client.get<WirePapers>(`${path}papers/`)).body.papers.map(({ kind }) => kind);
    expect(await papersOf()).toEqual(['invoice']);
    await change(ordered, { fabric_color_id: 104 });
    expect(await papersOf()).toEqual(['invoice', 'credit-note', 'invoice']);
    const rows = await shop.server.database.queries
      .selectFrom('paper')
      .select('content')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    const [invoice, note] = rows.map(({ content }): PaperContent => JSON.parse(content));
    expect(invoice?.lines[0]?.detail).toContain('Sky');
    expect(note?.corrects).not.toBeNull();
    expect(invoice?.total).toEqual(note?.total);
    for (const paper of [invoice, note]) expect(paper && addsUp(paper)).toBe(true);
    await client.post(`${path}cancel/`, {});
    expect(await papersOf()).toEqual(['invoice', 'credit-note', 'invoice', 'credit-note']);
  });

  it('[API-21] one changed piece keeps its share of sums and refunds to the cent', async () => {
    const ordered = await aShirt();
    const { client, path, email } = ordered;
    const before = (await client.get<WireOrder>(path)).body;
    await client.post(`${path}invoice/`, {});
    for (const quantity of [0, 1.5, 51])
      expect((await change(ordered, { fabric_color_id: 104, quantity })).status).toBe(400);
    expect(await change(ordered, { fabric_color_id: 104, quantity: 3 })).toMatchObject({
      status: 409,
      body: { code: 'line-not-found' },
    });
    const { body, status } = await change(ordered, { fabric_color_id: 104, quantity: 1 });
    expect(status).toBe(200);
    expect(body.lines.map(({ quantity, made_first }) => [quantity, made_first])).toEqual([
      [1, null],
      [1, null],
    ]);
    const cents = (amount: string): number => Math.round(Number(amount) * 100);
    for (const price of ['price_incl_tax', 'price_incl_tax_excl_discounts'] as const)
      expect(body.lines.reduce((sum, line) => sum + cents(line[price]), 0)).toBe(
        cents(before.lines[0]?.[price] ?? ''),
      );
    expect(money(body).slice(1)).toEqual(money(before).slice(1));
    const [told] = await mailsTo(email);
    expect(told?.mail.text).toContain('1 × ');
    const rows = await shop.server.database.queries
      .selectFrom('paper')
      .select('content')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    const papers = rows.map(({ content }): PaperContent => JSON.parse(content));
    expect(papers.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[1, 1], [2]]);
    for (const paper of papers) expect(addsUp(paper)).toBe(true);
    const canceled = (await client.post<WireOrder>(`${path}cancel/`, {})).body;
    expect(canceled.lines).toHaveLength(2);
    const { amount } = await shop.server.database.queries
      .selectFrom('refund')
      .innerJoin('placed_order', 'placed_order.id', 'refund.order_id')
      .select('refund.amount')
      .orderBy('refund.id', 'desc')
      .executeTakeFirstOrThrow();
    expect(amount).toBe(cents(before.amount_paid));
  });

  it('[API-21] a guest or the reader of a mailed link can change pieces', async () => {
    const client = shop.client();
    const email = `${aKey()}@example.test`;
    const ordered = await order(client, aTShirt(await saveSize(client)), email);
    expect((await change(ordered, { initials: 'GUE' })).status).toBe(200);
    await client.post('/oscarapi/orders/link/', { order_number: ordered.number, email });
    const sent = (await latestMails(shop.server.database.queries)).find(
      ({ mail }) => mail.to === email && /link=/.test(mail.text),
    );
    const link = /link=([\w.-]+)/.exec(sent?.mail.text ?? '')?.[1] ?? '';
    const elsewhere = { ...ordered, client: shop.client(), path: `${ordered.path}?link=${link}` };
    const own = await saveAs(elsewhere.client, 'Elsewhere');
    expect(
      (await change(elsewhere, { initials: 'LNK', user_size_id: own })).body.lines[0]?.id,
    ).toBe(ordered.line.id);
    expect(
      JSON.stringify((await change(elsewhere, { fabric_color_id: 104 })).body.lines[0]),
    ).toContain('Elsewhere');
  });
});
