import { hash } from 'node:crypto';
import {
  type Card,
  type CardFailures,
  cardBrandOf,
  expiryMonthOf,
  type PaymentMeans,
  sandboxOutcomeOf,
  validateCard,
} from '@tailorbird/domain/checkout';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { SandboxTokenRow } from '../tables.ts';

/** Reusable tokens, for API clients without a browser. */
const testTokens: Readonly<Record<string, Pick<SandboxTokenRow, 'outcome' | 'last_four'>>> = {
  test_paid: { outcome: 'authorised', last_four: '4242' },
  test_challenge: { outcome: 'challenge', last_four: '3220' },
  test_wrong_cvc: { outcome: 'wrong-cvc', last_four: '0101' },
  test_fraud: { outcome: 'fraud', last_four: '0019' },
  test_refused: { outcome: 'payment-refused', last_four: '0002' },
};

export const tokenMinutes = 15;

export type TokenisedCard = Pick<
  SandboxTokenRow,
  'outcome' | 'last_four' | 'card_alias' | 'brand' | 'expires'
>;

/** A hash of the card's fields, from which the number cannot be recovered. */
const aliasOf = ({ number, expiry, holderName }: Card): string =>
  hash('sha256', [number.slice(-4), expiry, holderName.toLowerCase()].join('|'), 'base64url');

/** Exchanges a card for a token. Stores only its behavior, last digits and alias. */
export const exchangeCard = async (
  queries: Queries,
  card: Card,
  { now, token }: { readonly now: Date; readonly token: string },
): Promise<Result<string, CardFailures>> => {
  const checked = validateCard(card, { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 });
  if (!checked.ok) return err(checked.failure);
  const { number, expiry } = checked.value;
  await queries
    .insertInto('sandbox_token')
    .values({
      token,
      outcome: sandboxOutcomeOf(checked.value),
      last_four: number.slice(-4),
      card_alias: aliasOf(checked.value),
      brand: cardBrandOf(number),
      expires: expiryMonthOf(expiry),
      used_by: null,
      created_at: toInstant(now),
    })
    .execute();
  return ok(token);
};

/** Redeems a token for one payment; null if it is unknown, expired or used by another. */
export const redeemToken = async (
  queries: Queries,
  { token }: Pick<Extract<PaymentMeans, { readonly kind: 'card' }>, 'token'>,
  { reference, now }: { readonly reference: string; readonly now: Date },
): Promise<TokenisedCard | null> => {
  const test = Object.hasOwn(testTokens, token) ? testTokens[token] : undefined;
  if (test)
    return {
      ...test,
      card_alias: hash('sha256', token, 'base64url'),
      brand: 'visa',
      expires: '2099-12',
    };
  const row = await queries
    .updateTable('sandbox_token')
    .set({ used_by: reference })
    .where('token', '=', token)
    .where('created_at', '>', toInstant(new Date(now.getTime() - tokenMinutes * 60_000)))
    .where((where) => where.or([where('used_by', 'is', null), where('used_by', '=', reference)]))
    .returning(['outcome', 'last_four', 'card_alias', 'brand', 'expires'])
    .executeTakeFirst();
  return row ?? null;
};
