import { describe, expect, it } from 'vitest';
import type { OpenShop } from './shopUnderTest.ts';
import { successOf } from './steps.ts';

export const describeSearchContract = (name: string, open: OpenShop): void => {
  describe(`${name} as Search`, () => {
    it('search finds a garment by name, with a variant', async () => {
      const { search, catalog } = await open();
      for (const type of (await catalog.clothingTypes()).slice(0, 3)) {
        const found = successOf(await search.find(type.title));
        expect(found.products[0]).toMatchObject({ slug: type.slug, title: type.title });
        expect(found.products[0]?.variantId).toMatch(/^\d+(-\d+)*$/);
        expect(found.suggestion).toBeNull();
      }
    });

    it('search finds headings and pages with their position', async () => {
      const { search, catalog } = await open();
      const [group] = await catalog.productGroups();
      const found = successOf(await search.find(group?.title ?? ''));
      expect(found.places).toContainEqual(
        expect.objectContaining({ kind: 'group', path: `/products/${group?.slug}` }),
      );
    });

    it('search finds a garment by fabric, color and a synonym, in any case', async () => {
      const { search, catalog } = await open();
      const slugsOf = async (text: string) =>
        successOf(await search.find(text)).products.map(({ slug }) => slug);
      const type = (await catalog.clothingTypes()).find(({ slug }) => slug === 'cotton-t-shirt');
      const [fabricColor] = type?.fabricColors ?? [];
      if (!type || !fabricColor) throw new Error('The catalog has no T-shirt');
      expect(await slugsOf(type.title.toUpperCase())).toContain(type.slug);
      expect(await slugsOf(`${fabricColor.color.title} t shirt`)).toContain(type.slug);
      expect(await slugsOf(fabricColor.fabric.traitTitle)).toContain(type.slug);
      expect(await slugsOf('tee')).toContain(type.slug);
    });

    it('search finds nothing for an empty or unknown text', async () => {
      const { search } = await open();
      for (const text of ['', '   ', 'qqqqzzzz', '%']) {
        expect(successOf(await search.find(text))).toMatchObject({ products: [], places: [] });
      }
    });
  });
};
