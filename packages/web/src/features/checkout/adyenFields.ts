import { AdyenCardFields, type AdyenWeb } from './adyenCardFields.ts';
import { shownFields } from './ProviderFields.tsx';
import type { OpenPaymentFields } from './paymentFields.ts';

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
  return shownFields(new AdyenCardFields(page.AdyenWeb, { clientKey, environment, country, locale }));
};
