import { CheckoutPayment } from './checkoutPayment.ts';
import type { CheckoutStore, PaymentDependencies } from './checkoutStore.ts';
import { createPaymentSession } from './createPaymentSession.ts';
import type { OpenPaymentFields, OpenWalletButton } from './paymentFields.ts';

/** Loaders by the provider name in a method's configuration. */
const fieldsOf: Readonly<Record<string, () => Promise<OpenPaymentFields>>> = {
  sandbox: async () => {
    const { ownFields } = await import('./CardFields.tsx');
    return async (_, needs) => ownFields(needs);
  },
  adyen: async () => (await import('./adyenFields.ts')).openAdyenFields,
  stripe: async () => (await import('./stripeFields.ts')).openStripeFields,
};

const openPaymentFields: OpenPaymentFields = async (configuration, needs) => {
  const load = fieldsOf[configuration.provider ?? ''];
  if (!load) throw new Error(`Unknown payment provider ${configuration.provider}`);
  return await (await load())(configuration, needs);
};

/** Loaders of wallet buttons within the page, by the same name. */
const buttonsOf: Readonly<Record<string, () => Promise<OpenWalletButton>>> = {
  adyen: async () => (await import('./adyenWalletButton.tsx')).openAdyenButton,
  stripe: async () => (await import('./stripeWalletButton.tsx')).openStripeButton,
};

const openWalletButton: OpenWalletButton = async (configuration, needs) => {
  const load = buttonsOf[configuration.provider ?? ''];
  if (!load) throw new Error(`The payment provider ${configuration.provider} has no buttons`);
  return await (await load())(configuration, needs);
};

/** Browser data that banks require for 3-D Secure, in Adyen's format. */
const deviceForBanks = (): string =>
  JSON.stringify({
    acceptHeader: '*/*',
    colorDepth: screen.colorDepth,
    javaEnabled: false,
    language: navigator.language,
    screenHeight: screen.height,
    screenWidth: screen.width,
    timeZoneOffset: new Date().getTimezoneOffset(),
    userAgent: navigator.userAgent,
  });

export const createPayment = (
  store: CheckoutStore,
  dependencies: PaymentDependencies,
): CheckoutPayment =>
  new CheckoutPayment(createPaymentSession(store, dependencies.returnUrl), {
    ...dependencies,
    device: deviceForBanks,
    openFields: openPaymentFields,
    openButton: openWalletButton,
  });
