import { aClothingType } from '@tailorbird/domain/testing';
import { expect, it } from 'vitest';
import { FavoriteBuy } from './favoriteBuy.ts';

const unasked = (): never => {
  throw new Error('Nothing is asked for');
};

it('asks for a size where the one that was chosen is of a body the garment is not cut for', () => {
  const sizePreferences = { chosenStandardSize: { base: 6, length: 'R', cutFor: 'women' } as const };
  const buy = new FavoriteBuy({
    sizes: { ofStandardSize: unasked },
    desk: { add: unasked, isFrozen: false },
    today: unasked,
    sizePreferences,
  });
  const needsSize = (slug: string): boolean => buy.needsSize({ type: { ...aClothingType(), sizeType: { id: 1, slug } } });
  expect(['shirt', 'undershirt'].map(needsSize)).toEqual([false, true]);
});
