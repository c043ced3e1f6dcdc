import {
  type Catalog,
  defaultVariant,
  formatVariantId,
  publicViewer,
} from '@tailorbird/domain/catalog';
import type { Content } from '@tailorbird/domain/content';
import type { LikedDesign } from '@tailorbird/domain/designer';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { later, lateStore } from '../../../platform/services/token.ts';
import { CatalogT, ContentT } from '../../../shared/ports/ports.ts';

/** Fits in the panel without displacing its other content. */
export const maximumIdeas = 4;

type IdeasNeeds = {
  readonly catalog: () => Promise<Pick<Catalog, 'clothingType'>>;
  readonly content: () => Promise<Pick<Content, 'home'>>;
};

/** The bestsellers of the home page in their first color, for visitors without history. */
export class IdeasStore {
  bestsellers: readonly LikedDesign[] = [];
  readonly #needs: IdeasNeeds;

  constructor(needs: IdeasNeeds) {
    this.#needs = needs;
    makeAutoObservable(this, { bestsellers: observableRef }, { autoBind: true });
  }

  /** Shows none if the request fails. */
  async load(): Promise<void> {
    const found = await this.#find().catch(() => []);
    runInAction(() => {
      this.bestsellers = found;
    });
  }

  async #find(): Promise<readonly LikedDesign[]> {
    const [catalog, content] = await Promise.all([this.#needs.catalog(), this.#needs.content()]);
    const { featured } = await content.home();
    const types = await Promise.all(
      featured.slice(0, maximumIdeas).map((slug) => catalog.clothingType(slug)),
    );
    return types.flatMap((type) =>
      type.ok
        ? [
            {
              slug: type.value.slug,
              variantId: formatVariantId(type.value, defaultVariant(type.value, publicViewer)),
            },
          ]
        : [],
    );
  }
}

export const IdeasT = lateStore('BasketIdeas', {
  scope: 'tab',
  needs: { catalog: later(CatalogT), content: later(ContentT) },
  is: IdeasStore,
});
