import { defaultVariant, publicViewer } from '@tailorbird/domain/catalog';
import type { StandardSize, UserSize } from '@tailorbird/domain/sizing';
import { aClothingType } from '@tailorbird/domain/testing';
import { expect, it } from 'vitest';
import { FavoriteBuy } from './favoriteBuy.ts';

const unasked = (): never => {
  throw new Error('Nothing is asked for');
};

it('a favorite needs a size if the garment lacks the chosen size’s cut', () => {
  const sizePreferences = {
    chosenStandardSize: { base: 6, length: 'R', cutFor: 'women' } as const,
    wearerId: null,
  };
  const buy = new FavoriteBuy({
    sizes: { ofStandardSize: unasked },
    desk: { add: unasked, readFrozen: async () => false },
    today: unasked,
    sizePreferences,
    wardrobe: { sizeFor: () => null },
    wearers: { cutOf: () => null },
  });
  const needsSize = (slug: string): boolean =>
    buy.needsSize({ type: { ...aClothingType(), sizeType: { id: 1, slug } } });
  expect(['shirt', 'undershirt'].map(needsSize)).toEqual([false, true]);
});

it('[SIZE-125] a favorite uses the last chosen or the wearer’s default size', async () => {
  const asked: unknown[] = [];
  const chosen: { size: StandardSize | null } = { size: null };
  const buy = new FavoriteBuy({
    sizes: { ofStandardSize: unasked },
    desk: {
      add: async (request) => {
        asked.push(request.userSizeId);
        return { ok: false, failure: { kind: 'unreachable' } };
      },
      readFrozen: async () => false,
    },
    today: () => ({ day: 5, month: 11, year: 2025 }),
    sizePreferences: {
      wearerId: 3,
      get chosenStandardSize() {
        return chosen.size;
      },
    },
    wardrobe: {
      sizeFor: ({ wearerId, cutFor }) => ({
        kind: 'saved',
        size: { id: 40, title: `${wearerId} ${cutFor}` } as UserSize,
      }),
    },
    wearers: { cutOf: () => 'women' },
  });
  const type = { ...aClothingType(), sizeType: { id: 1, slug: 't-shirt' } };
  expect([buy.sizeFor({ type }), buy.titleOf({ type })]).toEqual([
    { kind: 'user', id: 40 },
    '3 women',
  ]);
  await buy.add({
    type,
    variant: defaultVariant(type, publicViewer),
    variantId: '1',
    slug: type.slug,
  });
  expect(asked).toEqual([40]);
  chosen.size = { base: 8, length: 'R' };
  expect(buy.sizeFor({ type })).toEqual({ kind: 'standard', base: 8, length: 'R' });
  expect(buy.sizeFor({ type: { ...type, sizeType: null } })).toBeNull();
});
