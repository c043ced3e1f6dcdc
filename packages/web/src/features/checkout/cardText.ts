import { sandboxCards, sandboxOutcomes } from '@tailorbird/domain/checkout';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Groups a card number in fours (American Express: 4, 6, 5). */
export const groupCardNumber = (typed: string): string => {
  const digits = digitsOf(typed).slice(0, 19);
  const groups = /^3[47]/.test(digits)
    ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/.exec(digits)?.slice(1)
    : digits.match(/\d{1,4}/g);
  return (groups ?? []).filter(Boolean).join(' ');
};

/** Formats an expiry date as `12/29`; a month with one digit gets a zero. */
export const formatExpiry = (typed: string): string => {
  const digits = digitsOf(/^[2-9]/.test(typed.trim()) ? `0${typed.trim()}` : typed).slice(0, 4);
  return digits.length > 2 || (digits.length === 2 && typed.trim().endsWith('/'))
    ? `${digits.slice(0, 2)}/${digits.slice(2)}`
    : digits;
};

export const testCards = sandboxOutcomes.map((outcome) => ({
  outcome,
  number: groupCardNumber(sandboxCards[outcome]),
}));
