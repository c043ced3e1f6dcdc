import type { Card } from '@tailorbird/domain/checkout';
import { err } from '@tailorbird/domain/kernel';
import { anAddress } from '@tailorbird/domain/testing';
import { CheckoutPayment } from '../features/checkout/checkoutPayment.ts';
import {
  CheckoutStore,
  type CheckoutStoreDependencies,
} from '../features/checkout/checkoutStore.ts';
import { createPaymentSession } from '../features/checkout/createPaymentSession.ts';
import { OwnCardFields } from '../features/checkout/ownCardFields.ts';
import { chooseMethod } from '../features/checkout/shippingSteps.ts';
import { checkAddress } from '../shared/address/checkAddress.ts';
import { beanie, type Tab, withPieces } from './aTab.ts';

let keys = 0;

export const checkoutOn = (
  tab: Tab,
  changes: Partial<CheckoutStoreDependencies> = {},
): CheckoutStore =>
  new CheckoutStore(tab.basket, {
    checkout: tab.ports.checkout,
    payments: tab.ports.payments,
    cardTokens: tab.ports.cardTokens,
    scripts: { load: async () => err({ kind: 'unreachable' }) },
    preferences: tab.preferences,
    analytics: tab.analytics,
    visit: tab.visit,
    clock: tab.clock,
    checkAddress,
    steps: {
      address: () => import('../features/checkout/addressSteps.ts'),
      shipping: () => import('../features/checkout/shippingSteps.ts'),
      prefill: () => import('../features/checkout/prefillCheckout.ts'),
    },
    createPayment: async (store, dependencies) =>
      new CheckoutPayment(createPaymentSession(store, dependencies.returnUrl), {
        ...dependencies,
        device: () => '{}',
        openButton: async () => ({ isUsable: async () => true, show: () => null }),
        openFields: async (_, needs) =>
          Object.assign(new OwnCardFields(needs), { show: () => null }),
      }),
    newKey: () => {
      keys += 1;
      return `key-number-${keys}`;
    },
    returnUrl: () => 'http://localhost/checkout',
    ...changes,
  });

export const cardWith = (number: string, changes: Partial<Card> = {}): Card => ({
  number,
  expiry: '12/29',
  securityCode: '123',
  holderName: 'Ada Weber',
  ...changes,
});

export const payBy = async (store: CheckoutStore, card: Card): Promise<void> => {
  const payment = await store.openPayment();
  await payment.choice.open();
  if (payment.choice.fields instanceof OwnCardFields) payment.choice.fields.enter(card);
  await payment.pay();
};

export const address = anAddress({ phone: '+49 30 901820' });

export const readyToPay = async (tab: Tab): Promise<CheckoutStore> => {
  await withPieces(tab, { ...beanie, quantity: 2 });
  const store = checkoutOn(tab);
  await store.start('en');
  store.address.enterEmail('ada@example.test');
  store.address.fillIn(address);
  await store.submitAddress();
  await chooseMethod(store, 'standard');
  store.acceptTerms(true);
  await (await store.openPayment()).choice.open();
  tab.network.calls.length = 0;
  return store;
};
