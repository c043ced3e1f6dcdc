import { mostFavorites } from '@tailorbird/domain/designer';
import * as z from 'zod/mini';
import { instant, slug, text } from '../values.ts';

/** Color id and property ids, such as `506-12-3`, as in the address of a design. */
export const variantId = text(120).check(z.regex(/^\d{1,9}(?:-\d{1,9})*$/));

/** A garment with its variant, without initials and size. */
export const favorite = z.object({ slug, variant_id: variantId, marked_at: instant });
export type WireFavorite = z.infer<typeof favorite>;

/** Newest first. */
export const favoriteList = z.object({ designs: z.array(favorite) });
export type WireFavoriteList = z.infer<typeof favoriteList>;

export const favoritesToAdd = z.object({
  designs: z.array(favorite).check(z.maxLength(mostFavorites)),
});
