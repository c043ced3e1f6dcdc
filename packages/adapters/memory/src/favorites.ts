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

  readonly all: Favorites['all'] = async () => ok(this.#state.signedIn?.belongings.favorites ?? []);

  readonly add: Favorites['add'] = async (designs) => {
    const { signedIn, fixture } = this.#state;
    if (!signedIn) return err({ kind: 'unreachable' });
    const now = Date.parse(fixture.now);
    const isKnown = ({ slug, variantId }: LikedDesign): boolean =>
      fixture.clothingTypes.some((type) => type.slug === slug && isDesignOf(type, variantId));
    const known = designs
      .filter(isKnown)
      .map((design) => ({ ...design, markedAt: Math.max(0, Math.min(design.markedAt, now)) }));
    const { belongings } = signedIn;
    belongings.favorites = mergeFavorites(belongings.favorites, known);
    return ok(belongings.favorites);
  };

  readonly remove: Favorites['remove'] = async (design) => {
    const belongings = this.#state.signedIn?.belongings;
    if (!belongings) return err({ kind: 'unreachable' });
    belongings.favorites = unmarkFavorite(belongings.favorites, design);
    return ok(belongings.favorites);
  };
}
