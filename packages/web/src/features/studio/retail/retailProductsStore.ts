import type { Catalog, ClothingType } from '@tailorbird/domain/catalog';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { lateStore } from '../../../platform/services/token.ts';
import { CatalogT } from '../../../shared/ports/ports.ts';

export class RetailProductsStore {
  types: readonly ClothingType[] | null = null;
  hasFailed = false;
  search = '';
  readonly #catalog: Pick<Catalog, 'clothingTypes'>;

  constructor({ catalog }: { readonly catalog: Pick<Catalog, 'clothingTypes'> }) {
    this.#catalog = catalog;
    makeAutoObservable(this, { types: observableRef }, { autoBind: true });
  }

  get found(): readonly ClothingType[] {
    const words = this.search.toLowerCase().split(/\s+/);
    const isFound = ({ title, subtitle }: ClothingType): boolean =>
      words.every((word) => `${title} ${subtitle}`.toLowerCase().includes(word));
    const ofStore = ({ visibility }: ClothingType): number => (visibility === 'STORE_ONLY' ? 0 : 1);
    return (this.types ?? [])
      .filter(isFound)
      .toSorted((one, other) => ofStore(one) - ofStore(other));
  }

  look(search: string): void {
    this.search = search;
  }

  async load(): Promise<void> {
    this.hasFailed = false;
    try {
      const types = await this.#catalog.clothingTypes();
      runInAction(() => {
        this.types = types;
      });
    } catch {
      runInAction(() => {
        this.hasFailed = true;
      });
    }
  }
}

export const RetailProductsStoreT = lateStore('RetailProductsStore', {
  scope: 'component',
  needs: { catalog: CatalogT },
  is: RetailProductsStore,
});
