import type { ReadSizeName, Sizes, UserSize } from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

export type SavedSize =
  | { readonly status: 'unknown' }
  | {
      readonly status: 'found';
      readonly size: UserSize /** Parses the generated name, for translation. */;
      readonly name: ReadSizeName;
    }
  | { readonly status: 'missing' };

export class SavedSizeSearch {
  result: SavedSize = { status: 'unknown' };
  readonly #sizes: () => Promise<Pick<Sizes, 'byId'>>;
  readonly #sizeTypeId: number | undefined;

  constructor(sizes: () => Promise<Pick<Sizes, 'byId'>>, sizeTypeId: number | undefined) {
    this.#sizes = sizes;
    this.#sizeTypeId = sizeTypeId;
    makeAutoObservable(this, { result: observableRef }, { autoBind: true });
  }

  forget(): void {
    this.result = { status: 'unknown' };
  }

  async find(id: number, isWanted: () => boolean): Promise<void> {
    const found = await this.#find(id);
    runInAction(() => {
      if (isWanted())
        this.result =
          found && found.size.sizeTypeId === this.#sizeTypeId
            ? { status: 'found', ...found }
            : { status: 'missing' };
    });
  }

  async #find(
    id: number,
  ): Promise<Pick<Extract<SavedSize, { status: 'found' }>, 'size' | 'name'> | null> {
    try {
      // The name parser loads with the first named size.
      const [{ readSizeName }, found] = await Promise.all([
        import('./readSizeName.ts'),
        this.#sizes().then((sizes) => sizes.byId(id)),
      ]);
      return found.ok ? { size: found.value, name: readSizeName(found.value.title) } : null;
    } catch {
      return null;
    }
  }
}
