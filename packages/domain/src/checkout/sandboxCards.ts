import type { Card } from './payment.ts';

/** Responses of the sandbox bank. `challenge`: the customer decides on the bank's page. */
export const sandboxOutcomes = [
  'authorised',
  'challenge',
  'wrong-cvc',
  'fraud',
  'payment-refused',
] as const;
export type SandboxOutcome = (typeof sandboxOutcomes)[number];

export const sandboxCards: Readonly<Record<SandboxOutcome, string>> = {
  authorised: '4242424242424242',
  challenge: '4000000000003220',
  'wrong-cvc': '4000000000000101',
  fraud: '4100000000000019',
  'payment-refused': '4000000000000002',
};

const wrongSecurityCodes: readonly string[] = ['999', '9999'];

/** The response to a valid card: that of its test card, or else the payment. */
export const sandboxOutcomeOf = ({
  number,
  securityCode,
}: Pick<Card, 'number' | 'securityCode'>): SandboxOutcome =>
  wrongSecurityCodes.includes(securityCode)
    ? 'wrong-cvc'
    : (sandboxOutcomes.find((outcome) => sandboxCards[outcome] === number) ?? 'authorised');

/** The brand by the first digits of a number; `card` if unknown. */
export const cardBrandOf = (number: string): string => {
  if (number.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mc';
  return /^3[47]/.test(number) ? 'amex' : 'card';
};

/** The month of a card's expiry: `12/39` becomes `2039-12`. */
export const expiryMonthOf = (expiry: string): string =>
  `20${expiry.slice(-2)}-${expiry.slice(0, 2)}`;
