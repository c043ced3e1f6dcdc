import { describe, expect, it } from 'vitest';
import {
  checkVariant,
  defaultSiteFilter,
  defaultVariant,
  isForGenders,
  isListed,
  publicViewer,
  relatedCount,
  type SiteFilter,
} from '../../catalog/index.ts';
import { giftCardTierCodes } from '../../giftCards/index.ts';
import { currencies } from '../../kernel/index.ts';
import type { OpenShop } from './shopUnderTest.ts';
import { failureOf, successOf } from './steps.ts';

export const describeCatalogContract = (name: string, open: OpenShop): void => {
  describe(`${name} as Catalog`, () => {
    it('[CATALOG-18] the catalog lists public clothing types once', async () => {
      const { catalog } = await open();
      const types = await catalog.clothingTypes();
      expect(types.length).toBeGreaterThan(0);
      expect(types.filter((type) => !isListed(type, publicViewer))).toEqual([]);
      expect(new Set(types.map(({ slug }) => slug)).size).toBe(types.length);
    });

    it('[API-54] the active types of a site follow its filter', async () => {
      const { catalog } = await open();
      const types = await catalog.clothingTypes();
      const idsOf = (genders: SiteFilter['genders']): readonly number[] =>
        types.filter((type) => isForGenders(type, genders)).map(({ id }) => id);
      for (const genders of [
        defaultSiteFilter.genders,
        ['unisex'],
        ['men', 'women'],
        [],
      ] as const) {
        expect([...(await catalog.activeTypeIds({ genders }))].toSorted()).toEqual(
          idsOf(genders).toSorted(),
        );
      }
    });

    it('a clothing type is found by its slug, equal to its list entry', async () => {
      const { catalog } = await open();
      for (const type of await catalog.clothingTypes())
        expect(successOf(await catalog.clothingType(type.slug))).toEqual(type);
    });

    it('related garments never include the garment itself', async () => {
      const { catalog } = await open();
      const types = await catalog.clothingTypes();
      const related = await Promise.all(types.map(({ slug }) => catalog.related(slug)));
      related.forEach((others, index) => {
        expect(others.length).toBeLessThanOrEqual(relatedCount);
        for (const other of others) expect(types).toContainEqual(other);
        expect(others.map(({ id }) => id)).not.toContain(types[index]?.id);
      });
      expect(await catalog.related('no-such-garment')).toEqual([]);
    });

    it('[API-48] limited colors have a stock', async () => {
      const { catalog } = await open();
      for (const type of await catalog.clothingTypes()) {
        const ids = type.fabricColors.map(({ id }) => id);
        for (const [id, pieces] of await catalog.stock(type.id)) {
          expect(ids).toContain(id);
          expect(pieces).toBeGreaterThanOrEqual(0);
        }
      }
    });

    it.each(['no-such-garment', '', '..', '../oscarapi', 'Cotton T-Shirt', 'ä', 'a'.repeat(200)])(
      'the catalog has no type %j',
      async (slug) => {
        const { catalog } = await open();
        expect(failureOf(await catalog.clothingType(slug))).toEqual({ kind: 'not-found' });
      },
    );

    it('[DESIGN-19] each designer garment has a default variant and prices everywhere', async () => {
      const { catalog } = await open();
      for (const type of await catalog.clothingTypes()) {
        if (type.showInDesigner)
          expect(
            checkVariant(type, defaultVariant(type, publicViewer), publicViewer),
          ).toMatchObject({ ok: true });
        for (const currency of currencies) expect(type.prices[currency]).toBeGreaterThan(0);
      }
    });

    it('product groups contain the listed types', async () => {
      const { catalog } = await open();
      const listed = new Set((await catalog.clothingTypes()).map(({ slug }) => slug));
      const groups = await catalog.productGroups();
      expect(groups.length).toBeGreaterThan(0);
      for (const slug of groups.flatMap(({ subCategories }) =>
        subCategories.flatMap(({ clothingTypeSlugs }) => clothingTypeSlugs),
      )) {
        expect(listed).toContain(slug);
      }
    });

    it.each(currencies)('[PRICE-26] gift cards have three levels in %s', async (currency) => {
      const { catalog } = await open();
      const tiers = await catalog.giftCardTiers(currency);
      expect(new Map(tiers.map(({ level, code }) => [level, code]))).toEqual(
        new Map(Object.entries(giftCardTierCodes)),
      );
      for (const { price } of tiers)
        expect(price).toMatchObject({ currency, amount: expect.any(Number) });
      expect(new Set(tiers.map(({ productId }) => productId)).size).toBe(tiers.length);
    });
  });
};
