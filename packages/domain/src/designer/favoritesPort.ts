import type { Result } from '../kernel/index.ts';
import type { Favorite, LikedDesign } from './favorite.ts';

/** The whole list, newest first. */
type Listed = Promise<Result<readonly Favorite[], { readonly kind: 'unreachable' }>>;

/** Port: favorites of the signed-in customer. A guest's favorites stay in the browser. */
export type Favorites = {
  readonly all: () => Listed;
  /** Adds designs by `mergeFavorites`; unknown ones are left out. */
  readonly add: (designs: readonly Favorite[]) => Listed;
  /** Removes a design; removing an absent one succeeds. */
  readonly remove: (design: LikedDesign) => Listed;
};
