import type { Basket, BasketRefused } from '@tailorbird/domain/basket';
import { err, type Result } from '@tailorbird/domain/kernel';
import { cutForOf, isCutForOthers, type SizeRef, type Sizes } from '@tailorbird/domain/sizing';
import { makeAutoObservable, runInAction } from 'mobx';
import { addDesign } from '../../platform/basket/addDesign.ts';
import type { BasketActions } from '../../platform/basket/basketActions.ts';
import type { Day } from '../../platform/browser/browser.ts';
import { designKey } from '../../platform/favorites/designKey.ts';
import type { ShownDesign } from '../../platform/favorites/shownDesign.ts';
import type { SizePreferences } from '../../platform/sizePreferences/sizePreferences.ts';

type Dependencies = {
  readonly sizes: Pick<Sizes, 'ofStandardSize'>;
  readonly desk: Pick<BasketActions, 'add' | 'isFrozen'>;
  readonly today: () => Day;
  readonly sizePreferences: Pick<SizePreferences, 'chosenStandardSize'>;
};

/** Designs of a list on their way into the basket: without initials, in the standard size that was chosen last. */
export class FavoriteBuy {
  /** The design that is being put in. */
  adding: string | null = null;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The size it would be made in; null where none is needed, or chosen, or it is not cut for whom that one is. */
  sizeFor({ type }: Pick<ShownDesign, 'type'>): Extract<SizeRef, { kind: 'standard' }> | null {
    const { chosenStandardSize: chosen } = this.#dependencies.sizePreferences;
    return type.sizeType !== null && chosen && !isCutForOthers(type.sizeType.slug, cutForOf(chosen))
      ? { kind: 'standard', ...chosen }
      : null;
  }

  /** Whether a size is to be chosen first. */
  needsSize(design: Pick<ShownDesign, 'type'>): boolean {
    return design.type.sizeType !== null && this.sizeFor(design) === null;
  }

  /** Null while another one is on its way. */
  async add(design: Pick<ShownDesign, 'type' | 'variant' | 'variantId' | 'slug'>): Promise<Result<Basket, BasketRefused> | null> {
    if (this.adding !== null) return null;
    this.adding = designKey(design);
    const { sizes, desk, today } = this.#dependencies;
    const size = this.sizeFor(design);
    const added = await addDesign({ sizes, desk })({
      type: design.type,
      design: { variant: design.variant, initials: '', size },
      size,
      today: today(),
    }).catch(() => err({ kind: 'unreachable' } as const));
    runInAction(() => {
      this.adding = null;
    });
    return added;
  }
}
