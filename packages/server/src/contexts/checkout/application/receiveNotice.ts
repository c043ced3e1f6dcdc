import { unreachable } from '@tailorbird/domain/kernel';
import { timePart } from '../../../platform/runtime/parts.ts';
import { finishRefund, refundsDue } from '../../orders/index.ts';
import {
  markNoticeApplied,
  noticesToApply,
  type StoredNotice,
  storeNotice,
} from '../store/notices.ts';
import { findPaymentByReference, type StoredPayment } from '../store/payments.ts';
import type { ProviderNotice, ProviderPayment } from './paymentProvider.ts';
import { isWithProvider, type PaymentNeeds } from './queryProvider.ts';
import { settlePayment } from './settlePayment.ts';

/** Refunds a payment without order; repeated calls refund once. */
export const refundTaken = async (
  shop: PaymentNeeds,
  { reference, amount }: StoredPayment,
): Promise<void> => {
  shop.logger.error({ payment: reference }, 'charged after cancellation; refunding');
  await timePart('bank call', () =>
    shop.payments.refund(reference, { key: 'without-order', amount }),
  );
};

/** Queries the provider and refunds a declined payment that was reported as paid. */
const refundWithoutOrder = async (shop: PaymentNeeds, payment: StoredPayment): Promise<void> => {
  const standing = await timePart('bank call', () => shop.payments.lookup(payment.reference));
  if (standing?.status === 'authorised') await refundTaken(shop, payment);
};

const settleByNotice = async (
  shop: PaymentNeeds,
  payment: StoredPayment,
  status: ProviderPayment,
): Promise<void> => {
  switch (status.status) {
    // Usually known; otherwise the recovery job queries the payment.
    case 'redirect':
      return;
    case 'declined':
      await settlePayment(shop, payment.id, status);
      return;
    case 'authorised': {
      const settled = await settlePayment(shop, payment.id, status);
      if (settled.status !== 'authorised') await refundWithoutOrder(shop, settled);
      return;
    }
    default:
      unreachable(status);
  }
};

const noteRefunded = async (
  shop: PaymentNeeds,
  { orderNumber }: StoredPayment,
  key: string,
): Promise<void> => {
  const due = (await refundsDue(shop.database.queries)).find(
    (refund) => refund.orderNumber === orderNumber && refund.key === key,
  );
  if (due) await finishRefund(shop.database.queries, due.id, shop.clock());
};

const apply = async (shop: PaymentNeeds, { id, notice }: StoredNotice): Promise<void> => {
  const { queries } = shop.database;
  const payment = await findPaymentByReference(queries, notice.reference);
  if (!payment || !isWithProvider(shop, payment)) return;
  if ('refund' in notice) await noteRefunded(shop, payment, notice.refund.key);
  else await settleByNotice(shop, payment, notice.payment);
  await markNoticeApplied(queries, id, shop.clock());
};

/**
 * Applies a provider's notice once, however often it is sent. A notice before its payment is
 * known waits; one after settlement has no effect. A payment approved by a customer who never
 * returned becomes an order here.
 */
export const receiveNotice = async (
  shop: PaymentNeeds,
  provider: string,
  notice: ProviderNotice,
): Promise<void> => {
  const kept = await storeNotice(shop.database.queries, provider, notice, shop.clock());
  if (!kept.isApplied) await apply(shop, kept);
};

/**
 * Applies waiting notices. A failing one keeps waiting and blocks neither other notices nor the
 * recovery.
 */
export const applyStoredNotices = async (shop: PaymentNeeds): Promise<void> => {
  for (const kept of await noticesToApply(shop.database.queries, shop.payments.name)) {
    try {
      await apply(shop, kept);
    } catch (cause) {
      shop.logger.warn(
        {
          payment: kept.notice.reference,
          cause: cause instanceof Error ? cause.message : String(cause),
        },
        'webhook not applied',
      );
    }
  }
};
