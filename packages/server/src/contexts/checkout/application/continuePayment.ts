import type { PaymentContinuation } from '@tailorbird/contract/checkout';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { NotFound } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { isSameOwner } from '../../../platform/session/visitor.ts';
import { claimRedirect, findPaymentByReference, type StoredPayment } from '../store/payments.ts';
import { askAndSettle, awaitSettled, isWithProvider, type PaymentNeeds } from './askProvider.ts';

const resume = async (shop: PaymentNeeds, payment: StoredPayment, continuation: PaymentContinuation): Promise<StoredPayment> => {
  if (payment.status === 'pending') return await awaitSettled(shop, payment);
  if (payment.status !== 'redirect' || !isWithProvider(shop, payment)) return payment;
  const claimed = await claimRedirect(shop.database.queries, payment.id, shop.clock());
  if (!claimed) return await awaitSettled(shop, { ...payment, status: 'pending' });
  return await askAndSettle(shop, payment, () =>
    continuation.kind === 'cancel'
      ? shop.payments.cancel(payment.reference)
      : shop.payments.complete(payment.reference, continuation.redirectResult),
  );
};

/**
 * Continues an own payment after the bank's page, or gives it up. One that is settled, or being settled by another request, answers how it ends; somebody else's does not exist.
 */
export const continuePayment = async (
  shop: PaymentNeeds,
  actor: Actor,
  continuation: PaymentContinuation,
): Promise<Result<StoredPayment, NotFound>> => {
  const owner = await actor.knownOwner();
  const payment = owner ? await findPaymentByReference(shop.database.queries, continuation.paymentId) : undefined;
  if (!owner || !payment || !isSameOwner(owner, payment.basket.owner)) return err({ kind: 'not-found' });
  return ok(await resume(shop, payment, continuation));
};
