import type { OpenWalletButton, WalletButton } from './paymentFields.ts';
import { type StripeOptions, stripeElementsOptions } from './stripeCardFields.ts';
import { loadStripe } from './stripeFields.ts';
import { isOfUse, type OpenButton, WalletPlace } from './WalletPlace.tsx';

type Refused = { readonly error?: object | undefined };
/** Wallets that Stripe can show in this browser. */
type Shown = Readonly<Partial<Record<'applePay' | 'googlePay', boolean>>>;
type Ready = { readonly availablePaymentMethods?: Shown | undefined };
type Pressed = { readonly resolve: () => void; readonly reject?: () => void };
type Confirmed = { readonly paymentFailed: (why: { readonly reason: 'fail' }) => void };
type Button = {
  readonly mount: (place: HTMLElement) => void;
  readonly unmount: () => void;
  readonly on: ((event: 'ready', listener: (event: Ready) => void) => unknown) &
    ((event: 'loaderror', listener: () => void) => unknown) &
    ((event: 'click', listener: (event: Pressed) => void) => unknown) &
    ((event: 'confirm', listener: (event: Confirmed) => void) => unknown);
};
type Elements = {
  readonly create: (kind: 'expressCheckout', options: object) => Button;
  readonly submit: () => Promise<Refused>;
};
type StripeWallets = {
  readonly elements: (options: object) => Elements;
  readonly createConfirmationToken: (asked: {
    readonly elements: Elements;
  }) => Promise<Refused & { readonly confirmationToken?: { readonly id: string } }>;
};

const namesAtStripe: Readonly<Record<string, keyof Shown>> = {
  applepay: 'applePay',
  googlepay: 'googlePay',
};

const buttonOf = (
  stripe: StripeWallets,
  options: StripeOptions,
  wallet: keyof Shown,
): WalletButton => {
  const make = (place: HTMLElement) => {
    const elements = stripe.elements(stripeElementsOptions(options, place));
    const others = {
      applePay: 'never',
      googlePay: 'never',
      link: 'never',
      paypal: 'never',
      klarna: 'never',
      amazonPay: 'never',
    };
    const button = elements.create('expressCheckout', {
      paymentMethods: { ...others, [wallet]: 'auto' },
      buttonType: { applePay: 'buy', googlePay: 'buy' },
      buttonHeight: 48,
    });
    return { elements, button };
  };

  const isUsable = async (): Promise<boolean> => {
    // Stripe reports availability only for a button in the page.
    const place = document.createElement('div');
    place.ariaHidden = 'true';
    Object.assign(place.style, {
      position: 'absolute',
      visibility: 'hidden',
      width: '300px',
      height: '1px',
      overflow: 'hidden',
    });
    document.body.append(place);
    const { button } = make(place);
    try {
      return await isOfUse(
        new Promise((resolve) => {
          button.on('ready', ({ availablePaymentMethods }) =>
            resolve(availablePaymentMethods?.[wallet] === true),
          );
          button.on('loaderror', () => resolve(false));
          button.mount(place);
        }),
      );
    } finally {
      button.unmount();
      place.remove();
    }
  };

  const open: OpenButton = (place, press) => {
    const { elements, button } = make(place);
    const tokenOf = async (): Promise<string | null> => {
      if ((await elements.submit()).error) return null;
      return (await stripe.createConfirmationToken({ elements })).confirmationToken?.id ?? null;
    };
    button.on('click', ({ resolve, reject }) => (press().mayPay() ? resolve() : reject?.()));
    button.on('confirm', async ({ paymentFailed }) => {
      const isPaid = await press().pay(await tokenOf().catch(() => null));
      if (!isPaid) paymentFailed({ reason: 'fail' });
    });
    button.mount(place);
    return () => button.unmount();
  };

  return { isUsable, show: (press) => <WalletPlace open={open} press={press} /> };
};

export const openStripeButton: OpenWalletButton = async (configuration, needs) => {
  const wallet = namesAtStripe[configuration.button ?? ''];
  if (!wallet) throw new Error(`Stripe has no button for ${configuration.button}`);
  const { stripe, options } = await loadStripe<StripeWallets>(configuration, needs);
  return buttonOf(stripe, options, wallet);
};
