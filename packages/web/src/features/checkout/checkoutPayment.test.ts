import { aShopFixture, openInMemoryShop } from '@tailorbird/adapter-memory';
import { emptyCard, sandboxCards } from '@tailorbird/domain/checkout';
import { err } from '@tailorbird/domain/kernel';
import { expect, test } from 'vitest';
import { address, cardWith, checkoutOn, payBy, readyToPay } from '../../testing/aCheckout.ts';
import { aTab, beanie, settled, type Tab, withPieces } from '../../testing/aTab.ts';
import type { CheckoutStore } from './checkoutStore.ts';
import { completePayment } from './completePayment.ts';
import { chooseDropPoint, chooseMethod } from './shippingSteps.ts';

const paymentAtBank = ({ payment }: CheckoutStore): string =>
  payment?.state.status === 'redirected' ? payment.state.paymentId : '';

const keysSent = (tab: Tab, sent: string[]): void => {
  const { pay } = tab.ports.payments;
  Object.assign(tab.ports.payments, {
    pay: (request: Parameters<typeof pay>[0]) => {
      sent.push(request.idempotencyKey);
      return pay(request);
    },
  });
};

test('[CHECKOUT-01] a guest pays with an address, a method and the terms', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  await payBy(store, cardWith(sandboxCards.authorised));
  expect(store.payment?.state.status).toBe('paid');
  await settled();
  expect(tab.visit.basketCount).toBe(0);
  expect(tab.analytics.events.at(-1)).toMatchObject({ name: 'order-placed', itemCount: 2 });
});

test('[CHECKOUT-01] nothing is sent without accepted terms', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  store.acceptTerms(false);
  await payBy(store, cardWith(sandboxCards.authorised));
  expect(store.payment?.areTermsMissing).toBe(true);
  expect(tab.network.calls).toEqual([]);
});

test('an invalid card shows errors at its fields and is not sent', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  await payBy(store, { ...emptyCard, number: '1234', expiry: '01/20' });
  expect(store.payment?.choice.fields).toMatchObject({
    failures: {
      number: 'invalid',
      expiry: 'expired',
      securityCode: 'required',
      holderName: 'required',
    },
  });
  expect(tab.network.calls).toEqual([]);
});

test('a double press pays once', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  await Promise.all([
    payBy(store, cardWith(sandboxCards.authorised)),
    payBy(store, cardWith(sandboxCards.authorised)),
  ]);
  expect(tab.network.calls.filter((call) => call === 'payments.pay')).toHaveLength(1);
});

test('a payment with a lost response is repeated with its key', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  const sent: string[] = [];
  keysSent(tab, sent);
  tab.network.weather = 'answer-lost';
  await payBy(store, cardWith(sandboxCards.authorised));
  expect(store.notice).toEqual({ kind: 'message', message: 'payment-failed' });
  expect(store.payment?.state.status).toBe('ready');
  tab.network.weather = 'clear';
  await payBy(store, cardWith(sandboxCards.authorised));
  expect(store.payment?.state.status).toBe('paid');
  expect(sent[1]).toBe(sent[0]);
  const orders = await tab.shop.orders.all();
  expect(orders.ok ? orders.value.length : 1).toBe(1);
});

test('after a reload the same order is the same attempt', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  const sent: string[] = [];
  keysSent(tab, sent);
  tab.network.weather = 'question-lost';
  await payBy(store, cardWith(sandboxCards.authorised));
  tab.network.weather = 'clear';
  const again = checkoutOn(tab);
  await again.start('en');
  await payBy(again, cardWith(sandboxCards.authorised));
  expect(again.payment?.state.status).toBe('paid');
  expect(sent[1]).toBe(sent[0]);
});

test('after a definite refusal the next press is a new attempt', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  const sent: string[] = [];
  keysSent(tab, sent);
  await payBy(store, cardWith(sandboxCards['payment-refused']));
  await payBy(store, cardWith(sandboxCards.authorised));
  expect(store.payment?.state.status).toBe('paid');
  expect(new Set(sent).size).toBe(2);
});

test('another card after a lost response is a new attempt', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  const sent: string[] = [];
  keysSent(tab, sent);
  tab.network.weather = 'question-lost';
  await payBy(store, cardWith(sandboxCards['payment-refused']));
  tab.network.weather = 'clear';
  await payBy(store, cardWith(sandboxCards.authorised));
  expect(store.payment?.state.status).toBe('paid');
  expect(new Set(sent).size).toBe(2);
});

test('a refused attempt from before a reload does not block the next one', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  tab.network.weather = 'answer-lost';
  await payBy(store, cardWith(sandboxCards['payment-refused']));
  tab.network.weather = 'clear';
  const again = checkoutOn(tab);
  await again.start('en');
  await payBy(again, cardWith(sandboxCards.authorised));
  expect(again.payment?.state.status).toBe('paid');
  expect(again.payment?.refusal).toBeNull();
});

test.each([
  ['wrong-cvc', sandboxCards['wrong-cvc']],
  ['fraud', sandboxCards.fraud],
  ['other', sandboxCards['payment-refused']],
] as const)(
  '[CHECKOUT-16] the dialog shows a %s refusal, and the basket stays usable',
  async (about, number) => {
    const tab = await aTab();
    const store = await readyToPay(tab);
    await payBy(store, cardWith(number));
    expect(store.payment?.refusal).toBe(about);
    expect(store.payment?.state.status).toBe('ready');
    expect(tab.basket.isFrozen).toBe(false);
    expect(tab.basket.basket?.itemCount).toBe(2);
  },
);

test('an order is placed after the return from the bank’s page', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  await payBy(store, cardWith(sandboxCards.challenge));
  expect(store.payment?.state.status).toBe('redirected');
  const back = checkoutOn(tab);
  await completePayment(back, paymentAtBank(store), 'authorised');
  expect(back.payment?.state.status).toBe('paid');
});

test.each([
  [
    '[CHECKOUT-13] a canceled payment is reported',
    'cancelled',
    { notice: { kind: 'message', message: 'payment-cancelled' }, refusal: null },
  ],
  [
    '[CHECKOUT-16] a refusal at the bank’s page is shown',
    'refused',
    { notice: null, refusal: 'other' },
  ],
])('%s, and the basket is open again', async (_, result, shown) => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  await payBy(store, cardWith(sandboxCards.challenge));
  const back = checkoutOn(tab);
  await completePayment(back, paymentAtBank(store), result);
  expect(back).toMatchObject({
    notice: shown.notice,
    payment: { refusal: shown.refusal, state: { status: 'ready' } },
  });
  expect(tab.basket.isFrozen).toBe(false);
});

test('[CHECKOUT-13] changes from another tab are shown instead of paying', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  await tab.shop.baskets.add(beanie);
  await payBy(store, cardWith(sandboxCards.authorised));
  expect(store.notice).toEqual({ kind: 'message', message: 'basket-changed' });
  expect(store.changes[0]).toMatchObject({ kind: 'quantity', before: 2, after: 3 });
  expect(store.changes.at(-1)?.kind).toBe('total');
  expect(tab.basket.basket?.itemCount).toBe(3);
});

test('[CHECKOUT-15] a voucher used elsewhere is removed and named', async () => {
  const fixture = aShopFixture();
  const [percent] = fixture.vouchers;
  const enter = openInMemoryShop({ ...fixture, vouchers: [{ ...percent!, usage: 'single-use' }] });
  const tabs = [await aTab({ shop: enter() }), await aTab({ shop: enter() })] as const;
  const stores = [];
  for (const tab of tabs) {
    const store = await readyToPay(tab);
    await tab.changes.vouchers.add(percent!.code);
    stores.push(store);
  }
  await payBy(stores[0]!, cardWith(sandboxCards.authorised));
  expect(stores[0]!.payment?.state.status).toBe('paid');
  await payBy(stores[1]!, cardWith(sandboxCards.authorised));
  expect(stores[1]!.notice).toEqual({ kind: 'vouchers-removed', codes: [percent!.code] });
});

test('an empty basket after a lost response is reported on the page', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  tab.network.weather = 'answer-lost';
  await payBy(store, cardWith(sandboxCards.authorised));
  tab.network.weather = 'clear';
  const again = checkoutOn(tab);
  await again.start('en');
  expect(again.isOver).toBe(false);
  expect(again.notice).toEqual({ kind: 'message', message: 'may-be-paid' });
});

test('a reload keeps the input and no card is stored', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  store.enterComment('For my father');
  tab.network.weather = 'question-lost';
  await payBy(store, cardWith(sandboxCards.authorised));
  tab.network.weather = 'clear';
  const again = checkoutOn(tab);
  expect(again.draft).toMatchObject({
    email: 'ada@example.test',
    address,
    comment: 'For my father',
    termsAccepted: true,
  });
  const kept = [tab.preferences.read('checkoutDraft'), tab.preferences.read('paymentKey')].join(
    ' ',
  );
  for (const secret of [sandboxCards.authorised, sandboxCards.authorised.slice(-4), '12/29'])
    expect(kept).not.toContain(secret);
});

test('no card is needed when credit covers the total', async () => {
  const tab = await aTab();
  await tab.shop.account.signIn({
    email: 'customer@tailorbird.example',
    password: 'measure-twice',
  });
  await tab.visit.refresh();
  await withPieces(tab, beanie);
  await tab.changes.vouchers.add('SHIPFREE');
  await tab.changes.credit.use(true);
  const store = checkoutOn(tab);
  await store.start('en');
  store.address.fillIn(address);
  await store.submitAddress();
  await chooseMethod(store, 'drop-point');
  await settled();
  await chooseDropPoint(store, 'kiosk-1');
  store.acceptTerms(true);
  expect(store.isNothingToPay).toBe(true);
  await payBy(store, emptyCard);
  expect(store.payment?.state.status).toBe('paid');
});

test('missing input shows at its field, even if only the server detects it', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  Object.assign(tab.ports.payments, { pay: async () => err({ kind: 'address-missing' }) });
  await payBy(store, cardWith(sandboxCards.authorised));
  expect(store.address.accepted).toBeNull();
  expect(store.refusals).toBe(1);
  expect(store.stepFor('payment')).toBe('address');
});

test('[CHECKOUT-17] an order that could not be finished is reported', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  Object.assign(tab.ports.payments, { pay: async () => err({ kind: 'order-not-finalized' }) });
  await payBy(store, cardWith(sandboxCards.authorised));
  expect(store.payment?.isUnfinished).toBe(true);
  expect(store.notice).toBeNull();
});

test('a basket that cannot be paid is reported before card entry', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  Object.assign(tab.ports.checkout, {
    validateBasket: async () => err({ kind: 'basket-changed' }),
  });
  await (await store.openPayment()).prepare();
  expect(store.notice).toEqual({ kind: 'message', message: 'basket-changed' });
});

test('the payment code loads once and can be retried after the bank’s page', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  const [one, other] = await Promise.all([store.openPayment(), store.openPayment()]);
  expect(one).toBe(other);
  const offline = checkoutOn(tab, { createPayment: () => Promise.reject(new Error('offline')) });
  await completePayment(offline, '1', 'authorised');
  expect(offline.notice).toEqual({ kind: 'message', message: 'payment-failed' });
});

test('a wallet opens its own page without a card', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  const payment = await store.openPayment();
  expect(payment.choice.methods?.map(({ type }) => type)).toEqual(['paypal', 'card']);
  expect(payment.choice.chosen?.type).toBe('card');
  await payment.choice.choose('paypal');
  await payment.pay();
  expect(payment.state.status).toBe('redirected');
  const back = checkoutOn(tab);
  await completePayment(back, paymentAtBank(store), 'authorised');
  expect(back.payment?.state.status).toBe('paid');
});

test('nothing is paid when a wallet’s sheet shows an outdated total', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  const payment = await store.openPayment();
  await payment.choice.choose('paypal');
  expect(payment.mayPay()).toBe(true);
  await tab.shop.baskets.add(beanie);
  await tab.basket.reload();
  expect(await payment.payByWallet('token-of-the-sheet')).toBe(false);
  expect([payment.state.status, store.notice]).toEqual([
    'ready',
    { kind: 'message', message: 'basket-changed' },
  ]);
  expect(payment.mayPay()).toBe(true);
  expect(await payment.payByWallet('token-of-the-next')).toBe(true);
});

test('a wallet starts a new attempt after a card’s lost response', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  const payment = await store.openPayment();
  const sent: string[] = [];
  keysSent(tab, sent);
  tab.network.weather = 'question-lost';
  await payBy(store, cardWith(sandboxCards.authorised));
  await payBy(store, cardWith(sandboxCards.authorised));
  await payment.choice.choose('paypal');
  await payment.pay();
  expect(sent[1]).toBe(sent[0]);
  expect(sent[2]).not.toBe(sent[0]);
});

test('nothing is ordered without a token from the bank', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  Object.assign(tab.ports.cardTokens, { exchange: async () => err({ kind: 'unreachable' }) });
  await payBy(store, cardWith(sandboxCards.authorised));
  expect(store.notice).toEqual({ kind: 'message', message: 'payment-failed' });
  expect(store.payment?.state.status).toBe('ready');
  expect(tab.network.calls).not.toContain('payments.pay');
});

test('the bank’s refusal of a card shows at its fields', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  Object.assign(tab.ports.cardTokens, {
    exchange: async () => err({ kind: 'card-invalid', fields: { expiry: 'expired' } }),
  });
  await payBy(store, cardWith(sandboxCards.authorised));
  expect(store.payment?.choice.fields).toMatchObject({ failures: { expiry: 'expired' } });
  expect(store.refusals).toBe(1);
});

test('payment methods load again on a retry', async () => {
  const tab = await aTab();
  await readyToPay(tab);
  const again = checkoutOn(tab);
  const { choice } = await again.openPayment();
  tab.network.weather = 'question-lost';
  await choice.open();
  expect(choice).toMatchObject({ isUnavailable: true, methods: null, fields: null });
  tab.network.weather = 'clear';
  await choice.open();
  expect(choice).toMatchObject({ isUnavailable: false, chosen: { type: 'card' } });
  expect(choice.fields).not.toBeNull();
});
