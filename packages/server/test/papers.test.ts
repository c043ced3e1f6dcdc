import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { EventEmitter, once } from 'node:events';
import type { WireOrder, WirePapers } from '@tailorbird/contract/orders';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { PaperContent } from '../src/contexts/orders/application/papers/paper.ts';
import { addsUp } from '../src/contexts/orders/application/papers/paperContent.ts';
import { drawPaper } from '../src/contexts/orders/papers/drawPaper.ts';
import { writePaper } from '../src/contexts/orders/papers/writePaper.ts';
import {
  aBeanie,
  aKey,
  anAddress,
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

const placeOrder = async (
  client: Client,
  piece: unknown = aBeanie(),
  email = 'nora@example.test',
): Promise<string> => {
  const { body } = await pay(
    client,
    aPayment(await readyToPay(client, piece), origin, { guest_email: email }),
  );
  if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
  return body.order_number;
};

const papersOf = async (client: Client, number: string): Promise<WirePapers> =>
  (await client.get<WirePapers>(`/oscarapi/orders/${number}/papers/`)).body;
const issue = (client: Client, number: string, body: object = {}) =>
  client.post<WirePapers>(`/oscarapi/orders/${number}/invoice/`, body);

const contentOf = async (paper: string): Promise<PaperContent> => {
  const [kind, place] = paper.split('-');
  const row = await shop.server.database.queries
    .selectFrom('paper')
    .select('content')
    .where('kind', '=', kind === 'INV' ? 'invoice' : 'credit-note')
    .where('place', '=', Number(place))
    .executeTakeFirstOrThrow();
  return JSON.parse(row.content);
};

const aCompany = anAddress({
  first_name: 'Łucja',
  last_name: 'Çelik',
  company: 'Nadel & Faden',
  line4: 'Potsdam',
  postcode: '14467',
});

describe('an invoice', () => {
  it('an invoice is issued once, to either address, with exact sums', async () => {
    const client = shop.client({ country: 'DE' });
    const number = await placeOrder(client, aTShirt(await saveSize(client), { quantity: 3 }));
    expect(await papersOf(client, number)).toEqual({ papers: [], can_be_invoiced: true });
    const issued = await issue(client, number, { billing_address: aCompany });
    expect(issued).toMatchObject({
      status: 200,
      body: { papers: [{ kind: 'invoice' }], can_be_invoiced: false },
    });
    expect(await issue(client, number)).toMatchObject({
      status: 409,
      body: { code: 'invoice-issued' },
    });
    const order = (await client.get<WireOrder>(`/oscarapi/orders/${number}/`)).body;
    expect(order.billing_address).toMatchObject({ company: 'Nadel & Faden', line4: 'Potsdam' });
    const content = await contentOf(issued.body.papers[0]?.number ?? '');
    expect(content.buyer).toEqual(expect.arrayContaining(['Nadel & Faden', 'Łucja Çelik']));
    expect(content.deliveredTo.join()).toContain('Berlin');
    expect(content.tax).toMatchObject([{ rate: 190 }]);
    expect(addsUp(content)).toBe(true);
    const cents = (text: string): number => Math.round(Number(text) * 100);
    expect(content.total.amount).toBe(cents(order.total_incl_tax));
    expect(content.paid.amount).toBe(cents(order.amount_paid));
    expect(content.paidBy).toEqual({ method: 'card', lastFour: '4242' });
    expect(content.discounts).toHaveLength(1);
    expect(content).not.toHaveProperty('suppliedAt');
  });

  it('an invoice’s date of supply is the day of the last parcel', async () => {
    const client = shop.client({ country: 'DE' });
    const number = await placeOrder(client);
    const { queries } = shop.server.database;
    const { id } = await queries
      .selectFrom('placed_order')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const sent_at = '2026-03-04T10:00:00.000Z';
    await queries
      .insertInto('parcel')
      .values({ order_id: id, part: 'all', carrier: 'DHL', tracking_number: '1', sent_at })
      .execute();
    const issued = await issue(client, number);
    expect(await contentOf(issued.body.papers[0]?.number ?? '')).toHaveProperty(
      'suppliedAt',
      sent_at,
    );
  });

  it('an invoice of an order withdrawn before sending promises no delivery', async () => {
    const client = shop.client({ country: 'DE' });
    const cap = { clothing_type_id: 94, fabric_color_id: 9403, quantity: 1 };
    const number = await placeOrder(client, cap);
    const { lines } = (await client.get<WireOrder>(`/oscarapi/orders/${number}/`)).body;
    const staff = shop.client();
    await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
    await staff.post(`/studio_api/orders/${number}/moves/`, { to: 'InProduction' });
    const withdrawal = await client.post(`/oscarapi/orders/${number}/withdrawal/`, {
      lines: [{ line: lines[0]?.id, quantity: 1 }],
    });
    expect(withdrawal.status).toBe(200);
    const issued = await issue(client, number);
    expect(issued).toMatchObject({ status: 200 });
    expect(issued.body.papers.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
    const content = await contentOf(issued.body.papers[0]?.number ?? '');
    expect(content).toMatchObject({ isWithdrawn: true });
    expect(content).not.toHaveProperty('suppliedAt');
  });

  it('address errors of an invoice are reported by field without using a number', async () => {
    const client = shop.client();
    const number = await placeOrder(client);
    const wrong = await issue(client, number, {
      billing_address: anAddress({ last_name: '', postcode: '1' }),
    });
    expect(wrong).toMatchObject({
      status: 400,
      body: {
        billing_address: { error_codes: { last_name: 'required', postcode: 'invalid-postcode' } },
      },
    });
    expect(
      (await issue(client, number, { billing_address: anAddress({ country: 'x' }) })).status,
    ).toBe(400);
    expect(await papersOf(client, number)).toEqual({ papers: [], can_be_invoiced: true });
  });

  it('concurrent invoices have consecutive numbers without gaps', async () => {
    const clients = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const client = shop.client();
        return { client, number: await placeOrder(client) };
      }),
    );
    const answers = await Promise.all(
      clients.flatMap(({ client, number }) => [
        issue(client, number),
        issue(client, number),
        issue(client, number, { billing_address: anAddress({ postcode: '1' }) }),
      ]),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(clients.length);
    const rows = await shop.server.database.queries
      .selectFrom('paper')
      .select('place')
      .where('kind', '=', 'invoice')
      .orderBy('place')
      .execute();
    expect(rows.map(({ place }) => Number(place))).toEqual(rows.map((_, index) => index + 1));
  });

  it('an invoice adds up with voucher, credit and untaxed gift card', async () => {
    const client = shop.client({ country: 'DE' });
    await signUp(client);
    await client.post('/oscarapi/basket/add-voucher/', { vouchercode: 'GIFT50' });
    await readyToPay(client, aTShirt(await saveSize(client)));
    await client.post('/oscarapi/basket/add-voucher/', { vouchercode: 'WELCOME10' });
    await client.post('/oscarapi/basket/accounts/activate/', {});
    const { body } = await pay(client, aPayment(await client.basket(), origin));
    if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
    const issued = (await issue(client, body.order_number)).body.papers[0]?.number ?? '';
    const content = await contentOf(issued);
    expect(addsUp(content)).toBe(true);
    expect(content.discounts).toHaveLength(1);
    expect(content.credit.amount).toBeGreaterThan(0);
  });

  it('an invoice has the tax of the destination, and emailed goods none', async () => {
    const client = shop.client({ country: 'DE' });
    const inFrance = anAddress({
      country: '/oscarapi/countries/FR/',
      line4: 'Paris',
      postcode: '75001',
    });
    const number = await placeOrder(client);
    const sent = await contentOf(
      (await issue(client, number, { billing_address: inFrance })).body.papers[0]?.number ?? '',
    );
    expect(sent.buyer.join()).toContain('Paris');
    expect(sent.tax.map(({ rate }) => rate)).toEqual([190]);

    const guest = shop.client({ country: 'DE' });
    const { tiers } = (await guest.get('/oscarapi/products/purchase-info/giftcard2/')).body;
    const digital = tiers.find(
      ({ clothing_type_id }: { readonly clothing_type_id: number }) => clothing_type_id === 14,
    );
    await guest.post('/oscarapi/basket/add-product/', {
      product_id: digital.product_id,
      note: '',
      quantity: 1,
    });
    const paid = await pay(guest, aPayment(await guest.basket(), origin));
    if (paid.body.resultCode !== 'Authorised') throw new Error(JSON.stringify(paid.body));
    const mailed =
      (await issue(guest, paid.body.order_number, { billing_address: inFrance })).body.papers[0]
        ?.number ?? '';
    const { lines, tax, total, deliveredTo } = await contentOf(mailed);
    expect(lines.map(({ detail }) => detail)).toEqual(['']);
    expect(deliveredTo).toEqual([]);
    expect(tax).toMatchObject([{ rate: 0, gross: total, net: total, tax: { amount: 0 } }]);
  });
});

describe('a credit note', () => {
  it('canceling an order credits its invoice once', async () => {
    const client = shop.client();
    const [invoiced, plain] = [await placeOrder(client), await placeOrder(client)];
    const invoice = (await issue(client, invoiced)).body.papers[0]?.number ?? '';
    for (const number of [invoiced, plain, invoiced]) {
      expect((await client.post(`/oscarapi/orders/${number}/cancel/`, {})).status).toBe(200);
    }
    expect(await papersOf(client, plain)).toEqual({ papers: [], can_be_invoiced: false });
    expect(await issue(client, plain)).toMatchObject({
      status: 409,
      body: { code: 'order-cancelled' },
    });
    const { papers } = await papersOf(client, invoiced);
    expect(papers.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
    const note = await contentOf(papers[1]?.number ?? '');
    expect(note).toEqual({
      ...(await contentOf(invoice)),
      corrects: { number: invoice, issuedAt: papers[0]?.date },
    });
    expect(addsUp(note)).toBe(true);
  });
});

describe('a paper as PDF', () => {
  it('the PDF of an invoice is for owner, link and staff', async () => {
    const email = `${aKey()}@example.test`;
    const [client, stranger, staff] = [shop.client(), shop.client(), shop.client()];
    const number = await placeOrder(client, aBeanie(), email);
    const paper = (await issue(client, number)).body.papers[0]?.number ?? '';
    const path = `/oscarapi/orders/${number}/papers/${paper}/`;
    await signUp(stranger);
    await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
    await stranger.post('/oscarapi/orders/link/', { order_number: number, email });
    const mail = await shop.server.database.queries
      .selectFrom('outbox')
      .select('payload')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const link = /link=([\w.-]+)/.exec(mail.payload)?.[1] ?? '';
    const status = async (who: Client, address: string) => (await who.get(address)).status;
    expect(await status(client, path)).toBe(200);
    expect(await status(staff, path)).toBe(200);
    expect(await status(stranger, path)).toBe(404);
    expect(await status(shop.client(), path)).toBe(404);
    expect(await status(shop.client(), `${path}?link=${link}`)).toBe(200);
    expect(await status(shop.client(), `${path}?link=${link}x`)).toBe(404);
    expect(await status(client, `/oscarapi/orders/${number}/papers/INV-999999/`)).toBe(404);
    expect(await status(stranger, `/oscarapi/orders/${number}/papers/`)).toBe(403);
    expect((await issue(stranger, number)).status).toBe(403);
  });

  it('a PDF embeds its fonts, language and title and is not cached', async () => {
    const client = shop.client({ country: 'DE' });
    client.speak('de');
    const number = await placeOrder(client);
    const paper =
      (await issue(client, number, { billing_address: aCompany })).body.papers[0]?.number ?? '';
    const content = await contentOf(paper);
    const drawn = await drawPaper(
      writePaper({ number: paper, kind: 'invoice', issuedAt: '2026-11-22T10:00:00.000Z', content }),
    );
    const text = Buffer.from(drawn).toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text).toContain('/FontFile2');
    expect(text).toContain('/Lang (de');
    expect(text).toContain('/StructTreeRoot');
    expect(drawn.length).toBeLessThan(60_000);
  });
});

describe('the first paper of a shop', () => {
  const fresh = openShop();

  it('the first PDF is drawn in a child process that is replaced if it ends', async () => {
    const started: ChildProcess[] = [];
    const hear = (message: unknown): number =>
      started.push((message as { readonly process: ChildProcess }).process);
    subscribe('child_process', hear);
    onTestFinished(() => {
      unsubscribe('child_process', hear);
    });
    const client = fresh.client();
    const number = await placeOrder(client);
    const path = `/oscarapi/orders/${number}/papers/${(await issue(client, number)).body.papers[0]?.number}/`;
    const drawers = (): readonly ChildProcess[] =>
      started.filter(({ spawnargs }) => spawnargs.some((arg) => arg.endsWith('/paperProcess.ts')));
    const statuses = async (count: number): Promise<readonly number[]> =>
      await Promise.all(Array.from({ length: count }, async () => (await client.get(path)).status));
    expect([drawers().length, await statuses(3), drawers().length]).toEqual([
      0,
      [200, 200, 200],
      1,
    ]);
    // Ctrl+C reaches all processes of a shop, which then finish their requests.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) drawers()[0]?.kill(signal);
    expect([await statuses(3), drawers().length]).toEqual([[200, 200, 200], 1]);
    drawers()[0]?.kill('SIGKILL');
    await once(drawers()[0] ?? new EventEmitter(), 'exit');
    expect([await statuses(1), drawers().length]).toEqual([[200], 2]);
  });
});
