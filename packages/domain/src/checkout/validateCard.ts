import { err, ok, type Result } from '../kernel/index.ts';
import type { Card, CardField } from './payment.ts';

export type CardFailures = Readonly<Partial<Record<CardField, 'required' | 'invalid' | 'expired'>>>;

/** The check digit of card numbers (ISO/IEC 7812-1, Luhn). */
export const hasValidCheckDigit = (digits: string): boolean => {
  let total = 0;
  [...digits].reverse().forEach((digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    total += value > 9 ? value - 9 : value;
  });
  return total % 10 === 0;
};

/**
 * Validates a card before it is sent; `today` determines expiry. Returns the card with digits
 * only.
 */
export const validateCard = (
  card: Card,
  today: { readonly year: number; readonly month: number },
): Result<Card, CardFailures> => {
  const failures: Partial<Record<CardField, 'required' | 'invalid' | 'expired'>> = {};
  const number = card.number.replace(/[\s-]/g, '');
  const expiry = card.expiry.replace(/\s/g, '');
  const securityCode = card.securityCode.trim();
  const holderName = card.holderName.trim();
  if (!number) failures.number = 'required';
  else if (!/^\d{12,19}$/.test(number) || !hasValidCheckDigit(number)) failures.number = 'invalid';
  const parts = /^(0[1-9]|1[0-2])\/?(\d{2})$/.exec(expiry);
  if (!expiry) failures.expiry = 'required';
  else if (!parts) failures.expiry = 'invalid';
  else if (
    2000 + Number(parts[2]) < today.year ||
    (2000 + Number(parts[2]) === today.year && Number(parts[1]) < today.month)
  ) {
    failures.expiry = 'expired';
  }
  if (!securityCode) failures.securityCode = 'required';
  else if (!/^\d{3,4}$/.test(securityCode)) failures.securityCode = 'invalid';
  if (!holderName) failures.holderName = 'required';
  if (Object.keys(failures).length > 0) return err(failures);
  return ok({ number, expiry: `${parts?.[1]}/${parts?.[2]}`, securityCode, holderName });
};
