import type { WireOrder } from '@tailorbird/contract/orders';
import type { WireClaim, WireClaimableOrder, WireFirstPiece } from '@tailorbird/contract/support';
import { describe, expect, it } from 'vitest';
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
  signUp,
} from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();
const path = '/api/v1/dixa/claims/first-pieces/';
const day = 86_400_000;

const staff = async (): Promise<Client> => {
  const client = shop.client();
  await signIn(client, 'staff@tailorbird.example', 'measure-twice');
  return client;
};

type Worn = {
  readonly client: Client;
  readonly email: string;
  readonly number: string;
  readonly line: number;
  readonly key: string;
};

/** Four T-shirts of which the first was delivered and needs adjusting, with the mailed link. */
const aMisfit = async (quantity = 4, country = 'US'): Promise<Worn> => {
  const client = shop.client({ country });
  const email = `${aKey()}@example.test`;
  await signUp(client, email);
  const size = await saveSize(client);
  const { body } = await pay(
    client,
    aPayment(await readyToPay(client, aTShirt(size, { quantity })), origin),
  );
  if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
  const number = body.order_number;
  const house = await staff();
  for (const to of ['InProduction', 'AwaitingFitConfirmation']) {
    expect((await house.post(`/studio_api/orders/${number}/moves/`, { to })).status).toBe(200);
  }
  expect(
    (
      await client.post(`/oscarapi/orders/${number}/complete/`, {
        fit: 'negative',
        comment: 'It pulls.',
      })
    ).status,
  ).toBe(200);
  const mails = (await latestMails(shop.server.database.queries)).filter(
    ({ mail }) => mail.to === email,
  );
  const link = mails
    .map(({ mail }) => /\/confirmfit\?(\S+)/.exec(mail.text)?.[1])
    .find((query) => query !== undefined);
  const order = (await client.get<WireOrder>(`/oscarapi/orders/${number}/`)).body;
  return {
    client,
    email,
    number,
    line: order.lines[0]?.id ?? 0,
    key: new URLSearchParams(link).get('key') ?? '',
  };
};

const sendFeedback = async (client: Client, { number, line, key }: Worn, zones: object) =>
  expect(
    (
      await client.post(`/oscarapi/orders/${number}/fit-feedback/`, {
        line,
        zones,
        washed: false,
        link: key,
      })
    ).status,
  ).toBe(200);
const offers = (client: Client, { number }: Worn, link?: string) =>
  client.get<WireFirstPiece[]>(
    `${path}?order=${number}${link === undefined ? '' : `&link=${link}`}`,
  );
const requestRemake = (client: Client, { number, line }: Worn, link?: string) =>
  client.post<WireFirstPiece>(path, {
    order_number: number,
    line,
    ...(link !== undefined && { link }),
  });
const tight = { chest: 'too-small', sleeve: 'right' };
const mailsTo = async (email: string) =>
  (await latestMails(shop.server.database.queries))
    .filter(({ mail }) => mail.to === email)
    .map(({ mail }) => mail);

describe('the remake of a first piece', () => {
  it('[ORDER-04, SUPPORT-01] a first piece’s remake is claimed once with its fit answers', async () => {
    const worn = await aMisfit();
    const { client, email, number } = worn;
    expect((await offers(client, worn)).body).toMatchObject([
      { line: worn.line, missing: 'fit-not-judged', claim: null },
    ]);
    expect((await requestRemake(client, worn)).body).toMatchObject({ code: 'fit-not-judged' });
    await sendFeedback(client, worn, tight);
    expect((await offers(client, worn)).body).toMatchObject([{ missing: null, claim: null }]);
    const asked = await Promise.all([
      requestRemake(client, worn),
      requestRemake(client, worn),
      requestRemake(client, worn),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(asked.map(({ body }) => body.claim?.number)).size).toBe(1);
    expect((await requestRemake(client, worn)).body).toEqual(asked[0]?.body);
    expect((await offers(client, worn)).body).toEqual([asked[0]?.body]);
    const claims = (await client.get<WireClaim[]>('/api/v1/dixa/claims/')).body;
    const paid =
      (await client.get<WireOrder>(`/oscarapi/orders/${number}/`)).body.lines[0]
        ?.price_incl_tax_incl_discounts ?? '0';
    expect(claims).toMatchObject([
      {
        number: asked[0]?.body.claim?.number,
        type: 'frg',
        status: 'Received',
        comment: 'It pulls.',
        items: [{ line: worn.line, quantity: 1, zones: tight, photos: [] }],
      },
    ]);
    expect(Math.abs(Number(claims[0]?.value) - Number(paid) / 4)).toBeLessThanOrEqual(0.01);
    const received = (await mailsTo(email)).filter(({ subject }) =>
      subject.startsWith('We received your request'),
    );
    expect(received.map(({ text }) => /\/support\/claims\/\d+\?link=/.test(text))).toEqual([true]);
    expect(received[0]?.text).not.toContain('photos');
    const waiting = (await (await staff()).get<WireClaim[]>('/studio_api/claims/?status=Received'))
      .body;
    expect(waiting.find((each) => each.number === claims[0]?.number)).toMatchObject({
      items: [{ zones: tight }],
    });
  });

  it('a remake’s value is in whole kroner in Denmark', async () => {
    const worn = await aMisfit(4, 'DK');
    // A discounted line is not divisible by its pieces.
    const row = shop.server.database.queries.updateTable('order_line').where('id', '=', worn.line);
    await row.set({ price_incl_discounts: 100_300 }).execute();
    await sendFeedback(worn.client, worn, tight);
    await requestRemake(worn.client, worn);
    const [claim] = (await worn.client.get<WireClaim[]>('/api/v1/dixa/claims/')).body;
    expect(claim).toMatchObject({ currency: 'DKK', value: '251.00' });
  });

  it('a mailed link requests and reads a remake without personal data', async () => {
    const [worn, other] = [await aMisfit(), await aMisfit()];
    const reader = shop.client();
    await sendFeedback(reader, worn, tight);
    for (const link of [undefined, 'x'.repeat(43), other.key]) {
      expect((await offers(reader, worn, link)).status).toBe(403);
      expect((await requestRemake(reader, worn, link)).status).toBe(403);
    }
    expect((await requestRemake(other.client, worn)).status).toBe(403);
    expect((await requestRemake(other.client, { ...other, line: worn.line })).status).toBe(404);
    const { claim } = (await requestRemake(reader, worn, worn.key)).body;
    const read = (who: Client, link: string) =>
      who.get<WireClaim>(`/api/v1/dixa/claims/${claim?.number}/?link=${link}`);
    expect((await read(reader, worn.key)).body).toMatchObject({
      order_number: worn.number,
      email: '',
      items: [{ zones: tight }],
    });
    expect([
      (await read(reader, other.key)).status,
      (await read(other.client, 'x')).status,
    ]).toEqual([404, 404]);
    expect(
      (await worn.client.get<WireClaim>(`/api/v1/dixa/claims/${claim?.number}/`)).body.email,
    ).toBe(worn.email);
  });

  it('[ORDER-09] a remake of one piece leaves the others claimable after arrival', async () => {
    const worn = await aMisfit();
    const { client, number } = worn;
    await sendFeedback(client, worn, tight);
    const { claim } = (await requestRemake(client, worn)).body;
    const house = await staff();
    const decide = (decision: object) =>
      house.post<WireClaim>(`/studio_api/claims/${claim?.number}/decision/`, decision);
    const decided = (await decide({ kind: 'remake', order_number: null })).body.decision;
    const remake = decided?.kind === 'remake' ? decided.order_number : null;
    expect((await client.get<WireOrder>(`/oscarapi/orders/${remake}/`)).body).toMatchObject({
      status: 'Confirmed',
      total_incl_tax: '0.00',
      lines: [{ quantity: 1, made_first: null }],
    });
    expect((await requestRemake(client, worn)).body).toMatchObject({
      claim: { number: claim?.number, status: 'Settled' },
    });
    expect((await client.post(`/oscarapi/orders/${number}/release/`, {})).status).toBe(200);
    for (const to of ['Shipped', 'Delivered']) {
      expect((await house.post(`/studio_api/orders/${number}/moves/`, { to })).status).toBe(200);
    }
    const eligible = (await client.get<WireClaimableOrder[]>('/oscarapi/frg-eligible-orders/'))
      .body;
    expect(eligible.find((order) => order.number === number)).toMatchObject({
      lines: [{ id: worn.line, quantity: 3 }],
    });
  });

  it('[SUPPORT-01] a refused remake can be requested again until the guarantee ends', async () => {
    const worn = await aMisfit();
    const { client } = worn;
    await sendFeedback(client, worn, tight);
    const first = (await requestRemake(client, worn)).body.claim?.number;
    const refused = { kind: 'refused', words: 'It is as it should be.' };
    expect(
      (await (await staff()).post(`/studio_api/claims/${first}/decision/`, refused)).status,
    ).toBe(200);
    expect((await offers(client, worn)).body).toMatchObject([{ missing: null, claim: null }]);
    const again = (await requestRemake(client, worn)).body.claim;
    expect([again?.status, again?.number === first]).toEqual(['Received', false]);

    const late = await aMisfit();
    await sendFeedback(late.client, late, tight);
    await shop.server.database.queries
      .updateTable('placed_order')
      .set({ placed_at: new Date(Date.now() - 130 * day).toISOString() })
      .where('id', '=', Number(late.number) - 100_000)
      .execute();
    expect((await offers(late.client, late)).body).toEqual([]);
    expect((await requestRemake(late.client, late)).body).toMatchObject({
      code: 'piece-not-claimable',
    });
    const made = await aMisfit();
    await sendFeedback(made.client, made, tight);
    expect((await made.client.post(`/oscarapi/orders/${made.number}/release/`, {})).status).toBe(
      200,
    );
    expect((await requestRemake(made.client, made)).status).toBe(409);
    expect((await requestRemake(client, { ...worn, number: '999999' })).status).toBe(404);
  });
});
