import { type Favorite, isSameDesign, type LikedDesign } from './favorite.ts';
import { mergeFavorites } from './mergeFavorites.ts';

/** Adds a design. Adding a removed one with its earlier time restores its position. */
export const markFavorite = (list: readonly Favorite[], favorite: Favorite): readonly Favorite[] =>
  mergeFavorites(list, [favorite]);

export const unmarkFavorite = (
  list: readonly Favorite[],
  design: LikedDesign,
): readonly Favorite[] => list.filter((listed) => !isSameDesign(listed, design));
