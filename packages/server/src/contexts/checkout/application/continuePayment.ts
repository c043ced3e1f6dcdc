import type { PaymentContinuation } from '@tailorbird/contract/checkout';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { NotFound } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { isSameOwner } from '../../../platform/session/visitor.ts';
import { claimRedirect, findPaymentByReference, type StoredPayment } from '../store/payments.ts';
import {
  awaitSettled,
  isIdle,
  isWithProvider,
  type PaymentNeeds,
  requestAndSettle,
} from './queryProvider.ts';
import { settlePayment } from './settlePayment.ts';

/**
 * Handles a payment with a previous provider, which cannot be queried. Its owner may cancel it
 * unless it was changed recently; money that was taken is refunded once that provider can be
 * queried. With the result of its page it stays open, since it is probably paid.
 */
const resumeElsewhere = async (
  shop: PaymentNeeds,
  payment: StoredPayment,
  { kind }: PaymentContinuation,
): Promise<StoredPayment> =>
  kind === 'cancel' && (payment.status === 'redirect' || isIdle(payment, shop.clock()))
    ? await settlePayment(shop, payment.id, { status: 'given-up' })
    : payment;

const resume = async (
  shop: PaymentNeeds,
  payment: StoredPayment,
  continuation: PaymentContinuation,
): Promise<StoredPayment> => {
  if (payment.status !== 'pending' && payment.status !== 'redirect') return payment;
  if (!isWithProvider(shop, payment)) return await resumeElsewhere(shop, payment, continuation);
  if (payment.status === 'pending') return await awaitSettled(shop, payment);
  const claimed = await claimRedirect(shop.database.queries, payment.id, shop.clock());
  if (!claimed) return await awaitSettled(shop, { ...payment, status: 'pending' });
  return await requestAndSettle(shop, payment, () =>
    continuation.kind === 'cancel'
      ? shop.payments.cancel(payment.reference)
      : shop.payments.complete(payment.reference, continuation.redirectResult),
  );
};

/**
 * Continues an own payment after the bank's page, or cancels it. A settled payment, or one
 * settled by a concurrent request, returns its result; another owner's payment is not found.
 */
export const continuePayment = async (
  shop: PaymentNeeds,
  actor: Actor,
  continuation: PaymentContinuation,
): Promise<Result<StoredPayment, NotFound>> => {
  const owner = await actor.knownOwner();
  const payment = owner
    ? await findPaymentByReference(shop.database.queries, continuation.paymentId)
    : undefined;
  if (!owner || !payment || !isSameOwner(owner, payment.basket.owner))
    return err({ kind: 'not-found' });
  return ok(await resume(shop, payment, continuation));
};
