import type { ActingFor, People } from '@tailorbird/domain/account';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { lateStore } from '../../../platform/services/token.ts';
import { PeopleT } from '../../../shared/ports/ports.ts';

export class ActingStore {
  acting: ActingFor | null = null;
  isEnding = false;
  hasFailed = false;
  readonly #people: Pick<People<unknown>, 'acting' | 'stopActing'>;

  constructor({ people }: { readonly people: Pick<People<unknown>, 'acting' | 'stopActing'> }) {
    this.#people = people;
    makeAutoObservable(this, { acting: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    const answer = await this.#people.acting();
    runInAction(() => {
      if (answer.ok) this.acting = answer.value;
    });
  }

  async end(): Promise<boolean> {
    if (this.isEnding) return false;
    this.isEnding = true;
    this.hasFailed = false;
    const answer = await this.#people.stopActing();
    return runInAction(() => {
      this.isEnding = false;
      this.hasFailed = !answer.ok;
      if (answer.ok) this.acting = null;
      return answer.ok;
    });
  }
}

export const ActingStoreT = lateStore('ActingStore', {
  scope: 'tab',
  needs: { people: PeopleT },
  is: ActingStore,
});
