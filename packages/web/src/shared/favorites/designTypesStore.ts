import type { Catalog, ClothingType } from '@tailorbird/domain/catalog';
import type { LikedDesign } from '@tailorbird/domain/designer';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { lateStore } from '../../platform/services/token.ts';
import { CatalogT } from '../ports/ports.ts';

/** Load up to this many garments one by one; for more, load the whole range. */
const mostOneByOne = 6;

export class DesignTypesStore {
  types: ReadonlyMap<string, ClothingType | null> = new Map();
  hasFailed = false;
  readonly #catalog: Pick<Catalog, 'clothingType' | 'clothingTypes'>;

  constructor({ catalog }: { readonly catalog: Pick<Catalog, 'clothingType' | 'clothingTypes'> }) {
    this.#catalog = catalog;
    makeAutoObservable(this, { types: observableRef }, { autoBind: true });
  }

  knows(designs: readonly LikedDesign[]): boolean {
    return designs.every(({ slug }) => this.types.has(slug));
  }

  async load(designs: readonly LikedDesign[]): Promise<void> {
    const missing = [...new Set(designs.map(({ slug }) => slug))].filter(
      (slug) => !this.types.has(slug),
    );
    if (missing.length === 0) return;
    this.hasFailed = false;
    try {
      const found = await this.#find(missing);
      runInAction(() => {
        this.types = new Map([
          ...this.types,
          ...missing.map((slug) => [slug, found.get(slug) ?? null] as const),
        ]);
      });
    } catch {
      runInAction(() => {
        this.hasFailed = true;
      });
    }
  }

  async #find(slugs: readonly string[]): Promise<ReadonlyMap<string, ClothingType>> {
    const oneByOne = async (wanted: readonly string[]): Promise<readonly ClothingType[]> =>
      (await Promise.all(wanted.map((slug) => this.#catalog.clothingType(slug)))).flatMap((each) =>
        each.ok ? [each.value] : [],
      );
    const inLists = slugs.length > mostOneByOne ? await this.#catalog.clothingTypes() : [];
    // Types missing in all lists can still be opened by address.
    const others = slugs.filter((slug) => !inLists.some((type) => type.slug === slug));
    return new Map([...inLists, ...(await oneByOne(others))].map((type) => [type.slug, type]));
  }
}

export const DesignTypesT = lateStore('DesignTypes', {
  scope: 'component',
  needs: { catalog: CatalogT },
  is: DesignTypesStore,
});
