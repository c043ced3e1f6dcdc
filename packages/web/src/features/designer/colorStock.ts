import type { Catalog } from '@tailorbird/domain/catalog';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** So few pieces are worth a word. */
const fewPieces = 5;

/** Pieces left of the limited colors of a garment, once they are asked for. */
export class ColorStock {
  pieces: ReadonlyMap<number, number> = new Map();
  readonly #catalog: () => Promise<Pick<Catalog, 'stock'>>;

  constructor(catalog: () => Promise<Pick<Catalog, 'stock'>>) {
    this.#catalog = catalog;
    makeAutoObservable(this, { pieces: observableRef }, { autoBind: true });
  }

  /** Pieces left of a color, when they are few; null when there is nothing to say. */
  fewOf(fabricColorId: number | null): number | null {
    const pieces = this.pieces.get(fabricColorId ?? 0);
    return pieces !== undefined && pieces > 0 && pieces <= fewPieces ? pieces : null;
  }

  /** Asks for them. Without an answer nothing is said about it: whoever adds a piece is told. */
  async count(clothingTypeId: number): Promise<void> {
    try {
      const pieces = await (await this.#catalog()).stock(clothingTypeId);
      runInAction(() => {
        this.pieces = pieces;
      });
    } catch {
      // Whoever buys is told.
    }
  }
}
