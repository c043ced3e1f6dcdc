import { createHmac } from 'node:crypto';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import * as z from 'zod/mini';
import { sameSecret } from '../../../platform/session/secrets.ts';
import type {
  PaymentWebhooks,
  ProviderNotice,
  ProviderPayment,
} from '../application/paymentProvider.ts';
import { parsed } from '../providerParts.ts';
import { event, type Intent, intent, refund } from './shapes.ts';

/** Maximum clock difference of a signature: Stripe signs each repetition again. */
const toleranceSeconds = 300;
const longestHeader = 2_000;

type Signature = { readonly at: string; readonly signatures: readonly string[] };

/**
 * `t=1700000000,v1=…,v1=…`: during the rotation of a secret there is one signature for each.
 */
const readSignature = (header: string): Signature => {
  const parts = header
    .slice(0, longestHeader)
    .split(',')
    .map((part) => part.split('=', 2));
  const all = (name: string): string[] =>
    parts.flatMap(([key, value]) => (key?.trim() === name && value ? [value] : []));
  return { at: all('t')[0] ?? '', signatures: all('v1') };
};

const isSigned = (secret: string, header: string, body: string, now: Date): boolean => {
  const { at, signatures } = readSignature(header);
  if (!/^\d{1,12}$/.test(at) || Math.abs(now.getTime() / 1_000 - Number(at)) > toleranceSeconds)
    return false;
  const ours = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return signatures.some((theirs) => sameSecret(ours, theirs));
};

const aboutPayments: readonly string[] = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
];
const aboutRefunds: readonly string[] = ['refund.created', 'refund.updated'];

/** An intent's id; amount and currency if the notice has them. */
export type NamedIntent = Pick<Intent, 'id'> & Partial<Pick<Intent, 'amount' | 'currency'>>;

export type StripeNoticeNeeds = {
  readonly secret: string;
  readonly isLive: boolean;
  readonly clock: () => Date;
  readonly standing: (reference: string, intent: Intent) => Promise<ProviderPayment | null>;
  /** True if the intent belongs to a payment of the shop: the account may have other users. */
  readonly isOurs: (reference: string, intent: NamedIntent) => Promise<boolean>;
};

/**
 * Verifies and reads Stripe's webhooks. Events of other programs with the same account have no
 * shop reference.
 */
export const stripeWebhooks = ({
  secret,
  isLive,
  clock,
  standing,
  isOurs,
}: StripeNoticeNeeds): PaymentWebhooks => {
  const noticeOf = async (
    notice: z.output<typeof event>,
  ): Promise<Result<ProviderNotice, 'irrelevant'>> => {
    const { object } = notice.data;
    if (aboutPayments.includes(notice.type)) {
      const about = z.safeParse(intent, object);
      const reference = about.data?.metadata?.reference;
      const payment =
        about.success && reference && (await isOurs(reference, about.data))
          ? await standing(reference, about.data)
          : null;
      return payment && reference
        ? ok({ eventId: notice.id, reference, payment })
        : err('irrelevant');
    }
    if (aboutRefunds.includes(notice.type)) {
      const about = z.safeParse(refund, object);
      const { reference, key } = about.data?.metadata ?? {};
      const id = about.data?.payment_intent;
      return about.data?.status === 'succeeded' &&
        reference &&
        key &&
        id &&
        (await isOurs(reference, { id }))
        ? ok({ eventId: notice.id, reference, refund: { key } })
        : err('irrelevant');
    }
    return err('irrelevant');
  };
  return {
    read: async ({ headers, body }) => {
      if (!isSigned(secret, headers['stripe-signature'] ?? '', body, clock())) return err('forged');
      const notice = z.safeParse(event, parsed(body));
      return notice.success && notice.data.livemode === isLive
        ? await noticeOf(notice.data)
        : err('irrelevant');
    },
  };
};
