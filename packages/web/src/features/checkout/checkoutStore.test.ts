import type { Card } from '@tailorbird/domain/checkout';
import { emptyCard } from '@tailorbird/domain/checkout';
import { aLocation, anAddress, aShopFixture, inMemoryCards, inMemoryShop, openInMemoryShop } from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import { aTab, beanie, giftCard, settled, type Tab, withPieces } from '../../testing/aTab.ts';
import { CheckoutStore } from './checkoutStore.ts';
import { checkPhone } from './phone.ts';

let keys = 0;

const checkoutOn = (tab: Tab): CheckoutStore =>
  new CheckoutStore({
    basket: tab.basket,
    checkout: tab.ports.checkout,
    payments: tab.ports.payments,
    preferences: tab.preferences,
    analytics: tab.analytics,
    visit: tab.visit,
    clock: tab.clock,
    checkPhone,
    newKey: () => {
      keys += 1;
      return `key-number-${keys}`;
    },
    returnUrl: () => 'http://localhost/checkout',
  });

const cardWith = (number: string, changes: Partial<Card> = {}): Card => ({
  number,
  expiry: '12/29',
  securityCode: '123',
  holderName: 'Ada Weber',
  ...changes,
});

const address = anAddress({ phone: '+49 30 901820' });

/** A guest's checkout with two beanies, ready to be paid for. */
const readyToPay = async (tab: Tab): Promise<CheckoutStore> => {
  await withPieces(tab, { ...beanie, quantity: 2 });
  const store = checkoutOn(tab);
  await store.start('en');
  store.address.enterEmail('ada@example.test');
  store.address.take(address);
  await store.submitAddress();
  await store.chooseMethod('standard');
  store.acceptTerms(true);
  tab.network.calls.length = 0;
  return store;
};

const keysSent = (tab: Tab, sent: string[]): void => {
  const { pay } = tab.ports.payments;
  Object.assign(tab.ports.payments, {
    pay: (request: Parameters<typeof pay>[0]) => {
      sent.push(request.idempotencyKey);
      return pay(request);
    },
  });
};

test('[CHECKOUT-01] a guest pays for a basket with an address, a method and the terms', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  await store.pay(cardWith(inMemoryCards.authorised));
  expect(store.payment.status).toBe('paid');
  await settled();
  expect(tab.visit.basketCount).toBe(0);
  expect(tab.analytics.events.at(-1)).toMatchObject({ name: 'order-placed', itemCount: 2 });
});

test('[CHECKOUT-01] without the terms nothing is sent', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  store.acceptTerms(false);
  await store.pay(cardWith(inMemoryCards.authorised));
  expect(store.areTermsMissing).toBe(true);
  expect(tab.network.calls).toEqual([]);
});

test('a card that cannot be one is told of at its fields and is not sent', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  await store.pay({ ...emptyCard, number: '1234', expiry: '01/20' });
  expect(store.cardFailures).toEqual({ number: 'invalid', expiry: 'expired', securityCode: 'required', holderName: 'required' });
  expect(tab.network.calls).toEqual([]);
});

test('a double press pays once', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  await Promise.all([store.pay(cardWith(inMemoryCards.authorised)), store.pay(cardWith(inMemoryCards.authorised))]);
  expect(tab.network.calls.filter((call) => call === 'payments.pay')).toHaveLength(1);
});

test('a payment whose answer was lost is repeated with its key, and answered with its order', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  const sent: string[] = [];
  keysSent(tab, sent);
  tab.network.weather = 'answer-lost';
  await store.pay(cardWith(inMemoryCards.authorised));
  expect(store.notice).toEqual({ kind: 'message', message: 'payment-failed' });
  expect(store.payment.status).toBe('ready');
  tab.network.weather = 'clear';
  await store.pay(cardWith(inMemoryCards.authorised));
  expect(store.payment.status).toBe('paid');
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
  await store.pay(cardWith(inMemoryCards.authorised));
  tab.network.weather = 'clear';
  const again = checkoutOn(tab);
  await again.start('en');
  await again.pay(cardWith(inMemoryCards.authorised));
  expect(again.payment.status).toBe('paid');
  expect(sent[1]).toBe(sent[0]);
});

test('after a definite refusal the next press is a new attempt', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  const sent: string[] = [];
  keysSent(tab, sent);
  await store.pay(cardWith(inMemoryCards.refused));
  await store.pay(cardWith(inMemoryCards.authorised));
  expect(store.payment.status).toBe('paid');
  expect(new Set(sent).size).toBe(2);
});

test('another card after a lost answer is another attempt', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  const sent: string[] = [];
  keysSent(tab, sent);
  tab.network.weather = 'question-lost';
  await store.pay(cardWith(inMemoryCards.refused));
  tab.network.weather = 'clear';
  await store.pay(cardWith(inMemoryCards.authorised));
  expect(store.payment.status).toBe('paid');
  expect(new Set(sent).size).toBe(2);
});

test('an attempt from before a reload that was refused does not stand in the way of the next', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  tab.network.weather = 'answer-lost';
  await store.pay(cardWith(inMemoryCards.refused));
  tab.network.weather = 'clear';
  const again = checkoutOn(tab);
  await again.start('en');
  await again.pay(cardWith(inMemoryCards.authorised));
  expect(again.payment.status).toBe('paid');
  expect(again.refusal).toBeNull();
});

test.each([
  ['wrong-cvc', inMemoryCards.wrongCvc],
  ['fraud', inMemoryCards.fraud],
  ['other', inMemoryCards.refused],
] as const)('[CHECKOUT-16] the dialog tells a %s refusal, and the basket stays usable', async (about, number) => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  await store.pay(cardWith(number));
  expect(store.refusal).toBe(about);
  expect(store.payment.status).toBe('ready');
  expect(tab.basket.isFrozen).toBe(false);
  expect(tab.basket.basket?.itemCount).toBe(2);
});

test('the bank’s page leads back to an order', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  await store.pay(cardWith(inMemoryCards.redirect));
  expect(store.payment.status).toBe('redirected');
  const back = checkoutOn(tab);
  await back.completePayment(store.payment.status === 'redirected' ? store.payment.paymentId : '', 'authorised');
  expect(back.payment.status).toBe('paid');
});

test.each([
  [
    '[CHECKOUT-13] a cancelled payment is told of',
    'cancelled',
    { notice: { kind: 'message', message: 'payment-cancelled' }, refusal: null },
  ],
  ['[CHECKOUT-16] a refusal at the bank’s page is shown', 'refused', { notice: null, refusal: 'other' }],
])('%s, and the basket is open again', async (_, result, shown) => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  await store.pay(cardWith(inMemoryCards.redirect));
  const back = checkoutOn(tab);
  await back.completePayment(store.payment.status === 'redirected' ? store.payment.paymentId : '', result);
  expect(back).toMatchObject({ ...shown, payment: { status: 'ready' } });
  expect(tab.basket.isFrozen).toBe(false);
});

test('[CHECKOUT-13] a basket that another tab changed is not paid for, and the change is named', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  await tab.shop.baskets.add(beanie);
  await store.pay(cardWith(inMemoryCards.authorised));
  expect(store.notice).toEqual({ kind: 'message', message: 'basket-changed' });
  expect(store.changes[0]).toMatchObject({ kind: 'quantity', before: 2, after: 3 });
  expect(store.changes.at(-1)?.kind).toBe('total');
  expect(tab.basket.basket?.itemCount).toBe(3);
});

test('[CHECKOUT-15] a voucher that somebody else has used meanwhile is removed, with its code', async () => {
  const fixture = aShopFixture();
  const [percent] = fixture.vouchers;
  const enter = openInMemoryShop({ ...fixture, vouchers: [{ ...percent!, usage: 'single-use' }] });
  const tabs = [await aTab({ shop: enter() }), await aTab({ shop: enter() })] as const;
  const stores = [];
  for (const tab of tabs) {
    const store = await readyToPay(tab);
    await tab.basket.vouchers.add(percent!.code);
    stores.push(store);
  }
  await stores[0]!.pay(cardWith(inMemoryCards.authorised));
  expect(stores[0]!.payment.status).toBe('paid');
  await stores[1]!.pay(cardWith(inMemoryCards.authorised));
  expect(stores[1]!.notice).toEqual({ kind: 'vouchers-removed', codes: [percent!.code] });
});

test('[CHECKOUT-14] an empty basket leads back to the shop', async () => {
  const tab = await aTab();
  const store = checkoutOn(tab);
  await store.start('en');
  expect(store.isOver).toBe(true);
});

test('a basket that became empty under a payment without an answer is told of and does not lead away', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  tab.network.weather = 'answer-lost';
  await store.pay(cardWith(inMemoryCards.authorised));
  tab.network.weather = 'clear';
  const again = checkoutOn(tab);
  await again.start('en');
  expect(again.isOver).toBe(false);
  expect(again.notice).toEqual({ kind: 'message', message: 'may-be-paid' });
});

test('a reload loses nothing that was entered, and a card is nowhere kept', async () => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  store.enterComment('For my father');
  tab.network.weather = 'question-lost';
  await store.pay(cardWith(inMemoryCards.authorised));
  tab.network.weather = 'clear';
  const again = checkoutOn(tab);
  expect(again.draft).toMatchObject({ email: 'ada@example.test', address, comment: 'For my father', termsAccepted: true });
  const kept = [tab.preferences.read('checkoutDraft'), tab.preferences.read('paymentKey')].join(' ');
  for (const secret of [inMemoryCards.authorised, inMemoryCards.authorised.slice(-4), '12/29']) expect(kept).not.toContain(secret);
});

test('[CHECKOUT-04] an address with gaps is refused at its fields and not sent', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  const store = checkoutOn(tab);
  await store.start('en');
  tab.network.calls.length = 0;
  expect(await store.submitAddress()).toBe(false);
  expect(store.address.emailFailure).toEqual({ kind: 'email-required' });
  expect(store.address.failures).toMatchObject({
    firstName: { kind: 'required' },
    city: { kind: 'required' },
    phone: { kind: 'required' },
  });
  expect(tab.network.calls).toEqual([]);
});

test('[CHECKOUT-08] Puerto Rico is refused', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  const store = checkoutOn(tab);
  await store.start('en');
  store.address.enterEmail('ada@example.test');
  store.address.take({ ...address, countryCode: 'US', state: 'PR', postcode: '00901', phone: '+1 787 555 0123' });
  expect(await store.submitAddress()).toBe(false);
  expect(store.address.failures.state).toEqual({ kind: 'puerto-rico-not-shippable' });
});

test('[CHECKOUT-06] [CHECKOUT-10] warnings do not keep anybody from going on', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  const store = checkoutOn(tab);
  await store.start('en');
  store.address.enterEmail('ada@example.test');
  store.address.take({ ...address, firstName: 'Ада', countryCode: 'US', state: 'NY', postcode: '10001', phone: '(212) 555-0123' });
  expect(store.address.warnings.map(({ kind }) => kind).sort()).toEqual(['country-differs-from-location', 'non-latin-characters']);
  expect(await store.submitAddress()).toBe(true);
});

test('[CHECKOUT-10] the form begins in the country the visitor is in, and follows until they chose one; nobody knows where: it begins in none, and warns of none', async () => {
  const here = aLocation();
  const tab = await aTab();
  const begun = async (countryCode: string | null, preferences = tab.preferences): Promise<CheckoutStore> => {
    tab.visit.take({ user: null, basketCount: 0, location: { ...here, countryCode } });
    const store = checkoutOn({ ...tab, preferences });
    await store.start('en');
    return store;
  };
  await withPieces(tab, beanie);
  expect((await begun(null)).draft.address.countryCode).toBe('');
  expect((await begun('DE')).draft.address.countryCode).toBe('DE');
  const inAmerica = await begun('US');
  expect(inAmerica.draft.address.countryCode).toBe('US');
  inAmerica.address.enter('countryCode', 'DE');
  expect((await begun('US')).draft.address.countryCode).toBe('DE');
  const unknown = await begun(null);
  unknown.address.take(address);
  expect(unknown.address.warnings).toEqual([]);
});

test('a phone number that cannot exist in its country is told of', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  const store = checkoutOn(tab);
  await store.start('en');
  store.address.take({ ...address, countryCode: 'US', state: 'NY', postcode: '10001', phone: '555 0123' });
  await store.address.checkField('phone');
  expect(store.address.failures.phone).toEqual({ kind: 'invalid-phone' });
});

test('another country asks anew: its state is empty and old complaints are gone', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  const store = checkoutOn(tab);
  await store.start('en');
  store.address.take({ ...address, countryCode: 'US', state: 'NY', postcode: '1' });
  await store.submitAddress();
  expect(store.address.failures.postcode).toBeDefined();
  store.address.enter('countryCode', 'DE');
  expect(store.draft.address.state).toBe('');
  expect(store.address.failures.postcode).toBeUndefined();
});

test('[CHECKOUT-02] what is not shipped needs neither address nor method', async () => {
  const tab = await aTab();
  await withPieces(tab, giftCard);
  const store = checkoutOn(tab);
  await store.start('en');
  store.address.enterEmail('ada@example.test');
  expect(store.requiresShipping).toBe(false);
  expect(await store.submitAddress()).toBe(true);
  expect(store.stepFor('payment')).toBe('payment');
});

test('a parcel shop has to be chosen before the payment', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  const store = checkoutOn(tab);
  await store.start('en');
  store.address.enterEmail('ada@example.test');
  store.address.take(address);
  await store.submitAddress();
  await store.chooseMethod('drop-point');
  expect(await store.submitShipping()).toBe(false);
  expect(store.shipping.missing).toBe('drop-point');
  await settled();
  await store.chooseDropPoint('kiosk-1');
  expect(store.shipping.dropPoint?.name).toBe('Kiosk');
  expect(await store.submitShipping()).toBe(true);
});

test('who goes on before the method is kept goes on once it is; with one that was refused nobody does', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  const store = checkoutOn(tab);
  await store.start('en');
  store.address.enterEmail('ada@example.test');
  store.address.take(address);
  await store.submitAddress();
  void store.chooseMethod('standard');
  expect(store.shipping.choosing).toBe('standard');
  expect(await store.submitShipping()).toBe(true);
  expect(store.shipping.chosenMethod?.code).toBe('standard');
  void store.chooseMethod('no-such-method');
  const [first, second] = await Promise.all([store.submitShipping(), store.submitShipping()]);
  expect([first, second]).toEqual([false, false]);
  expect(store.shipping.chosenMethod?.code).toBe('standard');
});

test('parcel shops near an earlier address are not offered for the next one', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  const store = checkoutOn(tab);
  await store.start('en');
  store.address.enterEmail('ada@example.test');
  store.address.take(address);
  await store.submitAddress();
  await store.chooseMethod('drop-point');
  await settled();
  tab.network.held = [];
  const early = store.shipping.readDropPoints();
  await settled();
  const { held } = tab.network;
  tab.network.held = null;
  store.address.take({ ...address, postcode: '80331' });
  await store.submitAddress();
  await settled();
  const near = { status: 'success', value: [] };
  expect(store.shipping.dropPoints).toEqual(near);
  for (const release of held) release();
  await early;
  expect(store.shipping.dropPoints).toEqual(near);
});

test('steps that are not prepared cannot be opened by their address', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  const store = checkoutOn(tab);
  await store.start('en');
  expect(store.stepFor('payment')).toBe('address');
  store.address.enterEmail('ada@example.test');
  store.address.take(address);
  await store.submitAddress();
  expect(store.stepFor('payment')).toBe('shipping');
  expect(store.stepFor('nonsense')).toBe('address');
});

test('customers start with their latest address, and need no e-mail', async () => {
  const shop = inMemoryShop();
  const tab = await aTab({ shop });
  const first = await readyToPay(tab);
  await shop.account.signIn({ email: 'customer@tailorbird.example', password: 'measure-twice' });
  await tab.visit.refresh();
  await settled();
  await first.pay(cardWith(inMemoryCards.authorised));
  expect(first.payment.status).toBe('paid');
  await withPieces(tab, beanie);
  const store = checkoutOn(tab);
  await store.start('en');
  expect(store.address.isGuest).toBe(false);
  expect(store.address.savedAddresses).toHaveLength(1);
  expect(store.draft.address).toEqual(store.address.savedAddresses[0]);
});

test('when credit covers all, no card is asked for', async () => {
  const tab = await aTab();
  await tab.shop.account.signIn({ email: 'customer@tailorbird.example', password: 'measure-twice' });
  await tab.visit.refresh();
  await withPieces(tab, beanie);
  await tab.basket.vouchers.add('SHIPFREE');
  await tab.basket.credit.use(true);
  const store = checkoutOn(tab);
  await store.start('en');
  store.address.take(address);
  await store.submitAddress();
  await store.chooseMethod('drop-point');
  await settled();
  await store.chooseDropPoint('kiosk-1');
  store.acceptTerms(true);
  expect(store.isNothingToPay).toBe(true);
  await store.pay(emptyCard);
  expect(store.payment.status).toBe('paid');
});

test.each([
  ['address-not-added', (store: CheckoutStore) => store.submitAddress()],
  ['shipping-not-picked', (store: CheckoutStore) => store.chooseMethod('express')],
])('[CHECKOUT-13] when the network is away, %s is told and what was entered stays', async (message, act) => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  tab.network.weather = 'question-lost';
  await act(store);
  expect(store.notice).toEqual({ kind: 'message', message });
  expect(store.draft.address).toEqual(address);
});

test('a checkout that could not be loaded can be tried again', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  tab.network.weather = 'question-lost';
  const store = checkoutOn(tab);
  await store.start('en');
  expect(store.address.setting.status).toBe('error');
  tab.network.weather = 'clear';
  await store.start('en');
  expect(store.address.countries.length).toBeGreaterThan(0);
});
