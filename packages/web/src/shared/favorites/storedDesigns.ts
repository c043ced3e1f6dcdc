import {
  type Favorite,
  isValidDesign,
  type LikedDesign,
  mergeFavorites,
} from '@tailorbird/domain/designer';
import { recordOf, storedRecord } from '../preferences/storedRecord.ts';
import { maximumViewed } from './rememberViewed.ts';

const designOf = (value: unknown): LikedDesign | null => {
  const { slug, variantId } = recordOf(value);
  if (typeof slug !== 'string' || typeof variantId !== 'string') return null;
  return isValidDesign({ slug, variantId }) ? { slug, variantId } : null;
};

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.slice(0, 500) : [];

/** End of the year 9999 in ms; later dates need more than four digits. */
const latest = 253_402_300_799_999;

export const storedFavorites = storedRecord(
  'favorites',
  ({ designs }): { readonly designs: readonly Favorite[] } => ({
    designs: mergeFavorites(
      listOf(designs).flatMap((value) => {
        const design = designOf(value);
        const { markedAt } = recordOf(value);
        const isMoment =
          typeof markedAt === 'number' &&
          Number.isSafeInteger(markedAt) &&
          markedAt >= 0 &&
          markedAt <= latest;
        return design && isMoment ? [{ ...design, markedAt }] : [];
      }),
      [],
    ),
  }),
);

export const storedViewed = storedRecord(
  'viewedDesigns',
  ({ designs }): { readonly designs: readonly LikedDesign[] } => ({
    designs: listOf(designs)
      .flatMap((value) => designOf(value) ?? [])
      .slice(0, maximumViewed),
  }),
);
