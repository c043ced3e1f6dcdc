import type { SizeTypeRef } from '@tailorbird/domain/catalog';
import type { Sizes, SizeType } from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

type SizeTypesState =
  | { readonly status: 'unknown' | 'loading' | 'failed' }
  | { readonly status: 'here'; readonly all: readonly SizeType[] };

const unreachable = { ok: false, failure: { kind: 'unreachable' } } as const;

export class SizeTypeList {
  state: SizeTypesState = { status: 'unknown' };
  readonly #sizes: Pick<Sizes, 'sizeTypes' | 'sizeType'>;

  constructor(sizes: Pick<Sizes, 'sizeTypes' | 'sizeType'>) {
    this.#sizes = sizes;
    makeAutoObservable(this, { state: observableRef });
  }

  /** Null if loading failed; the next call tries again. */
  async load(): Promise<readonly SizeType[] | null> {
    if (this.state.status === 'here') return this.state.all;
    this.state = { status: 'loading' };
    const answer = await this.#sizes.sizeTypes().catch(() => null);
    return runInAction(() => {
      this.state = answer?.ok ? { status: 'here', all: answer.value } : { status: 'failed' };
      return answer?.ok ? answer.value : null;
    });
  }

  /** Undefined if loading failed; null if the shop has no such size type or hides it. */
  async lookUp(id: number): Promise<SizeTypeRef | null | undefined> {
    const types = await this.load();
    if (!types) return undefined;
    const listed = types.find((type) => type.id === id);
    if (listed) return { id: listed.id, slug: listed.slug };
    // Products on sale can have a size type that the list shows only to staff.
    const answer = await this.#sizes.sizeType(id).catch(() => unreachable);
    if (answer.ok) return { id: answer.value.id, slug: answer.value.slug };
    return answer.failure.kind === 'unreachable' ? undefined : null;
  }
}
