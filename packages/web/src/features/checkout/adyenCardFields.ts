import type { CardNotExchanged } from '@tailorbird/domain/checkout';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { FramedFields, PaymentFields } from './paymentFields.ts';

/** Payment data of Adyen's script, encrypted for Adyen. */
export type AdyenData = { readonly paymentMethod: object; readonly browserInfo?: object };
type Card = {
  readonly mount: (place: HTMLElement) => unknown;
  readonly unmount: () => unknown;
  readonly showValidation: () => unknown;
  readonly isValid: boolean;
  readonly data: AdyenData;
};

export type AdyenWeb = {
  readonly AdyenCheckout: (options: object) => Promise<object>;
  readonly Card: new (checkout: object, options: object) => Card;
};

export type AdyenOptions = Readonly<
  Record<'clientKey' | 'environment' | 'country' | 'locale', string>
>;

const longestToken = 20_000;

/** The payment data as a token; null if it is longer than the shop accepts. */
export const tokenOf = ({ paymentMethod, browserInfo }: AdyenData): string | null => {
  const token = JSON.stringify({ paymentMethod, browserInfo });
  return token.length > longestToken ? null : token;
};

const locales: Readonly<Record<string, string>> = { de: 'de-DE', en: 'en-US' };

/**
 * Options for each part of Adyen's script. Analytics and device fingerprinting are off:
 * payments do not need them.
 */
export const adyenConfiguration = ({
  clientKey,
  environment,
  country,
  locale,
}: AdyenOptions): object => ({
  clientKey,
  environment,
  countryCode: country,
  locale: locales[locale] ?? locale,
  analytics: { enabled: false },
  risk: { enabled: false },
});

/**
 * Card fields in Adyen's frames: the page receives only data encrypted for Adyen, which shows
 * errors beside the fields.
 */
export class AdyenCardFields implements FramedFields {
  /** True if the frames failed to load, so that no card can be entered. */
  isMissing = false;
  readonly #adyen: AdyenWeb;
  readonly #options: AdyenOptions;
  #changes = 0;
  #shown: Card | null = null;

  constructor(adyen: AdyenWeb, options: AdyenOptions) {
    this.#adyen = adyen;
    this.#options = options;
    makeAutoObservable(this, { entry: false }, { autoBind: true });
  }

  get entry(): string {
    return String(this.#changes);
  }

  /**
   * Mounts the frames in an element, with labels in its color. Returns a function that unmounts
   * them and discards the input.
   */
  open(place: HTMLElement): () => void {
    let isWanted = true;
    for (const kind of ['primary', 'secondary'])
      place.style.setProperty(`--adyen-sdk-color-label-${kind}`, getComputedStyle(place).color);
    this.#miss(false);
    this.#make().then(
      (card) => {
        if (!isWanted) return;
        card.mount(place);
        this.#shown = card;
      },
      () => isWanted && this.#miss(true),
    );
    return () => {
      isWanted = false;
      this.#shown?.unmount();
      this.#shown = null;
    };
  }

  /** Card fields depend on the country, not on the amount. */
  follow(configuration: Parameters<PaymentFields['follow']>[0]): boolean {
    const names = Object.keys(this.#options) as (keyof AdyenOptions)[];
    return (
      configuration.provider === 'adyen' &&
      names.every((name) => configuration[name] === this.#options[name])
    );
  }

  retry(): void {
    this.isMissing = false;
  }

  async check(): Promise<boolean> {
    // Also focuses the first invalid field.
    this.#shown?.showValidation();
    return this.#shown?.isValid === true;
  }

  async collect(): Promise<Result<string, CardNotExchanged>> {
    const card = this.#shown;
    if (!card || this.isMissing) return err({ kind: 'unreachable' });
    if (!(await this.check())) return err({ kind: 'card-invalid', fields: {} });
    const token = tokenOf(card.data);
    return token === null ? err({ kind: 'unreachable' }) : ok(token);
  }

  async #make(): Promise<Card> {
    const checkout = await this.#adyen.AdyenCheckout({
      ...adyenConfiguration(this.#options),
      showPayButton: false,
      onError: ({ name }: { readonly name?: string }) => {
        if (name === 'NETWORK_ERROR' || name === 'SCRIPT_ERROR') this.#miss(true);
      },
    });
    return new this.#adyen.Card(checkout, {
      brands: ['visa', 'mc', 'amex'],
      _disableClickToPay: true,
      onChange: () => {
        this.#changes += 1;
      },
    });
  }

  #miss(isMissing: boolean): void {
    runInAction(() => {
      this.isMissing = isMissing;
    });
  }
}
