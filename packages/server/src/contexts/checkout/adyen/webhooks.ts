import { createHmac, timingSafeEqual } from 'node:crypto';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import * as z from 'zod/mini';
import type {
  PaymentWebhooks,
  ProviderNotice,
  ProviderPayment,
} from '../application/paymentProvider.ts';
import { parsed } from '../providerParts.ts';
import type { AdyenKeys } from './keys.ts';
import { refundOf } from './refunds.ts';
import { type AdyenNotice, notices } from './shapes.ts';

/**
 * The signed fields of a webhook, in order. Other fields, such as a card's last digits, are
 * untrusted.
 */
const signedPart = ({
  pspReference,
  originalReference,
  merchantAccountCode,
  merchantReference,
  amount,
  eventCode,
  success,
}: AdyenNotice): string =>
  [
    pspReference,
    originalReference ?? '',
    merchantAccountCode,
    merchantReference ?? '',
    amount.value,
    amount.currency,
    eventCode,
    success,
  ].join(':');

const isSigned = (hmacKey: string, item: AdyenNotice): boolean => {
  const ours = createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(signedPart(item)).digest();
  const theirs = Buffer.from(item.additionalData?.hmacSignature ?? '', 'base64');
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
};

export type AdyenNoticeNeeds = Pick<AdyenKeys, 'hmacKey' | 'merchantAccount'> & {
  /** The status of a notice's payment; null if the shop has a newer one. */
  readonly authorised: (item: AdyenNotice, reference: string) => Promise<ProviderPayment | null>;
  readonly refundFailed: (reference: string, key: string) => Promise<void>;
  /** True if the payment belongs to the shop: the account may have other users. */
  readonly isOurs: (reference: string) => Promise<boolean>;
};

/** Verifies and reads Adyen's webhooks. A repeated webhook has the same event and reference. */
export const adyenWebhooks = ({
  hmacKey,
  merchantAccount,
  authorised,
  refundFailed,
  isOurs,
}: AdyenNoticeNeeds): PaymentWebhooks => {
  const noticeOf = async (item: AdyenNotice): Promise<Result<ProviderNotice, 'irrelevant'>> => {
    const { eventCode, pspReference, success, merchantReference: named } = item;
    if (item.merchantAccountCode !== merchantAccount || !named) return err('irrelevant');
    const eventId = `${eventCode}.${pspReference}.${success}`;
    if (eventCode === 'AUTHORISATION') {
      const payment = await authorised(item, named);
      return payment ? ok({ eventId, reference: named, payment }) : err('irrelevant');
    }
    const refund = refundOf(named);
    if (!refund || !(await isOurs(refund.reference))) return err('irrelevant');
    if (eventCode === 'REFUND' && success === 'true')
      return ok({ eventId, reference: refund.reference, refund: { key: refund.key } });
    if (
      eventCode === 'REFUND_FAILED' ||
      eventCode === 'REFUNDED_REVERSED' ||
      eventCode === 'REFUND'
    )
      await refundFailed(refund.reference, refund.key);
    return err('irrelevant');
  };
  return {
    read: async ({ body }) => {
      const notice = z.safeParse(notices, parsed(body));
      const items =
        notice.data?.notificationItems.map(({ NotificationRequestItem: item }) => item) ?? [];
      const [item, ...others] = items;
      if (!item || !items.every((each) => isSigned(hmacKey, each))) return err('forged');
      // Adyen sends one item at a time. Anything else is not acknowledged, so that Adyen sends
      // it again.
      if (others.length > 0) throw new Error('The webhook of Adyen has several items');
      return await noticeOf(item);
    },
  };
};
