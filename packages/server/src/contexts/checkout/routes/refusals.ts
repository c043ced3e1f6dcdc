import type { WireCheckoutRefused } from '@tailorbird/contract/checkout';
import { type Reply, reply } from '../../../platform/api/reply.ts';
import type { CheckoutRefusal } from '../application/checkPayable.ts';

/** A refused checkout as the wire has it. */
export const checkoutRefused = (refusal: CheckoutRefusal): Reply<WireCheckoutRefused, 406> =>
  reply(
    406,
    refusal.reason === 'Voucher Removed' ? { reason: refusal.reason, vouchers: [...refusal.vouchers] } : { reason: refusal.reason },
  );
