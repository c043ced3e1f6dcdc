import type { Money } from '@tailorbird/domain/kernel';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { fromWireMoney, toWireMoney } from '../money.ts';
import { currency, decimal } from '../values.ts';

export const credits = z.object({ total_credit: decimal, currency });
export type WireCredits = z.infer<typeof credits>;

export const toWireCredit = (credit: Money): WireCredits => ({
  total_credit: toWireMoney(credit),
  currency: credit.currency,
});

export const fromWireCredit = ({ total_credit, currency }: WireCredits): Money =>
  fromWireMoney(total_credit, currency);

export const readCredits = endpoint({
  context: 'account',
  name: 'readCredits',
  access: 'customer',
  method: 'GET',
  path: '/accounts_api/credits/',
  summary: 'Returns the account credit of the signed-in customer.',
  responses: { 200: credits, 403: detailError },
});
