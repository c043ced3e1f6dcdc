import type { WireOrder } from '@tailorbird/contract/orders';
import type { WireClaim } from '@tailorbird/contract/support';
import Big from 'big.js';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  aBeanie,
  aKey,
  anAddress,
  aPayment,
  aTShirt,
  type Client,
  pay,
  saveSize,
  signIn,
  signUp,
} from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();

let jpeg: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  jpeg = new Uint8Array(
    await sharp({ create: { width: 60, height: 40, channels: 3, background: '#884422' } })
      .jpeg()
      .toBuffer(),
  );
});

const postcodes = { NO: '0150', US: '10001', DE: '10115', BR: '01000-000' } as const;
type Country = keyof typeof postcodes;

type Buyer = { readonly client: Client; readonly email: string; readonly order: WireOrder };

const arrivedIn = async (country: Country, language = 'en'): Promise<Buyer> => {
  const client = shop.client({ country, language });
  const email = `${aKey()}@example.test`;
  await signUp(client, email);
  await client.post(
    '/oscarapi/basket/add-product/',
    aTShirt(await saveSize(client), { quantity: 2 }),
  );
  await client.post('/oscarapi/basket/add-product/', aBeanie());
  const address = anAddress({
    country: `/oscarapi/countries/${country}/`,
    postcode: postcodes[country],
    state: country === 'US' ? 'NY' : '',
  });
  await client.post('/oscarapi/basket/add-shipping-address/', address);
  const basket = (
    await client.post('/oscarapi/basket/v2/add-currier/', { shipping_method_code: 'standard' })
  ).body;
  const { body } = await pay(client, aPayment(basket, origin));
  if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
  const { queries } = shop.server.database;
  await queries
    .updateTable('placed_order')
    .set({ status: 'Delivered' })
    .where('id', '=', Number(body.order_number) - 100_000)
    .execute();
  return {
    client,
    email,
    order: (await client.get<WireOrder>(`/oscarapi/orders/${body.order_number}/`)).body,
  };
};

const claim = async (
  { client, order }: Buyer,
  line: WireOrder['lines'][number] | undefined,
  type = 'frg',
): Promise<WireClaim> => {
  const photos: string[] = [];
  for (let sent = 0; sent < 3; sent += 1) {
    const path = `/api/v1/dixa/claims/photos/?order=${order.number}`;
    photos.push((await client.send('POST', path, jpeg, { 'content-type': 'image/jpeg' })).body.id);
  }
  const items = [{ line: line?.id, quantity: line?.quantity, wash_confirmed: true, photos }];
  const key = `form-${aKey()}`.replaceAll('.', '-').padEnd(20, '-');
  const made = await client.post<WireClaim>('/api/v1/dixa/claims/', {
    type,
    order_number: order.number,
    items,
    comment: 'Too long.',
    key,
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body;
};

const decide = async ({ number }: WireClaim): Promise<WireClaim> => {
  const staff = shop.client();
  await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
  return (
    await staff.post<WireClaim>(`/studio_api/claims/${number}/decision/`, {
      kind: 'remake',
      order_number: null,
    })
  ).body;
};

const again = async ({ client }: Buyer, { decision }: WireClaim): Promise<WireOrder> =>
  (
    await client.get<WireOrder>(
      `/oscarapi/orders/${decision?.kind === 'remake' ? decision.order_number : ''}/`,
    )
  ).body;

const mailsTo = async (email: string): Promise<readonly string[]> => {
  const rows = await shop.server.database.queries
    .selectFrom('outbox')
    .select('payload')
    .orderBy('id')
    .execute();
  return rows
    .map(({ payload }) => JSON.parse(payload))
    .flatMap(({ to, text }) => (to === email ? [text] : []));
};

const text = (mail: string | undefined): string => (mail ?? '').replaceAll(/\s+/g, ' ');

type Terms = {
  readonly duty_rates: { readonly knitted: number };
  readonly tax_rate: number;
  readonly duty_free_up_to: string;
  readonly tax_free_up_to: string;
};

/**
 * Duty by the tariff and tax on both, to the cent; a remake ships free, so shipping adds
 * nothing.
 */
const byTheTariff = (paid: string, terms: Terms) => {
  const asks = (from: string) => new Big(paid).gt(from);
  const duty = asks(terms.duty_free_up_to)
    ? new Big(paid).times(terms.duty_rates.knitted).div(1_000).round(2, Big.roundHalfUp)
    : new Big(0);
  const tax = asks(terms.tax_free_up_to)
    ? duty.plus(paid).times(terms.tax_rate).div(1_000).round(2, Big.roundHalfUp)
    : new Big(0);
  return { duty: duty.toFixed(2), tax: tax.toFixed(2) };
};

describe('a remake that crosses a border', () => {
  it('a remake abroad states customs on the original price everywhere', async () => {
    for (const language of ['en', 'de'] as const) {
      const buyer = await arrivedIn('NO', language);
      const [shirts] = buyer.order.lines;
      const { levy_terms } = (await buyer.client.get('/api/v1/soat/init/')).body.location;
      const expected = byTheTariff(shirts?.price_incl_tax ?? '', levy_terms);
      expect(Number(expected.duty)).toBeGreaterThan(0);
      const received = await claim(buyer, shirts);
      expect(received.levies).toMatchObject({ terms: 'on-arrival', rate: null, ...expected });
      const levyText = received.levies?.text ?? '';
      expect(levyText).toMatch(
        language === 'en'
          ? /^Norway: a remake is free of charge, but customs use its value: they may charge you about €/
          : /^Norwegen: die Neuanfertigung ist kostenlos, der Zoll rechnet aber mit ihrem Wert: /,
      );
      expect(text((await mailsTo(buyer.email)).at(-1))).toContain(levyText);

      const settled = await decide(received);
      expect(settled.levies).toMatchObject({ terms: 'on-arrival', ...expected });
      expect(text((await mailsTo(buyer.email)).at(-1))).toContain(levyText);
      const remake = await again(buyer, settled);
      expect(remake.levies).toEqual(received.levies);
      expect(remake.comment).toMatch(
        language === 'en'
          ? /^Remake of \d+, claim \d+$/
          : /^Neuanfertigung zu Bestellung \d+, Reklamation \d+$/,
      );
      expect([remake.total_incl_tax, remake.amount_paid, remake.paid_by]).toEqual([
        '0.00',
        '0.00',
        null,
      ]);
      // The total explains the levies; a line alone would look like an amount owed to the
      // shop.
      expect(remake.lines.map(({ levy }) => levy)).toEqual([undefined]);
      const { body: known } = await buyer.client.get<WireClaim>(
        `/api/v1/dixa/claims/${received.number}/`,
      );
      expect(known.levies).toEqual(received.levies);
      expect(
        (await buyer.client.get<WireClaim[]>('/api/v1/dixa/claims/')).body.map(
          ({ levies }) => levies,
        ),
      ).toEqual([received.levies]);

      const staff = shop.client();
      await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
      for (const [from, to, parcel] of [
        ['Confirmed', 'InProduction', undefined],
        ['InProduction', 'Shipped', { carrier: 'DHL', tracking_number: `T${aKey()}` }],
      ] as const) {
        const moved = await staff.post(`/studio_api/orders/${remake.number}/moves/`, {
          from,
          to,
          ...(parcel && { parcel }),
        });
        expect([moved.status, moved.body]).toEqual([200, expect.anything()]);
      }
      expect(text((await mailsTo(buyer.email)).at(-1))).toContain(levyText);
    }
  });

  it('the shop pays a remake’s duties where it does, and none within the EU', async () => {
    const kept = await arrivedIn('US');
    const included = await claim(kept, kept.order.lines[0]);
    expect(included.levies).toMatchObject({ terms: 'included', duty: '0.00', tax: '0.00' });
    expect(included.levies?.text).toMatch(
      /: we also pay duties and import taxes for remade pieces, nothing is due on arrival$/,
    );
    expect((await again(kept, await decide(included))).levies).toEqual(included.levies);

    const unknown = await arrivedIn('BR');
    const told = await claim(unknown, unknown.order.lines[0]);
    expect(told.levies).toMatchObject({ terms: 'unknown', duty: '0.00', tax: '0.00' });
    expect(told.levies?.text).toContain('customs may charge you duties and import taxes');

    const near = await arrivedIn('DE');
    const within = await claim(near, near.order.lines[0]);
    expect(within.levies).toBeNull();
    // Regression: it repeated the tax of the first order, which is not paid again.
    expect((await again(near, await decide(within))).levies).toBeUndefined();
  });

  it('a quality claim states customs only after a remake is decided', async () => {
    const buyer = await arrivedIn('NO');
    const received = await claim(buyer, buyer.order.lines[0], 'quality');
    expect(received.levies).toBeNull();
    expect((await decide(received)).levies).toMatchObject({ terms: 'on-arrival' });
  });

  it('an old remake without stored levies states none', async () => {
    const buyer = await arrivedIn('NO');
    const remake = await again(buyer, await decide(await claim(buyer, buyer.order.lines[0])));
    const { queries } = shop.server.database;
    const contentOf = async (number: string) =>
      JSON.parse(
        (
          await queries
            .selectFrom('placed_order')
            .select('content')
            .where('id', '=', Number(number) - 100_000)
            .executeTakeFirstOrThrow()
        ).content,
      );
    const content = JSON.stringify({
      ...(await contentOf(remake.number)),
      levies: (await contentOf(buyer.order.number)).levies,
    });
    await queries
      .updateTable('placed_order')
      .set({ content })
      .where('id', '=', Number(remake.number) - 100_000)
      .execute();
    expect(
      (await buyer.client.get<WireOrder>(`/oscarapi/orders/${remake.number}/`)).body.levies,
    ).toBeUndefined();
  });
});
