import {
  type PaymentMeans,
  type PaymentMethod,
  type Payments,
  preselectedMeans,
  type SavedMeans,
  type WalletMethod,
} from '@tailorbird/domain/checkout';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type {
  OpenPaymentFields,
  OpenWalletButton,
  PaymentFields,
  PaymentFieldsNeeds,
  WalletButton,
} from './paymentFields.ts';

/** A payment means with a text that distinguishes it from others. */
export type Paid = { readonly means: PaymentMeans | null; readonly entry: string };

export type OfferedMethod = PaymentMethod & { readonly type: 'card' | WalletMethod };

export type PaymentChoiceNeeds = PaymentFieldsNeeds & {
  readonly payments: Pick<Payments, 'methods' | 'saved'>;
  readonly openFields: OpenPaymentFields;
  readonly openButton: OpenWalletButton;
  /** Destination and price as a text; the available methods depend on both. */
  readonly place: () => string;
  /**
   * True if the customer may save a card: signed in to their own account, not impersonated by
   * staff.
   */
  readonly mayKeep: () => boolean;
};

type Buttons = ReadonlyMap<OfferedMethod['type'], WalletButton>;

const isOffered = (method: PaymentMethod): method is OfferedMethod => method.type !== 'none';

export class PaymentChoice {
  /** In display order; null until loaded. */
  methods: readonly OfferedMethod[] | null = null;
  saved: readonly SavedMeans[] = [];
  /** The saved card to pay with; null while another method is selected. */
  again: SavedMeans | null = null;
  /**
   * Starts with a card if cards are accepted: it needs the most input, and every other method
   * is one press away.
   */
  chosen: OfferedMethod | null = null;
  fields: PaymentFields | null = null;
  /** True to save the entered card; off unless the customer ticks it. */
  keeps = false;
  /** True if loading the methods or the card fields failed. */
  isUnavailable = false;
  readonly #needs: PaymentChoiceNeeds;
  #place: string | null = null;
  #hasChosen = false;
  #buttons: Buttons = new Map();
  /** Token of the pressed wallet button, valid for one payment. */
  #token: string | null = null;
  #opening: Promise<void> | null = null;

  constructor(needs: PaymentChoiceNeeds) {
    this.#needs = needs;
    makeAutoObservable(
      this,
      {
        methods: observableRef,
        saved: observableRef,
        again: observableRef,
        chosen: observableRef,
        fields: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Destination and amount of the payment; components reopen the choice when it changes. */
  get place(): string {
    return this.#needs.place();
  }

  /** The selected wallet's own button, if it has one; it then replaces the pay button. */
  get button(): WalletButton | null {
    return (this.again === null && this.chosen && this.#buttons.get(this.chosen.type)) || null;
  }

  get mayKeep(): boolean {
    return this.#needs.mayKeep();
  }

  /**
   * Loads the methods available here and, for a card, its fields. Concurrent calls share one
   * load.
   */
  open(): Promise<void> {
    this.#opening ??= this.#load().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async choose(type: OfferedMethod['type']): Promise<void> {
    this.#hasChosen = true;
    this.again = null;
    this.chosen = this.methods?.find((method) => method.type === type) ?? this.chosen;
    await this.open();
  }

  chooseSaved(id: number): void {
    this.#hasChosen = true;
    this.again = this.saved.find((means) => means.id === id) ?? this.again;
  }

  setToken(token: string): void {
    this.#token = token;
  }

  setKeepsCard(keeps: boolean): void {
    this.keeps = keeps;
  }

  forget(): void {
    this.#place = null;
  }

  async check(): Promise<void> {
    if (this.again === null && this.chosen?.type === 'card') await this.fields?.check();
  }

  /**
   * The payment means in the provider's format, or the reason why there is none; fields show
   * their own errors. If a shown means is gone, its replacement is loaded first: customers
   * never pay with a card they have not seen.
   */
  async collect(): Promise<Paid | 'incomplete' | 'unreachable'> {
    const shown = this.#shown;
    await this.open();
    if (shown !== this.#shown && (shown !== null || this.again !== null)) return 'incomplete';
    const { again, chosen, fields } = this;
    if (again)
      return {
        means: { kind: 'saved', id: again.id, ...this.#device() },
        entry: `saved ${again.id}`,
      };
    if (!chosen) return 'unreachable';
    if (chosen.type !== 'card') {
      const token = this.#token;
      this.#token = null;
      if (this.button && token === null) return 'unreachable';
      return {
        means: { kind: 'wallet', method: chosen.type, ...(token !== null && { token }) },
        entry: chosen.type,
      };
    }
    if (!fields) return 'unreachable';
    const { entry } = fields;
    const token = await fields.collect();
    if (!token.ok) return token.failure.kind === 'unreachable' ? 'unreachable' : 'incomplete';
    const keep = this.keeps && this.mayKeep;
    return {
      means: { kind: 'card', token: token.value, ...(keep && { keep }) },
      entry: `card ${entry}`,
    };
  }

  /** Browser data for the bank (3-D Secure); an entered card already includes it. */
  #device(): { readonly device?: string } {
    const card = this.methods?.find(({ type }) => type === 'card');
    return card?.configuration.provider === 'adyen' ? { device: this.#needs.device() } : {};
  }

  get #shown(): string | null {
    if (this.methods === null) return null;
    return this.again ? `saved ${this.again.id}` : (this.chosen?.type ?? null);
  }

  get #isHere(): boolean {
    if (this.methods === null || this.#place !== this.place) return false;
    return this.again !== null || this.chosen?.type !== 'card' || this.fields !== null;
  }

  async #load(): Promise<void> {
    runInAction(() => {
      this.isUnavailable = false;
    });
    do {
      const { place } = this;
      if (this.#place !== place || this.methods === null) await this.#readMethods(place);
      if (this.again === null && this.chosen?.type === 'card') await this.#openFields(this.chosen);
    } while (!this.isUnavailable && !this.#isHere);
  }

  async #readMethods(place: string): Promise<void> {
    const { payments, mayKeep, clock } = this.#needs;
    const [answer, saved] = await Promise.all([
      payments.methods(),
      mayKeep() ? payments.saved() : null,
    ]);
    const offered = answer.ok ? answer.value.filter(isOffered) : [];
    const buttons = await this.#buttonsFor(offered);
    runInAction(() => {
      const methods = offered.filter(
        ({ type, configuration }) => configuration.button === undefined || buttons.has(type),
      );
      this.isUnavailable = methods.length === 0;
      if (methods.length === 0) return;
      const today = new Date(clock.now()).toISOString();
      this.#place = place;
      this.#buttons = buttons;
      this.methods = methods;
      this.saved = saved?.ok ? saved.value.filter((means) => preselectedMeans([means], today)) : [];
      this.again = this.#hasChosen
        ? (this.saved.find(({ id }) => id === this.again?.id) ?? null)
        : preselectedMeans(this.saved, today);
      const ofType = (type: OfferedMethod['type'] | undefined): OfferedMethod | undefined =>
        methods.find((method) => method.type === type);
      this.chosen = ofType(this.chosen?.type) ?? ofType('card') ?? methods[0] ?? null;
    });
  }

  /** Buttons of the wallets that this browser can use; other wallets are not listed. */
  async #buttonsFor(methods: readonly OfferedMethod[]): Promise<Buttons> {
    const { openButton } = this.#needs;
    const tried = await Promise.all(
      methods.map(async ({ type, configuration }) => {
        if (configuration.button === undefined) return null;
        const button = await openButton(configuration, this.#needs).catch(() => null);
        return button && (await button.isUsable().catch(() => false))
          ? ([type, button] as const)
          : null;
      }),
    );
    return new Map(tried.filter((entry) => entry !== null));
  }

  /** Fields that can update the amount keep the input. */
  async #openFields({ configuration }: OfferedMethod): Promise<void> {
    if (this.fields?.follow(configuration)) return;
    const fields = await this.#needs.openFields(configuration, this.#needs).catch(() => null);
    runInAction(() => {
      this.fields = fields;
      this.isUnavailable = !fields;
    });
  }
}
