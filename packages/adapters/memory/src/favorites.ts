import {
  type Favorites,
  isDesignOf,
  type LikedDesign,
  mergeFavorites,
  unmarkFavorite,
} from '@tailorbird/domain/designer';
import { err, ok } from '@tailorbird/domain/kernel';
import type { InMemoryState } from './state.ts';

export class InMemoryFavorites implements Favorites {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly all: Favorites['all'] = async () => ok(this.#state.signedIn?.records.favorites ?? []);

  readonly add: Favorites['add'] = async (designs) => {
    const { signedIn, fixture } = this.#state;
    if (!signedIn) return err({ kind: 'unreachable' });
    const now = Date.parse(fixture.now);
    const isKnown = ({ slug, variantId }: LikedDesign): boolean =>
      fixture.clothingTypes.some((type) => type.slug === slug && isDesignOf(type, variantId));
    const known = designs
      .filter(isKnown)
      .map((design) => ({ ...design, markedAt: Math.max(0, Math.min(design.markedAt, now)) }));
    const { records } = signedIn;
    records.favorites = mergeFavorites(records.favorites, known);
    return ok(records.favorites);
  };

  readonly remove: Favorites['remove'] = async (design) => {
    const records = this.#state.signedIn?.records;
    if (!records) return err({ kind: 'unreachable' });
    records.favorites = unmarkFavorite(records.favorites, design);
    return ok(records.favorites);
  };
}
