import { randomUUID } from 'node:crypto';
import type { WalletMethod } from '@tailorbird/domain/checkout';
import { type Money, money } from '@tailorbird/domain/kernel';
import { describe, expect, it } from 'vitest';
import type {
  Authorisation,
  PaymentProvider,
  ProviderMeans,
  ProviderNotice,
} from '../src/contexts/checkout/application/paymentProvider.ts';

/** A provider, with cards and a browser that a suite cannot get through its port. */
export type ProviderUnderTest = {
  readonly provider: PaymentProvider;
  /** A tokenized card by outcome; a new token each time. */
  readonly card: (
    does: 'pay' | 'ask' | 'wrong-cvc' | 'fraud' | 'refuse',
  ) => Promise<Extract<ProviderMeans, { readonly kind: 'card' }>>;
  /** Presses the wallet's own button and returns its token. Absent if no wallet has one. */
  readonly press?: (method: WalletMethod) => Promise<string>;
  /** Decides on the page of a payment and returns its return parameters. */
  readonly decide: (url: string, decision: 'approve' | 'decline' | 'cancel') => Promise<string>;
  /** A notice as the provider sends it; absent if it sends none. */
  readonly notice?: (notice: ProviderNotice) => SentNotice;
  /**
   * Forged versions of a notice: changed or without signature; absent if the whole body is
   * signed in a header.
   */
  readonly forge?: (sent: SentNotice) => readonly SentNotice[];
};

type SentNotice = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

const changedOrUnsigned = (sent: SentNotice): readonly SentNotice[] => [
  { ...sent, body: `${sent.body} ` },
  { ...sent, headers: {} },
];

const euros = (amount: number): Money => money(amount, 'EUR');

/** All payments are from Germany, where every wallet is offered. */
const request = (means: ProviderMeans, changes: Partial<Authorisation> = {}): Authorisation => ({
  reference: randomUUID(),
  amount: euros(12_300),
  bought: [
    {
      id: '1',
      description: 'T-Shirt',
      quantity: 1,
      each: changes.amount ?? euros(12_300),
      rate: 190,
    },
  ],
  means,
  payer: { email: 'ada@example.test', country: 'DE', address: null },
  returnUrl: 'http://shop.test/de/checkout',
  locale: 'de',
  ...changes,
});

const saveCard = async (
  provider: PaymentProvider,
  card: Extract<ProviderMeans, { readonly kind: 'card' }>,
) => {
  const authorisation = request({ ...card, keep: true });
  await provider.authorise(authorisation);
  const kept = await provider.kept(authorisation.reference);
  if (!kept) throw new Error('Nothing is kept');
  return kept;
};

const declined = (decline: string) => ({ status: 'declined', decline });

/** The contract of payment providers. `open` returns a provider without payments. */
export const describePaymentProvider = (
  name: string,
  open: () => Promise<ProviderUnderTest>,
): void => {
  const asked = async (under: ProviderUnderTest, changes: Partial<Authorisation> = {}) => {
    const authorisation = request(await under.card('ask'), changes);
    const payment = await under.provider.authorise(authorisation);
    if (payment.status !== 'redirect') throw new Error(`Nobody asks: ${JSON.stringify(payment)}`);
    return { reference: authorisation.reference, url: payment.url };
  };

  describe(`${name} as PaymentProvider`, () => {
    it('methods are listed once, cards always, unavailable wallets never', async () => {
      const { provider } = await open();
      const types = async (country: string | null) =>
        (await provider.methods({ locale: 'de', currency: 'EUR', country })).map(
          ({ type }) => type,
        );
      expect(await types('DE')).toContain('card');
      expect(new Set(await types('DE')).size).toBe((await types('DE')).length);
      expect(await types('JP')).not.toContain('klarna');
      expect(await types(null)).not.toContain('klarna');
    });

    it('a repeated request charges a payment once', async () => {
      const { provider, card } = await open();
      const authorisation = request(await card('pay'));
      const first = await provider.authorise(authorisation);
      expect(first).toMatchObject({ status: 'authorised' });
      const more = await Promise.all(
        Array.from({ length: 4 }, () => provider.authorise(authorisation)),
      );
      expect(more).toEqual([first, first, first, first]);
      expect(await provider.lookup(authorisation.reference)).toEqual(first);
      await provider.refund(authorisation.reference, { key: 'all', amount: authorisation.amount });
      await expect(
        provider.refund(authorisation.reference, { key: 'more', amount: euros(1) }),
      ).rejects.toThrow();
    });

    it('a token pays once', async () => {
      const { provider, card } = await open();
      const means = await card('pay');
      expect(await provider.authorise(request(means))).toMatchObject({ status: 'authorised' });
      expect(await provider.authorise(request(means))).toEqual(declined('payment-refused'));
      expect(
        await provider.authorise(request({ kind: 'card', token: 'nobody-gave-this' })),
      ).toEqual(declined('payment-refused'));
    });

    it.each([
      ['wrong-cvc', 'wrong-cvc'],
      ['fraud', 'fraud'],
      ['refuse', 'payment-refused'],
    ] as const)('the reason of a decline is reported: %s', async (does, decline) => {
      const { provider, card } = await open();
      const authorisation = request(await card(does));
      expect(await provider.authorise(authorisation)).toEqual(declined(decline));
      expect(await provider.lookup(authorisation.reference)).toEqual(declined(decline));
      await expect(
        provider.refund(authorisation.reference, { key: 'all', amount: euros(1) }),
      ).rejects.toThrow();
    });

    it('an unknown payment is not found', async () => {
      const { provider } = await open();
      expect(await provider.lookup(randomUUID())).toBeNull();
    });

    it('a payment that arrives after its cancellation is declined', async () => {
      const { provider, card } = await open();
      const authorisation = request(await card('pay'));
      expect(await provider.cancel(authorisation.reference)).toEqual(declined('payment-cancelled'));
      expect(await provider.authorise(authorisation)).toMatchObject({ status: 'declined' });
      expect(await provider.cancel(authorisation.reference)).toMatchObject({ status: 'declined' });
      expect(await provider.lookup(authorisation.reference)).toMatchObject({ status: 'declined' });
    });

    it('canceling an authorised payment reports it as too late', async () => {
      const { provider, card } = await open();
      const authorisation = request(await card('pay'));
      const paid = await provider.authorise(authorisation);
      expect(await provider.cancel(authorisation.reference)).toEqual(paid);
    });

    it.each([
      ['approve', { status: 'authorised' }],
      ['decline', declined('not-authenticated')],
      ['cancel', declined('payment-cancelled')],
    ] as const)(
      'the payment waits for the customer at the bank’s page: %s',
      async (decision, outcome) => {
        const under = await open();
        const { reference, url } = await asked(under);
        expect(await under.provider.lookup(reference)).toEqual({ status: 'redirect', url });
        const result = await under.decide(url, decision);
        const completed = await under.provider.complete(reference, result);
        expect(completed).toMatchObject(outcome);
        expect(await under.provider.complete(reference, result)).toEqual(completed);
        expect(await under.provider.lookup(reference)).toEqual(completed);
      },
    );

    it('a result that the provider did not make is refused', async () => {
      const under = await open();
      const { reference, url } = await asked(under);
      await under.decide(url, 'decline');
      expect(await under.provider.complete(reference, 'approve')).toMatchObject({
        status: 'declined',
      });
      const other = await asked(under);
      expect(await under.provider.complete(other.reference, 'made-up')).toMatchObject({
        status: 'declined',
      });
    });

    it('an approval after cancellation takes no money', async () => {
      const under = await open();
      const { reference, url } = await asked(under);
      expect(await under.provider.cancel(reference)).toEqual(declined('payment-cancelled'));
      await under.decide(url, 'approve').catch(() => '');
      expect(await under.provider.lookup(reference)).toEqual(declined('payment-cancelled'));
    });

    it('refunds are made once per key and never exceed the payment', async () => {
      const { provider, card } = await open();
      const { reference } = await (async () => {
        const authorisation = request(await card('pay'), { amount: euros(1_000) });
        await provider.authorise(authorisation);
        return authorisation;
      })();
      for (let times = 0; times < 3; times += 1)
        await provider.refund(reference, { key: 'a', amount: euros(400) });
      await provider.refund(reference, { key: 'b', amount: euros(500) });
      await expect(provider.refund(reference, { key: 'c', amount: euros(101) })).rejects.toThrow();
      await provider.refund(reference, { key: 'c', amount: euros(100) });
      await expect(provider.refund(reference, { key: 'd', amount: euros(1) })).rejects.toThrow();
    });

    it('a card is saved only on request', async () => {
      const { provider, card } = await open();
      const asking = request({ ...(await card('pay')), keep: true });
      expect(await provider.kept(asking.reference)).toBeNull();
      await provider.authorise(asking);
      const kept = await provider.kept(asking.reference);
      expect(kept).toMatchObject({
        kind: 'card',
        lastFour: expect.stringMatching(/^\d{4}$/),
        expires: expect.stringMatching(/^\d{4}-\d{2}$/),
      });
      expect(await provider.kept(asking.reference)).toEqual(kept);
      for (const does of ['pay', 'refuse'] as const) {
        const other = request({ ...(await card(does)), keep: does === 'refuse' });
        await provider.authorise(other);
        expect(await provider.kept(other.reference)).toBeNull();
      }
    });

    it('a saved card pays repeatedly, once per payment, with refunds', async () => {
      const { provider, card } = await open();
      const { name } = await saveCard(provider, await card('pay'));
      const paying = [
        request({ kind: 'kept', name, device: null }),
        request({ kind: 'kept', name, device: '{}' }, { amount: euros(100) }),
      ];
      for (const authorisation of paying) {
        const first = await provider.authorise(authorisation);
        expect(first).toMatchObject({ status: 'authorised' });
        expect(await provider.authorise(authorisation)).toEqual(first);
        expect(await provider.lookup(authorisation.reference)).toEqual(first);
        expect(await provider.kept(authorisation.reference)).toBeNull();
        await provider.refund(authorisation.reference, {
          key: 'all',
          amount: authorisation.amount,
        });
        await expect(
          provider.refund(authorisation.reference, { key: 'more', amount: euros(1) }),
        ).rejects.toThrow();
      }
    });

    it('a saved card may need the bank’s page', async () => {
      const under = await open();
      const { provider, card, decide } = under;
      const asking = request({ ...(await card('ask')), keep: true });
      const begun = await provider.authorise(asking);
      if (begun.status !== 'redirect') throw new Error('Nobody asks');
      expect(await provider.kept(asking.reference)).toBeNull();
      await provider.complete(asking.reference, await decide(begun.url, 'approve'));
      const kept = await provider.kept(asking.reference);
      if (!kept) throw new Error('Nothing is kept');
      const means = { kind: 'kept', name: kept.name, device: null } as const;
      const { reference, url } = await asked(under, { means });
      expect(await provider.complete(reference, await decide(url, 'decline'))).toMatchObject({
        status: 'declined',
      });
      const again = await asked(under, { means });
      expect(
        await provider.complete(again.reference, await decide(again.url, 'approve')),
      ).toMatchObject({ status: 'authorised' });
    });

    it('a deleted or unknown saved card cannot pay', async () => {
      const { provider, card } = await open();
      const { name } = await saveCard(provider, await card('pay'));
      const other = await saveCard(provider, await card('pay'));
      for (let times = 0; times < 3; times += 1) await provider.forget(name);
      for (const gone of [name, 'nobody/kept-this', '']) {
        const authorisation = request({ kind: 'kept', name: gone, device: null });
        expect(await provider.authorise(authorisation)).toEqual(declined('payment-refused'));
        expect(await provider.lookup(authorisation.reference)).toEqual(declined('payment-refused'));
      }
      expect(
        await provider.authorise(request({ kind: 'kept', name: other.name, device: null })),
      ).toMatchObject({ status: 'authorised' });
    });

    const walletsOf = async (
      { methods }: PaymentProvider,
      by: 'page' | 'button' = 'page',
    ): Promise<readonly WalletMethod[]> =>
      (await methods({ locale: 'de', currency: 'EUR', country: 'DE', owed: euros(12_300) }))
        .filter(({ configuration }) => (configuration.button === undefined) === (by === 'page'))
        .map(({ type }) => type)
        .filter((type): type is WalletMethod => type !== 'card' && type !== 'none');

    const atWallet = async ({ provider }: ProviderUnderTest, method: WalletMethod) => {
      const authorisation = request({ kind: 'wallet', method });
      const begun = await provider.authorise(authorisation);
      if (begun.status !== 'redirect')
        throw new Error(`${method} has no page: ${JSON.stringify(begun)}`);
      return { authorisation, reference: authorisation.reference, url: begun.url };
    };

    it('each offered wallet redirects to its page and charges after approval', async () => {
      const under = await open();
      for (const method of await walletsOf(under.provider)) {
        for (const [decision, outcome] of [
          ['approve', { status: 'authorised' }],
          ['decline', { status: 'declined' }],
          ['cancel', declined('payment-cancelled')],
        ] as const) {
          const { reference, url } = await atWallet(under, method);
          const result = await under.decide(url, decision);
          expect([
            method,
            decision,
            await under.provider.complete(reference, result),
          ]).toMatchObject([method, decision, outcome]);
        }
      }
    });

    it('a wallet pays once, is not saved, and can be refunded', async () => {
      const under = await open();
      const { provider } = under;
      for (const method of await walletsOf(provider)) {
        const { authorisation, reference, url } = await atWallet(under, method);
        expect(await provider.authorise(authorisation)).toEqual({ status: 'redirect', url });
        const completed = await provider.complete(reference, await under.decide(url, 'approve'));
        expect(await provider.authorise(authorisation)).toEqual(completed);
        expect([await provider.lookup(reference), await provider.cancel(reference)]).toEqual([
          completed,
          completed,
        ]);
        expect(await provider.kept(reference)).toBeNull();
        await provider.refund(reference, { key: 'all', amount: authorisation.amount });
        await expect(
          provider.refund(reference, { key: 'more', amount: euros(1) }),
        ).rejects.toThrow();
      }
    });

    it('a wallet button’s token pays once and is not saved', async () => {
      const { provider, press } = await open();
      const wallets = await walletsOf(provider, 'button');
      expect(wallets.length > 0).toBe(press !== undefined);
      for (const method of wallets) {
        const token = (await press?.(method)) ?? '';
        const authorisation = request({ kind: 'wallet', method, token });
        const paid = await provider.authorise(authorisation);
        expect(paid).toMatchObject({ status: 'authorised' });
        expect([
          await provider.authorise(authorisation),
          await provider.lookup(authorisation.reference),
        ]).toEqual([paid, paid]);
        expect(await provider.kept(authorisation.reference)).toBeNull();
        await provider.refund(authorisation.reference, {
          key: 'all',
          amount: authorisation.amount,
        });
        for (const means of [{ token }, { token: 'nobody-gave-this' }, {}])
          expect(await provider.authorise(request({ kind: 'wallet', method, ...means }))).toEqual(
            declined('payment-refused'),
          );
        const canceled = request({ kind: 'wallet', method, token: (await press?.(method)) ?? '' });
        await provider.cancel(canceled.reference);
        expect(await provider.authorise(canceled)).toMatchObject({ status: 'declined' });
      }
    });

    it('a wallet approval after cancellation takes no money', async () => {
      const under = await open();
      for (const method of await walletsOf(under.provider)) {
        const { reference, url } = await atWallet(under, method);
        expect(await under.provider.cancel(reference)).toEqual(declined('payment-cancelled'));
        await under.decide(url, 'approve').catch(() => '');
        expect(await under.provider.lookup(reference)).toEqual(declined('payment-cancelled'));
      }
    });

    it('an unavailable wallet is declined', async () => {
      const { provider } = await open();
      const payer = { email: 'ada@example.test', country: 'JP', address: null };
      expect(
        await provider.authorise(request({ kind: 'wallet', method: 'klarna' }, { payer })),
      ).toMatchObject({ status: 'declined' });
    });

    it('only the provider’s own notices are accepted', async () => {
      const under = await open();
      const { provider, notice, forge = changedOrUnsigned } = under;
      expect(provider.name).toMatch(/^[a-z]+$/);
      if (!notice || !provider.webhooks) return;
      const { reference } = await asked(under);
      const told: ProviderNotice = {
        eventId: 'event-1',
        reference,
        payment: { status: 'authorised' },
      };
      const sent = notice(told);
      const { read } = provider.webhooks;
      const { eventId, ...fact } = told;
      const first = await read(sent);
      expect(first).toMatchObject({
        ok: true,
        value: { ...fact, eventId: expect.stringContaining(eventId) },
      });
      expect(await read(sent)).toEqual(first);
      for (const forged of [...forge(sent), { headers: {}, body: '' }])
        expect(await read(forged)).toEqual({ ok: false, failure: 'forged' });
    });
  });
};
