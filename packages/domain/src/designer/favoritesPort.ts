import type { Result } from '../kernel/index.ts';
import type { Favorite, LikedDesign } from './favorite.ts';

/** The whole list, the newest first. */
type Listed = Promise<Result<readonly Favorite[], { readonly kind: 'unreachable' }>>;

/** Port: the designs the signed-in customer likes. Those of a guest are the browser's. */
export type Favorites = {
  readonly all: () => Listed;
  /** Puts designs on the list, by `mergeFavorites`; what the catalogue does not have is left out. */
  readonly add: (designs: readonly Favorite[]) => Listed;
  /** Takes a design off the list; one that is not there is no failure. */
  readonly remove: (design: LikedDesign) => Listed;
};
