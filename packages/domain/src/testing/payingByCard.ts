import type { Card, CardTokens, PaymentMeans } from '../checkout/index.ts';

/** Tokenizes a card, as a browser does. The card is valid except for the given changes. */
export const payingByCard = async (
  { cardTokens }: { readonly cardTokens: CardTokens },
  number: string,
  changes: Partial<Card> = {},
): Promise<PaymentMeans> => {
  const token = await cardTokens.exchange({
    number,
    expiry: '12/39',
    securityCode: '123',
    holderName: 'Ada Weber',
    ...changes,
  });
  if (!token.ok)
    throw new Error(`The bank does not take this card: ${JSON.stringify(token.failure)}`);
  return { kind: 'card', token: token.value };
};
