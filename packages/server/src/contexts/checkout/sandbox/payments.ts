import { defaultLocale, money } from '@tailorbird/domain/kernel';
import type texts from '../../../../locales/en/checkout.json';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { WithClock, WithRandom } from '../../../platform/runtime/runtime.ts';
import { textsOf } from '../../../platform/texts/texts.ts';
import type { PaymentProvider, ProviderPayment } from '../application/paymentProvider.ts';
import type { SandboxOutcome } from '../tables.ts';
import { challengePath, findSandboxPayment, type Row } from './books.ts';
import { sandboxPages } from './pages.ts';
import { redeemToken, type TokenisedCard } from './tokens.ts';

const textsIn = textsOf<typeof texts>('checkout');

const standingOf = (outcome: SandboxOutcome): Pick<Row, 'status' | 'decline'> => {
  switch (outcome) {
    case 'authorised':
    case 'challenge':
      return { status: outcome, decline: null };
    default:
      return { status: 'refused', decline: outcome };
  }
};

const noCard: TokenisedCard = { outcome: 'payment-refused', last_four: '', card_alias: '' };

const toPayment = (row: Row): ProviderPayment => {
  switch (row.status) {
    case 'authorised':
      return { status: 'authorised', ...(row.card_alias !== '' && { card: row.card_alias, lastFour: row.last_four }) };
    case 'challenge':
      return { status: 'redirect', url: new URL(challengePath(row.reference), row.return_url).href };
    case 'refused':
      return { status: 'declined', decline: row.decline ?? 'payment-refused' };
    case 'cancelled':
      return { status: 'declined', decline: row.decline ?? 'payment-cancelled' };
  }
};

const decided = (decision: Row['decision']): Pick<Row, 'status' | 'decline'> => {
  switch (decision) {
    case 'approve':
      return { status: 'authorised', decline: null };
    case 'cancel':
      return { status: 'cancelled', decline: null };
    case 'decline':
    case null:
      return { status: 'refused', decline: 'not-authenticated' };
  }
};

/**
 * A bank to try the shop with: takes test cards, and no money. Its books are tables of their own that it reads and writes outside every transaction of the shop, as a bank far away would; so the
 * shop can be interrupted between the two, and has to make good for it.
 */
export const createSandboxPayments = (
  { queries }: Pick<Database, 'queries'>,
  { clock, random }: WithClock & WithRandom,
): PaymentProvider => {
  const found = async (reference: string): Promise<Row> => {
    const row = await findSandboxPayment(queries, reference);
    if (!row) throw new Error('The sandbox does not know this payment');
    return row;
  };

  /** Changes a payment that still waits; one that is settled stays as it is. */
  const settle = async (reference: string, outcome: Pick<Row, 'status' | 'decline'>): Promise<ProviderPayment> => {
    await queries
      .updateTable('sandbox_payment')
      .set(outcome)
      .where('reference', '=', reference)
      .where('status', '=', 'challenge')
      .execute();
    return toPayment(await found(reference));
  };

  const enter = async (row: Row): Promise<void> => {
    await queries
      .insertInto('sandbox_payment')
      .values(row)
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .execute();
  };

  return {
    methods: async ({ locale }) => [
      { type: 'card', name: textsIn(locale)('cardMethod'), brands: ['visa', 'mc', 'amex'], configuration: { provider: 'sandbox' } },
    ],
    authorise: async (request) => {
      const { reference, means } = request;
      const now = clock();
      // Known already, or given up: then the token is not touched.
      const known = await findSandboxPayment(queries, reference);
      if (known) return toPayment(known);
      const { outcome, ...card } = (means.kind === 'card' ? await redeemToken(queries, means, { reference, now }) : null) ?? noCard;
      await enter({
        reference,
        ...standingOf(outcome),
        ...card,
        method: 'card',
        amount: request.amount.amount,
        currency: request.amount.currency,
        locale: request.locale,
        return_url: request.returnUrl,
        decision: null,
        result: null,
        refunded: 0,
        created_at: toInstant(now),
      });
      return toPayment(await found(reference));
    },
    complete: async (reference, result) => {
      const row = await found(reference);
      // Only the bank's own page knows the result it made.
      const genuine = row.result !== null && row.result === result;
      return await settle(reference, genuine ? decided(row.decision) : decided(null));
    },
    cancel: async (reference) => {
      // A payment that never arrived is entered as given up, so that it is declined should it still come.
      const nothing = money(0, 'EUR');
      await enter({
        reference,
        status: 'cancelled',
        decline: null,
        amount: nothing.amount,
        currency: nothing.currency,
        method: 'card',
        last_four: '',
        card_alias: '',
        locale: defaultLocale,
        return_url: 'http://localhost/',
        decision: null,
        result: null,
        refunded: 0,
        created_at: toInstant(clock()),
      });
      return await settle(reference, { status: 'cancelled', decline: null });
    },
    refund: async (reference, { key, amount: { amount } }) => {
      const payment = await found(reference);
      const given = await queries.selectFrom('sandbox_refund').select(['key', 'amount']).where('reference', '=', reference).execute();
      const others = given.reduce((sum, refund) => sum + (refund.key === key ? 0 : refund.amount), 0);
      if (payment.status !== 'authorised' || others + amount > payment.amount) throw new Error('The sandbox took less than this');
      await queries
        .insertInto('sandbox_refund')
        .values({ reference, key, amount })
        .onConflict((conflict) => conflict.columns(['reference', 'key']).doNothing())
        .execute();
      // Summed anew each time, so that who was stopped between the two is right when asked again.
      await queries
        .updateTable('sandbox_payment')
        .set(({ selectFrom, fn }) => ({
          refunded: selectFrom('sandbox_refund').select(fn.sum<number>('amount').as('sum')).where('reference', '=', reference) as never,
        }))
        .where('reference', '=', reference)
        .execute();
    },
    lookup: async (reference) => {
      const row = await findSandboxPayment(queries, reference);
      return row ? toPayment(row) : null;
    },
    pages: sandboxPages({ queries, clock, random }),
  };
};
