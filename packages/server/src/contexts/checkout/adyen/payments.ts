import type { Locale } from '@tailorbird/domain/kernel';
import * as z from 'zod/mini';
import type { Database } from '../../../platform/database/database.ts';
import type { WithClock, WithLogger } from '../../../platform/runtime/runtime.ts';
import type {
  Authorisation,
  PaymentProvider,
  ProviderPayment,
} from '../application/paymentProvider.ts';
import { offersTimeoutMs, requestsTimeoutMs } from '../application/providerTimes.ts';
import { backTo, declined, hashOf, parsed } from '../providerParts.ts';
import {
  findProviderPayment,
  insertProviderPayment,
  type ProviderBooks,
  recordDecline,
} from '../store/providerPayments.ts';
import { lastStatus, recordQuery, recordStatus } from '../store/providerStatuses.ts';
import { listedMethods, rememberOffers } from '../walletOffers.ts';
import { AdyenRefusal, createAdyenApi } from './api.ts';
import { type AdyenKeys, adyenScript, adyenStyles } from './keys.ts';
import { isUndecided, statusOf } from './paymentStatus.ts';
import { recordFailedRefund, refundAtAdyen } from './refunds.ts';
import {
  deleteCardAtAdyen,
  savedCardAtAdyen,
  savedCardFields,
  savedCardFieldsOf,
} from './savedCards.ts';
import { type AdyenNotice, type CardState, cardState, payment, received } from './shapes.ts';
import { countryAtAdyen, walletFields, walletsOfAccount } from './wallets.ts';
import { adyenWebhooks } from './webhooks.ts';

/** Adyen requires a language with a country. */
const shopperLocales: Readonly<Record<Locale, string>> = { en: 'en-US', de: 'de-DE' };

/** Limit of unanswered requests kept in memory for retries. */
const mostUnanswered = 1_000;

/**
 * A request without final response: how to repeat it, and whether Adyen reported it as
 * undecided.
 */
type Unanswered = { readonly again: () => Promise<ProviderPayment>; isUndecided: boolean };

const cardIn = (token: string): CardState | null =>
  z.safeParse(cardState, parsed(token)).data ?? null;

/**
 * The payment method in Adyen's fields; null if unusable. `once` is the token that works for
 * one payment.
 */
const askedWith = (
  request: Authorisation,
): { readonly fields: object; readonly once: string | null } | null => {
  const { reference, means } = request;
  if (means.kind === 'wallet') return walletFields(request);
  if (means.kind === 'kept') {
    const fields = savedCardFieldsOf(means.name, means.device);
    return fields && { fields, once: null };
  }
  const card = means.kind === 'card' ? cardIn(means.token) : null;
  if (means.kind !== 'card' || !card) return null;
  const { paymentMethod, browserInfo } = card;
  const fields = {
    paymentMethod,
    browserInfo,
    shopperInteraction: 'Ecommerce',
    ...(means.keep && savedCardFields(reference)),
  };
  return { fields, once: hashOf(paymentMethod.encryptedCardNumber) };
};

/**
 * Cards and wallets with Adyen, which has no request for the status of a payment. The shop
 * stores each response. A lost response is requested again with the same key, which repeats it;
 * the request is kept in memory only, because it contains an encrypted card. If that is lost
 * too, the payment is canceled by the shop's reference, and a webhook about money taken anyway
 * triggers a refund.
 */
export const createAdyenPayments = (
  { queries }: Pick<Database, 'queries'>,
  keys: AdyenKeys,
  {
    clock,
    logger,
    timeoutMs = requestsTimeoutMs,
  }: WithClock & Partial<WithLogger> & { readonly timeoutMs?: number },
): PaymentProvider => {
  const books: ProviderBooks = { queries, provider: 'adyen' };
  // A call makes at most two requests: one, and a retry if the response is lost.
  const api = createAdyenApi(keys, timeoutMs / 2);
  const unanswered = new Map<string, Unanswered>();
  const offersApi = createAdyenApi(keys, Math.min(timeoutMs, offersTimeoutMs));
  const offered = rememberOffers('Adyen', clock, logger);

  /**
   * Runs a call that changes a payment, retries it after a lost response, and stores the
   * result.
   */
  const settle = async (
    reference: string,
    path: string,
    body: object,
    key: string,
  ): Promise<ProviderPayment> => {
    const requestPayment = async (): Promise<ProviderPayment> => {
      try {
        const answer = await api.post(path, body, key, payment);
        if (answer.merchantReference && answer.merchantReference !== reference) {
          // The return from the bank belongs to another payment, which a webhook settles.
          return await recordStatus(books, reference, declined('payment-refused'), null);
        }
        call.isUndecided = isUndecided(answer);
        return await recordStatus(books, reference, statusOf(answer), answer.pspReference ?? null);
      } catch (cause) {
        if (!(cause instanceof AdyenRefusal)) throw cause;
        return await recordStatus(
          books,
          reference,
          declined(cause.isOurs ? 'provider-failed' : 'payment-refused'),
          null,
        );
      }
    };
    const again = async (): Promise<ProviderPayment> => {
      const standing = await requestPayment();
      unanswered.delete(reference);
      return standing;
    };
    const call: Unanswered = { again, isUndecided: false };
    if (unanswered.size >= mostUnanswered) unanswered.delete(unanswered.keys().next().value ?? '');
    unanswered.set(reference, call);
    return await again();
  };

  const pay = async (request: Authorisation, fields: object): Promise<ProviderPayment> => {
    const { reference, amount, returnUrl, payer, locale } = request;
    return await settle(
      reference,
      '/payments',
      {
        reference,
        amount: { value: amount.amount, currency: amount.currency },
        ...fields,
        shopperEmail: payer.email,
        returnUrl: backTo(returnUrl, reference),
        channel: 'Web',
        shopperLocale: shopperLocales[locale],
        ...(payer.country && { countryCode: countryAtAdyen(payer.country) }),
        // The customer is redirected to the bank's page; it is not embedded.
        authenticationData: { threeDSRequestData: { nativeThreeDS: 'disabled' } },
        // Captures immediately, so that returning money is always a refund.
        captureDelayHours: 0,
      },
      reference,
    );
  };

  /** The stored status of a payment, or the response to a retry if it was lost. */
  const currentStatus = async (reference: string): Promise<ProviderPayment | null> => {
    const call = unanswered.get(reference);
    if (call) return await call.again();
    const book = await findProviderPayment(books, reference);
    return book && lastStatus(book);
  };

  /** Cancels a payment by the shop's reference; Adyen reports later if there was one. */
  const cancelAtAdyen = async (reference: string): Promise<void> => {
    await api.post(
      '/cancels',
      { paymentReference: reference, reference: `${reference}.cancel` },
      hashOf(`${reference}.cancel`),
      received,
    );
  };

  const settleByWebhook = async (
    { pspReference, amount, success }: AdyenNotice,
    reference: string,
  ): Promise<ProviderPayment | null> => {
    const book = await findProviderPayment(books, reference);
    if (!book) return null;
    // Only the response has the reason for a decline and the option to retry at the bank.
    const known = lastStatus(book);
    if (success === 'false' && unanswered.get(reference)?.isUndecided) {
      unanswered.delete(reference);
      return await recordStatus(books, reference, declined('payment-refused'), null);
    }
    if (success === 'false') return known?.status === 'declined' ? known : null;
    if (book.amount !== null && book.amount !== amount.value)
      throw new Error('Adyen returned another amount');
    unanswered.delete(reference);
    return await recordStatus(books, reference, { status: 'authorised' }, pspReference);
  };

  return {
    name: books.provider,
    methods: async (at) => {
      const { locale, currency, country, owed } = at;
      const wallets = await offered([currency, country].join(' '), () =>
        walletsOfAccount(offersApi, at),
      );
      const configuration = {
        provider: 'adyen',
        script: adyenScript(keys.environment),
        styles: adyenStyles(keys.environment),
        clientKey: keys.clientKey,
        environment: keys.environment,
        country: country ?? 'DE',
        currency,
        locale,
      };
      // Wallet buttons display the amount.
      const withAmount = wallets.map(({ type, known }) => ({
        type,
        known: { ...known, amount: String(owed?.amount) },
      }));
      return listedMethods(withAmount, {
        at,
        buttons: owed ? (keys.buttons ?? []) : [],
        configuration,
      });
    },
    authorise: async (request) => {
      const { reference, amount } = request;
      await insertProviderPayment(books, { reference, decline: null, now: clock() });
      const known = await currentStatus(reference);
      if (known) return known;
      const asked = askedWith(request);
      if (
        !asked ||
        !(await recordQuery(books, reference, { amount: amount.amount, means: asked.once }))
      )
        return declined(await recordDecline(books, reference, 'payment-refused'));
      try {
        return await pay(request, asked.fields);
      } catch {
        const call = unanswered.get(reference);
        if (!call) throw new Error('Adyen did not answer');
        return await call.again();
      }
    },
    complete: async (reference, result) => {
      const known = await currentStatus(reference);
      if (known?.status !== 'redirect') return known ?? declined('payment-refused');
      return await settle(
        reference,
        '/payments/details',
        { details: { redirectResult: result } },
        hashOf(`${reference}.details.${result}`),
      );
    },
    cancel: async (reference) => {
      const before = await findProviderPayment(books, reference);
      const known = before && (await currentStatus(reference));
      if (known && known.status !== 'redirect') return known;
      await insertProviderPayment(books, { reference, decline: 'payment-cancelled', now: clock() });
      // A payment never requested at Adyen needs no cancellation there.
      if (before?.amount != null) await cancelAtAdyen(reference);
      return await recordStatus(books, reference, declined('payment-cancelled'), null);
    },
    refund: async (reference, part) => {
      const book = await findProviderPayment(books, reference);
      if (!book?.provider_id || lastStatus(book)?.status !== 'authorised')
        throw new Error('Adyen has no charge for this payment');
      await refundAtAdyen(api, books, { id: book.provider_id, reference }, part);
    },
    lookup: currentStatus,
    kept: (reference) => savedCardAtAdyen(api, reference),
    forget: (name) => deleteCardAtAdyen(api, name),
    webhooks: adyenWebhooks({
      ...keys,
      authorised: settleByWebhook,
      refundFailed: (reference, key) => recordFailedRefund(books, reference, key),
      isOurs: async (reference) => (await findProviderPayment(books, reference)) !== null,
    }),
  };
};
