import type { People, PeopleRefused, StaffRecord } from '@tailorbird/domain/account';
import { contentOf, type LoadState, reduceLoadState } from '@tailorbird/domain/kernel';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { lateStore } from '../../../platform/services/token.ts';
import { PeopleT } from '../../../shared/ports/ports.ts';

export class RecordsStore {
  state: LoadState<readonly StaffRecord[], PeopleRefused> = { status: 'initial' };
  readonly #people: Pick<People<unknown>, 'records'>;

  constructor({ people }: { readonly people: Pick<People<unknown>, 'records'> }) {
    this.#people = people;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get records(): readonly StaffRecord[] | undefined {
    return contentOf(this.state);
  }

  async load(customerId: number | null): Promise<void> {
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#people.records(customerId);
    runInAction(() => {
      this.state = reduceLoadState(
        this.state,
        answer.ok
          ? { type: 'arrived', value: answer.value }
          : { type: 'failed', failure: answer.failure },
      );
    });
  }
}

export const RecordsStoreT = lateStore('RecordsStore', {
  scope: 'component',
  needs: { people: PeopleT },
  is: RecordsStore,
});
