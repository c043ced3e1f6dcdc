import { type SandboxOutcome, walletNames } from '@tailorbird/domain/checkout';
import { defaultLocale } from '@tailorbird/domain/kernel';
import type texts from '../../../../locales/en/checkout.json';
import { toInstant, toJson } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { WithClock, WithRandom } from '../../../platform/runtime/runtime.ts';
import { textsOf } from '../../../platform/texts/texts.ts';
import type { Authorisation, PaymentProvider } from '../application/paymentProvider.ts';
import {
  decideSandboxPayment,
  enterSandboxPayment,
  findSandboxPayment,
  type Row,
  type Standing,
  sandboxPayment,
  settleSandboxPayment,
  statusBy,
  toPayment,
} from './books.ts';
import { type Post, sandboxWebhooks, signedNotice } from './notices.ts';
import { type Decide, sandboxPages } from './pages.ts';
import { deleteSavedCard, findSavedCard, saveCard } from './savedCards.ts';
import { redeemToken, type TokenisedCard } from './tokens.ts';
import { walletsAt } from './wallets.ts';

const textsIn = textsOf<typeof texts>('checkout');

const standingOf = (outcome: SandboxOutcome): Standing => {
  switch (outcome) {
    case 'authorised':
    case 'challenge':
      return { status: outcome, decline: null };
    default:
      return { status: 'refused', decline: outcome };
  }
};

/** Result for unknown or unavailable payment methods. */
const nothing: TokenisedCard = {
  outcome: 'payment-refused',
  last_four: '',
  card_alias: '',
  brand: '',
  expires: '',
};

type SandboxNeeds = WithClock &
  WithRandom & {
    /** Sends notices to the shop; none if absent. */
    readonly post?: Post;
    readonly key?: Uint8Array;
  };

/**
 * A sandbox bank that accepts test cards and wallets without money. It writes its tables
 * outside the shop's transactions, like a remote bank; so the shop must handle interruptions
 * between the two.
 */
export const createSandboxPayments = (
  { queries }: Pick<Database, 'queries'>,
  { clock, random, post, key = random(32) }: SandboxNeeds,
): PaymentProvider => {
  const meansOf = async ({
    reference,
    means,
    amount,
    payer,
  }: Authorisation): Promise<TokenisedCard> => {
    if (means.kind === 'card')
      return (await redeemToken(queries, means, { reference, now: clock() })) ?? nothing;
    if (means.kind === 'kept')
      return (await findSavedCard(queries, means.name, clock())) ?? nothing;
    const isOffered = walletsAt({ currency: amount.currency, country: payer.country }).includes(
      means.method,
    );
    return isOffered ? { ...nothing, outcome: 'challenge' } : nothing;
  };

  /** The notice may fail; the shop queries by itself later. */
  const postWebhook = async (row: Row): Promise<void> => {
    const notice = {
      eventId: `${row.reference}.${row.status}`,
      reference: row.reference,
      payment: toPayment(row),
    };
    await Promise.resolve(post?.(signedNotice(key, row.return_url, notice))).catch(() => {});
  };

  const decide: Decide = async (reference, decision) => {
    const result = Buffer.from(random(24)).toString('base64url');
    const payment = await decideSandboxPayment(queries, reference, decision, result);
    // Cards complete when the shop asks. A wallet completes at once and notifies the shop, even
    // if its customer does not return.
    if (!payment || payment.method === 'card' || payment.status !== 'challenge') return payment;
    const settled = await settleSandboxPayment(queries, reference, statusBy(payment));
    await postWebhook(settled);
    return settled;
  };

  return {
    name: 'sandbox',
    methods: async ({ locale, currency, country }) => {
      const t = textsIn(locale);
      const configuration = { provider: 'sandbox' };
      return [
        ...walletsAt({ currency, country }).map((type) => ({
          type,
          name: walletNames[type],
          brands: [],
          configuration,
        })),
        {
          type: 'card' as const,
          name: t('methods.card'),
          brands: ['visa', 'mc', 'amex'],
          configuration,
        },
      ];
    },
    authorise: async (request) => {
      const { reference, means, amount, locale, returnUrl } = request;
      // The payment exists or was canceled, so the token stays unused.
      const known = await findSandboxPayment(queries, reference);
      if (known) return toPayment(known);
      const { outcome, last_four, card_alias, brand, expires } = await meansOf(request);
      const entered = await enterSandboxPayment(queries, {
        reference,
        ...standingOf(outcome),
        last_four,
        card_alias,
        keeps: means.kind === 'card' && means.keep ? toJson({ brand, expires, outcome }) : null,
        method: means.kind === 'wallet' ? means.method : 'card',
        amount: amount.amount,
        currency: amount.currency,
        locale,
        return_url: returnUrl,
        decision: null,
        result: null,
        refunded: 0,
        created_at: toInstant(clock()),
      });
      return toPayment(entered);
    },
    complete: async (reference, result) => {
      const row = await sandboxPayment(queries, reference);
      // Only the bank's own page knows the result.
      const isGenuine = row.result !== null && row.result === result;
      return toPayment(
        await settleSandboxPayment(
          queries,
          reference,
          statusBy(isGenuine ? row : { ...row, decision: null }),
        ),
      );
    },
    cancel: async (reference) => {
      // A payment that never arrived is stored as canceled, so that a late request is declined.
      await enterSandboxPayment(queries, {
        reference,
        status: 'cancelled',
        decline: null,
        amount: 0,
        currency: 'EUR',
        method: 'card',
        last_four: '',
        card_alias: '',
        keeps: null,
        locale: defaultLocale,
        return_url: 'http://localhost/',
        decision: null,
        result: null,
        refunded: 0,
        created_at: toInstant(clock()),
      });
      return toPayment(
        await settleSandboxPayment(queries, reference, { status: 'cancelled', decline: null }),
      );
    },
    refund: async (reference, { key, amount: { amount } }) => {
      const payment = await sandboxPayment(queries, reference);
      const given = await queries
        .selectFrom('sandbox_refund')
        .select(['key', 'amount'])
        .where('reference', '=', reference)
        .execute();
      const others = given.reduce(
        (sum, refund) => sum + (refund.key === key ? 0 : refund.amount),
        0,
      );
      if (payment.status !== 'authorised' || others + amount > payment.amount)
        throw new Error('The refund exceeds the charge');
      await queries
        .insertInto('sandbox_refund')
        .values({ reference, key, amount })
        .onConflict((conflict) => conflict.columns(['reference', 'key']).doNothing())
        .execute();
      // Computes the sum again, so that a retry after an interruption is correct.
      await queries
        .updateTable('sandbox_payment')
        .set(({ selectFrom, fn }) => ({
          refunded: selectFrom('sandbox_refund')
            .select(fn.sum<number>('amount').as('sum'))
            .where('reference', '=', reference) as never,
        }))
        .where('reference', '=', reference)
        .execute();
    },
    lookup: async (reference) => {
      const row = await findSandboxPayment(queries, reference);
      return row ? toPayment(row) : null;
    },
    kept: async (reference) =>
      await saveCard(queries, reference, `kept_${Buffer.from(random(18)).toString('base64url')}`),
    forget: async (name) => await deleteSavedCard(queries, name),
    webhooks: sandboxWebhooks(key),
    pages: sandboxPages({ queries, clock, random, decide }),
  };
};
