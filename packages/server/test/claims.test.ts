import type { WireOrder } from '@tailorbird/contract/orders';
import type { WireClaim, WireClaimableOrder } from '@tailorbird/contract/support';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
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

const day = 24 * 60 * 60 * 1_000;
let jpeg: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  const made = sharp({ create: { width: 600, height: 400, channels: 3, background: '#884422' } });
  jpeg = new Uint8Array(
    await made
      .withExif({ IFD0: { ImageDescription: 'at home' } })
      .jpeg()
      .toBuffer(),
  );
});

const anArrivedOrder = async (
  client: Client,
  piece: unknown = null,
  email = 'nora@example.test',
): Promise<WireOrder> => {
  const bought = piece ?? aTShirt(await saveSize(client));
  const { body } = await pay(
    client,
    aPayment(await readyToPay(client, bought), origin, { guest_email: email }),
  );
  if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
  const { queries } = shop.server.database;
  const id = Number(body.order_number) - 100_000;
  await queries
    .updateTable('placed_order')
    .set({ status: 'Delivered' })
    .where('id', '=', id)
    .execute();
  return (await client.get<WireOrder>(`/oscarapi/orders/${body.order_number}/`)).body;
};

const send = (client: Client, order: string, bytes: Uint8Array<ArrayBuffer> = jpeg, link = '') =>
  client.send(
    'POST',
    `/api/v1/dixa/claims/photos/?order=${order}${link && `&link=${link}`}`,
    bytes,
    { 'content-type': 'image/jpeg' },
  );

const photosFor = async (
  client: Client,
  order: string,
  count: number,
  link = '',
): Promise<string[]> => {
  const photos: string[] = [];
  for (let sent = 0; sent < count; sent += 1)
    photos.push((await send(client, order, jpeg, link)).body.id);
  return photos;
};

const aClaim = (
  order: WireOrder,
  photos: readonly string[],
  changes: Record<string, unknown> = {},
) => ({
  type: 'frg',
  order_number: order.number,
  items: [{ line: order.lines[0]?.id ?? 0, quantity: 1, wash_confirmed: true, photos }],
  comment: ' The sleeves are too long. ',
  key: `form-${aKey()}`.replaceAll('.', '-').padEnd(20, '-'),
  ...changes,
});

const claimed = async (client: Client, order: WireOrder): Promise<WireClaim> =>
  (
    await client.post<WireClaim>(
      '/api/v1/dixa/claims/',
      aClaim(order, await photosFor(client, order.number, 3)),
    )
  ).body;

const signedIn = async (): Promise<Client> => {
  const client = shop.client();
  await signUp(client);
  return client;
};
const staff = async (): Promise<Client> => {
  const client = shop.client();
  await signIn(client, 'staff@tailorbird.example', 'measure-twice');
  return client;
};
const decide = (client: Client, { number }: WireClaim, decision: object) =>
  client.post(`/studio_api/claims/${number}/decision/`, decision);

const mailsTo = async (
  email: string,
): Promise<readonly { readonly subject: string; readonly text: string }[]> => {
  const rows = await shop.server.database.queries
    .selectFrom('outbox')
    .select('payload')
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => JSON.parse(payload)).filter(({ to }) => to === email);
};

describe('orders that can be claimed', () => {
  it('[API-17, ORDER-09] own orders can be claimed for four months after arrival', async () => {
    const client = await signedIn();
    expect((await shop.client().get('/oscarapi/frg-eligible-orders/')).status).toBe(403);
    expect((await client.get('/oscarapi/frg-eligible-orders/')).body).toEqual([]);
    const order = await anArrivedOrder(client);
    const eligible = async (path = '/oscarapi/frg-eligible-orders/') =>
      (await client.get<WireClaimableOrder[]>(path)).body;
    expect(await eligible()).toMatchObject([
      {
        number: order.number,
        lines: [{ id: order.lines[0]?.id, product_class: expect.any(String) }],
      },
    ]);
    await shop.server.database.queries
      .updateTable('placed_order')
      .set({ placed_at: new Date(Date.now() - 130 * day).toISOString() })
      .where('id', '=', Number(order.number) - 100_000)
      .execute();
    expect(await eligible()).toEqual([]);
    expect(await eligible('/api/v1/dixa/claims/orders/?type=quality')).toHaveLength(1);
  });
});

describe('a photo of a claim', () => {
  it('[SUPPORT-07] a claim’s photo is re-encoded, private and uncached', async () => {
    const [client, other] = [await signedIn(), await signedIn()];
    const order = await anArrivedOrder(client);
    const [id = ''] = await photosFor(client, order.number, 1);
    const read = (who: Client) =>
      shop.server.fetch(
        new Request(`${origin}/api/v1/dixa/claims/photos/${id}/?size=whole`, {
          headers: {
            cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          },
        }),
      );
    const answer = await read(client);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const kept = Buffer.from(await answer.arrayBuffer());
    expect(kept.includes('at home')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ width: 600, height: 400 });
    expect([
      (await read(other)).status,
      (await read(shop.client())).status,
      (await read(await staff())).status,
    ]).toEqual([404, 404, 200]);
  });

  it('[SUPPORT-07] an invalid or foreign photo is refused with a reason', async () => {
    const client = await signedIn();
    const { number } = await anArrivedOrder(client);
    const text = (content: string) => new Uint8Array(Buffer.from(content));
    expect((await send(client, number, text('GIF89a…'))).body).toEqual({ kind: 'photo-type' });
    expect((await send(client, number, jpeg.slice(0, 300))).body).toEqual({
      kind: 'photo-unreadable',
    });
    expect((await send(client, number, new Uint8Array(10_000_002).fill(255))).body).toEqual({
      kind: 'photo-too-large',
      maximum: 10_000_000,
    });
    expect((await send(client, number, text(''))).body).toEqual({ kind: 'photo-empty' });
    expect((await send(await signedIn(), number)).status).toBe(403);
    expect((await send(shop.client(), number)).status).toBe(403);
    expect((await send(client, '999999')).status).toBe(404);
  });
});

describe('a claim', () => {
  it('[API-55, SUPPORT-01, SUPPORT-02, SUPPORT-04] a claim is stored once per form and piece', async () => {
    const client = await signedIn();
    const order = await anArrivedOrder(client);
    const create = (body: unknown) => client.post('/api/v1/dixa/claims/', body);
    const empty = await create(aClaim(order, [], { comment: ' ' }));
    expect([empty.status, empty.body]).toEqual([
      400,
      {
        failures: [
          { kind: 'photos-missing', line: order.lines[0]?.id, needed: 3 },
          { kind: 'comment-required' },
        ],
      },
    ]);
    // A photo counts once, and only where it was uploaded.
    const photos = await photosFor(client, order.number, 3);
    const foreign = await photosFor(client, (await anArrivedOrder(client)).number, 1);
    for (const wrong of [
      [photos[0], photos[0], photos[0]],
      [photos[0], photos[1], foreign[0]],
    ]) {
      expect((await create(aClaim(order, wrong as string[]))).body).toMatchObject({
        failures: [{ kind: 'photos-missing' }],
      });
    }
    const form = aClaim(order, photos);
    const [first, second] = await Promise.all([create(form), create(form)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(first.body).toMatchObject({
      status: 'Received',
      comment: 'The sleeves are too long.',
      items: [{ photos: expect.arrayContaining(photos) }],
      decision: null,
    });
    expect((await create(aClaim(order, await photosFor(client, order.number, 3)))).status).toBe(
      409,
    );
    expect(
      (await client.get<WireClaim[]>('/api/v1/dixa/claims/')).body.map(({ number }) => number),
    ).toEqual([first.body.number]);
    expect(
      (await client.get(`/oscarapi/frg-eligible-orders/`)).body.map(
        (each: WireClaimableOrder) => each.number,
      ),
    ).not.toContain(order.number);
  });

  it('[ORDER-09] a one-size beanie can be faulty, but has no fit to remake', async () => {
    const client = await signedIn();
    const order = await anArrivedOrder(client, aBeanie());
    const claimable = async (type: string) =>
      (await client.get<WireClaimableOrder[]>(`/api/v1/dixa/claims/orders/?type=${type}`)).body;
    expect(await claimable('frg')).toEqual([]);
    expect(await claimable('quality')).toMatchObject([{ number: order.number }]);
    const photos = await photosFor(client, order.number, 3);
    expect((await client.post('/api/v1/dixa/claims/', aClaim(order, photos))).status).toBe(409);
  });

  it('[SUPPORT-02, SUPPORT-05, SUPPORT-06, SUPPORT-07, SUPPORT-08] an incomplete claim is refused with its reasons', async () => {
    const client = await signedIn();
    // The cap is of wool; the beanie contains wool too and is ignored.
    const cap = {
      clothing_type_id: 93,
      fabric_color_id: 9301,
      selected_properties: { crown: 701 },
      quantity: 1,
    };
    await client.post('/oscarapi/basket/add-product/', cap);
    const order = await anArrivedOrder(client, aBeanie());
    const [capLine, beanieLine] = ['Wool Cap', 'Beanie'].map(
      (title) => order.lines.find((line) => JSON.stringify(line).includes(title))?.id,
    );
    const photos = await photosFor(client, order.number, 21);
    const ask = async (items: readonly object[]) =>
      await client.post('/api/v1/dixa/claims/', aClaim(order, [], { type: 'quality', items }));
    const of = (line: number | undefined, sent: readonly string[], wash_confirmed = false) => ({
      line,
      quantity: 1,
      wash_confirmed,
      photos: sent,
    });
    const refused = async (items: readonly object[]) => (await ask(items)).body.failures;
    expect(await refused([])).toEqual([{ kind: 'item-required' }]);
    expect(await refused([of(beanieLine, [])])).toEqual([
      { kind: 'photos-missing', line: null, needed: 1 },
    ]);
    expect(await refused([of(capLine, photos.slice(0, 1))])).toEqual([
      { kind: 'wash-not-confirmed', line: capLine },
    ]);
    expect(
      await refused([of(capLine, photos.slice(0, 10), true), of(beanieLine, photos.slice(10))]),
    ).toEqual([{ kind: 'too-many-files', maximum: 20 }]);
    expect(
      (await ask([of(capLine, photos.slice(0, 10), true), of(beanieLine, photos.slice(10, 20))]))
        .status,
    ).toBe(201);
  });

  it('another customer’s claim cannot be read', async () => {
    const [client, other] = [await signedIn(), await signedIn()];
    const claim = await claimed(client, await anArrivedOrder(client));
    const read = (who: Client) => who.get(`/api/v1/dixa/claims/${claim.number}/`);
    expect((await read(client)).body).toEqual(claim);
    expect([
      (await read(other)).status,
      (await read(shop.client())).status,
      (await client.get('/api/v1/dixa/claims/99999/')).status,
    ]).toEqual([404, 404, 404]);
    expect((await other.get(`/studio_api/claims/?status=Received`)).status).toBe(403);
    expect((await decide(other, claim, { kind: 'remake', order_number: null })).status).toBe(403);
    expect(
      (await decide(shop.client(), claim, { kind: 'remake', order_number: null })).status,
    ).toBe(403);
  });

  it('[API-55] a guest claims by a mailed link, which reveals nothing else', async () => {
    const email = `${aKey()}@example.test`;
    const order = await anArrivedOrder(shop.client(), null, email);
    const stranger = shop.client();
    const ask = (typed: string) =>
      stranger.post('/api/v1/dixa/claims/links/', {
        order_number: ` #${order.number}`,
        email: typed,
        type: 'frg',
      });
    const [wrong, right] = [await ask('else@example.test'), await ask(email.toUpperCase())];
    expect([wrong.status, wrong.body]).toEqual([right.status, right.body]);
    const mail = (await mailsTo(email)).at(-1)?.text ?? '';
    const link = /[?&]link=([\w.%-]+)/.exec(mail)?.[1] ?? '';
    const phone = shop.client();
    const orders = await phone.get<WireClaimableOrder[]>(
      `/api/v1/dixa/claims/orders/?type=frg&link=${link}`,
    );
    expect(orders.body.map(({ number }) => number)).toEqual([order.number]);
    const claim = await phone.post<WireClaim>(
      '/api/v1/dixa/claims/',
      aClaim(order, await photosFor(phone, order.number, 3, link), { link }),
    );
    expect(claim.status).toBe(201);
    expect(
      (await phone.get(`/api/v1/dixa/claims/${claim.body.number}/?link=${link}`)).body.number,
    ).toBe(claim.body.number);
    expect(
      (await phone.get(`/api/v1/dixa/claims/${claim.body.number}/?link=${link.replace(/.$/, '_')}`))
        .status,
    ).toBe(404);
    expect((await mailsTo(email)).at(-1)?.text).toContain(
      `/support/claims/${claim.body.number}?link=`,
    );
  });
});

describe('a decision about a claim', () => {
  it('[SUPPORT-01] a remake uses the current size free of charge', async () => {
    const client = await signedIn();
    const size = await saveSize(client);
    const order = await anArrivedOrder(client, aTShirt(size));
    const claim = await claimed(client, order);
    await client.put(`/customizer_api/v2/user-size2/${size}/`, {
      title: 'Mine, longer',
      size_type: 1,
      measurements: [{ origin: 'manual', size_property_id: 101, value: 104 }],
    });
    const house = await staff();
    const [one, two] = await Promise.all([
      decide(house, claim, { kind: 'remake', order_number: null }),
      decide(house, claim, { kind: 'remake', order_number: null }),
    ]);
    expect([one.status, two.status].toSorted()).toEqual([200, 409]);
    const { decision, status } = (one.status === 200 ? one : two).body as WireClaim;
    expect(status).toBe('Settled');
    const remakes = (await client.get<WireOrder[]>('/oscarapi/orders/')).body.filter(
      ({ number }) => number !== order.number,
    );
    expect(remakes).toMatchObject([
      {
        number: decision?.kind === 'remake' ? decision.order_number : '',
        status: 'Confirmed',
        total_incl_tax: '0.00',
        amount_paid: '0.00',
        comment: `Remake of ${order.number}, claim ${claim.number}`,
        lines: [{ quantity: 1 }],
      },
    ]);
    const row = await shop.server.database.queries
      .selectFrom('order_line')
      .select(['user_size_id', 'size_version'])
      .where('order_id', '=', Number(remakes[0]?.number) - 100_000)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ user_size_id: size, size_version: 2 });
    expect((await mailsTo(claim.email)).at(-1)?.text).toContain(remakes[0]?.number);
  });

  it('a claim gives credit once, or pays an alteration’s receipt up to the limit', async () => {
    const client = await signedIn();
    const house = await staff();
    const order = await anArrivedOrder(client);
    const claim = await claimed(client, order);
    const { currency } = claim;
    const tooMuch = await decide(house, claim, { kind: 'credit', amount: '9999.00', currency });
    expect([tooMuch.status, tooMuch.body]).toEqual([
      400,
      { kind: 'amount-out-of-range', maximum: claim.value, currency },
    ]);
    const alteration = { kind: 'alteration', amount: '5.00', currency, reference: 'SEPA 12' };
    expect((await decide(house, claim, alteration)).body).toEqual({ kind: 'receipt-missing' });
    const receipt = () =>
      client.send('POST', `/api/v1/dixa/claims/${claim.number}/receipts/`, jpeg, {
        'content-type': 'image/jpeg',
      });
    expect((await receipt()).body.receipts).toHaveLength(1);
    expect((await decide(house, claim, { ...alteration, amount: claim.value })).body).toMatchObject(
      { kind: 'amount-out-of-range' },
    );
    expect((await decide(house, claim, alteration)).body.decision).toEqual(alteration);
    expect([(await receipt()).status, (await decide(house, claim, alteration)).status]).toEqual([
      409, 409,
    ]);

    const second = await claimed(client, await anArrivedOrder(client));
    expect(
      (await decide(house, second, { kind: 'credit', amount: second.value, currency })).status,
    ).toBe(200);
    expect(
      (await decide(house, second, { kind: 'credit', amount: second.value, currency })).status,
    ).toBe(409);
    const entries = await shop.server.database.queries
      .selectFrom('credit_entry')
      .select(['amount', 'reason'])
      .where('reason', '=', 'claim')
      .execute();
    expect(entries).toEqual([{ amount: Math.round(Number(second.value) * 100), reason: 'claim' }]);
    expect((await mailsTo(second.email)).at(-1)?.text).toMatch(/in credit/);
  });

  it('a refused claim gets a translated reason and can be repeated', async () => {
    const client = shop.client({ language: 'de' });
    await signUp(client);
    const order = await anArrivedOrder(client);
    const claim = await claimed(client, order);
    const house = await staff();
    expect((await decide(house, claim, { kind: 'refused', words: ' ' })).body).toEqual({
      kind: 'words-missing',
    });
    expect(
      (await decide(house, claim, { kind: 'refused', words: 'Das ist eine Motte.' })).status,
    ).toBe(200);
    const mail = (await mailsTo(claim.email)).at(-1);
    expect(mail?.subject).toBe(`Unsere Antwort zu Bestellung ${order.number}`);
    expect(mail?.text).toContain('Das ist eine Motte.');
    expect((await claimed(client, order)).status).toBe('Received');
    const waiting = (await house.get<WireClaim[]>('/studio_api/claims/?status=Received')).body;
    expect(waiting.map(({ order_number }) => order_number)).toContain(order.number);
    expect(
      (await house.get<WireClaim[]>('/studio_api/claims/?status=Settled')).body[0]?.number,
    ).toBe(claim.number);
  });

  it('a guest’s claim cannot become credit', async () => {
    const guest = shop.client();
    const claim = await claimed(guest, await anArrivedOrder(guest));
    const given = await decide(await staff(), claim, {
      kind: 'credit',
      amount: '1.00',
      currency: claim.currency,
    });
    expect([claim.has_account, given.body]).toEqual([false, { kind: 'account-missing' }]);
  });
});

describe('photos of a form that was never sent', () => {
  it('photos of an unsent form are deleted after a day', async () => {
    const client = await signedIn();
    const order = await anArrivedOrder(client);
    const [id = ''] = await photosFor(client, order.number, 1);
    const claim = await claimed(client, order);
    shop.putForward(25 * 60 * 60 * 1_000);
    await send(client, order.number);
    expect(await shop.server.shop.files.get(`photos/${id}.jpg`)).toBeNull();
    expect((await client.get(`/api/v1/dixa/claims/photos/${id}/`)).status).toBe(404);
    expect(
      (await client.get(`/api/v1/dixa/claims/photos/${claim.items[0]?.photos[0]}/`)).status,
    ).toBe(200);
  });
});
