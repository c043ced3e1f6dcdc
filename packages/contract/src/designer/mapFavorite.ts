import type { Favorite, FavoriteList, LikedDesign } from '@tailorbird/domain/designer';
import type {
  WireFavorite,
  WireFavoriteList,
  WireLikedDesign,
  WireSharedFavorites,
} from './schema.ts';

const toWireDesign = ({ slug, variantId }: LikedDesign): WireLikedDesign => ({
  slug,
  variant_id: variantId,
});

const fromWireDesign = ({ slug, variant_id }: WireLikedDesign): LikedDesign => ({
  slug,
  variantId: variant_id,
});

export const toWireFavorite = ({ markedAt, ...design }: Favorite): WireFavorite => ({
  ...toWireDesign(design),
  marked_at: new Date(markedAt).toISOString(),
});

export const fromWireFavorite = (favorite: WireFavorite): Favorite => ({
  ...fromWireDesign(favorite),
  markedAt: Date.parse(favorite.marked_at),
});

export const toWireFavoriteList = ({ designs, shareKey }: FavoriteList): WireFavoriteList => ({
  designs: designs.map(toWireFavorite),
  share_key: shareKey,
});

export const fromWireFavoriteList = ({ designs, share_key }: WireFavoriteList): FavoriteList => ({
  designs: designs.map(fromWireFavorite),
  shareKey: share_key,
});

export const toWireSharedFavorites = (designs: readonly LikedDesign[]): WireSharedFavorites => ({
  designs: designs.map(toWireDesign),
});

export const fromWireSharedFavorites = ({ designs }: WireSharedFavorites): readonly LikedDesign[] =>
  designs.map(fromWireDesign);
