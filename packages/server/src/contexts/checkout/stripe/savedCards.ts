import type { Authorisation, SavedCard } from '../application/paymentProvider.ts';
import { isButtonWallet } from '../walletOffers.ts';
import { type StripeApi, StripeRefusal, unlessUnknown } from './api.ts';
import { anything, confirmationToken, named, savedCardIntent } from './shapes.ts';
import { walletButtonFields, walletFields } from './wallets.ts';

/**
 * Name of a saved card at Stripe: customer and method id. Each card has its own
 * anonymous customer.
 */
const nameOf = (customer: string, method: string): string => `${customer}/${method}`;

const savedCardFieldsOf = (
  name: string,
): { readonly customer: string; readonly payment_method: string } | null => {
  const [, customer, method] = /^([^/]{1,200})\/([^/]{1,200})$/.exec(name) ?? [];
  return customer && method ? { customer, payment_method: method } : null;
};

const ofCards = { 'payment_method_types[]': 'card' };

export type Asked = Readonly<Record<'made' | 'confirmed', Readonly<Record<string, string>>>>;

/**
 * The payment method in Stripe's fields. A token works for one payment; Stripe rejects others.
 * Null if unusable.
 */
export const paymentMethodFields = async (
  api: StripeApi,
  request: Authorisation,
  isNew: boolean,
): Promise<Asked | null> => {
  const { means } = request;
  if (means.kind === 'kept') {
    const made = savedCardFieldsOf(means.name);
    return (
      made && { made: { ...ofCards, ...made }, confirmed: { payment_method: made.payment_method } }
    );
  }
  if (means.kind === 'wallet')
    return isButtonWallet(means.method)
      ? await walletButtonFields(api, request, isNew)
      : walletFields(request);
  const { token, keep } = means;
  const found = isNew
    ? await unlessUnknown(() =>
        api.get(`/v1/confirmation_tokens/${encodeURIComponent(token)}`, {}, confirmationToken),
      )
    : null;
  if (isNew && (!found || found.payment_intent)) return null;
  // On-session: the customer presses the button each time.
  return {
    made: { ...ofCards, ...(keep && { setup_future_usage: 'on_session' }) },
    confirmed: { confirmation_token: token },
  };
};

const brands: Readonly<Record<string, string>> = { mastercard: 'mc' };

/** The card of a payment made for saving; attached to a Stripe customer if it has none. */
export const savedCardAtStripe = async (
  api: StripeApi,
  intentId: string,
  reference: string,
): Promise<SavedCard | null> => {
  const found = await api.get(
    `/v1/payment_intents/${encodeURIComponent(intentId)}`,
    { 'expand[]': 'payment_method' },
    savedCardIntent,
  );
  const { payment_method: method } = found;
  if (
    found.status !== 'succeeded' ||
    !found.setup_future_usage ||
    typeof method !== 'object' ||
    !method?.card
  )
    return null;
  const { brand, last4, exp_month, exp_year } = method.card;
  const fields = { payment_method: method.id, 'metadata[reference]': reference };
  const customer =
    method.customer ?? (await api.post('/v1/customers', fields, `${reference}.keep`, named)).id;
  return {
    name: nameOf(customer, method.id),
    kind: 'card',
    brand: brands[brand] ?? brand,
    lastFour: last4,
    expires: `${exp_year}-${String(exp_month).padStart(2, '0')}`,
  };
};

/** Statuses for missing objects. Authentication and rate limit errors have others. */
const goneStatuses: readonly number[] = [400, 404];

/** A missing object counts as deleted. */
const unlessGone = async (ask: () => Promise<unknown>): Promise<void> => {
  try {
    await ask();
  } catch (cause) {
    const isGone =
      cause instanceof StripeRefusal &&
      cause.failure.type === 'invalid_request_error' &&
      goneStatuses.includes(cause.status);
    if (!isGone) throw cause;
  }
};

/** Detaches a card from its Stripe customer, which is final, and deletes the customer. */
export const deleteCardAtStripe = async (api: StripeApi, name: string): Promise<void> => {
  const fields = savedCardFieldsOf(name);
  if (!fields) return;
  await unlessGone(() =>
    api.post(
      `/v1/payment_methods/${encodeURIComponent(fields.payment_method)}/detach`,
      {},
      null,
      anything,
    ),
  );
  await unlessGone(() => api.remove(`/v1/customers/${encodeURIComponent(fields.customer)}`));
};
