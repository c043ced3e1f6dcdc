import {
  type AdyenData,
  type AdyenOptions,
  adyenConfiguration,
  tokenOf,
} from './adyenCardFields.ts';
import { loadAdyen } from './adyenFields.ts';
import type { OpenWalletButton, PaymentFields, WalletButton } from './paymentFields.ts';
import { isOfUse, type OpenButton, WalletPlace } from './WalletPlace.tsx';

type State = { readonly data: AdyenData };
type Actions = {
  readonly resolve: (answer: { readonly resultCode: 'Authorised' }) => void;
  readonly reject: () => void;
};
type Component = {
  readonly mount: (place: HTMLElement) => unknown;
  readonly unmount: () => unknown;
  /** Rejects if the wallet cannot be used here. */
  readonly isAvailable: () => Promise<unknown>;
};
type MakeComponent = new (checkout: object, options: object) => Component;
type AdyenWallets = {
  readonly AdyenCheckout: (options: object) => Promise<object>;
  readonly ApplePay: MakeComponent;
  readonly GooglePay: MakeComponent;
};

type Configuration = Parameters<PaymentFields['follow']>[0];

/**
 * Error codes that end a wallet payment without a result. Closing the wallet is a cancellation,
 * not an error.
 */
const failures: readonly string[] = ['ERROR', 'NETWORK_ERROR', 'SCRIPT_ERROR'];

/** Adyen's component for one wallet, with the wallet's official button. */
const buttonOf = (
  adyen: AdyenWallets,
  options: AdyenOptions,
  configuration: Configuration,
): WalletButton => {
  const { button, amount, currency, merchantId, merchantName, gatewayMerchantId } = configuration;
  const Wallet = button === 'applepay' ? adyen.ApplePay : adyen.GooglePay;
  const make = async (listeners: object = {}): Promise<Component> => {
    const checkout = await adyen.AdyenCheckout({
      ...adyenConfiguration(options),
      amount: { value: Number(amount), currency },
      ...listeners,
    });
    return new Wallet(checkout, {
      configuration: { merchantId, merchantName, gatewayMerchantId },
      amount: { value: Number(amount), currency },
      countryCode: options.country,
      buttonType: 'buy',
      ...listeners,
    });
  };

  const isUsable = (): Promise<boolean> =>
    isOfUse(
      make()
        .then((wallet) => wallet.isAvailable())
        .then(() => true),
    );

  const open: OpenButton = (place, press) => {
    let wallet: Component | null = null;
    let isWanted = true;
    make({
      onClick: (resolve: () => void, reject: () => void) =>
        press().mayPay() ? resolve() : reject(),
      onSubmit: async (state: State, _: unknown, { resolve, reject }: Actions) => {
        if (await press().pay(tokenOf(state.data))) resolve({ resultCode: 'Authorised' });
        else reject();
      },
      onError: ({ name }: { readonly name?: string }) => {
        if (failures.includes(name ?? '')) void press().pay(null);
      },
    }).then(
      (made) => {
        if (!isWanted) return;
        wallet = made;
        made.mount(place);
      },
      () => isWanted && void press().pay(null),
    );
    return () => {
      isWanted = false;
      wallet?.unmount();
    };
  };

  return { isUsable, show: (press) => <WalletPlace open={open} press={press} /> };
};

export const openAdyenButton: OpenWalletButton = async (configuration, needs) => {
  const { adyen, options } = await loadAdyen<AdyenWallets>(configuration, needs);
  return buttonOf(adyen, options, configuration);
};
