import type { PaymentMeans, PaymentMethod, Payments, WalletMethod } from '@tailorbird/domain/checkout';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OpenPaymentFields, PaymentFields, PaymentFieldsNeeds } from './paymentFields.ts';

/** What is paid with, and a text that tells it from other means. */
export type Paid = { readonly means: PaymentMeans | null; readonly entry: string };

/** A way to pay that somebody can choose. */
export type OfferedMethod = PaymentMethod & { readonly type: 'card' | WalletMethod };

export type PaymentChoiceNeeds = PaymentFieldsNeeds & {
  readonly payments: Pick<Payments, 'methods'>;
  readonly openFields: OpenPaymentFields;
};

const isOffered = (method: PaymentMethod): method is OfferedMethod => method.type !== 'none';

/** How somebody pays: the ways that are offered, the one they chose, and what they type for it. */
export class PaymentChoice {
  /** As they are to be listed; null until they have come. */
  methods: readonly OfferedMethod[] | null = null;
  /** A card to begin with, where cards are taken: it needs the most to be filled in, and any other way is one press away. */
  chosen: OfferedMethod | null = null;
  /** Where a card is typed; null until they have come. */
  fields: PaymentFields | null = null;
  /** How one can pay, or where a card is typed, could not be read. */
  isUnavailable = false;
  readonly #needs: PaymentChoiceNeeds;

  constructor(needs: PaymentChoiceNeeds) {
    this.#needs = needs;
    makeAutoObservable(this, { methods: observableRef, chosen: observableRef, fields: observableRef }, { autoBind: true });
  }

  /** Brings in how one can pay, and the fields for a card when one is to be typed, each once. */
  async open(): Promise<void> {
    runInAction(() => {
      this.isUnavailable = false;
    });
    if (!this.methods) await this.#readMethods();
    if (this.chosen?.type === 'card' && !this.fields) await this.#openFields(this.chosen);
  }

  async choose(type: OfferedMethod['type']): Promise<void> {
    this.chosen = this.methods?.find((method) => method.type === type) ?? this.chosen;
    await this.open();
  }

  /** Tells at the fields what is missing or wrong. */
  async check(): Promise<void> {
    if (this.chosen?.type === 'card') await this.fields?.check();
  }

  /** What is paid with, as the provider has it; else why there is none, which the fields tell where something in them is missing or wrong. */
  async collect(): Promise<Paid | 'incomplete' | 'unreachable'> {
    await this.open();
    const { chosen, fields } = this;
    if (!chosen) return 'unreachable';
    if (chosen.type !== 'card') return { means: { kind: 'wallet', method: chosen.type }, entry: chosen.type };
    if (!fields) return 'unreachable';
    const { entry } = fields;
    const token = await fields.collect();
    if (token.ok) return { means: { kind: 'card', token: token.value }, entry: `card ${entry}` };
    return token.failure.kind === 'unreachable' ? 'unreachable' : 'incomplete';
  }

  async #readMethods(): Promise<void> {
    const answer = await this.#needs.payments.methods();
    runInAction(() => {
      const methods = answer.ok ? answer.value.filter(isOffered) : [];
      this.isUnavailable = methods.length === 0;
      if (methods.length === 0) return;
      this.methods = methods;
      this.chosen ??= methods.find(({ type }) => type === 'card') ?? methods[0] ?? null;
    });
  }

  async #openFields({ configuration }: OfferedMethod): Promise<void> {
    const fields = await this.#needs.openFields(configuration, this.#needs).catch(() => null);
    runInAction(() => {
      this.fields ??= fields;
      this.isUnavailable = !this.fields;
    });
  }
}
