/** The pages of designs somebody likes. */
export const likedPages = {
  compare: () => import('../../features/favorites/ComparePage.tsx'),
  favorites: () => import('../../features/favorites/FavoritesPage.tsx'),
  sharedFavorites: () => import('../../features/favorites/SharedFavoritesPage.tsx'),
} as const;
