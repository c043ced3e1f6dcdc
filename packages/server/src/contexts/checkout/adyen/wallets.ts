import { type WalletMethod, walletMethods } from '@tailorbird/domain/checkout';
import * as z from 'zod/mini';
import type { Authorisation, MethodsAsked } from '../application/paymentProvider.ts';
import { hashOf, parsed } from '../providerParts.ts';
import { isButtonWallet, isUsableAt, type OfferedWallet } from '../walletOffers.ts';
import type { AdyenApi } from './api.ts';
import { offeredMethods, walletState } from './shapes.ts';

/** Adyen treats the Canary Islands as Spain. */
export const countryAtAdyen = (country: string): string => (country === 'IC' ? 'ES' : country);

const forButtons = ['merchantId', 'merchantName', 'gatewayMerchantId'] as const;

/** A placeholder amount before the total is known; for zero, Adyen offers other methods. */
const someAmount = 10_000;

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

type Asked = { readonly fields: object; readonly once: string | null };

/** Payment fields for a wallet button's token; null for a token of another wallet or format. */
const walletButtonFields = (method: WalletMethod, token: string): Asked | null => {
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

/**
 * Payment fields for a wallet; null if unusable. Klarna needs the customer and lines whose
 * quantities times prices equal the amount.
 */
export const walletFields = ({ means, amount, bought, payer }: Authorisation): Asked | null => {
  if (
    means.kind !== 'wallet' ||
    !isUsableAt(means.method, { currency: amount.currency, country: payer.country })
  )
    return null;
  if (isButtonWallet(means.method))
    return means.token === undefined ? null : walletButtonFields(means.method, means.token);
  const { firstName, lastName } = payer.address ?? {};
  const fields = {
    // Without it, PayPal would open in its own script. Klarna redirects by default.
    paymentMethod: {
      type: means.method,
      ...(means.method === 'paypal' && { subtype: 'redirect' }),
    },
    shopperInteraction: 'Ecommerce',
    ...(means.method === 'klarna' && {
      ...(firstName && lastName && { shopperName: { firstName, lastName } }),
      // Basis points.
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
