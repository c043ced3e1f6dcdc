import { type Favorite, isSameDesign, mostFavorites } from './favorite.ts';

const compareText = (one: string, other: string): number =>
  one === other ? 0 : one < other ? -1 : 1;

/** The newest mark first; of two marks of one moment in the order of their names, so that everybody sees one order. */
const newestFirst = (one: Favorite, other: Favorite): number =>
  other.markedAt - one.markedAt ||
  compareText(one.slug, other.slug) ||
  compareText(one.variantId, other.variantId);

/**
 * What two lists make together: everything that is on either, the newest first, each design once with its newest mark, and no more than a list holds, the oldest left out. In whichever order, and
 * however often lists are put together, the same comes of it: a list of a browser becomes part of that of an account, also when the answer is lost and it is sent again.
 */
export const mergeFavorites = (
  one: readonly Favorite[],
  other: readonly Favorite[],
): readonly Favorite[] => {
  const sorted = [...one, ...other].toSorted(newestFirst);
  const merged: Favorite[] = [];
  for (const favorite of sorted)
    if (!merged.some((listed) => isSameDesign(listed, favorite))) merged.push(favorite);
  return merged.slice(0, mostFavorites);
};
