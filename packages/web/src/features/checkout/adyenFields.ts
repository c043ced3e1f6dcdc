import { AdyenCardFields, type AdyenOptions, type AdyenWeb } from './adyenCardFields.ts';
import { shownFields } from './ProviderFields.tsx';
import type { OpenPaymentFields, PaymentFieldsNeeds } from './paymentFields.ts';

const loadStyles = (address: string): void => {
  if (document.querySelector(`link[href="${CSS.escape(address)}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // Follows Adyen's guide: makes the style sheet readable.
  link.crossOrigin = 'anonymous';
  link.href = address;
  document.head.append(link);
};

export const loadAdyen = async <Script>(
  {
    script,
    styles: sheet,
    clientKey,
    environment,
    country,
    locale,
  }: Parameters<OpenPaymentFields>[0],
  { scripts }: Pick<PaymentFieldsNeeds, 'scripts'>,
): Promise<{ readonly adyen: Script; readonly options: AdyenOptions }> => {
  if (!script || !sheet || !clientKey || !environment || !country || !locale)
    throw new Error('The configuration of Adyen’s fields is incomplete');
  const page = window as unknown as { readonly AdyenWeb?: Script };
  const loaded = page.AdyenWeb ? null : await scripts.load(script);
  if (loaded?.ok === false || !page.AdyenWeb) throw new Error('Adyen’s script did not load');
  loadStyles(sheet);
  return { adyen: page.AdyenWeb, options: { clientKey, environment, country, locale } };
};

export const openAdyenFields: OpenPaymentFields = async (configuration, needs) => {
  const { adyen, options } = await loadAdyen<AdyenWeb>(configuration, needs);
  return shownFields(new AdyenCardFields(adyen, options));
};
