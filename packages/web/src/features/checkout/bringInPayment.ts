import { CheckoutPayment, type CheckoutPaymentDependencies } from './checkoutPayment.ts';
import { openPaymentFields } from './openPaymentFields.ts';
import type { PaymentDesk } from './paymentDesk.ts';

/** What pays, with the fields of every provider at hand. */
export const bringInPayment = (desk: PaymentDesk, dependencies: Omit<CheckoutPaymentDependencies, 'openFields'>): CheckoutPayment =>
  new CheckoutPayment(desk, { ...dependencies, openFields: openPaymentFields });
