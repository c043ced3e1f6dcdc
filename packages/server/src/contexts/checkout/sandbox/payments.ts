import { hash } from 'node:crypto';
import { defaultLocale, money } from '@tailorbird/domain/kernel';
import type { Selectable } from 'kysely';
import type texts from '../../../../locales/en/checkout.json';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Database, Queries } from '../../../platform/database/database.ts';
import { textsOf } from '../../../platform/texts/texts.ts';
import type { Authorisation, Decline, PaymentProvider, ProviderPayment } from '../application/paymentProvider.ts';
import type { SandboxPaymentRow } from '../tables.ts';

type Row = Selectable<SandboxPaymentRow>;

const textsIn = textsOf<typeof texts>('checkout');

/** Cards the sandbox refuses or sends to the bank's page; every other valid number pays. */
const testCards: Readonly<Record<string, Decline | 'challenge'>> = {
  '4000000000000101': 'wrong-cvc',
  '4100000000000019': 'fraud',
  '4000000000000002': 'payment-refused',
  '4000000000003220': 'challenge',
};

/** This security code is wrong on every card. */
const wrongSecurityCodes: readonly string[] = ['999', '9999'];

/** The bank's page of a payment. */
export const challengePath = (reference: string): string => `/sandbox/3ds/${reference}`;

const outcomeOf = ({ card }: Authorisation): Pick<Row, 'status' | 'decline'> => {
  const known = testCards[card.number];
  if (wrongSecurityCodes.includes(card.securityCode)) return { status: 'refused', decline: 'wrong-cvc' };
  if (known === undefined) return { status: 'authorised', decline: null };
  return known === 'challenge' ? { status: 'challenge', decline: null } : { status: 'refused', decline: known };
};

/** Of what is printed beside the number: the number itself leaves no trace. */
const aliasOf = ({ card }: Authorisation): string =>
  hash('sha256', [card.number.slice(-4), card.expiry, card.holderName.trim().toLowerCase()].join('|'), 'base64url');

const toPayment = (row: Row): ProviderPayment => {
  switch (row.status) {
    case 'authorised':
      return { status: 'authorised', ...(row.card_alias !== '' && { card: row.card_alias }) };
    case 'challenge':
      return { status: 'redirect', url: new URL(challengePath(row.reference), row.return_url).href };
    case 'refused':
      return { status: 'declined', decline: row.decline ?? 'payment-refused' };
    case 'cancelled':
      return { status: 'declined', decline: row.decline ?? 'payment-cancelled' };
  }
};

/** References are UUIDs; nothing else needs to be looked up. */
const isReference = (text: string): boolean => /^[\da-f-]{36}$/.test(text);

export const findSandboxPayment = async (queries: Queries, reference: string): Promise<Row | undefined> =>
  isReference(reference)
    ? await queries.selectFrom('sandbox_payment').selectAll().where('reference', '=', reference).executeTakeFirst()
    : undefined;

/** What the customer decided at the bank's page; the first decision counts. Answers the payment as it then is. */
export const decideSandboxPayment = async (
  queries: Queries,
  reference: string,
  decision: NonNullable<Row['decision']>,
  result: string,
): Promise<Row | undefined> => {
  if (!isReference(reference)) return undefined;
  await queries
    .updateTable('sandbox_payment')
    .set({ decision, result })
    .where('reference', '=', reference)
    .where('status', '=', 'challenge')
    .where('decision', 'is', null)
    .execute();
  return await findSandboxPayment(queries, reference);
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
export const createSandboxPayments = ({ queries }: Pick<Database, 'queries'>, clock: () => Date): PaymentProvider => {
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
    methods: (locale) => [{ type: 'card', name: textsIn(locale)('cardMethod'), brands: ['visa', 'mc', 'amex'] }],
    authorise: async (request) => {
      await enter({
        reference: request.reference,
        ...outcomeOf(request),
        amount: request.amount.amount,
        currency: request.amount.currency,
        last_four: request.card.number.slice(-4),
        card_alias: aliasOf(request),
        locale: request.locale,
        return_url: request.returnUrl,
        decision: null,
        result: null,
        refunded: 0,
        created_at: toInstant(clock()),
      });
      return toPayment(await found(request.reference));
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
  };
};
