import type { CardNotExchanged } from '@tailorbird/domain/checkout';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { FramedFields, PaymentFields } from './paymentFields.ts';

type StripeError = { readonly type: string };
type Refused = { readonly error?: StripeError | undefined };
type Element = {
  readonly mount: (place: HTMLElement) => void;
  readonly unmount: () => void;
  readonly on: (event: 'change' | 'loaderror', listener: () => void) => unknown;
  readonly focus: () => void;
};
type Elements = {
  readonly create: (kind: 'payment', options: object) => Element;
  readonly submit: () => Promise<Refused>;
  readonly update: (options: object) => void;
};

export type Stripe = {
  readonly elements: (options: object) => Elements;
  readonly createConfirmationToken: (asked: {
    readonly elements: Elements;
  }) => Promise<Refused & { readonly confirmationToken?: { readonly id: string } }>;
};

type StripeLook = {
  readonly theme: 'stripe' | 'night';
  readonly variables: Readonly<Record<string, string>>;
};

/** The frame cannot see the page's styles, so it gets the colors and fonts of its element. */
const lookOf = (place: HTMLElement): StripeLook => {
  const { color, fontFamily, fontSize } = getComputedStyle(place);
  const { theme } = document.documentElement.dataset;
  const isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: { colorText: color, fontFamily, fontSizeBase: fontSize, borderRadius: '4px' },
  };
};

export type StripeOptions = Readonly<
  Record<'publishableKey' | 'amount' | 'currency' | 'locale', string>
>;

export const stripeElementsOptions = (
  { amount, currency, locale }: StripeOptions,
  place: HTMLElement,
): object => ({
  mode: 'payment',
  amount: Number(amount),
  currency,
  locale,
  paymentMethodTypes: ['card'],
  appearance: lookOf(place),
});

/** Stripe errors that the card causes; other errors have other causes. */
const ofCard: readonly string[] = ['validation_error', 'card_error'];

/**
 * Card fields in Stripe's own frame: the page never sees the input, and Stripe shows errors
 * beside the fields.
 */
export class StripeCardFields implements FramedFields {
  /** True if the frame failed to load, so that no card can be entered. */
  isMissing = false;
  readonly #stripe: Stripe;
  #options: StripeOptions;
  #changes = 0;
  #shown: { readonly elements: Elements; readonly element: Element } | null = null;

  constructor(stripe: Stripe, options: StripeOptions) {
    this.#stripe = stripe;
    this.#options = options;
    makeAutoObservable(this, { entry: false }, { autoBind: true });
  }

  get entry(): string {
    return String(this.#changes);
  }

  /**
   * Mounts the frame in an element. Returns a function that unmounts it and discards the input.
   */
  open(place: HTMLElement): () => void {
    const elements = this.#stripe.elements(stripeElementsOptions(this.#options, place));
    const element = elements.create('payment', {
      wallets: { applePay: 'never', googlePay: 'never' },
    });
    element.on('change', () => {
      this.#changes += 1;
    });
    element.on('loaderror', () => this.#miss(true));
    this.#shown = { elements, element };
    this.#miss(false);
    element.mount(place);
    return () => {
      element.unmount();
      if (this.#shown?.element === element) this.#shown = null;
    };
  }

  follow({
    provider,
    publishableKey,
    amount,
    currency,
    locale,
  }: Parameters<PaymentFields['follow']>[0]): boolean {
    const own = this.#options;
    if (
      provider !== 'stripe' ||
      publishableKey !== own.publishableKey ||
      locale !== own.locale ||
      !amount ||
      !currency
    )
      return false;
    if (amount !== own.amount || currency !== own.currency)
      this.#shown?.elements.update({ amount: Number(amount), currency });
    this.#options = { ...own, amount, currency };
    return true;
  }

  retry(): void {
    this.isMissing = false;
  }

  async check(): Promise<boolean> {
    const { elements, element } = this.#shown ?? {};
    const refused = await elements?.submit();
    if (refused?.error) element?.focus();
    return refused !== undefined && !refused.error;
  }

  async collect(): Promise<Result<string, CardNotExchanged>> {
    const { elements } = this.#shown ?? {};
    if (!elements || this.isMissing) return err({ kind: 'unreachable' });
    if (!(await this.check())) return err({ kind: 'card-invalid', fields: {} });
    const { confirmationToken, error } = await this.#stripe.createConfirmationToken({ elements });
    if (confirmationToken) return ok(confirmationToken.id);
    return err(
      error && ofCard.includes(error.type)
        ? { kind: 'card-invalid', fields: {} }
        : { kind: 'unreachable' },
    );
  }

  #miss(isMissing: boolean): void {
    runInAction(() => {
      this.isMissing = isMissing;
    });
  }
}
