import { localizePath, parseLocalizedPath } from '@tailorbird/domain/kernel';
import { ClockT, NewKeyT } from '../../platform/browser/browser.ts';
import { deferred, store, value } from '../../platform/services/token.ts';
import { shopLocation, urlOf } from '../../platform/site/shopLocation.ts';
import type { AddressCheck } from '../../shared/address/checkAddress.ts';
import {
  AnalyticsT,
  CardTokensT,
  CheckoutT,
  OutsideScriptsT,
  PaymentsT,
  PreferencesT,
} from '../../shared/ports/ports.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { CheckoutStore, type CreatePayment, type LateSteps } from './checkoutStore.ts';

/** The address rules load with the first address to validate. */
const CheckAddressT = value<AddressCheck>('CheckAddress', async (address, shippable) =>
  (await import('../../shared/address/checkAddress.ts')).checkAddress(address, shippable),
);

const CreatePaymentT = value<CreatePayment>('CreatePayment', async (checkout, dependencies) =>
  (await import('./createPayment.ts')).createPayment(checkout, dependencies),
);

const LateStepsT = value<LateSteps>('LateSteps', {
  address: () => import('./addressSteps.ts'),
  shipping: () => import('./shippingSteps.ts'),
  prefill: () => import('./prefillCheckout.ts'),
});

const ReturnUrlT = value('ReturnUrl', (): string =>
  urlOf(localizePath('/checkout', parseLocalizedPath(shopLocation().pathname).locale)),
);

export const CheckoutStoreT = store('CheckoutStore', {
  scope: 'component',
  needs: {
    checkout: deferred(CheckoutT),
    payments: deferred(PaymentsT),
    cardTokens: deferred(CardTokensT),
    scripts: deferred(OutsideScriptsT),
    preferences: PreferencesT,
    analytics: deferred(AnalyticsT),
    visit: VisitT,
    clock: ClockT,
    checkAddress: CheckAddressT,
    newKey: NewKeyT,
    returnUrl: ReturnUrlT,
    createPayment: CreatePaymentT,
    steps: LateStepsT,
  },
  is: CheckoutStore,
});
