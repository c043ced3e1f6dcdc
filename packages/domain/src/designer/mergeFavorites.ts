import { type Favorite, isSameDesign, maximumFavorites } from './favorite.ts';

const compareText = (one: string, other: string): number =>
  one === other ? 0 : one < other ? -1 : 1;

/** Newest first; equal times are sorted by name, so that the order is unique. */
const newestFirst = (one: Favorite, other: Favorite): number =>
  other.markedAt - one.markedAt ||
  compareText(one.slug, other.slug) ||
  compareText(one.variantId, other.variantId);

/**
 * Merges two lists: all designs, newest first, each once with its newest time, limited to the
 * maximum. The operation is commutative and idempotent, so a browser's list can be sent again
 * after a lost answer.
 */
export const mergeFavorites = (
  one: readonly Favorite[],
  other: readonly Favorite[],
): readonly Favorite[] => {
  const sorted = [...one, ...other].toSorted(newestFirst);
  const merged: Favorite[] = [];
  for (const favorite of sorted)
    if (!merged.some((listed) => isSameDesign(listed, favorite))) merged.push(favorite);
  return merged.slice(0, maximumFavorites);
};
