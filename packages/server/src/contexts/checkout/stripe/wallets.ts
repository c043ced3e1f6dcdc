import type { WalletMethod } from '@tailorbird/domain/checkout';
import type { Authorisation } from '../application/paymentProvider.ts';
import { isUsableAt } from '../walletOffers.ts';
import { type StripeApi, StripeRefusal } from './api.ts';
import { methodConfigurations } from './shapes.ts';

/** Wallets that ask at a page of their own, in the order they are listed in. */
const pageWallets = ['paypal', 'klarna'] as const satisfies readonly WalletMethod[];
type PageWallet = (typeof pageWallets)[number];

const isPageWallet = (method: WalletMethod): method is PageWallet => pageWallets.some((wallet) => wallet === method);

/** The wallets that the account has turned on and may use: those of its default configuration, which is the one for payments that name none. */
export const walletsOfAccount = async (api: StripeApi): Promise<readonly WalletMethod[]> => {
  const { data } = await api.get('/v1/payment_method_configurations', { limit: '100' }, methodConfigurations);
  const own = data.find(({ active, is_default, application }) => active && is_default && !application);
  return pageWallets.filter((wallet) => own?.[wallet]?.available === true);
};

/** Klarna speaks German where it is spoken, and English in each of its countries. */
const klarnaLocale = ({ locale, payer }: Authorisation): string =>
  `${locale === 'de' && ['AT', 'CH', 'DE'].includes(payer.country ?? '') ? 'de' : 'en'}-${payer.country}`;

const localeFields = (wallet: PageWallet, request: Authorisation): Readonly<Record<string, string>> => ({
  [`payment_method_options[${wallet}][preferred_locale]`]:
    wallet === 'klarna' ? klarnaLocale(request) : request.locale === 'de' ? 'de-DE' : 'en-GB',
});

/** What a payment with a wallet is made with, and confirmed with; null where it cannot be paid with there. Klarna decides about an invoice by the country and the email address of who buys on it. */
export const walletAsked = (request: Authorisation) => {
  const { means, amount, payer } = request;
  if (means.kind !== 'wallet' || !isPageWallet(means.method)) return null;
  if (!isUsableAt(means.method, { currency: amount.currency, country: payer.country })) return null;
  return {
    made: { 'payment_method_types[]': means.method },
    confirmed: {
      'payment_method_data[type]': means.method,
      ...(means.method === 'klarna' && {
        'payment_method_data[billing_details][email]': payer.email,
        'payment_method_data[billing_details][address][country]': payer.country ?? '',
      }),
      ...localeFields(means.method, request),
    },
  };
};

/** Null where Stripe says that a payment with this wallet cannot be made: the account has none, or it does not take such an amount. Nothing was confirmed then. */
export const unlessNotOffered = async <Answer>(ask: () => Promise<Answer>): Promise<Answer | null> => {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof StripeRefusal && cause.status === 400 && cause.failure.type === 'invalid_request_error') return null;
    throw cause;
  }
};
