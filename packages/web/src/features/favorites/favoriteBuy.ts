import type { Basket, BasketRefused } from '@tailorbird/domain/basket';
import { addDesign } from '@tailorbird/domain/designer';
import { err, type Result } from '@tailorbird/domain/kernel';
import { cutForOf, isCutForOthers, type SizeRef, type Sizes } from '@tailorbird/domain/sizing';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Day } from '../../platform/browser/browser.ts';
import { TodayT } from '../../platform/browser/browser.ts';
import { lateStore } from '../../platform/services/token.ts';
import type { BasketActions } from '../../shared/basket/basketActions.ts';
import { designKey } from '../../shared/favorites/designKey.ts';
import type { ShownDesign } from '../../shared/favorites/shownDesign.ts';
import { BasketActionsT, SizesT } from '../../shared/ports/ports.ts';
import type { SizePreferences } from '../../shared/sizePreferences/sizePreferences.ts';
import { SizePreferencesT } from '../../shared/sizePreferences/sizePreferences.ts';
import type { Wardrobe } from '../../shared/wearers/wardrobe.ts';
import { refOf, WardrobeT } from '../../shared/wearers/wardrobe.ts';
import type { WearersStore } from '../../shared/wearers/wearersStore.ts';
import { WearersStoreT } from '../../shared/wearers/wearersStore.ts';

type Dependencies = {
  readonly sizes: Pick<Sizes, 'ofStandardSize'>;
  readonly desk: Pick<BasketActions, 'add' | 'readFrozen'>;
  readonly today: () => Day;
  readonly sizePreferences: Pick<SizePreferences, 'chosenStandardSize' | 'wearerId'>;
  readonly wardrobe: Pick<Wardrobe, 'sizeFor'>;
  readonly wearers: Pick<WearersStore, 'cutOf'>;
};

/**
 * Adds favorite designs to the basket: without initials, in the last chosen standard size or
 * the wearer's default.
 */
export class FavoriteBuy {
  adding: string | null = null;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * The size it would be made in: the last chosen standard size, else the wearer's default
   * (SIZE-125). Null if the garment has no sizes, if there is no default, or if it is not made
   * in the cut of that size.
   */
  sizeFor({ type }: Pick<ShownDesign, 'type'>): SizeRef | null {
    const { sizePreferences, wardrobe, wearers } = this.#dependencies;
    const { chosenStandardSize: chosen, wearerId } = sizePreferences;
    if (type.sizeType === null) return null;
    if (chosen)
      return isCutForOthers(type.sizeType.slug, cutForOf(chosen))
        ? null
        : { kind: 'standard', ...chosen };
    const worn = wardrobe.sizeFor({ wearerId, cutFor: wearers.cutOf(wearerId) }, type);
    return worn && refOf(worn);
  }

  titleOf({ type }: Pick<ShownDesign, 'type'>): string | null {
    const { sizePreferences, wardrobe, wearers } = this.#dependencies;
    const { wearerId } = sizePreferences;
    const worn = wardrobe.sizeFor({ wearerId, cutFor: wearers.cutOf(wearerId) }, type);
    return worn?.kind === 'saved' ? worn.size.title : null;
  }

  needsSize(design: Pick<ShownDesign, 'type'>): boolean {
    return design.type.sizeType !== null && this.sizeFor(design) === null;
  }

  /** Null if another design is being added. */
  async add(
    design: Pick<ShownDesign, 'type' | 'variant' | 'variantId' | 'slug'>,
  ): Promise<Result<Basket, BasketRefused> | null> {
    if (this.adding !== null) return null;
    this.adding = designKey(design);
    const { sizes, desk, today, sizePreferences } = this.#dependencies;
    const size = this.sizeFor(design);
    const added = await addDesign({ sizes, basket: desk })({
      type: design.type,
      design: { variant: design.variant, initials: '', size },
      size,
      wearerId: sizePreferences.wearerId,
      today: today(),
    }).catch(() => err({ kind: 'unreachable' } as const));
    runInAction(() => {
      this.adding = null;
    });
    return added;
  }
}

export const FavoriteBuyT = lateStore('FavoriteBuy', {
  scope: 'component',
  needs: {
    sizes: SizesT,
    desk: BasketActionsT,
    today: TodayT,
    sizePreferences: SizePreferencesT,
    wardrobe: WardrobeT,
    wearers: WearersStoreT,
  },
  is: FavoriteBuy,
});
