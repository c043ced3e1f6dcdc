import type { Preferences } from '@tailorbird/domain/shell';
import { makeAutoObservable, observableRef } from 'mobx';
import { type CheckoutDraft, storedDraft } from './checkoutDraft.ts';

/** Saves the customer's input for a reload. All parts of the checkout share it. */
export class EnteredDraft {
  value: CheckoutDraft;
  readonly #preferences: Preferences;

  constructor(preferences: Preferences) {
    this.#preferences = preferences;
    this.value = storedDraft.read(preferences);
    makeAutoObservable(this, { value: observableRef }, { autoBind: true });
  }

  save(changes: Partial<CheckoutDraft>): void {
    this.value = { ...this.value, ...changes };
    storedDraft.write(this.#preferences, this.value);
  }

  /**
   * Fills in missing input. Suggestions are saved only together with input of the
   * customer.
   */
  suggest(changes: Partial<CheckoutDraft>): void {
    this.value = { ...this.value, ...changes };
  }

  forget(): void {
    storedDraft.remove(this.#preferences);
  }
}
