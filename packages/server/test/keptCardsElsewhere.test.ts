import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdyenPayments } from '../src/contexts/checkout/adyen/payments.ts';
import type { PaymentProvider } from '../src/contexts/checkout/application/paymentProvider.ts';
import { recoverPayments } from '../src/contexts/checkout/application/recoverPayments.ts';
import { createStripePayments } from '../src/contexts/checkout/stripe/payments.ts';
import { createLogger } from '../src/platform/runtime/logger.ts';
import { logTextWithoutIds } from './logTextWithoutIds.ts';
import { aPayment, type Client, owedFor, pay, readyToPay, signUp } from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';
import { openRecordedAdyen, type RecordedAdyen } from './recordedAdyen.ts';
import { openRecordedStripe, type RecordedStripe } from './recordedStripe.ts';

const lines: string[] = [];
const shop = openShop({
  logger: createLogger('trace', { write: (line) => void lines.push(line) }),
});
const listPath = '/oscarapi/user/payment-methods/';
let stripe: RecordedStripe;
let adyen: RecordedAdyen;

beforeAll(async () => {
  stripe = await openRecordedStripe();
  adyen = await openRecordedAdyen();
});
afterAll(async () => {
  await stripe.close();
  await adyen.close();
});
afterEach(() => shop.payWith(null));

type House = {
  readonly provider: () => PaymentProvider;
  readonly lockedOut: () => PaymentProvider;
  readonly token: () => string;
  /** Paths of the provider for listing and deleting cards. */
  readonly keeping: RegExp;
  readonly fail: (at: RegExp) => void;
  readonly heal: () => void;
  readonly kept: () => number;
  /** The amount charged by a payment, in minor units. */
  readonly taken: (reference: string) => number | undefined;
};

const times = () => ({ clock: shop.server.shop.clock });
const houses: Readonly<Record<string, House>> = {
  Stripe: {
    provider: () => createStripePayments(shop.server.database, stripe.keys, times()),
    lockedOut: () =>
      createStripePayments(
        shop.server.database,
        { ...stripe.keys, secretKey: 'sk_test_of_yesterday' },
        times(),
      ),
    token: () => stripe.token('pay'),
    keeping: /customers|detach/,
    fail: (at) => stripe.fail(at, 'error'),
    heal: () => stripe.heal(),
    kept: () => stripe.customers.size,
    taken: (reference) =>
      [...stripe.intents.values()].find(
        ({ metadata, status }) => metadata.reference === reference && status === 'succeeded',
      )?.amount,
  },
  Adyen: {
    provider: () => createAdyenPayments(shop.server.database, adyen.keys, times()),
    lockedOut: () =>
      createAdyenPayments(shop.server.database, { ...adyen.keys, apiKey: 'of-yesterday' }, times()),
    token: () => adyen.token('pay'),
    keeping: /storedPaymentMethods/,
    fail: (at) => adyen.fail(at, 'error'),
    heal: () => adyen.heal(),
    kept: () => adyen.stored.length,
    taken: (reference) => adyen.payments.get(reference)?.amount.value,
  },
};

describe.each(Object.entries(houses))('a card that is kept with %s', (_, house) => {
  beforeEach(() => shop.payWith(house.provider()));
  afterEach(() => house.heal());

  const payKeeping = async (client: Client) => {
    const basket = await readyToPay(client);
    const { body } = await pay(
      client,
      aPayment(basket, origin, {
        payment_method: { type: 'scheme', token: house.token(), keep: true },
      }),
    );
    expect(body.resultCode).toBe('Authorised');
  };
  const payBySaved = async (client: Client, id: number) => {
    const basket = await readyToPay(client);
    return {
      basket,
      answer: await pay(
        client,
        aPayment(basket, origin, { payment_method: { type: 'saved', id, device: '{}' } }),
      ),
    };
  };

  it('a saved card pays, and its removal deletes it at the provider', async () => {
    const client = shop.client();
    await signUp(client);
    const before = house.kept();
    await payKeeping(client);
    const [saved] = (await client.get(listPath)).body;
    expect([house.kept(), saved]).toMatchObject([
      before + 1,
      { brand: 'visa', last_four: expect.stringMatching(/^\d{4}$/) },
    ]);
    const { basket, answer } = await payBySaved(client, saved.id);
    expect(answer.body.resultCode).toBe('Authorised');
    expect(house.taken(answer.body.payment_id)).toBe(owedFor(basket));
    expect((await client.del(`${listPath}${saved.id}/`)).status).toBe(204);
    expect([house.kept(), (await payBySaved(client, saved.id)).answer.status]).toEqual([
      before,
      404,
    ]);
  });

  it('a saved card is stored and deleted once despite lost responses', async () => {
    const client = shop.client();
    await signUp(client);
    const before = house.kept();
    house.fail(house.keeping);
    await payKeeping(client);
    expect((await client.get(listPath)).body).toEqual([]);
    house.heal();
    shop.putForward(60_000);
    await recoverPayments(shop.server.shop);
    const [saved, ...others] = (await client.get(listPath)).body;
    expect([house.kept(), others]).toEqual([before + 1, []]);

    house.fail(house.keeping);
    expect((await client.del(`${listPath}${saved.id}/`)).status).toBe(204);
    expect((await client.get(listPath)).body).toEqual([]);
    house.heal();
    shop.putForward(60_000);
    await recoverPayments(shop.server.shop);
    expect(house.kept()).toBe(before);
    const left = await shop.server.database.queries
      .selectFrom('saved_means')
      .select('name')
      .where('account_id', 'is', null)
      .execute();
    expect(left).toEqual([]);
  });

  it('a saved card is deleted later if the provider refuses access', async () => {
    const client = shop.client();
    await signUp(client);
    const before = house.kept();
    await payKeeping(client);
    const [saved] = (await client.get(listPath)).body;
    shop.payWith(house.lockedOut());
    expect((await client.del(`${listPath}${saved.id}/`)).status).toBe(204);
    expect([house.kept(), (await client.get(listPath)).body]).toEqual([before + 1, []]);
    shop.payWith(house.provider());
    shop.putForward(60_000);
    await recoverPayments(shop.server.shop);
    expect(house.kept()).toBe(before);
  });

  it('a card deleted at the provider is refused and reopens the basket', async () => {
    const client = shop.client();
    await signUp(client);
    await payKeeping(client);
    const [{ id }] = (await client.get(listPath)).body;
    const { name } = await shop.server.database.queries
      .selectFrom('saved_means')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await house.provider().forget(name ?? '');
    const { answer } = await payBySaved(client, id);
    expect([answer.body.resultCode, (await client.basket()).status]).toEqual(['Refused', 'Open']);
    expect(logTextWithoutIds(lines)).not.toContain(name);
  });
});
