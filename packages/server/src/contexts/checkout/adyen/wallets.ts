import { type WalletMethod, walletMethods } from '@tailorbird/domain/checkout';
import * as z from 'zod/mini';
import type { Authorisation, MethodsAsked } from '../application/paymentProvider.ts';
import { hashOf, parsed } from '../providerParts.ts';
import { isButtonWallet, isUsableAt, type OfferedWallet } from '../walletOffers.ts';
import type { AdyenApi } from './api.ts';
import { offeredMethods, walletState } from './shapes.ts';

/** Adyen counts the Canary Islands to Spain. */
export const countryAtAdyen = (country: string): string => (country === 'IC' ? 'ES' : country);

/** What buttons are told of the account. */
const forButtons = ['merchantId', 'merchantName', 'gatewayMerchantId'] as const;

/** The sum that is asked with where none is known yet: what is offered for nothing is something else. */
const someAmount = 10_000;

/** The wallets that Adyen takes for the account at a place, in the order they are listed in. */
export const walletsOfAccount = async (
  api: AdyenApi,
  { country, currency }: MethodsAsked,
): Promise<readonly OfferedWallet[]> => {
  const asked = {
    amount: { value: someAmount, currency },
    channel: 'Web',
    ...(country && { countryCode: countryAtAdyen(country) }),
  };
  const { paymentMethods } = await api.post('/paymentMethods', asked, null, offeredMethods);
  return walletMethods.flatMap((type) => {
    const offered = paymentMethods?.find((method) => method.type === type);
    if (!offered) return [];
    const known = forButtons.flatMap((name) => {
      const value = offered.configuration?.[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    return [{ type, known: Object.fromEntries(known) }];
  });
};

/** What is paid with, and what of it is good for one payment. */
type Asked = { readonly fields: object; readonly once: string | null };

/** What a button gave, as Adyen is asked for it; null where it is of another wallet, or nothing of the kind. */
const buttonAsked = (method: WalletMethod, token: string): Asked | null => {
  const state = z.safeParse(walletState, parsed(token)).data;
  if (state?.paymentMethod.type !== method) return null;
  const { paymentMethod, browserInfo } = state;
  const given =
    paymentMethod.type === 'applepay' ? paymentMethod.applePayToken : paymentMethod.googlePayToken;
  return {
    fields: { paymentMethod, ...(browserInfo && { browserInfo }), shopperInteraction: 'Ecommerce' },
    once: hashOf(given),
  };
};

/** What is paid with a wallet, as Adyen is asked for it; null where it cannot be paid with there. Klarna wants to know who buys on an invoice, and what: it takes nothing whose lines, each so many at a price, are not the amount. */
export const walletAsked = ({ means, amount, bought, payer }: Authorisation): Asked | null => {
  if (
    means.kind !== 'wallet' ||
    !isUsableAt(means.method, { currency: amount.currency, country: payer.country })
  )
    return null;
  if (isButtonWallet(means.method))
    return means.token === undefined ? null : buttonAsked(means.method, means.token);
  const { firstName, lastName } = payer.address ?? {};
  const fields = {
    // Without it PayPal would ask in its own script; Klarna leads to its page unless it is asked to show its script.
    paymentMethod: {
      type: means.method,
      ...(means.method === 'paypal' && { subtype: 'redirect' }),
    },
    shopperInteraction: 'Ecommerce',
    ...(means.method === 'klarna' && {
      ...(firstName && lastName && { shopperName: { firstName, lastName } }),
      // Hundredths of a percent.
      lineItems: bought.map(({ id, description, quantity, each, rate }) => ({
        id,
        description,
        quantity,
        amountIncludingTax: each.amount,
        taxPercentage: rate * 10,
      })),
    }),
  };
  return { fields, once: null };
};
