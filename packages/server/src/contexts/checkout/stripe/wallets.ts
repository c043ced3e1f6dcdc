import { type WalletMethod, walletMethods } from '@tailorbird/domain/checkout';
import type { Authorisation } from '../application/paymentProvider.ts';
import { isButtonWallet, isUsableAt, type OfferedWallet } from '../walletOffers.ts';
import { type StripeApi, StripeRefusal, unlessUnknown } from './api.ts';
import { confirmationToken, methodConfigurations } from './shapes.ts';

const namesAtStripe = {
  paypal: 'paypal',
  klarna: 'klarna',
  applepay: 'apple_pay',
  googlepay: 'google_pay',
} as const satisfies Readonly<Record<WalletMethod, string>>;

/**
 * Wallets that are turned on and permitted, by the account's default configuration, which
 * applies to payments without one.
 */
export const walletsOfAccount = async (api: StripeApi): Promise<readonly OfferedWallet[]> => {
  const { data } = await api.get(
    '/v1/payment_method_configurations',
    { limit: '100' },
    methodConfigurations,
  );
  const own = data.find(
    ({ active, is_default, application }) => active && is_default && !application,
  );
  return walletMethods
    .filter((wallet) => own?.[namesAtStripe[wallet]]?.available === true)
    .map((type) => ({ type }));
};

/**
 * Klarna supports German in German-speaking countries, and English in each of its countries.
 */
const klarnaLocale = ({ locale, payer }: Authorisation): string =>
  `${locale === 'de' && ['AT', 'CH', 'DE'].includes(payer.country ?? '') ? 'de' : 'en'}-${payer.country}`;

const localeFields = (
  wallet: 'paypal' | 'klarna',
  request: Authorisation,
): Readonly<Record<string, string>> => ({
  [`payment_method_options[${wallet}][preferred_locale]`]:
    wallet === 'klarna' ? klarnaLocale(request) : request.locale === 'de' ? 'de-DE' : 'en-GB',
});

/**
 * Payment fields for a wallet; null if unusable. Klarna decides by the buyer's country and
 * email address.
 */
export const walletFields = (request: Authorisation) => {
  const { means, amount, payer } = request;
  if (means.kind !== 'wallet' || isButtonWallet(means.method)) return null;
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

/**
 * The card behind a wallet button's token; null if it is unknown, used, or not of the stated
 * wallet.
 */
export const walletButtonFields = async (
  api: StripeApi,
  { means }: Authorisation,
  isNew: boolean,
) => {
  if (means.kind !== 'wallet' || means.token === undefined || !isButtonWallet(means.method))
    return null;
  const { token, method } = means;
  const found = isNew
    ? await unlessUnknown(() =>
        api.get(`/v1/confirmation_tokens/${encodeURIComponent(token)}`, {}, confirmationToken),
      )
    : null;
  const paidBy = found?.payment_method_preview?.card?.wallet?.type;
  if (isNew && (!found || found.payment_intent || paidBy !== namesAtStripe[method])) return null;
  return { made: { 'payment_method_types[]': 'card' }, confirmed: { confirmation_token: token } };
};

/**
 * Null if Stripe rejects the wallet for this account or amount, in which case nothing
 * was confirmed.
 */
export const unlessNotOffered = async <Answer>(
  ask: () => Promise<Answer>,
): Promise<Answer | null> => {
  try {
    return await ask();
  } catch (cause) {
    if (
      cause instanceof StripeRefusal &&
      cause.status === 400 &&
      cause.failure.type === 'invalid_request_error'
    )
      return null;
    throw cause;
  }
};
