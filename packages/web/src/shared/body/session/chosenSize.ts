import { formatStandardSize, type StandardSize } from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef } from 'mobx';
import { store } from '../../../platform/services/token.ts';
import { type SizePreferences, SizePreferencesT } from '../../sizePreferences/sizePreferences.ts';

type ChosenSizeNeeds = {
  readonly sizePreferences: Pick<
    SizePreferences,
    'chosenStandardSize' | 'standardSize' | 'chooseStandardSize' | 'resetSize'
  >;
};

type Choice = {
  readonly size: StandardSize;
  /** The previous choice in the session and in the URL. */
  readonly before: { readonly chosen: StandardSize | null; readonly sizeId: string | null };
};

/** A standard size found and chosen with one press, with an undo. */
export class ChosenSize {
  choice: Choice | null = null;
  readonly #preferences: ChosenSizeNeeds['sizePreferences'];

  constructor({ sizePreferences }: ChosenSizeNeeds) {
    this.#preferences = sizePreferences;
    makeAutoObservable(this, { choice: observableRef }, { autoBind: true });
  }

  get size(): StandardSize | null {
    const size = this.choice?.size;
    return size && formatStandardSize(size) === formatStandardSize(this.#preferences.standardSize)
      ? size
      : null;
  }

  /** Chooses a size on a page whose address has `sizeId`. */
  choose(size: StandardSize, sizeId: string | null): void {
    this.choice = { size, before: { chosen: this.#preferences.chosenStandardSize, sizeId } };
    this.#preferences.chooseStandardSize(size);
  }

  /** Call it after the size is saved or made; undo is no longer possible. */
  forget(): void {
    this.choice = null;
  }

  /** Restores the previous choice. Returns the previous `sizeId` of the address. */
  undo(): string | null {
    if (!this.choice) return null;
    const { chosen, sizeId } = this.choice.before;
    this.choice = null;
    if (chosen) this.#preferences.chooseStandardSize(chosen);
    else this.#preferences.resetSize();
    return sizeId;
  }
}

export const ChosenSizeT = store('ChosenSize', {
  scope: 'tab',
  needs: { sizePreferences: SizePreferencesT },
  is: ChosenSize,
});
