import type { ClothingType } from '@tailorbird/domain/catalog';
import {
  type GarmentWearer,
  type SizeOfWearer,
  type SizeRef,
  type Sizes,
  sizeOfWearer,
  type UserSize,
} from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { lateStore } from '../../platform/services/token.ts';
import { SizesT } from '../ports/ports.ts';
import { type VisitStore, VisitT } from '../visit/visitStore.ts';
import { type SizesChanges, SizesChangesT } from './sizesChanges.ts';

export type Garment = Pick<ClothingType, 'sizeType' | 'cutFor'>;

/** Reference to a wearer's size; null without one. */
export const refOf = (worn: SizeOfWearer): SizeRef | null => {
  if (worn.kind === 'saved') return { kind: 'user', id: worn.size.id };
  return worn.kind === 'standard' ? { kind: 'standard', ...worn.size } : null;
};

/** The customer's sizes and the default size of each wearer (SIZE-125). Guests have none. */
export class Wardrobe {
  kept: { readonly of: number; readonly sizes: readonly UserSize[] } | null = null;
  #asked: number | null = null;
  readonly #sizes: Pick<Sizes, 'all'>;
  readonly #visit: Pick<VisitStore, 'user'>;
  /** Stops following what panels save. */
  readonly dispose: () => void;

  constructor({
    sizes,
    visit,
    changes,
  }: {
    readonly sizes: Pick<Sizes, 'all'>;
    readonly visit: Pick<VisitStore, 'user'>;
    readonly changes: SizesChanges;
  }) {
    this.#sizes = sizes;
    this.#visit = visit;
    makeAutoObservable(this, { kept: observableRef, dispose: false }, { autoBind: true });
    this.dispose = changes.onSizesChanged(() => {
      if (this.#asked !== null) void this.load();
    });
  }

  /** Undefined until loaded. */
  get sizes(): readonly UserSize[] | undefined {
    return this.kept && this.kept.of === this.#visit.user?.id ? this.kept.sizes : undefined;
  }

  /** True if a customer is signed in whose sizes are not loaded. */
  get isWanted(): boolean {
    const me = this.#visit.user?.id;
    return me !== undefined && this.#asked !== me;
  }

  async load(): Promise<void> {
    const me = this.#visit.user?.id;
    if (me === undefined) return;
    this.#asked = me;
    const answer = await this.#sizes.all();
    runInAction(() => {
      if (answer.ok && this.#asked === me) this.kept = { of: me, sizes: answer.value };
    });
  }

  /**
   * A wearer's default size for a garment. Null while unknown, or if the garment needs no size.
   */
  sizeFor(dressed: GarmentWearer, { sizeType, cutFor: blocks }: Garment): SizeOfWearer | null {
    return this.sizes && sizeType
      ? sizeOfWearer(dressed, { sizeTypeId: sizeType.id, blocks }, this.sizes)
      : null;
  }

  newestOf(wearerId: number | null, { sizeType, cutFor: blocks }: Garment): UserSize | null {
    const theirs =
      this.sizes?.filter(
        (size) => size.wearerId === wearerId && size.sizeTypeId === sizeType?.id,
      ) ?? [];
    return theirs.find(({ cutFor = 'men' }) => blocks.includes(cutFor)) ?? null;
  }
}

export const WardrobeT = lateStore('Wardrobe', {
  scope: 'tab',
  needs: { sizes: SizesT, visit: VisitT, changes: SizesChangesT },
  load: async () => Wardrobe,
});
