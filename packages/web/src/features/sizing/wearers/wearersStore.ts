import { contentOf, err, type LoadState, type Result, reduceLoadState } from '@tailorbird/domain/kernel';
import { nameWearer, type UserSize, type Wearer, type WearerKind, type WearerRefused, type Wearers } from '@tailorbird/domain/sizing';
import { makeAutoObservable, runInAction } from 'mobx';
import { WearersT } from '../../../platform/ports/ports.ts';
import { lateStore } from '../../../platform/services/token.ts';
import { type VisitStore, VisitT } from '../../../platform/visit/visitStore.ts';
import { type SizesChanges, SizesChangesT } from '../saved/sizesChanges.ts';

type Unreached = { readonly kind: 'unreachable' };
type Unknown = { readonly kind: 'wearer-not-found' };
type Answer<Value, Failure> = Promise<Result<Value, Failure | Unreached> | null>;

/** For whom a customer orders beside themselves. */
export class WearersStore {
  state: LoadState<readonly Wearer[], Unreached> = { status: 'initial' };
  isBusy = false;
  /** Whose they are: who signs in afterwards has others. */
  loadedFor: number | null = null;
  readonly #wearers: Wearers;
  readonly #visit: VisitStore;
  readonly #changes: Pick<SizesChanges, 'tell'>;

  constructor({
    wearers,
    visit,
    changes,
  }: { readonly wearers: Wearers; readonly visit: VisitStore; readonly changes: Pick<SizesChanges, 'tell'> }) {
    this.#wearers = wearers;
    this.#visit = visit;
    this.#changes = changes;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Nobody while it is unknown: then nothing on the way asks for whom. */
  get all(): readonly Wearer[] {
    return this.loadedFor === this.#me ? (contentOf(this.state) ?? []) : [];
  }

  /** The account that is here; null for a guest. */
  get whose(): number | null {
    return this.#me;
  }

  /** A customer is here whose wearers nobody has asked for, or in vain. */
  get isWanted(): boolean {
    const { status } = this.state;
    return this.#me !== null && (status === 'initial' || status === 'error' || this.loadedFor !== this.#me);
  }

  get #me(): number | null {
    return this.#visit.user?.id ?? null;
  }

  nameOf(id: number | null): string | null {
    return this.all.find((wearer) => wearer.id === id)?.name ?? null;
  }

  async load(): Promise<void> {
    const me = this.#me;
    if (me === null) return;
    // What is known of somebody else is not shown meanwhile.
    if (this.loadedFor !== me) this.state = { status: 'initial' };
    this.loadedFor = me;
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#wearers.all();
    runInAction(() => {
      if (this.loadedFor !== me) return;
      // Somebody else is here by now, and has not asked yet.
      if (this.#me !== me) this.state = { status: 'initial' };
      else
        this.state = reduceLoadState(
          this.state,
          answer.ok ? { type: 'arrived', value: answer.value } : { type: 'failed', failure: answer.failure },
        );
    });
  }

  async add(typed: string, kind: WearerKind): Answer<Wearer, WearerRefused> {
    const name = nameWearer(typed, this.all);
    if (!name.ok) return err(name.failure);
    return this.#once(async () => this.#took(await this.#wearers.add({ name: name.value, kind })));
  }

  async rename({ id, kind }: Wearer, typed: string): Answer<Wearer, WearerRefused | Unknown> {
    const name = nameWearer(
      typed,
      this.all.filter((other) => other.id !== id),
    );
    if (!name.ok) return err(name.failure);
    return this.#once(async () => this.#took(await this.#wearers.change(id, { name: name.value, kind })));
  }

  /** Their sizes go with them. `restore` brings both back. */
  async remove({ id }: Wearer): Answer<null, Unknown> {
    return this.#once(async () => {
      const answer = await this.#wearers.remove(id);
      if (answer.ok) this.#set(this.all.filter((other) => other.id !== id));
      if (answer.ok) this.#changes.tell();
      return answer;
    });
  }

  async restore({ id }: Wearer): Answer<Wearer, WearerRefused | Unknown> {
    return this.#once(async () => {
      const answer = this.#took(await this.#wearers.restore(id));
      if (answer.ok) this.#changes.tell();
      return answer;
    });
  }

  async assign(size: UserSize, wearerId: number | null): Answer<UserSize, { readonly kind: 'size-not-found' | 'already-exists' }> {
    return this.#once(async () => {
      const answer = await this.#wearers.assign(size.id, wearerId);
      if (answer.ok) this.#changes.tell();
      return answer as Result<UserSize, { readonly kind: 'size-not-found' | 'already-exists' } | Unreached>;
    });
  }

  #took<Failure>(answer: Result<Wearer, Failure>): Result<Wearer, Failure> {
    if (answer.ok)
      this.#set([...this.all.filter(({ id }) => id !== answer.value.id), answer.value].sort((one, other) => one.id - other.id));
    return answer;
  }

  #set(wearers: readonly Wearer[]): void {
    runInAction(() => {
      this.state = { status: 'success', value: wearers };
    });
  }

  /** Null: something else is under way. */
  async #once<Value, Failure>(call: () => Promise<Result<Value, Failure>>): Promise<Result<Value, Failure> | null> {
    if (this.isBusy) return null;
    this.isBusy = true;
    try {
      return await call();
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }
}

export const WearersStoreT = lateStore('WearersStore', {
  scope: 'tab',
  needs: { wearers: WearersT, visit: VisitT, changes: SizesChangesT },
  load: async () => WearersStore,
});
