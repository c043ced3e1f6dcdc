import type { Database } from '../../../platform/database/database.ts';
import type { WithClock, WithLogger } from '../../../platform/runtime/runtime.ts';
import type { PaymentProvider, ProviderPayment } from '../application/paymentProvider.ts';
import { offersTimeoutMs, requestsTimeoutMs } from '../application/providerTimes.ts';
import { backTo, declined } from '../providerParts.ts';
import { findPaymentByReference } from '../store/payments.ts';
import {
  cancelUnrequested,
  findProviderPayment,
  insertProviderPayment,
  type ProviderBook,
  type ProviderBooks,
  recordDecline,
  recordProviderId,
} from '../store/providerPayments.ts';
import { listedMethods, rememberOffers } from '../walletOffers.ts';
import { createStripeApi, type StripeApi, StripeRefusal, unlessUnknown } from './api.ts';
import { isLiveKey, type StripeKeys, stripeScript } from './keys.ts';
import { statusOf } from './paymentStatus.ts';
import { refundAtStripe } from './refunds.ts';
import {
  type Asked,
  deleteCardAtStripe,
  paymentMethodFields,
  savedCardAtStripe,
} from './savedCards.ts';
import { type Intent, intent } from './shapes.ts';
import { unlessNotOffered, walletsOfAccount } from './wallets.ts';
import { stripeWebhooks } from './webhooks.ts';

const withCharge = { 'expand[]': 'latest_charge' };

/**
 * Stripe's fields need an amount but do not display it; a placeholder before the total is
 * known.
 */
const someAmount = '100';

const pathOf = (id: string): string => `/v1/payment_intents/${encodeURIComponent(id)}`;

type Calls = Pick<
  PaymentProvider,
  'authorise' | 'complete' | 'cancel' | 'refund' | 'lookup' | 'kept' | 'forget'
> & {
  readonly statusOfNotice: (reference: string, told: Intent) => Promise<ProviderPayment | null>;
};

const callsBy = (api: StripeApi, books: ProviderBooks, clock: () => Date): Calls => {
  const read = async (id: string): Promise<Intent> => await api.get(pathOf(id), withCharge, intent);

  /** Cancels an intent, or reads it if it is too late. */
  const cancelIntent = async (id: string): Promise<Intent> => {
    try {
      return await api.post(`${pathOf(id)}/cancel`, withCharge, null, intent);
    } catch (cause) {
      if (!(cause instanceof StripeRefusal)) throw cause;
      return await read(id);
    }
  };

  /** Finishes a payment. A declined payment stays declined and cannot be retried. */
  const finish = async (
    reference: string,
    { id, status }: Intent,
    standing: ProviderPayment,
  ): Promise<ProviderPayment> => {
    if (standing.status !== 'declined') return standing;
    const decline = await recordDecline(books, reference, standing.decline);
    // If this fails, a later payment would be reported by webhook and refunded.
    if (status !== 'canceled') await cancelIntent(id).catch(() => {});
    return declined(decline);
  };

  const giveUp = async (reference: string, id: string): Promise<ProviderPayment> => {
    const canceled = await cancelIntent(id);
    const standing = statusOf(canceled);
    if (!standing || standing.status === 'redirect') throw new Error('Stripe did not cancel');
    return await finish(reference, canceled, standing);
  };

  const confirm = async (
    reference: string,
    id: string,
    means: Asked['confirmed'],
    returnUrl: string,
  ): Promise<ProviderPayment> => {
    const fields = {
      ...means,
      return_url: backTo(returnUrl, reference, id),
      // The token requests redirection by Stripe's script; the shop redirects itself.
      use_stripe_sdk: 'false',
      ...withCharge,
    };
    let confirmed: Intent;
    try {
      confirmed = await api.post(`${pathOf(id)}/confirm`, fields, `${reference}.confirm`, intent);
    } catch (cause) {
      if (!(cause instanceof StripeRefusal)) throw cause;
      confirmed = await read(id);
      if (!statusOf(confirmed)) throw cause;
    }
    const standing = statusOf(confirmed);
    return standing ? await finish(reference, confirmed, standing) : await giveUp(reference, id);
  };

  /** The status of a payment with a Stripe id; null before the first attempt. */
  const standingAt = async (book: ProviderBook, id: string): Promise<ProviderPayment | null> => {
    const found = await read(id);
    const standing = statusOf(found);
    if (standing?.status === 'authorised') return standing;
    if (book.decline) return declined(book.decline);
    return standing && (await finish(book.reference, found, standing));
  };

  return {
    authorise: async (request) => {
      const { reference, means, amount, returnUrl } = request;
      const book = await insertProviderPayment(books, { reference, decline: null, now: clock() });
      const known = book.provider_id === null ? null : await standingAt(book, book.provider_id);
      if (known) return known;
      if (book.decline) return declined(book.decline);
      const isNew = book.provider_id === null;
      const asked = await paymentMethodFields(api, request, isNew);
      const unlessNot = means.kind === 'wallet' ? unlessNotOffered : unlessUnknown;
      const begin = (): Promise<Intent> =>
        api.post(
          '/v1/payment_intents',
          {
            amount: String(amount.amount),
            currency: amount.currency.toLowerCase(),
            'metadata[reference]': reference,
            ...asked?.made,
          },
          reference,
          intent,
        );
      const id = book.provider_id ?? (asked && (await unlessNot(begin))?.id);
      if (!asked || !id) return declined(await recordDecline(books, reference, 'payment-refused'));
      if (!(await recordProviderId(books, reference, id))) {
        // Canceled during the request: nothing is confirmed.
        await cancelIntent(id).catch(() => {});
        return declined(
          (await findProviderPayment(books, reference))?.decline ?? 'payment-cancelled',
        );
      }
      return await confirm(reference, id, asked.confirmed, returnUrl);
    },
    complete: async (reference) => {
      const book = await findProviderPayment(books, reference);
      if (!book?.provider_id) return declined(book?.decline ?? 'payment-refused');
      // The return address is untrusted. A customer who returns without a decision has
      // canceled.
      const standing = await standingAt(book, book.provider_id);
      return standing && standing.status !== 'redirect'
        ? standing
        : await giveUp(reference, book.provider_id);
    },
    cancel: async (reference) => {
      await insertProviderPayment(books, { reference, decline: 'payment-cancelled', now: clock() });
      await cancelUnrequested(books, reference);
      const book = await findProviderPayment(books, reference);
      return book?.provider_id
        ? await giveUp(reference, book.provider_id)
        : declined(book?.decline ?? 'payment-cancelled');
    },
    refund: async (reference, part) => {
      const book = await findProviderPayment(books, reference);
      if (!book?.provider_id) throw new Error('Stripe has no charge for this payment');
      await refundAtStripe(api, book.provider_id, reference, part);
    },
    lookup: async (reference) => {
      const book = await findProviderPayment(books, reference);
      if (!book) return null;
      // Without an id, nothing was confirmed.
      if (!book.provider_id) return book.decline && declined(book.decline);
      return await standingAt(book, book.provider_id);
    },
    kept: async (reference) => {
      const book = await findProviderPayment(books, reference);
      return book?.provider_id ? await savedCardAtStripe(api, book.provider_id, reference) : null;
    },
    forget: (name) => deleteCardAtStripe(api, name),
    statusOfNotice: async (reference, intent) => {
      const standing = statusOf(intent);
      if (standing?.status === 'declined') return await finish(reference, intent, standing);
      if (standing?.status !== 'authorised' || standing.lastFour) return standing;
      // Webhooks do not include the card, so it is read.
      return await read(intent.id).then(statusOf, () => standing);
    },
  };
};

/**
 * Cards and wallets with Stripe. A payment has two steps: the PaymentIntent, whose id is
 * stored, then its confirmation with the browser's token. So every payment that may have taken
 * money has a known id and is read by it, which is current; Stripe's search is delayed. A
 * declined intent is canceled, which is final.
 */
export const createStripePayments = (
  { queries }: Pick<Database, 'queries'>,
  keys: StripeKeys,
  {
    clock,
    logger,
    timeoutMs = requestsTimeoutMs,
  }: WithClock & Partial<WithLogger> & { readonly timeoutMs?: number },
): PaymentProvider => {
  const books: ProviderBooks = { queries, provider: 'stripe' };
  const offered = rememberOffers('Stripe', clock, logger);
  /** The requests of one call share its time limit. */
  const calls = (): Calls =>
    callsBy(createStripeApi(keys, AbortSignal.timeout(timeoutMs)), books, clock);
  const wallets = (): ReturnType<typeof walletsOfAccount> =>
    walletsOfAccount(
      createStripeApi(keys, AbortSignal.timeout(Math.min(timeoutMs, offersTimeoutMs))),
    );
  return {
    name: books.provider,
    methods: async (at) => {
      const { locale, currency, owed } = at;
      const configuration = {
        provider: 'stripe',
        script: stripeScript,
        publishableKey: keys.publishableKey,
        amount: owed && owed.amount > 0 ? String(owed.amount) : someAmount,
        currency: currency.toLowerCase(),
        locale,
      };
      return listedMethods(await offered('account', wallets), {
        at,
        buttons: keys.buttons ?? [],
        configuration,
      });
    },
    authorise: (request) => calls().authorise(request),
    complete: (reference, result) => calls().complete(reference, result),
    cancel: (reference) => calls().cancel(reference),
    refund: (reference, part) => calls().refund(reference, part),
    lookup: (reference) => calls().lookup(reference),
    kept: (reference) => calls().kept(reference),
    forget: (name) => calls().forget(name),
    webhooks: stripeWebhooks({
      secret: keys.webhookSecret,
      isLive: isLiveKey(keys.secretKey),
      clock,
      standing: (reference, intent) => calls().statusOfNotice(reference, intent),
      isOurs: async (reference, { id, amount, currency }) => {
        const book = await findProviderPayment(books, reference);
        const payment = await findPaymentByReference(queries, reference);
        return (
          book?.provider_id === id &&
          (payment === undefined ||
            ((amount ?? payment.amount.amount) === payment.amount.amount &&
              (currency ?? payment.amount.currency).toUpperCase() === payment.amount.currency))
        );
      },
    }),
  };
};
