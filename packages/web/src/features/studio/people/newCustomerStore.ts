import type { CustomerNotCreated, People } from '@tailorbird/domain/account';
import { parseEmail } from '@tailorbird/domain/kernel';
import { makeAutoObservable, observableRef } from 'mobx';
import { PendingAction } from '../../../platform/loading/pendingAction.ts';
import { lateStore } from '../../../platform/services/token.ts';
import { PeopleT } from '../../../shared/ports/ports.ts';

type Typed = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly newsletter: boolean;
};
export const emptyCustomer: Typed = { email: '', firstName: '', lastName: '', newsletter: false };

export class NewCustomerStore {
  typed: Typed = emptyCustomer;
  failure: CustomerNotCreated | null = null;
  made: string | null = null;
  readonly #action = new PendingAction();
  readonly #people: Pick<People<unknown>, 'create'>;

  constructor({ people }: { readonly people: Pick<People<unknown>, 'create'> }) {
    this.#people = people;
    makeAutoObservable(this, { typed: observableRef, failure: observableRef }, { autoBind: true });
  }

  type(change: Partial<Typed>): void {
    this.typed = { ...this.typed, ...change };
    if ('email' in change) this.failure = null;
  }

  get isBusy(): boolean {
    return this.#action.isPending;
  }

  async submit(): Promise<void> {
    if (this.isBusy) return;
    const email = parseEmail(this.typed.email);
    if (!email.ok) {
      this.failure = email.failure;
      return;
    }
    this.failure = null;
    await this.#action.run(
      () => this.#people.create({ ...this.typed, email: email.value }),
      (answer) => {
        if (answer.ok) {
          this.made = email.value;
          this.typed = emptyCustomer;
        } else this.failure = answer.failure;
      },
    );
  }
}

export const NewCustomerStoreT = lateStore('NewCustomerStore', {
  scope: 'component',
  needs: { people: PeopleT },
  is: NewCustomerStore,
});
