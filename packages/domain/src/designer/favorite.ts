/** A garment and the id of its variant (color and properties), without initials and size. */
export type LikedDesign = { readonly slug: string; readonly variantId: string };

/** A design somebody likes, since when: an instant in milliseconds. */
export type Favorite = LikedDesign & { readonly markedAt: number };

/** So many designs are on a list at most. */
export const mostFavorites = 100;

export const isSameDesign = (one: LikedDesign, other: LikedDesign): boolean =>
  one.slug === other.slug && one.variantId === other.variantId;

const longestVariantId = 120;

/** Whether this can name a design at all; whether there is one is the catalogue's to say. */
export const namesDesign = ({ slug, variantId }: LikedDesign): boolean =>
  slug.length <= 80 &&
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) &&
  variantId.length <= longestVariantId &&
  /^\d{1,9}(?:-\d{1,9})*$/.test(variantId);
