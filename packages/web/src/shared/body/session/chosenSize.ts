import { formatStandardSize, type StandardSize } from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef } from 'mobx';
import { store } from '../../../platform/services/token.ts';
import { type SizePreferences, SizePreferencesT } from '../../sizePreferences/sizePreferences.ts';

type ChosenSizeNeeds = {
  readonly sizePreferences: Pick<
    SizePreferences,
    'chosenStandardSize' | 'standardSize' | 'chooseStandardSize' | 'takeDefault'
  >;
};

type Taken = {
  readonly size: StandardSize;
  /** The previous choice in the session and in the URL. */
  readonly before: { readonly chosen: StandardSize | null; readonly sizeId: string | null };
};

/** A standard size found and chosen with one press, with an undo. */
export class ChosenSize {
  taken: Taken | null = null;
  readonly #preferences: ChosenSizeNeeds['sizePreferences'];

  constructor({ sizePreferences }: ChosenSizeNeeds) {
    this.#preferences = sizePreferences;
    makeAutoObservable(this, { taken: observableRef }, { autoBind: true });
  }

  get size(): StandardSize | null {
    const size = this.taken?.size;
    return size && formatStandardSize(size) === formatStandardSize(this.#preferences.standardSize)
      ? size
      : null;
  }

  /** Chooses a size on a page whose address has `sizeId`. */
  take(size: StandardSize, sizeId: string | null): void {
    this.taken = { size, before: { chosen: this.#preferences.chosenStandardSize, sizeId } };
    this.#preferences.chooseStandardSize(size);
  }

  /** Call it after the size is saved or made; undo is no longer possible. */
  forget(): void {
    this.taken = null;
  }

  /** Restores the previous choice. Returns the previous `sizeId` of the address. */
  undo(): string | null {
    if (!this.taken) return null;
    const { chosen, sizeId } = this.taken.before;
    this.taken = null;
    if (chosen) this.#preferences.chooseStandardSize(chosen);
    else this.#preferences.takeDefault();
    return sizeId;
  }
}

export const ChosenSizeT = store('ChosenSize', {
  scope: 'tab',
  needs: { sizePreferences: SizePreferencesT },
  is: ChosenSize,
});
