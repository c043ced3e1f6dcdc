import { createAdyenPayments } from '../contexts/checkout/adyen/payments.ts';
import type { PaymentProvider } from '../contexts/checkout/application/paymentProvider.ts';
import { createStripePayments } from '../contexts/checkout/stripe/payments.ts';
import type { WithDatabase } from '../platform/database/database.ts';
import type { WithClock, WithLogger } from '../platform/runtime/runtime.ts';
import type { PaymentKeys } from './paymentKeys.ts';

export const providerOf = (
  database: WithDatabase['database'],
  keys: PaymentKeys,
  needs: WithClock & WithLogger,
): PaymentProvider =>
  keys.kind === 'stripe'
    ? createStripePayments(database, keys, needs)
    : createAdyenPayments(database, keys, needs);
