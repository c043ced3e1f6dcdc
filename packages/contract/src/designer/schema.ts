import { mostFavorites } from '@tailorbird/domain/designer';
import * as z from 'zod/mini';
import { instant, slug, text } from '../values.ts';

/** `506-12-3`: a color and the properties, as they stand in the address of a design. */
export const variantId = text(120).check(z.regex(/^\d{1,9}(?:-\d{1,9})*$/));

/** A garment in one way to make it, without initials and size. */
export const favorite = z.object({ slug, variant_id: variantId, marked_at: instant });
export type WireFavorite = z.infer<typeof favorite>;

/** The newest first. */
export const favoriteList = z.object({ designs: z.array(favorite) });
export type WireFavoriteList = z.infer<typeof favoriteList>;

export const favoritesToAdd = z.object({
  designs: z.array(favorite).check(z.maxLength(mostFavorites)),
});
