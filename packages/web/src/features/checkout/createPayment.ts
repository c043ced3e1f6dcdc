import { CheckoutPayment } from './checkoutPayment.ts';
import type { CheckoutStore, PaymentDependencies } from './checkoutStore.ts';
import { deskOf } from './deskOf.ts';
import { deviceForBanks } from './deviceForBanks.ts';
import { openPaymentFields, openWalletButton } from './openPaymentFields.ts';

export const createPayment = (
  store: CheckoutStore,
  dependencies: PaymentDependencies,
): CheckoutPayment =>
  new CheckoutPayment(deskOf(store, dependencies.returnUrl), {
    ...dependencies,
    device: deviceForBanks,
    openFields: openPaymentFields,
    openButton: openWalletButton,
  });
