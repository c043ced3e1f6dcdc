import {
  type ActingFor,
  type CustomerRecord,
  checkReason,
  type KnownCustomer,
  type People,
  type PeopleRefused,
} from '@tailorbird/domain/account';
import { contentOf, type LoadState, type Result, reduceLoadState } from '@tailorbird/domain/kernel';
import type { UserSize } from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { PendingAction } from '../../../platform/loading/pendingAction.ts';
import { lateStore } from '../../../platform/services/token.ts';
import { PeopleT } from '../../../shared/ports/ports.ts';

type Opened = CustomerRecord<UserSize>;

export class PeopleStore {
  search = '';
  state: LoadState<readonly KnownCustomer[], PeopleRefused> = { status: 'initial' };
  chosen: KnownCustomer | null = null;
  reason = '';
  isReasonMissing = false;
  opened: Opened | null = null;
  failure: PeopleRefused | null = null;
  readonly #action = new PendingAction();
  readonly #people: Pick<People<UserSize>, 'find' | 'open' | 'actFor'>;

  constructor({ people }: { readonly people: Pick<People<UserSize>, 'find' | 'open' | 'actFor'> }) {
    this.#people = people;
    makeAutoObservable(
      this,
      {
        state: observableRef,
        chosen: observableRef,
        opened: observableRef,
        failure: observableRef,
      },
      { autoBind: true },
    );
  }

  get found(): readonly KnownCustomer[] | undefined {
    return contentOf(this.state);
  }

  /** Ignores responses to earlier searches. */
  async find(search: string): Promise<void> {
    this.search = search;
    this.choose(null);
    if (search.trim() === '') {
      this.state = { status: 'initial' };
      return;
    }
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#people.find(search);
    if (this.search !== search) return;
    runInAction(() => {
      this.state = reduceLoadState(
        this.state,
        answer.ok
          ? { type: 'arrived', value: answer.value }
          : { type: 'failed', failure: answer.failure },
      );
    });
  }

  choose(customer: KnownCustomer | null): void {
    this.chosen = customer;
    this.opened = null;
    this.failure = null;
    this.isReasonMissing = false;
  }

  setReason(reason: string): void {
    this.reason = reason;
    this.isReasonMissing = false;
  }

  async open(): Promise<void> {
    const opened = await this.#ask((id, reason) => this.#people.open(id, reason));
    runInAction(() => {
      if (opened) this.opened = opened;
    });
  }

  /** Adds or replaces a size of the open customer. */
  keepSize(size: UserSize): void {
    if (!this.opened) return;
    const { sizes } = this.opened;
    const isKnown = sizes.some(({ id }) => id === size.id);
    this.opened = {
      ...this.opened,
      sizes: isKnown ? sizes.map((each) => (each.id === size.id ? size : each)) : [size, ...sizes],
    };
  }

  get isBusy(): boolean {
    return this.#action.isPending;
  }

  async actFor(): Promise<boolean> {
    return (await this.#ask<ActingFor>((id, reason) => this.#people.actFor(id, reason))) !== null;
  }

  async #ask<Answer>(
    call: (customerId: number, reason: string) => Promise<Result<Answer, PeopleRefused>>,
  ): Promise<Answer | null> {
    const { chosen } = this;
    if (!chosen || this.isBusy) return null;
    const reason = checkReason(this.reason);
    if (!reason.ok) {
      this.isReasonMissing = true;
      return null;
    }
    this.failure = null;
    return this.#action.run(
      () => call(chosen.id, reason.value),
      (answer) => {
        if (answer.ok) return answer.value;
        if (answer.failure.kind === 'reason-missing') this.isReasonMissing = true;
        else this.failure = answer.failure;
        return null;
      },
    );
  }
}

export const PeopleStoreT = lateStore('PeopleStore', {
  scope: 'component',
  needs: { people: PeopleT },
  is: PeopleStore,
});
