import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../platform/texts/useT.ts';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { AdyenCardFields, type AdyenWeb } from './adyenCardFields.ts';
import card from './CardFields.module.css';
import styles from './CheckoutPage.module.css';
import type { OpenPaymentFields } from './paymentFields.ts';

/** A place for Adyen's frames, with labels in the color of the page around them. */
const AdyenFields = observer(function AdyenFields({ input }: { readonly input: AdyenCardFields }): ReactNode {
  const [t, shell] = [useT('checkout'), useT('shell')];
  const place = useRef<HTMLDivElement>(null);
  const { isMissing } = input;
  useEffect(() => {
    if (isMissing || !place.current) return;
    for (const kind of ['primary', 'secondary'])
      place.current.style.setProperty(`--adyen-sdk-color-label-${kind}`, getComputedStyle(place.current).color);
    return input.open(place.current);
  }, [input, isMissing]);
  return (
    <fieldset className={styles.group}>
      <legend className={card.legend}>{t('payment.cardTitle')}</legend>
      {isMissing ? (
        <ErrorBox message={shell('couldNotLoad')} retryLabel={shell('tryAgain')} onRetry={input.retry} />
      ) : (
        <div ref={place} data-testid="adyen-fields" />
      )}
      <p className={styles.note}>{t('payment.safe')}</p>
    </fieldset>
  );
});

/** Adyen's sheet of styles, once for a page. */
const bringStyles = (address: string): void => {
  if (document.querySelector(`link[href="${CSS.escape(address)}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // As Adyen's guide has it: what is in the sheet may be read then.
  link.crossOrigin = 'anonymous';
  link.href = address;
  document.head.append(link);
};

/** The fields of Adyen. Its script comes when there is something to pay with it, and not before. */
export const openAdyenFields: OpenPaymentFields = async (
  { script, styles: sheet, clientKey, environment, country, locale },
  { scripts },
) => {
  if (!script || !sheet || !clientKey || !environment || !country || !locale)
    throw new Error('Adyen’s fields lack a part of their configuration');
  const page = window as unknown as { readonly AdyenWeb?: AdyenWeb };
  const brought = page.AdyenWeb ? null : await scripts.bring(script);
  if (brought?.ok === false || !page.AdyenWeb) throw new Error('Adyen’s script brought nothing');
  bringStyles(sheet);
  const input = new AdyenCardFields(page.AdyenWeb, { clientKey, environment, country, locale });
  return Object.assign(input, { show: () => <AdyenFields input={input} /> });
};
