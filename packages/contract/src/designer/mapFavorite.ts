import type { Favorite } from '@tailorbird/domain/designer';
import { fields, listOf } from '../fields.ts';
import type { WireFavorite, WireFavoriteList } from './schema.ts';

/** Milliseconds in the domain, an instant on the wire. */
const time = {
  toWire: (milliseconds: number) => new Date(milliseconds).toISOString(),
  fromWire: (instant: string) => Date.parse(instant),
};

const favoriteFields = fields<Favorite, WireFavorite>()({
  slug: 'slug',
  variantId: 'variant_id',
  markedAt: ['marked_at', time],
});
export const { toWire: toWireFavorite, fromWire: fromWireFavorite } = favoriteFields;

const { toWire, fromWire } = listOf(favoriteFields);

export const toWireFavoriteList = (designs: readonly Favorite[]): WireFavoriteList => ({
  designs: toWire(designs),
});

export const fromWireFavoriteList = ({ designs }: WireFavoriteList): readonly Favorite[] =>
  fromWire(designs);
