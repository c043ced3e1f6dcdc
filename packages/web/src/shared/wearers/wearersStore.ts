import {
  contentOf,
  err,
  type LoadState,
  type Result,
  reduceLoadState,
} from '@tailorbird/domain/kernel';
import {
  type CutFor,
  nameWearer,
  type UserSize,
  type Wearer,
  type WearerKind,
  type WearerRefused,
  type Wearers,
} from '@tailorbird/domain/sizing';
import { makeAutoObservable, runInAction } from 'mobx';
import { PendingAction } from '../../platform/loading/pendingAction.ts';
import { lateStore } from '../../platform/services/token.ts';
import { WearersT } from '../ports/ports.ts';
import { type VisitStore, VisitT } from '../visit/visitStore.ts';
import { type SizesChanges, SizesChangesT } from './sizesChanges.ts';

type Unreached = { readonly kind: 'unreachable' };
type Unknown = { readonly kind: 'wearer-not-found' };
type Answer<Value, Failure> = Promise<Result<Value, Failure | Unreached> | null>;

type Kept = { readonly wearers: readonly Wearer[]; readonly own: CutFor | null };

/** The customer and the other wearers they order for: names, cuts and default sizes. */
export class WearersStore {
  state: LoadState<Kept, Unreached> = { status: 'initial' };
  readonly #action = new PendingAction();
  loadedFor: number | null = null;
  readonly #wearers: Wearers;
  readonly #visit: VisitStore;
  readonly #changes: Pick<SizesChanges, 'publish'>;

  constructor({
    wearers,
    visit,
    changes,
  }: {
    readonly wearers: Wearers;
    readonly visit: VisitStore;
    readonly changes: Pick<SizesChanges, 'publish'>;
  }) {
    this.#wearers = wearers;
    this.#visit = visit;
    this.#changes = changes;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Empty while loading. */
  get all(): readonly Wearer[] {
    return this.#kept?.wearers ?? [];
  }

  get isBusy(): boolean {
    return this.#action.isPending;
  }

  get isKnown(): boolean {
    return this.#kept !== null;
  }

  get whose(): number | null {
    return this.#me;
  }

  /** True if a customer is signed in whose wearers are not loaded or failed to load. */
  get isWanted(): boolean {
    const { status } = this.state;
    return (
      this.#me !== null &&
      (status === 'initial' || status === 'error' || this.loadedFor !== this.#me)
    );
  }

  get #kept(): Kept | null {
    return this.loadedFor === this.#me && this.#me !== null
      ? (contentOf(this.state) ?? null)
      : null;
  }

  get #me(): number | null {
    return this.#visit.user?.id ?? null;
  }

  nameOf(id: number | null): string | null {
    return this.all.find((wearer) => wearer.id === id)?.name ?? null;
  }

  /** A wearer's cut; null if unknown. A null id is the customer. */
  cutOf(wearerId: number | null): CutFor | null {
    if (wearerId === null) return this.#kept?.own ?? null;
    return this.all.find(({ id }) => id === wearerId)?.cutFor ?? null;
  }

  async load(): Promise<void> {
    const me = this.#me;
    if (me === null) return;
    // Clear another account's wearers while loading.
    if (this.loadedFor !== me) this.state = { status: 'initial' };
    this.loadedFor = me;
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const [all, own] = await Promise.all([this.#wearers.all(), this.#wearers.own()]);
    runInAction(() => {
      if (this.loadedFor !== me) return;
      // The account changed during the call: load again on the next use.
      if (this.#me !== me) this.state = { status: 'initial' };
      else
        this.state = reduceLoadState(
          this.state,
          all.ok && own.ok
            ? { type: 'arrived', value: { wearers: all.value, own: own.value.cutFor } }
            : { type: 'failed', failure: { kind: 'unreachable' } },
        );
    });
  }

  async add(typed: string, kind: WearerKind, cutFor: CutFor | null): Answer<Wearer, WearerRefused> {
    const name = nameWearer(typed, this.all);
    if (!name.ok) return err(name.failure);
    return this.#once(async () =>
      this.#took(await this.#wearers.add({ name: name.value, kind, cutFor })),
    );
  }

  async saveCut(
    wearerId: number | null,
    cutFor: CutFor | null,
  ): Answer<unknown, WearerRefused | Unknown> {
    return this.#once(async () => {
      if (wearerId === null) {
        const answer = await this.#wearers.changeOwn({ cutFor });
        if (answer.ok) this.#set({ wearers: this.all, own: answer.value.cutFor });
        return answer;
      }
      const wearer = this.all.find(({ id }) => id === wearerId);
      if (!wearer) return err({ kind: 'wearer-not-found' } as const);
      return this.#took(
        await this.#wearers.change(wearerId, { name: wearer.name, kind: wearer.kind, cutFor }),
      );
    });
  }

  /** Sets or clears a size as its wearer's default for its cut (SIZE-124). */
  async makeDefault(
    sizeId: number,
    isDefault: boolean,
  ): Answer<UserSize, { readonly kind: 'size-not-found' }> {
    return this.#once(async () => {
      const answer = await this.#wearers.makeDefault(sizeId, isDefault);
      if (answer.ok) this.#changes.publish();
      return answer;
    });
  }

  async rename({ id, kind }: Wearer, typed: string): Answer<Wearer, WearerRefused | Unknown> {
    const name = nameWearer(
      typed,
      this.all.filter((other) => other.id !== id),
    );
    if (!name.ok) return err(name.failure);
    return this.#once(async () =>
      this.#took(await this.#wearers.change(id, { name: name.value, kind })),
    );
  }

  /** Removes a wearer with their sizes. `restore` undoes both. */
  async remove({ id }: Wearer): Answer<null, Unknown> {
    return this.#once(async () => {
      const answer = await this.#wearers.remove(id);
      if (answer.ok)
        this.#set({ wearers: this.all.filter((other) => other.id !== id), own: this.cutOf(null) });
      if (answer.ok) this.#changes.publish();
      return answer;
    });
  }

  async restore({ id }: Wearer): Answer<Wearer, WearerRefused | Unknown> {
    return this.#once(async () => {
      const answer = this.#took(await this.#wearers.restore(id));
      if (answer.ok) this.#changes.publish();
      return answer;
    });
  }

  async assign(
    size: UserSize,
    wearerId: number | null,
  ): Answer<UserSize, { readonly kind: 'size-not-found' | 'already-exists' }> {
    return this.#once(async () => {
      const answer = await this.#wearers.assign(size.id, wearerId);
      if (answer.ok) this.#changes.publish();
      return answer as Result<
        UserSize,
        { readonly kind: 'size-not-found' | 'already-exists' } | Unreached
      >;
    });
  }

  #took<Failure>(answer: Result<Wearer, Failure>): Result<Wearer, Failure> {
    if (answer.ok)
      this.#set({
        wearers: [...this.all.filter(({ id }) => id !== answer.value.id), answer.value].sort(
          (one, other) => one.id - other.id,
        ),
        own: this.cutOf(null),
      });
    return answer;
  }

  #set(kept: Kept): void {
    runInAction(() => {
      this.state = { status: 'success', value: kept };
    });
  }

  /** Returns null while another action is pending. */
  #once<Value, Failure>(
    call: () => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure> | null> {
    return this.#action.run(call, (answer) => answer);
  }
}

export const WearersStoreT = lateStore('WearersStore', {
  scope: 'tab',
  needs: { wearers: WearersT, visit: VisitT, changes: SizesChangesT },
  load: async () => WearersStore,
});
