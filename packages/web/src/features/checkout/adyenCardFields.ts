import type { CardNotTaken } from '@tailorbird/domain/checkout';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { FramedFields, PaymentFields } from './paymentFields.ts';

/** What somebody pays with, as Adyen's script has it: encrypted for Adyen. */
export type AdyenData = { readonly paymentMethod: object; readonly browserInfo?: object };
type Card = {
  readonly mount: (place: HTMLElement) => unknown;
  readonly unmount: () => unknown;
  readonly showValidation: () => unknown;
  readonly isValid: boolean;
  readonly data: AdyenData;
};

/** Of Adyen's script, what the fields need. */
export type AdyenWeb = {
  readonly AdyenCheckout: (options: object) => Promise<object>;
  readonly Card: new (checkout: object, options: object) => Card;
};

/** What Adyen's script is told of the account and of who pays. */
export type AdyenOptions = Readonly<
  Record<'clientKey' | 'environment' | 'country' | 'locale', string>
>;

/** As much as the shop takes. */
const longestToken = 20_000;

/** The same as a token; null where the shop would not take it. */
export const tokenOf = ({ paymentMethod, browserInfo }: AdyenData): string | null => {
  const token = JSON.stringify({ paymentMethod, browserInfo });
  return token.length > longestToken ? null : token;
};

const locales: Readonly<Record<string, string>> = { de: 'de-DE', en: 'en-US' };

/** What each part of Adyen's script is told. It counts who pays how, and takes a print of the device: neither is needed to pay. */
export const toldToAdyen = ({ clientKey, environment, country, locale }: AdyenOptions): object => ({
  clientKey,
  environment,
  countryCode: country,
  locale: locales[locale] ?? locale,
  analytics: { enabled: false },
  risk: { enabled: false },
});

/** A card in frames of Adyen's: the page gets what is typed encrypted for Adyen, which says beside the fields what is wrong with it. */
export class AdyenCardFields implements FramedFields {
  /** The frames did not come: the card cannot be typed. */
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

  /** Puts the frames into a place of the page, with labels in its color; answers what takes them out again. What was typed goes with them. */
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

  /** The frames are of a country, and know no sum. */
  follow(configuration: Parameters<PaymentFields['follow']>[0]): boolean {
    const names = Object.keys(this.#options) as (keyof AdyenOptions)[];
    return (
      configuration.provider === 'adyen' &&
      names.every((name) => configuration[name] === this.#options[name])
    );
  }

  /** Lets the frames be brought in once more. */
  retry(): void {
    this.isMissing = false;
  }

  async check(): Promise<boolean> {
    // It leads to the first field that something is wrong with, by itself.
    this.#shown?.showValidation();
    return this.#shown?.isValid === true;
  }

  async collect(): Promise<Result<string, CardNotTaken>> {
    const card = this.#shown;
    if (!card || this.isMissing) return err({ kind: 'unreachable' });
    if (!(await this.check())) return err({ kind: 'card-invalid', fields: {} });
    const token = tokenOf(card.data);
    return token === null ? err({ kind: 'unreachable' }) : ok(token);
  }

  async #make(): Promise<Card> {
    const checkout = await this.#adyen.AdyenCheckout({
      ...toldToAdyen(this.#options),
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
