/** A garment and the id of its variant (color and properties), without initials and size. */
export type LikedDesign = { readonly slug: string; readonly variantId: string };

/** A marked design and the time in milliseconds. */
export type Favorite = LikedDesign & { readonly markedAt: number };

export const maximumFavorites = 100;

export const isSameDesign = (one: LikedDesign, other: LikedDesign): boolean =>
  one.slug === other.slug && one.variantId === other.variantId;

const longestVariantId = 120;

/** True if the format is valid; the catalog decides whether the design exists. */
export const isValidDesign = ({ slug, variantId }: LikedDesign): boolean =>
  slug.length <= 80 &&
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) &&
  variantId.length <= longestVariantId &&
  /^\d{1,9}(?:-\d{1,9})*$/.test(variantId);
