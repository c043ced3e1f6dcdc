import type { WalletMethod } from '@tailorbird/domain/checkout';
import type { Authorisation, MethodsAsked } from '../application/paymentProvider.ts';
import { isUsableAt } from '../walletOffers.ts';
import type { AdyenApi } from './api.ts';
import { offeredMethods } from './shapes.ts';

/** Wallets that ask at a page of their own, in the order they are listed in. */
const pageWallets = ['paypal', 'klarna'] as const satisfies readonly WalletMethod[];

/** Adyen counts the Canary Islands to Spain. */
export const countryAtAdyen = (country: string): string => (country === 'IC' ? 'ES' : country);

/** The sum that is asked with where none is known yet: what is offered for nothing is something else. */
const someAmount = 10_000;

/** The wallets that Adyen takes for the account at a place. */
export const walletsOfAccount = async (api: AdyenApi, { country, currency }: MethodsAsked): Promise<readonly WalletMethod[]> => {
  const asked = {
    amount: { value: someAmount, currency },
    channel: 'Web',
    ...(country && { countryCode: countryAtAdyen(country) }),
  };
  const { paymentMethods } = await api.post('/paymentMethods', asked, null, offeredMethods);
  return pageWallets.filter((wallet) => paymentMethods?.some(({ type }) => type === wallet));
};

/** What is paid with a wallet, as Adyen is asked for it; null where it cannot be paid with there. Klarna wants to know who buys on an invoice, and what: `bought` says it in a line. */
export const walletAsked = ({ means, amount, payer, reference }: Authorisation, bought: string): object | null => {
  if (means.kind !== 'wallet' || !pageWallets.some((wallet) => wallet === means.method)) return null;
  if (!isUsableAt(means.method, { currency: amount.currency, country: payer.country })) return null;
  const { firstName, lastName } = payer.address ?? {};
  return {
    // Without it PayPal would ask in its own script; Klarna leads to its page unless it is asked to show its script.
    paymentMethod: { type: means.method, ...(means.method === 'paypal' && { subtype: 'redirect' }) },
    shopperInteraction: 'Ecommerce',
    ...(means.method === 'klarna' && {
      ...(firstName && lastName && { shopperName: { firstName, lastName } }),
      lineItems: [{ id: reference, description: bought, quantity: 1, amountIncludingTax: amount.amount }],
    }),
  };
};
