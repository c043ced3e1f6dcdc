import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../platform/texts/useT.ts';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import card from './CardFields.module.css';
import styles from './CheckoutPage.module.css';
import type { OpenPaymentFields } from './paymentFields.ts';
import { type Stripe, StripeCardFields, type StripeLook } from './stripeCardFields.ts';

/** The frame cannot see the page's styles: it is told the colors and the letters of the place it is in. */
const lookOf = (place: HTMLElement): StripeLook => {
  const { color, fontFamily, fontSize } = getComputedStyle(place);
  const { theme } = document.documentElement.dataset;
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: { colorText: color, fontFamily, fontSizeBase: fontSize, borderRadius: '4px' },
  };
};

/** A place for Stripe's frame. */
const StripeFields = observer(function StripeFields({ input }: { readonly input: StripeCardFields }): ReactNode {
  const [t, shell] = [useT('checkout'), useT('shell')];
  const place = useRef<HTMLDivElement>(null);
  const { isMissing } = input;
  useEffect(() => {
    if (isMissing || !place.current) return;
    return input.open(place.current, lookOf(place.current));
  }, [input, isMissing]);
  return (
    <fieldset className={styles.group}>
      <legend className={card.legend}>{t('payment.cardTitle')}</legend>
      {isMissing ? (
        <ErrorBox message={shell('couldNotLoad')} retryLabel={shell('tryAgain')} onRetry={input.retry} />
      ) : (
        <div ref={place} data-testid="stripe-fields" />
      )}
      <p className={styles.note}>{t('payment.safe')}</p>
    </fieldset>
  );
});

/** The fields of Stripe. Its script comes when there is something to pay with it, and not before. */
export const openStripeFields: OpenPaymentFields = async ({ script, publishableKey, amount, currency, locale }, { scripts }) => {
  if (!script || !publishableKey || !amount || !currency || !locale) throw new Error('Stripe’s fields lack a part of their configuration');
  const page = window as unknown as { readonly Stripe?: (key: string) => Stripe };
  const brought = page.Stripe ? null : await scripts.bring(script);
  if (brought?.ok === false || !page.Stripe) throw new Error('Stripe’s script brought nothing');
  const input = new StripeCardFields(page.Stripe(publishableKey), { amount, currency, locale });
  return Object.assign(input, { show: () => <StripeFields input={input} /> });
};
