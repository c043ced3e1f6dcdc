import { type Favorite, isSameDesign, type LikedDesign } from './favorite.ts';
import { mergeFavorites } from './mergeFavorites.ts';

/** A list with one more design. One that was taken off and comes back with the mark it had stands where it stood. */
export const markFavorite = (list: readonly Favorite[], favorite: Favorite): readonly Favorite[] =>
  mergeFavorites(list, [favorite]);

/** A list without a design. */
export const unmarkFavorite = (
  list: readonly Favorite[],
  design: LikedDesign,
): readonly Favorite[] => list.filter((listed) => !isSameDesign(listed, design));
