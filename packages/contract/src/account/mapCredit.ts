import type { Money } from '@tailorbird/domain/kernel';
import { fromWireMoney, toWireMoney } from '../money.ts';
import type { WireCredits } from './schema.ts';

export const toWireCredit = (credit: Money): WireCredits => ({
  total_credit: toWireMoney(credit),
  currency: credit.currency,
});

export const fromWireCredit = ({ total_credit, currency }: WireCredits): Money =>
  fromWireMoney(total_credit, currency);
