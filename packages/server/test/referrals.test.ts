import { describe, expect, it } from 'vitest';
import { latestMails } from '../src/platform/mail/outboxPage.ts';
import {
  aBeanie,
  aCard,
  aKey,
  anAddress,
  aPayment,
  type Client,
  exchangeCard,
  numbers,
  pay,
  signIn,
  signUp,
} from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();

/** A person with their own home and card, unless they share one. */
const aPerson = () => {
  const name = aKey();
  return { name, email: `${name}@example.test`, line1: `Weg ${name}`, cardHolder: name };
};
type Person = ReturnType<typeof aPerson>;

const order = async (client: Client, person: Person, voucher?: string): Promise<string> => {
  await client.post('/oscarapi/basket/add-product/', aBeanie());
  if (voucher)
    expect(
      (await client.post('/oscarapi/basket/add-voucher/', { vouchercode: voucher })).status,
    ).toBe(200);
  await client.post('/oscarapi/basket/add-shipping-address/', anAddress({ line1: person.line1 }));
  const basket = (
    await client.post('/oscarapi/basket/v2/add-currier/', { shipping_method_code: 'standard' })
  ).body;
  const { token } = (await exchangeCard(client, numbers.paying, { holderName: person.cardHolder }))
    .body;
  const { body } = await pay(
    client,
    aPayment(basket, origin, { guest_email: person.email, payment_method: aCard(token) }),
  );
  if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
  return body.order_number;
};

const deliver = async (number: string): Promise<void> => {
  const staff = shop.client();
  await signIn(staff, 'staff@tailorbird.example', 'measure-twice');
  for (const to of ['InProduction', 'Shipped', 'Delivered'])
    expect((await staff.post(`/studio_api/orders/${number}/moves/`, { to })).status).toBe(200);
};

const aReferrer = async () => {
  const person = aPerson();
  const client = shop.client({ country: 'DE' });
  await signUp(client, person.email);
  await client.put('/oscarapi/user-full/', { first_name: 'Rita' });
  await order(client, person);
  const { body } = await client.get<{ data: string }>('/oscarapi/referral_url/');
  return { client, person, url: body.data, code: body.data.split('/').at(-1) ?? '' };
};

const follow = async (client: Client, code: string) =>
  await client.post('/oscarapi/referral_validate/', { code });
const creditOf = async (client: Client): Promise<string> =>
  (await client.get('/accounts_api/credits/')).body.total_credit;
const statsOf = async (client: Client) => (await client.get('/oscarapi/referral_stats/')).body.data;

describe('referring a friend', () => {
  it('[REFER-02] referring without an order is refused with the reason', async () => {
    const client = shop.client();
    expect((await client.get('/oscarapi/referral_url/')).status).toBe(403);
    await signUp(client);
    for (const path of ['referral_url', 'referral_stats', 'rewards/referral']) {
      expect(await client.get(`/oscarapi/${path}/`)).toMatchObject({
        status: 403,
        body: { detail: 'You need to make a first order to refer a friend.' },
      });
    }
  });

  it('[REFER-01, REFER-04, API-71, API-72, API-73] a referral has a permanent link, statistics and rewards', async () => {
    const { client, url } = await aReferrer();
    expect(url).toMatch(/^http:\/\/shop\.test\/referrals\/[a-z2-9]{10}$/);
    expect((await client.get('/oscarapi/referral_url/')).body).toEqual({ data: url });
    client.speak('de');
    expect((await client.get('/oscarapi/referral_url/')).body.data).toBe(
      url.replace('/referrals', '/de/referrals'),
    );
    expect(await statsOf(client)).toEqual({
      invited: 0,
      ordered: 0,
      amount: '20.00',
      currency: 'EUR',
    });
    expect((await client.get('/oscarapi/rewards/referral/')).body).toEqual({ data: [] });
  });

  it('[REFER-03, API-74] only new customers can accept a referral', async () => {
    const [one, other] = [await aReferrer(), await aReferrer()];
    expect(await follow(one.client, one.code)).toMatchObject({
      status: 400,
      body: { reason: 'referral_own' },
    });
    expect(await follow(one.client, other.code)).toMatchObject({
      status: 400,
      body: { reason: 'referral_not_valid' },
    });
    for (const code of ['', 'nobodyscod', 'a'.repeat(40), '%00']) {
      expect(await follow(shop.client(), code)).toMatchObject({
        status: 400,
        body: { reason: 'referral_unknown' },
      });
    }
    const guest = shop.client({ country: 'DE' });
    await order(guest, aPerson());
    expect(await follow(guest, one.code)).toMatchObject({
      status: 400,
      body: { reason: 'referral_not_valid' },
    });
    expect(await follow(shop.client(), ` ${one.code.toUpperCase()} `)).toEqual({
      status: 200,
      body: { data: { first_name: 'Rita' } },
      location: null,
    });
    expect((await statsOf(one.client)).invited).toBe(1);
  });

  it('[REFER-06] the friend’s first delivered order gives both credit once', async () => {
    const { client, person, code } = await aReferrer();
    const friend = shop.client({ country: 'DE' });
    const theirs = aPerson();
    expect((await follow(friend, code)).status).toBe(200);
    await signUp(friend, theirs.email);
    const [first, second] = [await order(friend, theirs), await order(friend, theirs)];
    expect(await creditOf(client)).toBe('0.00');
    await deliver(first);
    await deliver(second);
    expect([await creditOf(client), await creditOf(friend)]).toEqual(['20.00', '20.00']);
    expect(await statsOf(client)).toMatchObject({ invited: 1, ordered: 1 });
    expect((await client.get('/oscarapi/rewards/referral/')).body.data).toMatchObject([
      { amount: '20.00', currency: 'EUR' },
    ]);
    const mails = (await latestMails(shop.server.database.queries)).filter(({ mail }) =>
      mail.text.includes('€20'),
    );
    expect(mails.map(({ mail }) => mail.to).sort()).toEqual([person.email, theirs.email].sort());
  });

  it('[REFER-06] a guest’s credit waits for an account with the confirmed address', async () => {
    const { client, code } = await aReferrer();
    const theirs = aPerson();
    const guest = shop.client({ country: 'DE' });
    await follow(guest, code);
    await deliver(await order(guest, theirs));
    expect(await creditOf(client)).toBe('20.00');
    // The account is created in another browser; the confirmed email address identifies the
    // friend.
    const friend = shop.client({ country: 'DE' });
    await signUp(friend, theirs.email);
    expect(await creditOf(friend)).toBe('0.00');
    const texts = (await latestMails(shop.server.database.queries))
      .filter(({ mail }) => mail.to === theirs.email)
      .map(({ mail }) => mail.text);
    const [, uid, token] =
      texts
        .map((text) => /\/confirm-email\/([\w-]+)\/([\w-]+)/.exec(text))
        .find((found) => found !== null) ?? [];
    expect((await friend.post('/api/v1/soat/confirm-email/', { uidb64: uid, token })).status).toBe(
      204,
    );
    expect(await creditOf(friend)).toBe('20.00');
    expect((await follow(friend, code)).body.reason).toBe('referral_not_valid');
  });

  it('[REFER-06] the same mailbox, household or card and late or small orders earn nothing', async () => {
    const { client, person, code } = await aReferrer();
    const [name = ''] = person.email.split('@');
    const sharing: readonly ((theirs: Person) => Person)[] = [
      (theirs) => ({ ...theirs, email: `${name}+friend@example.test` }),
      (theirs) => ({ ...theirs, line1: person.line1.toUpperCase() }),
      (theirs) => ({ ...theirs, cardHolder: person.cardHolder }),
    ];
    for (const share of sharing) {
      const guest = shop.client({ country: 'DE' });
      expect((await follow(guest, code)).status).toBe(200);
      await deliver(await order(guest, share(aPerson())));
      expect((await follow(guest, code)).status).toBe(400);
    }
    const known = aPerson();
    await order(shop.client({ country: 'DE' }), known);
    const again = shop.client({ country: 'DE' });
    await follow(again, code);
    await deliver(await order(again, known));
    const small = shop.client({ country: 'DE' });
    await follow(small, code);
    await deliver(await order(small, aPerson(), 'TWENTY-OFF'));
    const outcomes = await shop.server.database.queries
      .selectFrom('referral')
      .select('outcome')
      .where('outcome', 'is not', null)
      .orderBy('id', 'desc')
      .limit(5)
      .execute();
    const expected = [
      'same-person',
      'same-household',
      'same-card',
      'not-first-order',
      'order-too-small',
    ];
    expect(outcomes.map(({ outcome }) => outcome).reverse()).toEqual(expected);
    expect(await creditOf(client)).toBe('0.00');
    expect(await statsOf(client)).toMatchObject({ invited: 5, ordered: 0 });
  });
});
