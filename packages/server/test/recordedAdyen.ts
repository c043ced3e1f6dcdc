import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Does = 'pay' | 'ask' | 'wrong-cvc' | 'fraud' | 'refuse';
type Failing = 'silence' | 'error' | 'garbage';
type Reply = { readonly status: number; readonly body: unknown };

export type RecordedPayment = {
  pspReference: string;
  reference: string;
  amount: { value: number; currency: string };
  status: 'asked' | 'decided' | 'authorised' | 'refused' | 'canceled';
  decision: 'approve' | 'decline' | 'cancel' | 'later' | null;
  returnUrl: string;
  asked: Asked;
};
type Refund = {
  pspReference: string;
  of: string;
  reference: string;
  amount: { value: number; currency: string };
};
type Stored = { readonly id: string; readonly shopper: string; readonly does: Does };
type LineItem = {
  readonly id: string;
  readonly description: string;
  readonly quantity: number;
  readonly amountIncludingTax: number;
  readonly taxPercentage: number;
};
const isLineItem = ({
  id,
  description,
  quantity,
  amountIncludingTax,
  taxPercentage,
}: LineItem): boolean =>
  id !== '' &&
  description !== '' &&
  Number.isSafeInteger(quantity) &&
  quantity > 0 &&
  Number.isSafeInteger(amountIncludingTax) &&
  Number.isInteger(taxPercentage) &&
  taxPercentage >= 0;
type Asked = {
  shopperReference?: string;
  shopperInteraction?: string;
  recurringProcessingModel?: string;
  storePaymentMethod?: boolean;
  merchantAccount?: string;
  reference?: string;
  amount?: { value: number; currency: string };
  paymentMethod?: Record<string, string>;
  browserInfo?: object;
  returnUrl?: string;
  details?: { redirectResult?: string };
  paymentReference?: string;
  countryCode?: string;
  lineItems?: readonly LineItem[];
};

const ok = (body: unknown, status = 200): Reply => ({ status, body });
const refusal = (status: number, errorCode: string): Reply => ({
  status,
  body: { status, errorCode, message: 'Refused', errorType: 'validation' },
});
const refusals = {
  'wrong-cvc': { refusalReason: 'CVC Declined', refusalReasonCode: '24' },
  fraud: { refusalReason: 'FRAUD', refusalReasonCode: '20' },
  refuse: { refusalReason: 'Refused', refusalReasonCode: '2' },
} as const;

const keys = {
  kind: 'adyen',
  apiKey: 'AQErecordedadyenkey0123456789',
  clientKey: 'test_recordedadyenkey',
  merchantAccount: 'TailorbirdECOM',
  hmacKey: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
  environment: 'test',
} as const;

const browserInfo = {
  acceptHeader: '*/*',
  colorDepth: 24,
  language: 'de',
  javaEnabled: false,
  screenHeight: 900,
  screenWidth: 1_440,
  userAgent: 'Recorded',
  timeZoneOffset: -60,
};

type Item = {
  readonly pspReference: string;
  readonly eventCode: string;
  readonly success?: 'true' | 'false';
  readonly merchantReference: string;
  readonly amount?: { readonly value: number; readonly currency: string };
  readonly originalReference?: string;
  readonly merchantAccountCode?: string;
};

/**
 * Payments, details, cancels, refunds, idempotency keys and notices over HTTP. Tests control the
 * browser and the bank.
 */
export const openRecordedAdyen = async () => {
  const payments = new Map<string, RecordedPayment>();
  const cards = new Map<string, Does>();
  const stored: Stored[] = [];
  const wallets = new Set(['paypal', 'klarna']);
  /** Cards to save once their payment is confirmed. */
  const toBeStored = new Map<string, Stored>();
  const refunds: Refund[] = [];
  const canceled: string[] = [];
  const answered = new Map<string, { readonly asked: string; readonly reply: Reply }>();
  let count = 0;
  let failing: { readonly at: RegExp; readonly how: Failing; times: number } | null = null;
  let beforeAnswer: ((payment: RecordedPayment) => Promise<unknown>) | null = null;
  const newReference = (): string => {
    count += 1;
    return `PSP${String(count).padStart(13, '0')}`;
  };

  const authorised = ({ pspReference, reference, amount, asked }: RecordedPayment): Reply => {
    const storing = toBeStored.get(reference);
    if (storing) stored.push(storing);
    toBeStored.delete(reference);
    return ok({
      pspReference,
      resultCode: 'Authorised',
      merchantReference: reference,
      amount,
      ...(asked.paymentMethod?.type === 'scheme' && {
        additionalData: { alias: 'H167852639363479', cardSummary: '1111' },
      }),
    });
  };

  const isOfferedAt = (wallet: string, country = '', currency = ''): boolean =>
    wallets.has(wallet) && (wallet !== 'klarna' || (country === 'DE' && currency === 'EUR'));

  /** A wallet redirects to its own page; Klarna requires line items. */
  const isWallet = ({ paymentMethod, amount, countryCode, lineItems = [] }: Asked): boolean => {
    const { type = '', subtype } = paymentMethod ?? {};
    if (
      !amount ||
      !['paypal', 'klarna'].includes(type) ||
      !isOfferedAt(type, countryCode, amount.currency)
    )
      return false;
    if (type === 'paypal') return subtype === 'redirect';
    const sum = lineItems.reduce(
      (all, { quantity, amountIncludingTax }) => all + quantity * amountIncludingTax,
      0,
    );
    return subtype === undefined && lineItems.every(isLineItem) && sum === amount.value;
  };

  /** The outcome of a card: a typed one requires browser data, a saved one its owner. */
  const doneBy = ({
    paymentMethod,
    browserInfo: browser,
    shopperReference,
    shopperInteraction,
    recurringProcessingModel,
  }: Asked) => {
    const kept = stored.find(
      ({ id, shopper }) =>
        id === paymentMethod?.storedPaymentMethodId && shopper === shopperReference,
    );
    if (kept)
      return shopperInteraction === 'ContAuth' && recurringProcessingModel === 'CardOnFile'
        ? kept.does
        : undefined;
    const given = paymentMethod?.applePayToken ?? paymentMethod?.googlePayToken;
    if (given !== undefined)
      return wallets.has(paymentMethod?.type ?? '') ? cards.get(given) : undefined;
    return browser && shopperInteraction === 'Ecommerce'
      ? cards.get(paymentMethod?.encryptedCardNumber ?? '')
      : undefined;
  };

  const pay = async (asked: Asked): Promise<Reply> => {
    const {
      reference = '',
      amount,
      returnUrl = '',
      storePaymentMethod,
      shopperReference,
      recurringProcessingModel,
    } = asked;
    const wallet = isWallet(asked);
    const does = wallet ? 'ask' : doneBy(asked);
    if (!does || !amount) return refusal(422, '174');
    if (storePaymentMethod && shopperReference && recurringProcessingModel === 'CardOnFile') {
      count += 1;
      toBeStored.set(reference, { id: `STORED${count}`, shopper: shopperReference, does });
    }
    const payment: RecordedPayment = {
      pspReference: newReference(),
      reference,
      amount,
      status: 'asked',
      decision: null,
      returnUrl,
      asked,
    };
    payments.set(reference, payment);
    const { pspReference } = payment;
    if (does === 'ask')
      return ok({
        resultCode: 'RedirectShopper',
        merchantReference: reference,
        action: {
          type: 'redirect',
          method: 'GET',
          paymentMethodType: asked.paymentMethod?.type,
          url: `https://checkoutshopper-test.adyen.com/${wallet ? 'checkoutshopper/checkoutPaymentRedirect' : 'threeDS'}/${reference}`,
        },
      });
    if (does === 'pay') {
      payment.status = 'authorised';
      await beforeAnswer?.(payment);
      return authorised(payment);
    }
    payment.status = 'refused';
    return ok({
      pspReference,
      resultCode: 'Refused',
      merchantReference: reference,
      ...refusals[does],
    });
  };

  const details = ({ details: given }: Asked): Reply => {
    const [, reference = '', decision] =
      /^result!(.+)!(\w+)$/.exec(given?.redirectResult ?? '') ?? [];
    const payment = payments.get(reference);
    if (payment?.decision !== decision || !payment || decision === undefined)
      return refusal(422, '5_002');
    const { pspReference } = payment;
    if (decision === 'later')
      return ok({ pspReference, resultCode: 'Pending', merchantReference: reference });
    if (decision === 'approve') {
      payment.status = 'authorised';
      return authorised(payment);
    }
    payment.status = 'refused';
    if (decision === 'decline' && payment.asked.paymentMethod?.type !== 'scheme')
      return ok({
        pspReference,
        resultCode: 'Refused',
        merchantReference: reference,
        ...refusals.refuse,
      });
    return decision === 'decline'
      ? ok({
          pspReference,
          resultCode: 'Refused',
          merchantReference: reference,
          refusalReason: '3D Not Authenticated',
          refusalReasonCode: '11',
        })
      : ok({
          pspReference,
          resultCode: 'Cancelled',
          merchantReference: reference,
          refusalReasonCode: '16',
        });
  };

  const answer = async (path: string, asked: Asked): Promise<Reply> => {
    if (asked.merchantAccount !== keys.merchantAccount) return refusal(403, '901');
    if (path === '/v71/paymentMethods')
      return ok({
        paymentMethods: [
          { type: 'scheme', name: 'Cards' },
          { type: 'klarna_paynow', name: 'Pay now with Klarna.' },
          ...[...wallets]
            .filter((type) => isOfferedAt(type, asked.countryCode, asked.amount?.currency))
            .map((type) => ({
              type,
              name: type,
              configuration: {
                merchantId: `merchant.${type}`,
                merchantName: 'Tailorbird',
                gatewayMerchantId: keys.merchantAccount,
              },
            })),
        ],
      });
    if (path === '/v71/payments') return await pay(asked);
    if (path === '/v71/payments/details') return details(asked);
    if (path === '/v71/cancels') {
      canceled.push(asked.paymentReference ?? '');
      return ok(
        {
          pspReference: newReference(),
          paymentReference: asked.paymentReference,
          status: 'received',
        },
        201,
      );
    }
    const [, of = ''] = /^\/v71\/payments\/(\w+)\/refunds$/.exec(path) ?? [];
    const payment = [...payments.values()].find(({ pspReference }) => pspReference === of);
    if (payment?.status !== 'authorised' || !asked.amount) return refusal(422, '167');
    const refund: Refund = {
      pspReference: newReference(),
      of,
      reference: asked.reference ?? '',
      amount: asked.amount,
    };
    refunds.push(refund);
    return ok(
      {
        pspReference: refund.pspReference,
        paymentPspReference: of,
        status: 'received',
        amount: asked.amount,
      },
      201,
    );
  };

  const answerStored = (method: string, url: string): Reply => {
    const { pathname, searchParams } = new URL(url, 'http://adyen');
    if (searchParams.get('merchantAccount') !== keys.merchantAccount) return refusal(403, '901');
    const shopper = searchParams.get('shopperReference') ?? '';
    if (method === 'GET')
      return ok({
        shopperReference: shopper,
        storedPaymentMethods: stored
          .filter((each) => each.shopper === shopper)
          .map(({ id }) => ({
            id,
            type: 'scheme',
            brand: 'visa',
            lastFour: '1111',
            expiryMonth: '03',
            expiryYear: '2039',
          })),
      });
    const index = stored.findIndex(
      (each) => each.shopper === shopper && pathname.endsWith(`/${each.id}`),
    );
    if (index < 0) return refusal(422, '800');
    stored.splice(index, 1);
    return { status: 204, body: undefined };
  };

  /** A repeated idempotency key returns the first answer for the same request. */
  const answerOnce = async (request: IncomingMessage, body: string): Promise<Reply> => {
    const url = request.url ?? '';
    if (request.headers['x-api-key'] === keys.apiKey && url.startsWith('/v71/storedPaymentMethods'))
      return answerStored(request.method ?? '', url);
    const key = String(request.headers['idempotency-key'] ?? '');
    if (request.headers['x-api-key'] !== keys.apiKey) return refusal(401, '000');
    if (url === '/v71/paymentMethods') return await answer(url, JSON.parse(body) as Asked);
    if (key.length === 0 || key.length > 64) return refusal(400, '702');
    const known = answered.get(key);
    if (known) return known.asked === body ? known.reply : refusal(422, '704');
    const reply = await answer(request.url ?? '', JSON.parse(body) as Asked);
    answered.set(key, { asked: body, reply: structuredClone(reply) });
    return reply;
  };

  const server = createServer(async (request, response) => {
    const reply = await answerOnce(request, await text(request));
    const how =
      failing && failing.times > 0 && failing.at.test(request.url ?? '') ? failing.how : null;
    if (how && failing) failing.times -= 1;
    if (how === 'silence') return;
    if (how === 'garbage')
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>It works!</html>');
    else if (how)
      response
        .writeHead(500, { 'content-type': 'application/json' })
        .end('{"status":500,"errorCode":"000","errorType":"internal"}');
    else
      response
        .writeHead(reply.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const notice = (
    changes: Item,
    { hmacKey = keys.hmacKey as string } = {},
  ): { headers: Record<string, string>; body: string } => {
    const item = {
      merchantAccountCode: keys.merchantAccount,
      success: 'true',
      amount: { value: 0, currency: 'EUR' },
      originalReference: '',
      ...changes,
    };
    const signed = [
      item.pspReference,
      item.originalReference,
      item.merchantAccountCode,
      item.merchantReference,
      item.amount.value,
      item.amount.currency,
      item.eventCode,
      item.success,
    ].join(':');
    const hmacSignature = createHmac('sha256', Buffer.from(hmacKey, 'hex'))
      .update(signed)
      .digest('base64');
    const told = {
      ...item,
      eventDate: '2026-11-22T22:00:00+01:00',
      additionalData: { hmacSignature },
    };
    return {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        live: 'false',
        notificationItems: [{ NotificationRequestItem: told }],
      }),
    };
  };

  return {
    keys: { ...keys, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v71` },
    payments,
    stored,
    wallets,
    refunds,
    canceled,
    /** An encrypted card as Adyen's script provides it, different each time. */
    token: (does: Does): string => {
      count += 1;
      const encryptedCardNumber = `eyJhbGciOiJSU0EtT0FFUCJ9.${count}`;
      cards.set(encryptedCardNumber, does);
      const others = Object.fromEntries(
        ['ExpiryMonth', 'ExpiryYear', 'SecurityCode'].map((part) => [
          `encrypted${part}`,
          `eyJ.${part}`,
        ]),
      );
      return JSON.stringify({
        paymentMethod: {
          type: 'scheme',
          holderName: '',
          encryptedCardNumber,
          ...others,
          brand: 'visa',
        },
        browserInfo,
      });
    },
    /** An encrypted wallet token as Adyen's script provides it, different each time. */
    walletToken: (wallet: 'applepay' | 'googlepay', does: Does): string => {
      count += 1;
      const given = `eyJ3YWxsZXQiOiJ0b2tlbiJ9.${count}`;
      cards.set(given, does);
      const paymentMethod = {
        type: wallet,
        [wallet === 'applepay' ? 'applePayToken' : 'googlePayToken']: given,
      };
      return JSON.stringify({ paymentMethod, ...(wallet === 'googlepay' && { browserInfo }) });
    },
    /**
     * Decides on the page of a bank or wallet and returns its return parameters. A wallet can
     * also decide later and send a notice.
     */
    decide: (url: string, decision: 'approve' | 'decline' | 'cancel' | 'later'): string => {
      const payment = payments.get(url.slice(url.lastIndexOf('/') + 1));
      if (payment?.status !== 'asked') throw new Error('There is nothing to decide');
      payment.status = 'decided';
      payment.decision = decision;
      return `result!${payment.reference}!${decision}`;
    },
    notice,
    /** Requests to a path take effect but are not answered normally. */
    fail: (at: RegExp, how: Failing, times = Number.POSITIVE_INFINITY): void => {
      failing = { at, how, times };
    },
    heal: (): void => {
      failing = null;
      beforeAnswer = null;
    },
    before: (act: (payment: RecordedPayment) => Promise<unknown>): void => {
      beforeAnswer = act;
    },
    forgetKeys: (): void => answered.clear(),
    close: (): Promise<unknown> => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
};

export type RecordedAdyen = Awaited<ReturnType<typeof openRecordedAdyen>>;
