import type { Catalog } from '@tailorbird/domain/catalog';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Stock is shown up to this number of pieces. */
const fewPieces = 5;

export class ColorStock {
  pieces: ReadonlyMap<number, number> = new Map();
  readonly #catalog: () => Promise<Pick<Catalog, 'stock'>>;

  constructor(catalog: () => Promise<Pick<Catalog, 'stock'>>) {
    this.#catalog = catalog;
    makeAutoObservable(this, { pieces: observableRef }, { autoBind: true });
  }

  fewOf(fabricColorId: number | null): number | null {
    const pieces = this.pieces.get(fabricColorId ?? 0);
    return pieces !== undefined && pieces > 0 && pieces <= fewPieces ? pieces : null;
  }

  /** Loads the stock. A failure shows nothing: adding a piece checks the stock again. */
  async count(clothingTypeId: number): Promise<void> {
    try {
      const pieces = await (await this.#catalog()).stock(clothingTypeId);
      runInAction(() => {
        this.pieces = pieces;
      });
    } catch {
      // Adding a piece checks the stock again.
    }
  }
}
