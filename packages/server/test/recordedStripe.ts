import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

type ButtonWallet = 'apple_pay' | 'google_pay';
type Does = 'pay' | 'ask' | 'wrong-cvc' | 'fraud' | 'refuse';
type Failing = 'silence' | 'error' | 'garbage';
type Reply = { readonly status: number; readonly body: unknown };

type Intent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  currency: string;
  status: string;
  livemode: false;
  metadata: Record<string, string>;
  next_action: unknown;
  last_payment_error: unknown;
  latest_charge: unknown;
  return_url?: string;
  customer: string | null;
  setup_future_usage: string | null;
  payment_method: string | null;
  payment_method_types: string[];
  /** The confirmation data besides the means of payment. */
  told: Record<string, string>;
};
type Method = {
  readonly id: string;
  readonly does: Does;
  customer: string | null;
  readonly card: object;
};
type Refund = {
  id: string;
  object: 'refund';
  amount: number;
  payment_intent: string;
  status: string;
  metadata: Record<string, string>;
};

const errors = {
  'wrong-cvc': {
    type: 'card_error',
    code: 'incorrect_cvc',
    message: 'Your card’s security code is incorrect.',
  },
  fraud: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'fraudulent',
    message: 'Your card was declined.',
  },
  refuse: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
} as const;
const walletErrors = {
  decline: {
    type: 'card_error',
    code: 'payment_method_provider_decline',
    message: 'The payment was declined by the issuer.',
  },
  cancel: {
    type: 'invalid_request_error',
    code: 'payment_method_customer_decline',
    message: 'The customer did not approve the payment.',
  },
} as const;
const invalid = (code?: string, status = 400): Reply => ({
  status,
  body: { error: { type: 'invalid_request_error', ...(code && { code }) } },
});
const ok = (body: unknown): Reply => ({ status: 200, body });

const keys = {
  kind: 'stripe',
  secretKey: 'sk_test_recordedstripekey',
  publishableKey: 'pk_test_recordedstripekey',
  webhookSecret: 'whsec_recordedstripesecret',
} as const;

/**
 * A Stripe server over HTTP: intents, tokens, refunds, idempotency keys and notices. Tests
 * control the browser and the bank.
 */
export const openRecordedStripe = async () => {
  const intents = new Map<string, Intent>();
  const tokens = new Map<
    string,
    { does: Does; payment_intent: string | null; wallet: ButtonWallet | null }
  >();
  const methods = new Map<string, Method>();
  const customers = new Map<string, { readonly reference: string }>();
  const refunds: Refund[] = [];
  const answered = new Map<string, { readonly asked: string; readonly reply: Reply }>();
  const asked: string[] = [];
  const wallets = new Set(['paypal', 'klarna']);
  let count = 0;
  let failing: { readonly at: RegExp; readonly how: Failing } | null = null;
  let beforeAnswer: ((intent: Intent) => Promise<unknown>) | null = null;
  const newId = (kind: string): string => {
    count += 1;
    return `${kind}_${String(count).padStart(8, '0')}`;
  };

  const walletOf = ({ payment_method_types: [type = ''] }: Intent): string | null =>
    type === 'card' ? null : type;
  const confirmPayment = (intent: Intent): void => {
    const wallet = walletOf(intent);
    intent.status = 'succeeded';
    intent.next_action = null;
    const details = wallet
      ? { [wallet]: {} }
      : { card: { fingerprint: 'Xt5EWLLDS7FJjR1c', last4: '4242' } };
    intent.latest_charge = {
      id: newId('ch'),
      payment_method_details: { type: wallet ?? 'card', ...details },
    };
  };
  const shown = (intent: Intent, fields: URLSearchParams): unknown => ({
    ...intent,
    ...(fields.get('expand[]') !== 'latest_charge' && {
      latest_charge: intent.latest_charge && 'ch_00000000',
    }),
    ...(fields.get('expand[]') === 'payment_method' && {
      payment_method: methods.get(intent.payment_method ?? '') ?? null,
    }),
  });

  /** A wallet redirects to its own page. */
  const confirmWallet = (intent: Intent, fields: URLSearchParams): Reply => {
    const wallet = fields.get('payment_method_data[type]') ?? '';
    if (intent.status !== 'requires_payment_method' || wallet !== walletOf(intent))
      return invalid('payment_intent_unexpected_state');
    intent.told = Object.fromEntries(fields);
    intent.return_url = fields.get('return_url') ?? '';
    intent.status = 'requires_action';
    const url = `https://pm-redirects.stripe.com/authorize/acct_recorded/${intent.id}`;
    intent.next_action = {
      type: 'redirect_to_url',
      redirect_to_url: { url, return_url: intent.return_url },
    };
    return ok(shown(intent, fields));
  };

  const confirm = async (intent: Intent, fields: URLSearchParams): Promise<Reply> => {
    if (fields.has('payment_method_data[type]')) return confirmWallet(intent, fields);
    const token = tokens.get(fields.get('confirmation_token') ?? '');
    const kept = methods.get(fields.get('payment_method') ?? '');
    if (!['requires_payment_method', 'requires_confirmation'].includes(intent.status))
      return invalid('payment_intent_unexpected_state');
    if (
      kept
        ? kept.customer === null || kept.customer !== intent.customer
        : !token || token.payment_intent !== null
    )
      return invalid();
    if (token) {
      const card = {
        brand: 'visa',
        last4: '4242',
        exp_month: 4,
        exp_year: 2039,
        fingerprint: 'Xt5EWLLDS7FJjR1c',
      };
      const method: Method = { id: newId('pm'), does: token.does, customer: null, card };
      methods.set(method.id, method);
      token.payment_intent = intent.id;
      intent.payment_method = method.id;
    }
    const does = kept?.does ?? token?.does ?? 'refuse';
    intent.return_url = fields.get('return_url') ?? '';
    if (does === 'pay') confirmPayment(intent);
    else if (does === 'ask') {
      intent.status = 'requires_action';
      intent.next_action =
        fields.get('use_stripe_sdk') === 'false'
          ? {
              type: 'redirect_to_url',
              redirect_to_url: {
                url: `https://hooks.stripe.com/3d_secure/${intent.id}`,
                return_url: intent.return_url,
              },
            }
          : { type: 'use_stripe_sdk', use_stripe_sdk: {} };
    } else {
      intent.last_payment_error = errors[does];
      return { status: 402, body: { error: { ...errors[does], payment_intent: intent } } };
    }
    await beforeAnswer?.(intent);
    return ok(shown(intent, fields));
  };

  /** The configuration of the account, and one of another application. */
  const configurations = (): readonly object[] => {
    const of = (available: (wallet: string) => boolean) =>
      Object.fromEntries(
        ['card', 'paypal', 'klarna', 'apple_pay', 'google_pay', 'alipay'].map((name) => [
          name,
          {
            available: available(name),
            display_preference: { preference: 'on', value: available(name) ? 'on' : 'off' },
          },
        ]),
      );
    const own = {
      object: 'payment_method_configuration',
      active: true,
      livemode: false,
      parent: null,
    };
    return [
      { ...own, id: 'pmc_other', is_default: true, application: 'ca_other', ...of(() => true) },
      {
        ...own,
        id: 'pmc_own',
        is_default: true,
        application: null,
        ...of((name) => name === 'card' || wallets.has(name)),
      },
    ];
  };

  const refund = (fields: URLSearchParams): Reply => {
    const intent = intents.get(fields.get('payment_intent') ?? '');
    const amount = Number(fields.get('amount'));
    const given = refunds.filter(
      ({ payment_intent, status }) => payment_intent === intent?.id && status !== 'failed',
    );
    if (intent?.status !== 'succeeded') return invalid('payment_intent_unexpected_state');
    if (given.reduce((sum, each) => sum + each.amount, amount) > intent.amount)
      return invalid('charge_already_refunded');
    const metadata = {
      reference: fields.get('metadata[reference]') ?? '',
      key: fields.get('metadata[key]') ?? '',
    };
    const made: Refund = {
      id: newId('re'),
      object: 'refund',
      amount,
      payment_intent: intent.id,
      status: 'succeeded',
      metadata,
    };
    refunds.unshift(made);
    return ok(made);
  };

  const answer = async (method: string, path: string, fields: URLSearchParams): Promise<Reply> => {
    if (path === '/v1/payment_method_configurations')
      return ok({ object: 'list', has_more: false, data: configurations() });
    if (path === '/v1/refunds' && method === 'POST') return refund(fields);
    if (path === '/v1/refunds')
      return ok({
        object: 'list',
        data: refunds.filter(
          ({ payment_intent }) => payment_intent === fields.get('payment_intent'),
        ),
        has_more: false,
      });
    if (path.startsWith('/v1/confirmation_tokens/')) {
      const id = path.slice('/v1/confirmation_tokens/'.length);
      const token = tokens.get(id);
      if (!token) return invalid('resource_missing', 404);
      const { payment_intent, wallet } = token;
      const card = {
        brand: 'visa',
        last4: '4242',
        wallet: wallet && { type: wallet, dynamic_last4: '0001' },
      };
      return ok({
        id,
        object: 'confirmation_token',
        payment_intent,
        payment_method_preview: { type: 'card', card },
      });
    }
    const [, kind, named = '', done] =
      /^\/v1\/(customers|payment_methods)(?:\/([^/]+)(?:\/(detach))?)?$/.exec(path) ?? [];
    if (kind === 'customers' && method === 'POST') {
      const kept = methods.get(fields.get('payment_method') ?? '');
      if (!kept || kept.customer !== null) return invalid('resource_missing');
      kept.customer = newId('cus');
      customers.set(kept.customer, { reference: fields.get('metadata[reference]') ?? '' });
      return ok({ id: kept.customer, object: 'customer' });
    }
    if (kind === 'customers' && method === 'DELETE')
      return customers.delete(named)
        ? ok({ id: named, object: 'customer', deleted: true })
        : invalid('resource_missing', 404);
    if (kind === 'payment_methods' && done) {
      const kept = methods.get(named);
      if (!kept?.customer) return invalid();
      methods.delete(named);
      return ok({ id: named, object: 'payment_method', customer: null });
    }
    if (path === '/v1/payment_intents') {
      const paying = fields.get('payment_method');
      const type = fields.get('payment_method_types[]') ?? '';
      if (type !== 'card' && !wallets.has(type)) return invalid('payment_intent_invalid_parameter');
      if (paying !== null && methods.get(paying)?.customer !== fields.get('customer'))
        return invalid('resource_missing');
      const intent: Intent = {
        id: newId('pi'),
        object: 'payment_intent',
        amount: Number(fields.get('amount')),
        currency: fields.get('currency') ?? '',
        status: 'requires_payment_method',
        livemode: false,
        metadata: { reference: fields.get('metadata[reference]') ?? '' },
        next_action: null,
        last_payment_error: null,
        latest_charge: null,
        customer: fields.get('customer'),
        setup_future_usage: fields.get('setup_future_usage'),
        payment_method: paying,
        payment_method_types: [type],
        told: {},
      };
      intents.set(intent.id, intent);
      return ok(intent);
    }
    const [, id = '', action] = /^\/v1\/payment_intents\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
    const intent = intents.get(id);
    if (!intent) return invalid('resource_missing', 404);
    if (action === 'confirm') return await confirm(intent, fields);
    if (action === 'cancel') {
      if (['succeeded', 'canceled', 'processing'].includes(intent.status))
        return invalid('payment_intent_unexpected_state');
      intent.status = 'canceled';
    }
    return ok(shown(intent, fields));
  };

  /** A repeated idempotency key returns the first answer for the same request. */
  const answerOnce = async (request: IncomingMessage, body: string): Promise<Reply> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
    asked.push(`${request.method} ${pathname}`);
    if (request.headers.authorization !== `Bearer ${keys.secretKey}`)
      return invalid(undefined, 401);
    const key = request.headers['idempotency-key'];
    const known = answered.get(String(key));
    if (known)
      return known.asked === body
        ? known.reply
        : { status: 400, body: { error: { type: 'idempotency_error' } } };
    const reply = await answer(
      request.method ?? 'GET',
      pathname,
      request.method === 'POST' ? new URLSearchParams(body) : searchParams,
    );
    if (key !== undefined)
      answered.set(String(key), { asked: body, reply: structuredClone(reply) });
    return reply;
  };

  let delayMs = 0;
  const server = createServer(async (request, response) => {
    const reply = await answerOnce(request, await text(request));
    await pause(delayMs);
    const isFailing = failing?.at.test(request.url ?? '') === true;
    if (isFailing && failing?.how === 'silence') return;
    if (isFailing && failing?.how === 'garbage')
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>It works!</html>');
    else if (isFailing)
      response
        .writeHead(500, { 'content-type': 'application/json' })
        .end('{"error":{"type":"api_error"}}');
    else
      response
        .writeHead(reply.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const sign = (
    body: string,
    { at = Math.floor(Date.now() / 1_000), secret = keys.webhookSecret as string } = {},
  ) => ({
    headers: {
      'stripe-signature': `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`,
    },
    body,
  });

  return {
    keys: { ...keys, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    intents,
    methods,
    customers,
    refunds,
    wallets,
    asked,
    /** A token from Stripe's script, for a card or a wallet button. */
    token: (does: Does, wallet: ButtonWallet | null = null): string => {
      const id = newId('ctoken');
      tokens.set(id, { does, payment_intent: null, wallet });
      return id;
    },
    /**
     * Decides on the page of a bank or wallet and returns its return parameters. A wallet can
     * also decide later.
     */
    decide: (url: string, decision: 'approve' | 'decline' | 'cancel' | 'later'): string => {
      const intent = intents.get(url.slice(url.lastIndexOf('/') + 1));
      if (intent?.status !== 'requires_action') throw new Error('There is nothing to decide');
      if (decision === 'approve') confirmPayment(intent);
      if (decision === 'later') Object.assign(intent, { status: 'processing', next_action: null });
      if (walletOf(intent) !== null && (decision === 'decline' || decision === 'cancel'))
        Object.assign(intent, {
          status: 'requires_payment_method',
          next_action: null,
          last_payment_error: walletErrors[decision],
        });
      else if (decision === 'decline') {
        intent.status = 'requires_payment_method';
        intent.next_action = null;
        intent.last_payment_error = {
          type: 'invalid_request_error',
          code: 'payment_intent_authentication_failure',
        };
      }
      return new URL(intent.return_url ?? '').searchParams.get('redirectResult') ?? '';
    },
    decideLate: (reference: string, isTaken: boolean): void => {
      const intent = [...intents.values()].find(({ metadata }) => metadata.reference === reference);
      if (intent?.status !== 'processing') throw new Error('There is nothing to decide');
      if (isTaken) confirmPayment(intent);
      else
        Object.assign(intent, {
          status: 'requires_payment_method',
          last_payment_error: walletErrors.decline,
        });
    },
    notice: (id: string, type: string, object: unknown) =>
      sign(JSON.stringify({ id, object: 'event', type, livemode: false, data: { object } })),
    sign,
    /** Requests to a path take effect but are not answered normally. */
    fail: (at: RegExp, how: Failing): void => {
      failing = { at, how };
    },
    delay: (milliseconds: number): void => {
      delayMs = milliseconds;
    },
    heal: (): void => {
      failing = null;
      delayMs = 0;
      beforeAnswer = null;
    },
    before: (act: (intent: Intent) => Promise<unknown>): void => {
      beforeAnswer = act;
    },
    /** Forgets all keys, as Stripe does after a day. */
    forgetKeys: (): void => answered.clear(),
    close: (): Promise<unknown> => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
};

export type RecordedStripe = Awaited<ReturnType<typeof openRecordedStripe>>;
