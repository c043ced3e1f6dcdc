import { mostFavorites } from '@tailorbird/domain/designer';
import * as z from 'zod/mini';
import { instant, slug, text } from '../values.ts';

/** `506-12-3`: a color and the properties, as they stand in the address of a design. */
export const variantId = text(120).check(z.regex(/^\d{1,9}(?:-\d{1,9})*$/));

/** A garment in one way to make it, without initials and size. */
export const likedDesign = z.object({ slug, variant_id: variantId });
export type WireLikedDesign = z.infer<typeof likedDesign>;

export const favorite = z.object({ slug, variant_id: variantId, marked_at: instant });
export type WireFavorite = z.infer<typeof favorite>;

/** The newest first. `share_key` is in the link that shows the list to anybody; null where there is none. */
export const favoriteList = z.object({
  designs: z.array(favorite),
  share_key: z.nullable(z.string()),
});
export type WireFavoriteList = z.infer<typeof favoriteList>;

export const favoritesToAdd = z.object({
  designs: z.array(favorite).check(z.maxLength(mostFavorites)),
});

/** A shared list: designs, and nothing of who likes them, nor since when. */
export const sharedFavorites = z.object({ designs: z.array(likedDesign) });
export type WireSharedFavorites = z.infer<typeof sharedFavorites>;
