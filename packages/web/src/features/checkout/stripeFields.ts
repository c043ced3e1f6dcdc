import { shownFields } from './ProviderFields.tsx';
import type { OpenPaymentFields, PaymentFieldsNeeds } from './paymentFields.ts';
import { type Stripe, StripeCardFields, type StripeOptions } from './stripeCardFields.ts';

type Parts<Script> = { readonly stripe: Script; readonly options: StripeOptions };

export const loadStripe = async <Script>(
  { script, publishableKey, amount, currency, locale }: Parameters<OpenPaymentFields>[0],
  { scripts }: Pick<PaymentFieldsNeeds, 'scripts'>,
): Promise<Parts<Script>> => {
  if (!script || !publishableKey || !amount || !currency || !locale)
    throw new Error('The configuration of Stripe’s fields is incomplete');
  const page = window as unknown as { readonly Stripe?: (key: string) => Script };
  const loaded = page.Stripe ? null : await scripts.load(script);
  if (loaded?.ok === false || !page.Stripe) throw new Error('Stripe’s script did not load');
  return {
    stripe: page.Stripe(publishableKey),
    options: { publishableKey, amount, currency, locale },
  };
};

export const openStripeFields: OpenPaymentFields = async (configuration, needs) => {
  const { stripe, options } = await loadStripe<Stripe>(configuration, needs);
  return shownFields(new StripeCardFields(stripe, options));
};
