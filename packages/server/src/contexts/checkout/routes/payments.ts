import * as contract from '@tailorbird/contract/checkout';
import { type Card, type CardField, validateCard } from '@tailorbird/domain/checkout';
import { err, type Locale, money, ok, parseEmail, type Result } from '@tailorbird/domain/kernel';
import type { Api } from '../../../platform/api/api.ts';
import { notFound, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { Visit } from '../../../platform/api/visit.ts';
import type { Visitor } from '../../../platform/session/visitor.ts';
import type { Shop } from '../../../platform/shop.ts';
import { askAndSettle, awaitSettled } from '../application/askProvider.ts';
import { type PaymentNotBegun, pay } from '../application/pay.ts';
import type { Decline } from '../application/paymentProvider.ts';
import { cardMessage, checkoutMessages } from '../messages.ts';
import { claimRedirect, findPaymentByReference, type StoredPayment } from '../store/payments.ts';
import { checkoutRefused } from './refusals.ts';

const { refusalReasons } = contract;

/** Messages at fields of a payment request. */
type Errors = Record<string, string[] | Record<string, string[]>>;

const refusalReasonOf: Readonly<Record<Decline, string>> = {
  'wrong-cvc': refusalReasons.wrongCvc,
  fraud: refusalReasons.fraud,
  'payment-refused': refusalReasons.refused,
  'not-authenticated': refusalReasons.notAuthenticated,
  'payment-cancelled': refusalReasons.cancelled,
  'provider-failed': refusalReasons.refused,
};

/** How a payment stands, as the wire has it. */
const toWireResult = ({ reference, status, decline, orderNumber, redirectUrl }: StoredPayment): contract.WirePaymentResult => {
  switch (status) {
    case 'authorised':
      return { resultCode: 'Authorised', payment_id: reference, order_number: orderNumber ?? '' };
    case 'redirect':
      return {
        resultCode: 'RedirectShopper',
        payment_id: reference,
        action: { type: 'redirect', method: 'GET', url: redirectUrl ?? '' },
      };
    case 'cancelled':
      return { resultCode: 'Cancelled', payment_id: reference, refusalReason: refusalReasons.cancelled };
    case 'refused':
      return {
        resultCode: decline === 'provider-failed' ? 'Error' : 'Refused',
        payment_id: reference,
        refusalReason: refusalReasonOf[decline ?? 'payment-refused'],
      };
    case 'pending':
      // Whether the money was taken is not known yet; the order follows when it was.
      return { resultCode: 'Error', payment_id: reference, refusalReason: refusalReasons.orderNotFinalized };
  }
};

const wireCardFields: Readonly<Record<CardField, string>> = {
  number: 'number',
  expiry: 'expiry_month',
  securityCode: 'cvc',
  holderName: 'holder_name',
};

const parseCard = (sent: contract.WirePaymentToMake['payment_method'], now: Date, locale: Locale): Result<Card | null, Errors> => {
  if (sent.type === 'none') return ok(null);
  const card = validateCard(
    {
      number: sent.number,
      expiry: `${sent.expiry_month.trim()}/${sent.expiry_year.trim().slice(-2)}`,
      securityCode: sent.cvc,
      holderName: sent.holder_name,
    },
    { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 },
  );
  if (card.ok) return card;
  const failures = Object.entries(card.failure) as [CardField, 'required' | 'invalid' | 'expired'][];
  return err({
    payment_method: Object.fromEntries(failures.map(([field, failure]) => [wireCardFields[field], [cardMessage(field, failure, locale)]])),
  });
};

/** Where the receipt goes: to the account's address, or the one a guest gave. */
const parseGuestEmail = (visitor: Visitor, sent: string | null, locale: Locale): Result<string, Errors> => {
  if (visitor.kind === 'customer') return ok(visitor.account.email);
  const email = parseEmail(sent ?? '');
  if (email.ok) return email;
  const message = email.failure.kind === 'email-required' ? checkoutMessages.guestEmailRequired : checkoutMessages.guestEmailInvalid;
  return err({ guest_email: [message[locale]] });
};

/** The address the bank sends the customer back to; only ever one of this shop. */
const parseReturnUrl = (sent: string, { origin, locale }: Pick<Visit, 'origin' | 'locale'>): Result<string, Errors> => {
  const url = URL.parse(sent, origin);
  return url && url.origin === new URL(origin).origin ? ok(url.href) : err({ return_url: [checkoutMessages.returnAddressForeign[locale]] });
};

const refusalOf = (failure: PaymentNotBegun, locale: Locale) => {
  switch (failure.reason) {
    case 'key-reused':
      return reply(409, { detail: 'This idempotency key belongs to another payment.' });
    case 'payment-in-progress':
      return reply(409, { detail: 'A payment for this basket is in progress.' });
    case 'card-missing':
      return reply(406, { payment_method: { type: [checkoutMessages.cardMissing[locale]] } });
    default:
      return checkoutRefused(failure);
  }
};

/** The payment this visitor means; somebody else's does not exist for them. */
const ownPayment = async (shop: Shop, visit: Visit, reference: string): Promise<StoredPayment | undefined> => {
  const owner = await visit.knownOwner();
  const payment = owner ? await findPaymentByReference(shop.database.queries, reference) : undefined;
  if (!owner || !payment) return undefined;
  const { owner: payer } = payment.basket;
  const isOwn =
    owner.kind === 'customer'
      ? payer.kind === 'customer' && payer.accountId === owner.accountId
      : payer.kind === 'guest' && payer.guestKey === owner.guestKey;
  return isOwn ? payment : undefined;
};

/** Continues a payment after the bank's page, or gives it up. One that is settled, or being settled by another request, answers how it ends. */
const continuePayment = async (shop: Shop, payment: StoredPayment, details: contract.WirePaymentDetails): Promise<StoredPayment> => {
  if (payment.status === 'pending') return await awaitSettled(shop, payment);
  if (payment.status !== 'redirect') return payment;
  const claimed = await claimRedirect(shop.database.queries, payment.id, shop.clock());
  if (!claimed) return await awaitSettled(shop, { ...payment, status: 'pending' });
  return await askAndSettle(shop, payment, () =>
    'cancel' in details
      ? shop.payments.cancel(payment.reference)
      : shop.payments.complete(payment.reference, details.details.redirectResult),
  );
};

/** Serves the payment calls of the wire (API-41, API-42). */
export const paymentRoutes = (api: Api, shop: Shop): void => {
  route(
    api,
    contract.startPayment,
    async (call) => {
      const { body, locale } = call;
      if (!body.terms_accepted) return checkoutRefused({ reason: 'Terms Not Accepted' });
      const email = parseGuestEmail(await call.visitor(), body.guest_email, locale);
      if (!email.ok) return reply(406, email.failure);
      const card = parseCard(body.payment_method, shop.clock(), locale);
      if (!card.ok) return reply(406, card.failure);
      const returnUrl = parseReturnUrl(body.return_url, call);
      if (!returnUrl.ok) return reply(406, returnUrl.failure);
      const payment = await pay(shop, {
        owner: await call.owner(),
        viewer: await call.viewer(),
        idempotencyKey: body.idempotency_key,
        expected: money(body.amount.value, body.amount.currency),
        currency: call.currency,
        card: card.value,
        email: email.value,
        comment: body.comment.normalize('NFC').trim(),
        returnUrl: returnUrl.value,
        locale,
        origin: shop.settings.publicAddress ?? call.origin,
      });
      return payment.ok ? reply(200, toWireResult(payment.value)) : refusalOf(payment.failure, locale);
    },
    { invalid: (errors) => reply(406, errors) },
  );

  route(
    api,
    contract.submitPaymentDetails,
    async (call) => {
      const payment = await ownPayment(shop, call, call.body.payment_id);
      return payment ? reply(200, toWireResult(await continuePayment(shop, payment, call.body))) : notFound;
    },
    {
      requestOf: (content) => {
        const [details, cancellation] = contract.paymentDetails.def.options;
        return 'cancel' in content ? cancellation : details;
      },
      invalid: (errors) => reply(406, errors),
    },
  );
};
