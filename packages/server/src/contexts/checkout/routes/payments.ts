import * as contract from '@tailorbird/contract/checkout';
import { type Card, type PaymentRequest, validateCard } from '@tailorbird/domain/checkout';
import { err, type Locale, ok, parseEmail, type Result } from '@tailorbird/domain/kernel';
import type { Api } from '../../../platform/api/api.ts';
import { notFound, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { Visit } from '../../../platform/api/visit.ts';
import type { Visitor } from '../../../platform/session/visitor.ts';
import { continuePayment } from '../application/continuePayment.ts';
import { type PayNeeds, pay } from '../application/pay.ts';
import type { Decline } from '../application/paymentProvider.ts';
import { cardMessage, checkoutMessages } from '../messages.ts';
import type { StoredPayment } from '../store/payments.ts';
import { checkoutRefused, refusalOf } from './refusals.ts';

/** Messages at fields of a payment request. */
type Errors = Record<string, string[] | Record<string, string[]>>;

const reasonOf = {
  'wrong-cvc': 'wrongCvc',
  fraud: 'fraud',
  'payment-refused': 'refused',
  'not-authenticated': 'notAuthenticated',
  'payment-cancelled': 'cancelled',
} as const satisfies Readonly<Record<Exclude<Decline, 'provider-failed'>, string>>;

const standingOf = ({ status, decline, orderNumber, redirectUrl }: StoredPayment): contract.PaymentStanding => {
  switch (status) {
    case 'authorised':
      return { status, orderNumber: orderNumber ?? '' };
    case 'redirect':
      return { status, url: redirectUrl ?? '' };
    case 'refused':
      return decline === 'provider-failed' ? { status: 'failed' } : { status, reason: reasonOf[decline ?? 'payment-refused'] };
    default:
      return { status };
  }
};

/** How a payment stands, as the wire has it. */
const toWireResult = (payment: StoredPayment): contract.WirePaymentResult =>
  contract.toWirePaymentResult(payment.reference, standingOf(payment));

const parseCard = (method: PaymentRequest['method'], now: Date, locale: Locale): Result<Card | null, Errors> => {
  if (method.type === 'none') return ok(null);
  const card = validateCard(method.card, { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 });
  return card.ok ? card : err(contract.toWireCardErrors(card.failure, (field, failure) => cardMessage(field, failure, locale)));
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

/** Serves the payment calls of the wire (API-41, API-42). */
export const paymentRoutes = (api: Api, shop: PayNeeds): void => {
  route(
    api,
    contract.startPayment,
    async (call) => {
      const { locale } = call;
      const request = contract.fromWirePayment(call.body);
      if (!request.termsAccepted) return checkoutRefused({ reason: 'Terms Not Accepted' });
      const visitor = await call.visitor();
      const email = parseGuestEmail(visitor, request.guestEmail, locale);
      if (!email.ok) return reply(406, email.failure);
      const card = parseCard(request.method, shop.clock(), locale);
      if (!card.ok) return reply(406, card.failure);
      const returnUrl = parseReturnUrl(request.returnUrl, call);
      if (!returnUrl.ok) return reply(406, returnUrl.failure);
      const payment = await pay(shop, {
        owner: await call.owner(),
        viewer: await call.viewer(),
        idempotencyKey: request.idempotencyKey,
        expected: request.expected,
        currency: call.currency,
        card: card.value,
        sale: null,
        isActing: visitor.kind === 'customer' && visitor.impersonation !== null,
        email: email.value,
        comment: request.comment.normalize('NFC').trim(),
        returnUrl: returnUrl.value,
        locale,
        origin: call.linkOrigin,
      });
      return payment.ok ? reply(200, toWireResult(payment.value)) : refusalOf(payment.failure, locale);
    },
    { invalid: (errors) => reply(406, errors) },
  );

  route(
    api,
    contract.submitPaymentDetails,
    async (call) => {
      const payment = await continuePayment(shop, call, contract.fromWirePaymentDetails(call.body));
      return payment.ok ? reply(200, toWireResult(payment.value)) : notFound;
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
