import { localizePath, parseLocalizedPath } from '@tailorbird/domain/kernel';
import { ClockT, NewKeyT } from '../../platform/browser/browser.ts';
import { AnalyticsT, CheckoutT, OrdersT, PaymentsT, PreferencesT } from '../../platform/ports/ports.ts';
import { lateStore, port, value } from '../../platform/services/token.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';
import type { CheckoutBasketView } from './checkoutBasket.ts';
import type { PhoneCheck } from './phone.ts';

/** The basket of this tab, as the checkout sees it. */
export const CheckoutBasketT = port<CheckoutBasketView>('CheckoutBasket');

const CheckPhoneT = value<PhoneCheck>('CheckPhone', async (phone, countryCode) =>
  (await import('./phone.ts')).checkPhone(phone, countryCode),
);

/** Where the bank's page sends the customer back to. */
const ReturnUrlT = value(
  'ReturnUrl',
  (): string => new URL(localizePath('/checkout', parseLocalizedPath(location.pathname).locale), location.origin).href,
);

/** A checkout, anew for each visit to it. */
export const CheckoutStoreT = lateStore('CheckoutStore', {
  scope: 'component',
  needs: {
    basket: CheckoutBasketT,
    checkout: CheckoutT,
    payments: PaymentsT,
    preferences: PreferencesT,
    analytics: AnalyticsT,
    visit: VisitT,
    clock: ClockT,
    checkPhone: CheckPhoneT,
    newKey: NewKeyT,
    returnUrl: ReturnUrlT,
  },
  load: async () => (await import('./checkoutStore.ts')).CheckoutStore,
});

export const ReceiptStoreT = lateStore('ReceiptStore', {
  scope: 'component',
  needs: { orders: OrdersT },
  load: async () => (await import('./receiptStore.ts')).ReceiptStore,
});
