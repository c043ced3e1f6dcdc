import type { PaymentMeans, Payments } from '@tailorbird/domain/checkout';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OpenPaymentFields, PaymentFields, PaymentFieldsNeeds } from './paymentFields.ts';

/** What is paid with, and a text that tells it from other means. */
export type Paid = { readonly means: PaymentMeans | null; readonly entry: string };

export type PaymentChoiceNeeds = PaymentFieldsNeeds & {
  readonly payments: Pick<Payments, 'methods'>;
  readonly openFields: OpenPaymentFields;
};

/** How somebody pays: the ways that are offered, and what they type for the one they chose. */
export class PaymentChoice {
  /** Where a card is typed; null until they have come. */
  fields: PaymentFields | null = null;
  /** How one can pay could not be read. */
  isUnavailable = false;
  readonly #needs: PaymentChoiceNeeds;

  constructor(needs: PaymentChoiceNeeds) {
    this.#needs = needs;
    makeAutoObservable(this, { fields: observableRef }, { autoBind: true });
  }

  /** Brings in how one can pay, and the fields of the provider, once. */
  async open(): Promise<void> {
    if (this.fields) return;
    const { payments, openFields } = this.#needs;
    const methods = await payments.methods();
    const card = methods.ok ? methods.value.find(({ type }) => type === 'card') : undefined;
    const fields = card && (await openFields(card.configuration, this.#needs).catch(() => null));
    runInAction(() => {
      this.fields ??= fields ?? null;
      this.isUnavailable = !this.fields;
    });
  }

  /** Tells at the fields what is missing or wrong. */
  async check(): Promise<void> {
    await this.fields?.check();
  }

  /** What is paid with, as the provider has it; else why there is none, which the fields tell where something in them is missing or wrong. */
  async collect(): Promise<Paid | 'incomplete' | 'unreachable'> {
    await this.open();
    const { fields } = this;
    if (!fields) return 'unreachable';
    const { entry } = fields;
    const token = await fields.collect();
    if (token.ok) return { means: { kind: 'card', token: token.value }, entry: `card ${entry}` };
    return token.failure.kind === 'unreachable' ? 'unreachable' : 'incomplete';
  }
}
