import { inMemoryShop } from '@tailorbird/adapter-memory';
import { sandboxCards } from '@tailorbird/domain/checkout';
import { aLocation } from '@tailorbird/domain/testing';
import { when } from 'mobx';
import { expect, test } from 'vitest';
import { address, cardWith, checkoutOn, payBy, readyToPay } from '../../testing/aCheckout.ts';
import { aTab, beanie, giftCard, settled, withPieces } from '../../testing/aTab.ts';
import type { CheckoutStore } from './checkoutStore.ts';
import { ShippingOffer } from './shippingOffer.ts';
import { chooseDropPoint, chooseMethod, submitShipping } from './shippingSteps.ts';
import { suggestMethod } from './suggestMethod.ts';

test('[CHECKOUT-14] checkout returns to the shop when the basket is empty', async () => {
  const tab = await aTab();
  const store = checkoutOn(tab);
  await store.start('en');
  expect(store.isOver).toBe(true);
});

test('[CHECKOUT-04] missing address fields show errors and nothing is sent', async () => {
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
  store.address.fillIn({
    ...address,
    countryCode: 'US',
    state: 'PR',
    postcode: '00901',
    phone: '+1 787 555 0123',
  });
  expect(await store.submitAddress()).toBe(false);
  expect(store.address.failures.state).toEqual({ kind: 'puerto-rico-not-shippable' });
});

test('[CHECKOUT-06] [CHECKOUT-10] checkout continues despite address warnings', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  const store = checkoutOn(tab);
  await store.start('en');
  store.address.enterEmail('ada@example.test');
  store.address.fillIn({
    ...address,
    firstName: 'Ада',
    countryCode: 'US',
    state: 'NY',
    postcode: '10001',
    phone: '(212) 555-0123',
  });
  await when(() => store.address.advice !== null);
  expect(store.address.warnings.map(({ kind }) => kind).sort()).toEqual([
    'country-differs-from-location',
    'non-latin-characters',
  ]);
  expect(await store.submitAddress()).toBe(true);
});

test('[CHECKOUT-10] the visitor’s country is preselected, if it is known', async () => {
  const here = aLocation();
  const tab = await aTab();
  const begun = async (
    countryCode: string | null,
    preferences = tab.preferences,
  ): Promise<CheckoutStore> => {
    tab.visit.setVisit({ user: null, basketCount: 0, location: { ...here, countryCode } });
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
  unknown.address.fillIn(address);
  await when(() => unknown.address.advice !== null);
  expect(unknown.address.warnings).toEqual([]);
});

test('a phone number impossible in its country is reported', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  const store = checkoutOn(tab);
  await store.start('en');
  store.address.fillIn({
    ...address,
    countryCode: 'US',
    state: 'NY',
    postcode: '10001',
    phone: '555 0123',
  });
  await store.address.checkField('phone');
  expect(store.address.failures.phone).toEqual({ kind: 'invalid-phone' });
});

test('changing the country clears the state and old errors', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  const store = checkoutOn(tab);
  await store.start('en');
  store.address.fillIn({ ...address, countryCode: 'US', state: 'NY', postcode: '1' });
  await store.submitAddress();
  expect(store.address.failures.postcode).toBeDefined();
  store.address.enter('countryCode', 'DE');
  expect(store.draft.address.state).toBe('');
  expect(store.address.failures.postcode).toBeUndefined();
});

test('[CHECKOUT-02] a basket without shipping needs no address or method', async () => {
  const tab = await aTab();
  await withPieces(tab, giftCard);
  const store = checkoutOn(tab);
  await store.start('en');
  store.address.enterEmail('ada@example.test');
  expect(store.requiresShipping).toBe(false);
  expect(await store.submitAddress()).toBe(true);
  expect(store.stepFor('payment')).toBe('payment');
});

test('the cheapest method to the door is preselected', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  const store = checkoutOn(tab);
  await store.start('en');
  store.address.enterEmail('ada@example.test');
  store.address.fillIn(address);
  await store.submitAddress();
  void suggestMethod(store);
  expect(await submitShipping(store)).toBe(true);
  const { chosenMethod } = store.shipping;
  const doors = (store.basket.basket?.shippingMethods ?? []).filter(
    ({ code }) => code !== 'drop-point',
  );
  expect(chosenMethod?.price.amount).toBe(Math.min(...doors.map(({ price }) => price.amount)));
  const other = doors.find(({ code }) => code !== chosenMethod?.code);
  if (!other) throw new Error('One way is no choice');
  await chooseMethod(store, other.code);
  // Another address leaves the choice as it is.
  store.address.fillIn({ ...address, line1: 'Elsewhere 2' });
  await store.submitAddress();
  await suggestMethod(store);
  expect(store.shipping.chosenMethod?.code).toBe(other.code);
});

test('[API-38] methods reload on address or basket changes, not on a choice', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  const store = checkoutOn(tab);
  await store.start('en');
  const offer = new ShippingOffer(store);
  await offer.read();
  expect(tab.network.calls).not.toContain('checkout.shippingMethods');
  store.address.enterEmail('ada@example.test');
  store.address.fillIn(address);
  await store.submitAddress();
  const { about } = offer;
  await offer.read();
  expect(tab.network.calls.filter((call) => call === 'checkout.shippingMethods')).toHaveLength(1);
  expect(offer.answer).toEqual({ about, methods: store.basket.basket?.shippingMethods });
  expect(offer.methods).toBe(offer.answer?.methods);
  await chooseMethod(store, 'express');
  expect([offer.about, offer.methods]).toEqual([about, offer.answer?.methods]);
  store.address.fillIn({ ...address, postcode: '10117' });
  await store.submitAddress();
  expect([offer.about === about, offer.methods]).toEqual([
    false,
    store.basket.basket?.shippingMethods,
  ]);
  tab.network.weather = 'question-lost';
  await offer.read();
  expect(offer.methods).toEqual(store.basket.basket?.shippingMethods);
  expect(offer.isFailed).toBe(true);
  tab.network.weather = 'clear';
  await offer.read();
  expect(offer.isFailed).toBe(false);
});

test('[API-38] the response for an outdated address is ignored', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  const store = checkoutOn(tab);
  await store.start('en');
  store.address.enterEmail('ada@example.test');
  store.address.fillIn(address);
  await store.submitAddress();
  const { checkout } = store.shipping.dependencies;
  const { shippingMethods } = checkout;
  const late: (() => void)[] = [];
  const isLate = new Promise<void>((arrive) => late.push(arrive));
  const offer = new ShippingOffer(store);
  Object.assign(checkout, {
    shippingMethods: (to: typeof address) => isLate.then(() => shippingMethods(to)),
  });
  const first = offer.read();
  Object.assign(checkout, { shippingMethods });
  store.address.fillIn({ ...address, postcode: '10117' });
  await store.submitAddress();
  await offer.read();
  const { answer } = offer;
  expect(answer?.about).toBe(offer.about);
  for (const arrive of late) arrive();
  await first;
  expect(offer.answer).toBe(answer);
});

test('a parcel shop is required before the payment', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  const store = checkoutOn(tab);
  await store.start('en');
  store.address.enterEmail('ada@example.test');
  store.address.fillIn(address);
  await store.submitAddress();
  await chooseMethod(store, 'drop-point');
  expect(await submitShipping(store)).toBe(false);
  expect(store.shipping.missing).toBe('drop-point');
  await settled();
  await chooseDropPoint(store, 'kiosk-1');
  expect(store.shipping.dropPoint?.name).toBe('Kiosk');
  expect(await submitShipping(store)).toBe(true);
});

test('checkout continues once the method is saved, not after a refusal', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  const store = checkoutOn(tab);
  await store.start('en');
  store.address.enterEmail('ada@example.test');
  store.address.fillIn(address);
  await store.submitAddress();
  void chooseMethod(store, 'standard');
  expect(store.shipping.choosing).toBe('standard');
  expect(await submitShipping(store)).toBe(true);
  expect(store.shipping.chosenMethod?.code).toBe('standard');
  void chooseMethod(store, 'no-such-method');
  const [first, second] = await Promise.all([submitShipping(store), submitShipping(store)]);
  expect([first, second]).toEqual([false, false]);
  expect(store.shipping.chosenMethod?.code).toBe('standard');
});

test('parcel shops of an earlier address are not offered', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  const store = checkoutOn(tab);
  await store.start('en');
  store.address.enterEmail('ada@example.test');
  store.address.fillIn(address);
  await store.submitAddress();
  await chooseMethod(store, 'drop-point');
  await settled();
  tab.network.held = [];
  const early = store.shipping.readDropPoints();
  await settled();
  const { held } = tab.network;
  tab.network.held = null;
  store.address.fillIn({ ...address, postcode: '80331' });
  await store.submitAddress();
  await settled();
  const near = { status: 'success', value: [] };
  expect(store.shipping.dropPoints).toEqual(near);
  for (const release of held) release();
  await early;
  expect(store.shipping.dropPoints).toEqual(near);
});

test('an unreachable step cannot be opened by its URL', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  const store = checkoutOn(tab);
  await store.start('en');
  expect(store.stepFor('payment')).toBe('address');
  store.address.enterEmail('ada@example.test');
  store.address.fillIn(address);
  await store.submitAddress();
  expect(store.stepFor('payment')).toBe('shipping');
  expect(store.stepFor('nonsense')).toBe('address');
});

test('checkout starts with a customer’s latest address, without email', async () => {
  const shop = inMemoryShop();
  const tab = await aTab({ shop });
  const first = await readyToPay(tab);
  await shop.account.signIn({ email: 'customer@tailorbird.example', password: 'measure-twice' });
  await tab.visit.refresh();
  await settled();
  await payBy(first, cardWith(sandboxCards.authorised));
  expect(first.payment?.state.status).toBe('paid');
  await withPieces(tab, beanie);
  const store = checkoutOn(tab);
  await store.start('en');
  expect(store.address.isGuest).toBe(false);
  expect(store.address.savedAddresses).toHaveLength(1);
  expect(store.draft.address).toEqual(store.address.savedAddresses[0]);
});

test('payment opens with address and method of the customer’s last order', async () => {
  const shop = inMemoryShop();
  const tab = await aTab({ shop });
  const first = await readyToPay(tab);
  await shop.account.signIn({ email: 'customer@tailorbird.example', password: 'measure-twice' });
  await tab.visit.refresh();
  await settled();
  await payBy(first, cardWith(sandboxCards.authorised));
  await withPieces(tab, beanie);
  const store = checkoutOn(tab);
  await store.start('en');
  expect([store.isBeginning, store.address.accepted, store.stepFor(null)]).toEqual([
    false,
    store.address.savedAddresses[0],
    'payment',
  ]);
  expect(store.shipping.chosenMethod).not.toBeNull();
  expect([store.address.showsFields, store.stepFor('address')]).toEqual([false, 'address']);

  store.address.enterAnother();
  expect([
    store.address.showsFields,
    store.draft.address.firstName,
    store.address.chosenSaved,
  ]).toEqual([true, '', null]);
  const [saved] = store.address.savedAddresses;
  if (saved) store.address.fillIn(saved);
  expect([store.address.showsFields, store.address.chosenSaved]).toEqual([false, saved]);
});

test('an empty basket is shown when the redirect fails to load', async () => {
  const tab = await aTab();
  const store = checkoutOn(tab, {
    createPayment: async () => {
      throw new Error('offline');
    },
  });
  await store.start('en');
  expect([tab.basket.basket?.lines, store.isBeginning, store.isOver]).toEqual([[], false, false]);
});

test('no earlier address outside the customer’s location is preselected', async () => {
  const shop = inMemoryShop();
  const tab = await aTab({ shop });
  const first = await readyToPay(tab);
  await shop.account.signIn({ email: 'customer@tailorbird.example', password: 'measure-twice' });
  await tab.visit.refresh();
  await settled();
  await payBy(first, cardWith(sandboxCards.authorised));
  await withPieces(tab, beanie);
  const { user } = tab.visit;
  tab.visit.setVisit({
    user: user ?? null,
    basketCount: 1,
    location: { ...aLocation(), countryCode: 'DK', currency: 'DKK' },
  });
  const away = {
    ...tab.ports.checkout,
    savedAddresses: async () => ({
      ok: true as const,
      value: [{ ...address, countryCode: 'US', state: 'NY', postcode: '10001' }],
    }),
  };
  const store = checkoutOn(tab, { checkout: away });
  await store.start('en');
  expect([store.address.accepted, store.stepFor(null), store.address.showsFields]).toEqual([
    null,
    'address',
    false,
  ]);
  expect(await store.submitAddress()).toBe(false);
  expect(store.address.showsFields).toBe(true);
});

test.each([
  ['address-not-added', (store: CheckoutStore) => store.submitAddress()],
  ['shipping-not-picked', (store: CheckoutStore) => chooseMethod(store, 'express')],
])('[CHECKOUT-13] offline, %s shows an error and keeps the input', async (message, act) => {
  const tab = await aTab();
  const store = await readyToPay(tab);
  tab.network.weather = 'question-lost';
  await act(store);
  expect(store.notice).toEqual({ kind: 'message', message });
  expect(store.draft.address).toEqual(address);
});

test('a checkout that fails to load can be retried', async () => {
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

test('a network failure while loading address rules is reported', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  const store = checkoutOn(tab, { checkAddress: () => Promise.reject(new Error('offline')) });
  await store.start('en');
  store.address.enterEmail('ada@example.test');
  store.address.fillIn(address);
  await store.address.checkField('phone');
  expect(await store.submitAddress()).toBe(false);
  expect(store.notice).toEqual({ kind: 'message', message: 'address-not-added' });
  expect(store.address.isSaving).toBe(false);
});
