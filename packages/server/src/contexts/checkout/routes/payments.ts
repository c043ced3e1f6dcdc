import * as contract from '@tailorbird/contract/checkout';
import { err, type Locale, ok, parseEmail, type Result } from '@tailorbird/domain/kernel';
import type { Api } from '../../../platform/api/api.ts';
import type { FieldErrors } from '../../../platform/api/fieldErrors.ts';
import { notFound, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { Visit } from '../../../platform/api/visit.ts';
import type { Visitor } from '../../../platform/session/visitor.ts';
import { continuePayment } from '../application/continuePayment.ts';
import { type PayNeeds, pay } from '../application/pay.ts';
import type { Decline } from '../application/paymentProvider.ts';
import { checkoutMessages } from '../messages.ts';
import type { StoredPayment } from '../store/payments.ts';
import { checkoutRefused, refusalOf } from './refusals.ts';

type Errors = Record<string, string[] | Record<string, string[]>>;

const reasonOf = {
  'wrong-cvc': 'wrongCvc',
  fraud: 'fraud',
  'payment-refused': 'refused',
  'not-authenticated': 'notAuthenticated',
  'payment-cancelled': 'cancelled',
  unheard: 'cancelled',
} as const satisfies Readonly<Record<Exclude<Decline, 'provider-failed'> | 'unheard', string>>;

const standingOf = ({
  status,
  decline,
  orderNumber,
  redirectUrl,
}: StoredPayment): contract.PaymentStanding => {
  switch (status) {
    case 'authorised':
      return { status, orderNumber: orderNumber ?? '' };
    case 'redirect':
      return { status, url: redirectUrl ?? '' };
    case 'refused':
      return decline === 'provider-failed'
        ? { status: 'failed' }
        : { status, reason: reasonOf[decline ?? 'payment-refused'] };
    default:
      return { status };
  }
};

const toWireResult = (payment: StoredPayment): contract.WirePaymentResult =>
  contract.toWirePaymentResult(payment.reference, standingOf(payment));

/** Rejects raw card data, so that no card passes through the shop. */
const rawCard = reply(400, {
  detail:
    'Cards are not taken here. Give the card to the payment provider in the browser, and send the token it answers as payment_method.token.',
});

const hasCardError = ({ payment_method: errors }: FieldErrors): boolean =>
  typeof errors === 'object' &&
  contract.rawCardFields.some((field) => Object.hasOwn(errors, field));

/** The receipt's address: the account's own, or the guest's. */
const parseGuestEmail = (
  visitor: Visitor,
  sent: string | null,
  locale: Locale,
): Result<string, Errors> => {
  if (visitor.kind === 'customer') return ok(visitor.account.email);
  const email = parseEmail(sent ?? '');
  if (email.ok) return email;
  const message =
    email.failure.kind === 'email-required'
      ? checkoutMessages.guestEmailRequired
      : checkoutMessages.guestEmailInvalid;
  return err({ guest_email: [message[locale]] });
};

const parseReturnUrl = (
  sent: string,
  { origin, locale }: Pick<Visit, 'origin' | 'locale'>,
): Result<string, Errors> => {
  const url = URL.parse(sent, origin);
  return url && url.origin === new URL(origin).origin
    ? ok(url.href)
    : err({ return_url: [checkoutMessages.returnAddressForeign[locale]] });
};

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
      const returnUrl = parseReturnUrl(request.returnUrl, call);
      if (!returnUrl.ok) return reply(406, returnUrl.failure);
      const payment = await pay(shop, {
        owner: await call.owner(),
        viewer: await call.viewer(),
        idempotencyKey: request.idempotencyKey,
        expected: request.expected,
        currency: call.currency,
        means: request.means,
        country: call.country,
        sale: null,
        isActing: visitor.kind === 'customer' && visitor.impersonation !== null,
        email: email.value,
        comment: request.comment.normalize('NFC').trim(),
        returnUrl: returnUrl.value,
        locale,
        origin: call.linkOrigin,
      });
      return payment.ok
        ? reply(200, toWireResult(payment.value))
        : refusalOf(payment.failure, locale);
    },
    { invalid: (errors) => (hasCardError(errors) ? rawCard : reply(406, errors)) },
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
