import { type Card, walletNames } from '@tailorbird/domain/checkout';
import {
  defaultLocale,
  formatMoney,
  type Locale,
  languageTags,
  money,
} from '@tailorbird/domain/kernel';
import type texts from '../../../../locales/en/checkout.json';
import { bodyTooLarge, readText } from '../../../platform/api/body.ts';
import { toResponse } from '../../../platform/api/reply.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { respond } from '../../../platform/http/respond.ts';
import { policyOf } from '../../../platform/http/securityHeaders.ts';
import { escapeHtml } from '../../../platform/mail/layout.ts';
import type { WithClock, WithRandom } from '../../../platform/runtime/runtime.ts';
import { textsOf } from '../../../platform/texts/texts.ts';
import type { PaymentProvider } from '../application/paymentProvider.ts';
import { backTo, parsed } from '../providerParts.ts';
import { decisionPath, findSandboxPayment, type Row } from './books.ts';
import { exchangeCard } from './tokens.ts';

const textsIn = textsOf<typeof texts>('checkout');

const page = (status: number, locale: Locale, title: string, content: string): Response => {
  const document = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; --paper: light-dark(#faf7f2, #191714); --raised: light-dark(#fff, #2a2622); --ink: light-dark(#1c1a17, #f2ece1); --accent: light-dark(#a8480a, #f09a5c); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.125rem/1.5 system-ui, sans-serif; }
main { max-width: 28rem; margin: 10vh auto; padding: 1.5rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1.5rem 0; }
dd { margin: 0; text-align: right; font-weight: 600; }
form { display: grid; gap: .75rem; }
button { min-height: 3rem; padding: .5rem 1rem; font: inherit; color: var(--ink); background: var(--raised); border: 1px solid var(--ink); cursor: pointer; }
button[value="approve"] { color: var(--paper); background: var(--ink); }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
</style>
</head>
<body><main>${content}</main></body>
</html>`;
  return respond(status, document, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policyOf(document),
    'referrer-policy': 'no-referrer',
  });
};

const missing = (): Response => {
  const t = textsIn(defaultLocale);
  return page(404, defaultLocale, t('sandbox.bank'), `<h1>${t('sandbox.missing')}</h1>`);
};

const isDecision = (value: unknown): value is 'approve' | 'decline' | 'cancel' =>
  value === 'approve' || value === 'decline' || value === 'cancel';

const seeOther = (location: string): Response =>
  respond(303, null, { location, 'cache-control': 'no-store' });

type Pages = NonNullable<PaymentProvider['pages']>;

export type Decide = (
  reference: string,
  decision: NonNullable<Row['decision']>,
) => Promise<Row | undefined>;

type PagesNeeds = WithClock & WithRandom & { readonly queries: Queries; readonly decide: Decide };

const wordsOf = ({ method, last_four: lastFour, locale }: Row) => {
  const t = textsIn(locale);
  if (method === 'card') {
    const means: readonly [string, string] = [t('sandbox.card'), t('sandbox.ending', { lastFour })];
    return {
      title: t('sandbox.title'),
      house: t('sandbox.bank'),
      intro: t('sandbox.intro'),
      means,
    };
  }
  const wallet = walletNames[method];
  const words = {
    title: t('sandbox.wallet.title', { wallet }),
    house: t('sandbox.wallet.house', { wallet }),
  };
  return { ...words, intro: t('sandbox.wallet.intro', { wallet }), means: null };
};

const showDecision = async ({ queries }: PagesNeeds, reference: string): Promise<Response> => {
  const payment = await findSandboxPayment(queries, reference);
  if (!payment) return missing();
  if (payment.status !== 'challenge' || payment.decision !== null)
    return seeOther(backTo(payment.return_url, payment.reference, payment.result));
  const { locale } = payment;
  const t = textsIn(locale);
  const { title, house, intro, means } = wordsOf(payment);
  const facts: readonly (readonly [string, string])[] = [
    [
      t('sandbox.amount'),
      formatMoney(money(payment.amount, payment.currency), languageTags[locale]),
    ],
    ...(means ? [means] : []),
  ];
  return page(
    200,
    locale,
    `${title} – ${house}`,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(intro)}</p>
<dl>${facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
<form method="post" action="${decisionPath(payment)}">
<button name="decision" value="approve">${t('sandbox.approve')}</button>
<button name="decision" value="decline">${t('sandbox.decline')}</button>
<button name="decision" value="cancel">${t('sandbox.cancel')}</button>
</form>`,
  );
};

const submitDecision = async (
  { queries, decide }: PagesNeeds,
  reference: string,
  text: string,
): Promise<Response> => {
  const decision = new URLSearchParams(text).get('decision');
  const payment = isDecision(decision)
    ? await decide(reference, decision)
    : await findSandboxPayment(queries, reference);
  if (!payment) return missing();
  return seeOther(
    payment.decision === null && payment.status === 'challenge'
      ? decisionPath(payment)
      : backTo(payment.return_url, payment.reference, payment.result),
  );
};

const json = (status: number, body: unknown): Response =>
  respond(status, JSON.stringify(body), {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  });

const cardOf = (text: string): Card => {
  const sent = parsed(text);
  const given =
    typeof sent === 'object' && sent !== null ? (sent as Readonly<Record<string, unknown>>) : {};
  const field = (name: keyof Card): string => (typeof given[name] === 'string' ? given[name] : '');
  return {
    number: field('number'),
    expiry: field('expiry'),
    securityCode: field('securityCode'),
    holderName: field('holderName'),
  };
};

const exchange = async (
  { queries, clock, random }: PagesNeeds,
  text: string,
): Promise<Response> => {
  const token = `card_${Buffer.from(random(18)).toString('base64url')}`;
  const exchanged = await exchangeCard(queries, cardOf(text), { now: clock(), token });
  return exchanged.ok
    ? json(201, { token: exchanged.value })
    : json(400, { errors: exchanged.failure });
};

const hasDecision = (kind: string | undefined): boolean => kind === '3ds' || kind === 'wallets';

/**
 * Pages of the sandbox bank. They exchange a card for a token, so that the shop never sees it,
 * and ask the customer to approve, decline or cancel a payment: on the bank's page for cards
 * with 3-D Secure, and on wallet pages. They work without JavaScript, in the payment's
 * language.
 */
export const sandboxPages =
  (needs: PagesNeeds): Pages =>
  async (request) => {
    const [, , kind, reference = ''] = new URL(request.url).pathname.replace(/\/$/, '').split('/');
    if (request.method === 'GET')
      return hasDecision(kind) ? await showDecision(needs, reference) : null;
    const text = await readText(request);
    if (text === undefined) return toResponse(bodyTooLarge);
    if (hasDecision(kind)) return await submitDecision(needs, reference, text);
    return kind === 'tokens' ? await exchange(needs, text) : null;
  };
