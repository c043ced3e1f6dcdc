import { formatStandardSize, type StandardSize } from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef } from 'mobx';
import { store } from '../../../platform/services/token.ts';
import { type SizePreferences, SizePreferencesT } from '../../sizePreferences/sizePreferences.ts';

type TakenSizeNeeds = {
  readonly sizePreferences: Pick<
    SizePreferences,
    'chosenStandardSize' | 'standardSize' | 'chooseStandardSize' | 'takeDefault'
  >;
};

type Taken = {
  readonly size: StandardSize;
  /** What was chosen before, in this session and in the address of the page. */
  readonly before: { readonly chosen: StandardSize | null; readonly sizeId: string | null };
};

/** The standard size that was found and taken with one press, and the way back to what was chosen before. */
export class TakenSize {
  taken: Taken | null = null;
  readonly #preferences: TakenSizeNeeds['sizePreferences'];

  constructor({ sizePreferences }: TakenSizeNeeds) {
    this.#preferences = sizePreferences;
    makeAutoObservable(this, { taken: observableRef }, { autoBind: true });
  }

  /** The size that was taken, for as long as no other is chosen. */
  get size(): StandardSize | null {
    const size = this.taken?.size;
    return size && formatStandardSize(size) === formatStandardSize(this.#preferences.standardSize)
      ? size
      : null;
  }

  /** A size is taken, on a page whose address names `sizeId`. */
  take(size: StandardSize, sizeId: string | null): void {
    this.taken = { size, before: { chosen: this.#preferences.chosenStandardSize, sizeId } };
    this.#preferences.chooseStandardSize(size);
  }

  /** It is saved or made: there is no way back any more. */
  forget(): void {
    this.taken = null;
  }

  /** What was chosen before is chosen again. Answers what the address named then. */
  undo(): string | null {
    if (!this.taken) return null;
    const { chosen, sizeId } = this.taken.before;
    this.taken = null;
    if (chosen) this.#preferences.chooseStandardSize(chosen);
    else this.#preferences.takeDefault();
    return sizeId;
  }
}

export const TakenSizeT = store('TakenSize', {
  scope: 'tab',
  needs: { sizePreferences: SizePreferencesT },
  is: TakenSize,
});
