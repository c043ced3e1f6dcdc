import {
  contentOf,
  err,
  type LoadState,
  ok,
  type Result,
  reduceLoadState,
} from '@tailorbird/domain/kernel';
import {
  parseSizeName,
  type SizeConversion,
  type SizeFileRefused,
  type SizeNameRefused,
  type SizeRefused,
  type Sizes,
  type SizeType,
  type SizeVersion,
  type UserSize,
} from '@tailorbird/domain/sizing';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { lateStore } from '../../../platform/services/token.ts';
import { SizesT } from '../../../shared/ports/ports.ts';
import { type SizesChanges, SizesChangesT } from '../../../shared/wearers/sizesChanges.ts';

export type SizeGroup = { readonly sizeType: SizeType; readonly sizes: readonly UserSize[] };
type Saved = { readonly sizes: readonly UserSize[]; readonly sizeTypes: readonly SizeType[] };

export class SavedSizesStore {
  state: LoadState<Saved, SizeRefused> = { status: 'initial' };
  readonly histories = observable.map<number, LoadState<readonly SizeVersion[], SizeRefused>>(
    {},
    { deep: false },
  );
  /** The operation in progress; prevents duplicate requests. */
  busy:
    | 'renaming'
    | 'removing'
    | 'restoring'
    | 'converting'
    | 'exporting'
    | 'importing'
    | 'removing-all'
    | null = null;
  readonly #sizes: Sizes;
  readonly #changes: Pick<SizesChanges, 'publish'>;
  #wanted: number | undefined;
  readonly dispose: () => void;

  constructor({ sizes, changes }: { readonly sizes: Sizes; readonly changes: SizesChanges }) {
    this.#sizes = sizes;
    this.#changes = changes;
    makeAutoObservable(this, { histories: false, dispose: false }, { autoBind: true });
    this.dispose = changes.onSizesChanged(() => {
      if (this.state.status !== 'initial') void this.load(this.#wanted);
    });
  }

  get sizes(): readonly UserSize[] | undefined {
    return contentOf(this.state)?.sizes;
  }

  get sizeTypes(): readonly SizeType[] {
    return contentOf(this.state)?.sizeTypes ?? [];
  }

  /** By size type in the shop's order; types that the shop no longer shows come last. */
  get groups(): readonly SizeGroup[] {
    const sizes = this.sizes ?? [];
    const known = this.sizeTypes.map((sizeType) => ({
      sizeType,
      sizes: sizes.filter(({ sizeTypeId }) => sizeTypeId === sizeType.id),
    }));
    const rest = sizes.filter(
      ({ sizeTypeId }) => !this.sizeTypes.some(({ id }) => id === sizeTypeId),
    );
    const unknown = [...new Set(rest.map(({ sizeTypeId }) => sizeTypeId))].map((id) => ({
      sizeType: { id, slug: '', title: '', properties: [] },
      sizes: rest.filter(({ sizeTypeId }) => sizeTypeId === id),
    }));
    return [...known, ...unknown].filter((group) => group.sizes.length > 0);
  }

  sizeTypeOf(size: UserSize): SizeType | undefined {
    return this.sizeTypes.find(({ id }) => id === size.sizeTypeId);
  }

  historyOf(id: number): LoadState<readonly SizeVersion[], SizeRefused> {
    return this.histories.get(id) ?? { status: 'initial' };
  }

  /**
   * `wanted` is another size type to load, besides the listed ones and those of the
   * sizes.
   */
  async load(wanted?: number): Promise<void> {
    this.#wanted = wanted;
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const [sizes, sizeTypes] = await Promise.all([this.#sizes.all(), this.#sizes.sizeTypes()]);
    const ids = [
      ...(sizes.ok ? sizes.value.map(({ sizeTypeId }) => sizeTypeId) : []),
      ...(wanted === undefined ? [] : [wanted]),
    ];
    const unlisted = sizeTypes.ok ? await this.#unlisted(ids, sizeTypes.value) : [];
    runInAction(() => {
      if (sizes.ok && sizeTypes.ok) {
        const value = { sizes: sizes.value, sizeTypes: [...sizeTypes.value, ...unlisted] };
        this.state = reduceLoadState(this.state, { type: 'arrived', value });
      } else {
        const failure = !sizes.ok
          ? sizes.failure
          : !sizeTypes.ok
            ? sizeTypes.failure
            : ({ kind: 'unreachable' } as const);
        this.state = reduceLoadState(this.state, { type: 'failed', failure });
      }
    });
  }

  /** Size types that are for sale but not listed. */
  async #unlisted(
    ids: readonly number[],
    listed: readonly SizeType[],
  ): Promise<readonly SizeType[]> {
    const missing = [...new Set(ids)].filter((id) => !listed.some((type) => type.id === id));
    const answers = await Promise.all(missing.map((id) => this.#sizes.sizeType(id)));
    return answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  }

  async loadHistory(id: number): Promise<void> {
    this.#setHistory(id, reduceLoadState(this.historyOf(id), { type: 'requested' }));
    const answer = await this.#sizes.history(id);
    this.#setHistory(
      id,
      reduceLoadState(
        this.historyOf(id),
        answer.ok
          ? { type: 'arrived', value: answer.value }
          : { type: 'failed', failure: answer.failure },
      ),
    );
  }

  /** An invalid or unchanged name makes no request (SIZE-45, SIZE-46). */
  async rename(
    size: UserSize,
    typed: string,
  ): Promise<Result<UserSize, SizeNameRefused | SizeRefused> | null> {
    const name = parseSizeName(typed);
    if (!name.ok) return err(name.failure);
    if (name.value === size.title) return ok(size);
    return this.#once('renaming', async () =>
      this.#putIfOk(await this.#sizes.update(size.id, { title: name.value })),
    );
  }

  async remove(size: UserSize): Promise<Result<null, SizeRefused> | null> {
    return this.#once('removing', async () => {
      const answer = await this.#sizes.remove(size.id);
      if (answer.ok) this.#change((sizes) => sizes.filter(({ id }) => id !== size.id));
      return answer;
    });
  }

  async undoRemoval(size: UserSize): Promise<Result<UserSize, SizeRefused> | null> {
    return this.restore(size.id, size.version);
  }

  async restore(id: number, version: number): Promise<Result<UserSize, SizeRefused> | null> {
    const answer = await this.#once('restoring', async () =>
      this.#putIfOk(await this.#sizes.restore(id, version)),
    );
    // Reloads the proposals from worn garments (SIZE-132).
    if (answer?.ok) this.#changes.publish();
    return answer;
  }

  async preview(id: number, sizeTypeId: number): Promise<Result<SizeConversion, SizeRefused>> {
    return this.#sizes.previewConversion(id, sizeTypeId);
  }

  async convert(id: number, sizeTypeId: number): Promise<Result<UserSize, SizeRefused> | null> {
    return this.#once('converting', async () =>
      this.#putIfOk(await this.#sizes.convert(id, sizeTypeId)),
    );
  }

  /** All data of these sizes, as text to download. */
  async exported(): Promise<Result<string, SizeRefused> | null> {
    return this.#once('exporting', () => this.#sizes.exported());
  }

  async importFile(text: string): Promise<Result<UserSize, SizeFileRefused> | null> {
    return this.#once('importing', async () => {
      const answer = await this.#sizes.importFile(text);
      if (answer.ok) this.putSize(answer.value);
      return answer;
    });
  }

  async removeAll(): Promise<Result<null, SizeRefused> | null> {
    return this.#once('removing-all', async () => {
      const answer = await this.#sizes.removeAll();
      if (answer.ok) {
        this.#change(() => []);
        this.histories.clear();
      }
      return answer;
    });
  }

  /** Adds or replaces a size that was saved elsewhere, such as in the edit panel. */
  putSize(size: UserSize): void {
    this.#change((sizes) =>
      sizes.some(({ id }) => id === size.id)
        ? sizes.map((other) => (other.id === size.id ? size : other))
        : [size, ...sizes],
    );
    if (this.histories.has(size.id)) void this.loadHistory(size.id);
  }

  #putIfOk(answer: Result<UserSize, SizeRefused>): Result<UserSize, SizeRefused> {
    if (answer.ok) this.putSize(answer.value);
    return answer;
  }

  #setHistory(id: number, state: LoadState<readonly SizeVersion[], SizeRefused>): void {
    runInAction(() => this.histories.set(id, state));
  }

  #change(change: (sizes: readonly UserSize[]) => readonly UserSize[]): void {
    const saved = contentOf(this.state);
    if (!saved) return;
    runInAction(() => {
      this.state = { status: 'success', value: { ...saved, sizes: change(saved.sizes) } };
    });
  }

  /** Returns null while another action is in progress. */
  async #once<Value, Failure>(
    what: NonNullable<SavedSizesStore['busy']>,
    call: () => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure> | null> {
    if (this.busy !== null) return null;
    runInAction(() => {
      this.busy = what;
    });
    try {
      return await call();
    } finally {
      runInAction(() => {
        this.busy = null;
      });
    }
  }
}

export const SavedSizesStoreT = lateStore('SavedSizesStore', {
  scope: 'component',
  needs: { sizes: SizesT, changes: SizesChangesT },
  load: async () => SavedSizesStore,
});
