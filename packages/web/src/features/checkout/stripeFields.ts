import { shownFields } from './ProviderFields.tsx';
import type { OpenPaymentFields } from './paymentFields.ts';
import { type Stripe, StripeCardFields } from './stripeCardFields.ts';

/** The fields of Stripe. Its script comes when there is something to pay with it, and not before. */
export const openStripeFields: OpenPaymentFields = async ({ script, publishableKey, amount, currency, locale }, { scripts }) => {
  if (!script || !publishableKey || !amount || !currency || !locale) throw new Error('Stripe’s fields lack a part of their configuration');
  const page = window as unknown as { readonly Stripe?: (key: string) => Stripe };
  const brought = page.Stripe ? null : await scripts.bring(script);
  if (brought?.ok === false || !page.Stripe) throw new Error('Stripe’s script brought nothing');
  return shownFields(new StripeCardFields(page.Stripe(publishableKey), { publishableKey, amount, currency, locale }));
};
