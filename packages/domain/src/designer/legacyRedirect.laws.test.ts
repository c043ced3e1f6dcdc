import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clothingType, fabricColor, property, shirt, viewer } from '../../test/clothingTypes.ts';
import {
  type ClothingType,
  checkVariant,
  defaultVariant,
  formatVariantId,
  parseVariantId,
  publicViewer,
} from '../catalog/index.ts';
import { runs } from '../testing/runs.ts';
import { legacyClothingTypeId, legacyRedirect } from './index.ts';

const type: ClothingType = {
  ...shirt,
  fabricColors: [
    fabricColor(),
    fabricColor({ id: 2 }),
    fabricColor({ id: 3, availability: 'PRE_PUBLISH' }),
  ],
  defaultFabricColorId: 1,
  propertyCollections: [
    {
      id: 1,
      slug: 'collar',
      traitLabelTitle: '',
      properties: [
        property(10, { default: true }),
        property(11),
        property(12, { showInDesigner: false }),
      ],
    },
  ],
};
const found = { kind: 'found', type } as const;
const redirectOf = (
  query: Record<string, string | readonly string[]>,
  lookup: Parameters<typeof legacyRedirect>[1] = found,
  by = publicViewer,
  locale: 'en' | 'de' = 'en',
) => legacyRedirect(new Map(Object.entries(query)), lookup, by, locale);

describe('the legacy designer address', () => {
  test('[DESIGN-09] a legacy address redirects only with one valid type id', () => {
    const id = (value: string | readonly string[]) =>
      legacyClothingTypeId(new Map([['type', value]]));
    expect(['12', '1', '999999999'].map(id)).toEqual([12, 1, 999_999_999]);
    expect(['', '0', '012', 'abc', '1.5', '-1', '1e3', '9999999999', ' 1'].map(id)).toEqual(
      Array(9).fill(null),
    );
    expect(id(['12', '13'])).toBeNull();
    expect(legacyClothingTypeId(new Map())).toBeNull();
  });

  test('[DESIGN-08, DESIGN-18] a legacy address without a valid type leads to the generic designer', () => {
    expect(redirectOf({ fabric_color: '3', utm_x: '1' }, null)).toEqual({
      status: 301,
      location: '/product?fabric_color=3',
      noStore: false,
    });
    expect(redirectOf({}, null, publicViewer, 'de').location).toBe('/de/product');
  });

  test('[DESIGN-14, DESIGN-15, DESIGN-16] failed lookups redirect and are not cached', () => {
    expect(redirectOf({ type: '12', collar: '11' }, { kind: 'failed' })).toEqual({
      status: 301,
      location: '/product?type=12',
      noStore: true,
    });
  });

  test('[DESIGN-10, DESIGN-11] a legacy address leads to its type and variant', () => {
    expect(redirectOf({ type: '12' }).location).toBe('/product/oxford-shirt?type=12');
    expect(redirectOf({ type: '12', fabric_color: '1', collar: '10' }).location).toBe(
      '/product/oxford-shirt?type=12&fabric_color=1&collar=10',
    );
    expect(redirectOf({ type: '12', fabric_color: '2' }).location).toBe(
      '/product/oxford-shirt/2-10?type=12&fabric_color=2',
    );
    expect(redirectOf({ type: '12', collar: '11' }, found, publicViewer, 'de').location).toBe(
      '/de/product/oxford-shirt/1-11?type=12&collar=11',
    );
  });

  test('[DESIGN-12] a legacy redirect keeps only five kinds of parameters', () => {
    const kept = redirectOf({
      type: '12',
      fabric_colors: '1,2',
      fabric_color: '1',
      selected_property: 'a b',
      collar: '10',
      pocket: '5',
      utm_source: 'x',
      next: '//evil',
    });
    expect(kept.location).toBe(
      '/product/oxford-shirt?type=12&fabric_colors=1%2C2&fabric_color=1&selected_property=a%20b&collar=10',
    );
  });

  test('[DESIGN-13] a legacy address reads values only if they are strings', () => {
    expect(redirectOf({ type: '12', fabric_color: ['1', '2'], collar: ['11'] }).location).toBe(
      '/product/oxford-shirt?type=12',
    );
  });

  test('[DESIGN-19] defaults and selections are limited to visible options', () => {
    const preview = { kind: 'found', type: { ...type, defaultFabricColorId: 3 } } as const;
    const adminUi = { adminUi: true, retailStore: false };
    expect(redirectOf({ fabric_color: '3' }, preview).location).toBe(
      '/product/oxford-shirt?fabric_color=3',
    );
    expect(redirectOf({ fabric_color: '3' }, preview, adminUi).location).toBe(
      '/product/oxford-shirt?fabric_color=3',
    );
    expect(redirectOf({ fabric_color: '1' }, preview, adminUi).location).toBe(
      '/product/oxford-shirt/1-10?fabric_color=1',
    );
    expect(redirectOf({ collar: '12' }).location).toBe('/product/oxford-shirt?collar=12');
  });

  test('[DESIGN-11] a target variant is visible and not the default', () => {
    const value = fc.oneof(
      fc.constantFrom('1', '5', '101', '102', '103', 'x'),
      fc.constant(['1', '2'] as const),
    );
    const query = fc.dictionary(
      fc.constantFrom('type', 'fabric_color', 'collar', 'sleeve', 'pocket', 'utm'),
      value,
    );
    fc.assert(
      fc.property(clothingType, query, viewer, (each, asked, by) => {
        const url = new URL(
          redirectOf(asked, { kind: 'found', type: each }, by).location,
          'https://shop.example',
        );
        const [, product, slug, variantId] = url.pathname.split('/');
        expect([product, slug]).toEqual(['product', each.slug]);
        expect(url.searchParams.has('utm')).toBe(false);
        if (variantId === undefined) return;
        const variant = parseVariantId(each, variantId);
        expect(variant.ok && checkVariant(each, variant.value, by).ok).toBe(true);
        expect(variantId).not.toBe(formatVariantId(each, defaultVariant(each, by)));
      }),
      runs(800),
    );
  });
});
