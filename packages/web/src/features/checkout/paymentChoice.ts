import {
  meansToBeginWith,
  type PaymentMeans,
  type PaymentMethod,
  type Payments,
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

/** What is paid with, and a text that tells it from other means. */
export type Paid = { readonly means: PaymentMeans | null; readonly entry: string };

/** A way to pay that somebody can choose. */
export type OfferedMethod = PaymentMethod & { readonly type: 'card' | WalletMethod };

export type PaymentChoiceNeeds = PaymentFieldsNeeds & {
  readonly payments: Pick<Payments, 'methods' | 'saved'>;
  readonly openFields: OpenPaymentFields;
  readonly openButton: OpenWalletButton;
  /** Where something is to be sent and what it costs, as a text: ways to pay follow from both. */
  readonly place: () => string;
  /** Whether somebody is signed in who may have a card kept: their own account, and nobody in their name. */
  readonly mayKeep: () => boolean;
};

/** Buttons of wallets, by what they are of. */
type Buttons = ReadonlyMap<OfferedMethod['type'], WalletButton>;

const isOffered = (method: PaymentMethod): method is OfferedMethod => method.type !== 'none';

/** How somebody pays: what is kept for them, the ways that are offered, what they chose, and what they type for it. */
export class PaymentChoice {
  /** As they are to be listed; null until they have come. */
  methods: readonly OfferedMethod[] | null = null;
  /** Cards that are kept for the customer and still good, the one used last first. */
  saved: readonly SavedMeans[] = [];
  /** The kept card that is paid with; null where it is one of the ways. */
  again: SavedMeans | null = null;
  /** Of the ways a card to begin with, where cards are taken: it needs the most to be filled in, and any other way is one press away. */
  chosen: OfferedMethod | null = null;
  /** Where a card is typed; null until they have come. */
  fields: PaymentFields | null = null;
  /** The card that is typed is to be kept: never unless somebody says so. */
  keeps = false;
  /** How one can pay, or where a card is typed, could not be read. */
  isUnavailable = false;
  readonly #needs: PaymentChoiceNeeds;
  #place: string | null = null;
  #hasChosen = false;
  #buttons: Buttons = new Map();
  /** What the button that was pressed gave; good for one payment. */
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

  /** Where and for how much one pays now: who shows the choice opens it anew when this changes. */
  get place(): string {
    return this.#needs.place();
  }

  /** The button of the wallet that is paid with, where it has one of its own; then nothing else pays. */
  get button(): WalletButton | null {
    return (this.again === null && this.chosen && this.#buttons.get(this.chosen.type)) || null;
  }

  get mayKeep(): boolean {
    return this.#needs.mayKeep();
  }

  /** Brings in how one can pay here and now, and the fields for a card when one is to be typed. Asked twice at a time it is done once. */
  open(): Promise<void> {
    this.#opening ??= this.#bring().finally(() => {
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

  /** The button was pressed, and the wallet gave this. */
  takeToken(token: string): void {
    this.#token = token;
  }

  keep(keeps: boolean): void {
    this.keeps = keeps;
  }

  /** What was read does not hold any more. */
  forget(): void {
    this.#place = null;
  }

  /** Tells at the fields what is missing or wrong. */
  async check(): Promise<void> {
    if (this.again === null && this.chosen?.type === 'card') await this.fields?.check();
  }

  /**
   * What is paid with, as the provider has it; else why there is none, which the fields tell where something in them is missing or wrong. Where what was shown is gone by now, what stands in for it is
   * looked at first: nobody pays with a card they have not seen.
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

  /** Banks ask to be told of the browser somebody pays in; who types a card tells it with that. */
  #device(): { readonly device?: string } {
    const card = this.methods?.find(({ type }) => type === 'card');
    return card?.configuration.provider === 'adyen' ? { device: this.#needs.device() } : {};
  }

  /** The way or the kept card that is on screen. */
  get #shown(): string | null {
    if (this.methods === null) return null;
    return this.again ? `saved ${this.again.id}` : (this.chosen?.type ?? null);
  }

  get #isHere(): boolean {
    if (this.methods === null || this.#place !== this.place) return false;
    return this.again !== null || this.chosen?.type !== 'card' || this.fields !== null;
  }

  async #bring(): Promise<void> {
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
      this.saved = saved?.ok ? saved.value.filter((means) => meansToBeginWith([means], today)) : [];
      this.again = this.#hasChosen
        ? (this.saved.find(({ id }) => id === this.again?.id) ?? null)
        : meansToBeginWith(this.saved, today);
      const ofType = (type: OfferedMethod['type'] | undefined): OfferedMethod | undefined =>
        methods.find((method) => method.type === type);
      this.chosen = ofType(this.chosen?.type) ?? ofType('card') ?? methods[0] ?? null;
    });
  }

  /** The buttons this browser can pay with. A wallet that it cannot is not listed at all. */
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

  /** Fields that can follow to another sum keep what was typed. */
  async #openFields({ configuration }: OfferedMethod): Promise<void> {
    if (this.fields?.follow(configuration)) return;
    const fields = await this.#needs.openFields(configuration, this.#needs).catch(() => null);
    runInAction(() => {
      this.fields = fields;
      this.isUnavailable = !fields;
    });
  }
}
