import type { WireCheckoutRefused } from '@tailorbird/contract/checkout';
import type { Locale } from '@tailorbird/domain/kernel';
import { notFound, type Reply, reply } from '../../../platform/api/reply.ts';
import type { CheckoutRefusal } from '../application/checkPayable.ts';
import type { PaymentNotBegun } from '../application/pay.ts';
import { checkoutMessages } from '../messages.ts';

export const checkoutRefused = (refusal: CheckoutRefusal): Reply<WireCheckoutRefused, 406> =>
  reply(
    406,
    refusal.reason === 'Voucher Removed'
      ? { reason: refusal.reason, vouchers: [...refusal.vouchers] }
      : { reason: refusal.reason },
  );

export const refusalOf = (failure: PaymentNotBegun, locale: Locale) => {
  switch (failure.reason) {
    case 'key-reused':
      return reply(409, { detail: 'This idempotency key belongs to another payment.' });
    case 'payment-in-progress':
      return reply(409, { detail: 'A payment for this basket is in progress.' });
    case 'credit-of-customer':
      return reply(406, { non_field_errors: [checkoutMessages.creditOfCustomer[locale]] });
    case 'means-of-customer':
      return reply(403, { detail: checkoutMessages.meansOfCustomer[locale] });
    case 'means-unknown':
      return notFound;
    case 'means-missing':
      return reply(406, { payment_method: { type: [checkoutMessages.meansMissing[locale]] } });
    // Errors of a store sale are keyed by its fields.
    case 'sale-invalid':
      return checkoutRefused({ reason: 'Basket Changed' });
    default:
      return checkoutRefused(failure);
  }
};
