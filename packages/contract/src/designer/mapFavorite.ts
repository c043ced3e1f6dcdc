import type { Favorite } from '@tailorbird/domain/designer';
import type { WireFavorite, WireFavoriteList } from './schema.ts';

export const toWireFavorite = ({ slug, variantId, markedAt }: Favorite): WireFavorite => ({
  slug,
  variant_id: variantId,
  marked_at: new Date(markedAt).toISOString(),
});

export const fromWireFavorite = ({ slug, variant_id, marked_at }: WireFavorite): Favorite => ({
  slug,
  variantId: variant_id,
  markedAt: Date.parse(marked_at),
});

export const toWireFavoriteList = (designs: readonly Favorite[]): WireFavoriteList => ({
  designs: designs.map(toWireFavorite),
});

export const fromWireFavoriteList = ({ designs }: WireFavoriteList): readonly Favorite[] =>
  designs.map(fromWireFavorite);
