import type { Result } from '../kernel/index.ts';
import type { Favorite, LikedDesign } from './favorite.ts';

type Unreached = { readonly kind: 'unreachable' };

/** What an account likes, the newest first, and the key of the link that shows it; null where nobody made one. */
export type FavoriteList = {
  readonly designs: readonly Favorite[];
  readonly shareKey: string | null;
};

/** Port: the designs the signed-in customer likes. Those of a guest are the browser's. */
export type Favorites = {
  readonly all: () => Promise<Result<FavoriteList, Unreached>>;
  /** Puts designs on the list, by `mergeFavorites`; what the catalogue does not have is left out. */
  readonly add: (designs: readonly Favorite[]) => Promise<Result<FavoriteList, Unreached>>;
  /** Takes a design off the list; one that is not there is no failure. */
  readonly remove: (design: LikedDesign) => Promise<Result<FavoriteList, Unreached>>;
  /** Makes the link that shows the list to anybody who has it; the one there is, where there is one. */
  readonly share: () => Promise<Result<FavoriteList, Unreached>>;
  /** From now on the link leads nowhere. */
  readonly stopSharing: () => Promise<Result<FavoriteList, Unreached>>;
  /** The list behind a link; nobody's name is in it. */
  readonly shared: (
    key: string,
  ) => Promise<Result<readonly LikedDesign[], { readonly kind: 'not-shared' } | Unreached>>;
};
