import { describe, expect, it } from 'vitest';
import { defaultVariant, formatVariantId, publicViewer } from '../../catalog/index.ts';
import type { Favorite } from '../../designer/index.ts';
import type { OpenShop, ShopUnderTest } from './shopUnderTest.ts';
import { signUp, successOf } from './steps.ts';

const favoritesOf = async (shop: ShopUnderTest, count: number): Promise<readonly Favorite[]> =>
  (await shop.catalog.clothingTypes())
    .filter(({ showInDesigner }) => showInDesigner)
    .slice(0, count)
    .map((type, index) => ({
      slug: type.slug,
      variantId: formatVariantId(type, defaultVariant(type, publicViewer)),
      markedAt: 1_000 + index,
    }));

export const describeFavoritesContract = (name: string, open: OpenShop): void => {
  describe(`${name} as Favorites`, () => {
    it('[LIKE-01] favorites are listed newest first, each once', async () => {
      const shop = await open();
      await signUp(shop);
      expect(successOf(await shop.favorites.all())).toEqual([]);
      const [one, other] = await favoritesOf(shop, 2);
      if (!one || !other) throw new Error('The catalog has too few designs');
      expect(successOf(await shop.favorites.add([one]))).toEqual([one]);
      expect(successOf(await shop.favorites.add([other, one]))).toEqual([other, one]);
      expect(successOf(await shop.favorites.all())).toEqual([other, one]);
    });

    it('[LIKE-02] unknown designs are left out', async () => {
      const shop = await open();
      await signUp(shop);
      const [known] = await favoritesOf(shop, 1);
      if (!known) throw new Error('The catalog is empty');
      const unknown = [
        { ...known, slug: 'no-such-garment' },
        { ...known, variantId: '999999999' },
      ];
      expect(successOf(await shop.favorites.add([...unknown, known]))).toEqual([known]);
    });

    it('[LIKE-03] removing a favorite twice succeeds', async () => {
      const shop = await open();
      await signUp(shop);
      const [known] = await favoritesOf(shop, 1);
      if (!known) throw new Error('The catalog is empty');
      successOf(await shop.favorites.add([known]));
      for (let times = 0; times < 2; times += 1)
        expect(successOf(await shop.favorites.remove(known))).toEqual([]);
    });

    it('favorites belong to a customer', async () => {
      const [shop, other] = [await open(), await open()];
      await signUp(shop);
      await signUp(other);
      successOf(await shop.favorites.add(await favoritesOf(shop, 1)));
      expect(successOf(await other.favorites.all())).toEqual([]);
    });
  });
};
