import {
  type Card,
  type CardFailures,
  type CardField,
  type CardNotExchanged,
  emptyCard,
  validateCard,
} from '@tailorbird/domain/checkout';
import type { Result } from '@tailorbird/domain/kernel';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PaymentFields, PaymentFieldsNeeds } from './paymentFields.ts';

/** A card in the shop's own fields. It exists only on this page and is never stored. */
export class OwnCardFields implements Omit<PaymentFields, 'show'> {
  card: Card = emptyCard;
  failures: CardFailures = {};
  #changes = 0;
  #suggested = '';
  readonly #needs: PaymentFieldsNeeds;

  constructor(needs: PaymentFieldsNeeds) {
    this.#needs = needs;
    makeAutoObservable(
      this,
      { card: observableRef, failures: observableRef, entry: false },
      { autoBind: true },
    );
  }

  get entry(): string {
    return String(this.#changes);
  }

  /** Proposes the customer's name as card holder until another one is entered. */
  suggestHolder(holderName: string): void {
    if (this.card.holderName !== this.#suggested) return;
    this.#suggested = holderName;
    this.card = { ...this.card, holderName };
  }

  follow({ provider }: Parameters<PaymentFields['follow']>[0]): boolean {
    return provider !== 'adyen' && provider !== 'stripe';
  }

  enter(changes: Partial<Card>): void {
    const fields = (Object.keys(changes) as CardField[]).filter(
      (field) => changes[field] !== this.card[field],
    );
    if (fields.length === 0) return;
    this.#changes += 1;
    this.card = { ...this.card, ...changes };
    this.failures = Object.fromEntries(
      Object.entries(this.failures).filter(([field]) => !fields.includes(field as CardField)),
    );
  }

  async check(): Promise<boolean> {
    return this.#checked().ok;
  }

  async collect(): Promise<Result<string, CardNotExchanged>> {
    const checked = this.#checked();
    if (!checked.ok)
      return { ok: false, failure: { kind: 'card-invalid', fields: checked.failure } };
    const token = await this.#needs.cardTokens.exchange(checked.value);
    if (!token.ok && token.failure.kind === 'card-invalid') this.#setFailures(token.failure.fields);
    return token;
  }

  #checked(): Result<Card, CardFailures> {
    const today = new Date(this.#needs.clock.now());
    const checked = validateCard(this.card, {
      year: today.getFullYear(),
      month: today.getMonth() + 1,
    });
    this.#setFailures(checked.ok ? {} : checked.failure);
    return checked;
  }

  #setFailures(failures: CardFailures): void {
    runInAction(() => {
      this.failures = failures;
    });
  }
}
