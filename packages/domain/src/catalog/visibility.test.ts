import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clothingType, fabricColor, property, shirt, viewer } from '../../test/clothingTypes.ts';
import { runs } from '../testing/runs.ts';
import {
  availabilities,
  awaitsLaunch,
  channels,
  type ImageType,
  isFabricColorSelectable,
  isGarmentClass,
  isListed,
  isPropertyShown,
  isRetail,
  isSizeTypeShown,
  placements,
  productClasses,
  productKinds,
  publicViewer,
  publishStatuses,
  shownFabricColors,
  sizeTypesHiddenFromCustomers,
  states,
  visibilities,
} from './index.ts';

const adminUi = { adminUi: true, retailStore: false };
const retail = { adminUi: false, retailStore: true };

describe('the enumerations', () => {
  test('[CATALOG-10] the publish statuses are those documented', () =>
    expect(publishStatuses).toEqual(['DRAFT', 'EXPIRED', 'PUBLISHED', 'SCHEDULED']));
  test('[CATALOG-11] the product kinds are those documented', () =>
    expect(productKinds).toEqual(['EVERGREEN', 'SEASONAL']));
  test('[CATALOG-12] the availabilities are those documented', () =>
    expect(availabilities).toEqual(['AVAILABLE', 'PRE_PUBLISH', 'REMAKES_ONLY', 'UNAVAILABLE']));
  test('[CATALOG-13] the channels are those documented', () =>
    expect(channels).toEqual(['B2B', 'SON']));
  test('[CATALOG-14] the states are those documented', () =>
    expect(states).toEqual(['ACTIVE', 'DRAFT']));
  test('[CATALOG-15] the placements are those documented', () =>
    expect(placements).toEqual([
      'BASKET',
      'BEST_SELLER_COTTON',
      'BEST_SELLER_WOOL',
      'NEW_PRODUCT_LIST',
    ]));
  test('[CATALOG-16] the visibilities are those documented', () =>
    expect(visibilities).toEqual(['ADMIN_ONLY', 'NOT_VISIBLE', 'STORE_ONLY', 'VISIBLE']));
  test('[CATALOG-17] there are three image types', () => {
    const titles: Readonly<Record<ImageType, string>> = {
      ACTIVE_TSHIRT_BACK: 'back',
      MODEL: 'worn',
      PACKSHOT: 'alone',
    };
    expect(Object.keys(titles)).toHaveLength(3);
  });
  test('[CATALOG-27] six product classes are garments, gift cards are not', () => {
    expect(productClasses.filter(isGarmentClass)).toEqual([
      'Customize',
      'SOATNOW',
      'SON Cap',
      'Accessories',
      '3DKNITTING',
      'Retail',
    ]);
    expect(productClasses.filter((each) => !isGarmentClass(each))).toEqual(['Gift Card']);
    expect(productClasses.filter(isRetail)).toEqual(['Retail']);
  });
});

describe('visibility in lists', () => {
  test.each([
    ['VISIBLE', true, true, true],
    ['STORE_ONLY', false, true, true],
    ['ADMIN_ONLY', false, false, true],
    ['NOT_VISIBLE', false, false, false],
  ] as const)(
    '[CATALOG-18] %s: customer %s, store %s, admin UI %s',
    (visibility, customer, store, admin) => {
      const type = { ...shirt, visibility };
      expect([publicViewer, retail, adminUi].map((each) => isListed(type, each))).toEqual([
        customer,
        store,
        admin,
      ]);
    },
  );

  test('[CATALOG-18] customers see what is published, active and available', () => {
    for (const change of [
      { publishStatus: 'DRAFT' },
      { publishStatus: 'SCHEDULED' },
      { publishStatus: 'EXPIRED' },
      { state: 'DRAFT' },
    ] as const) {
      expect(isListed({ ...shirt, ...change }, publicViewer)).toBe(false);
      expect(isListed({ ...shirt, ...change }, adminUi)).toBe(true);
    }
    for (const availability of ['PRE_PUBLISH', 'REMAKES_ONLY', 'UNAVAILABLE'] as const)
      expect(isListed({ ...shirt, availability }, publicViewer)).toBe(false);
  });

  test('[GUARD-07] a greater role sees everything that a lesser role sees', () => {
    fc.assert(
      fc.property(clothingType, viewer, (type, by) => {
        const greater = [
          { ...by, adminUi: true },
          { ...by, retailStore: true },
        ];
        for (const each of greater) {
          if (isListed(type, by)) expect(isListed(type, each)).toBe(true);
          for (const color of type.fabricColors)
            if (isFabricColorSelectable(color, by))
              expect(isFabricColorSelectable(color, each)).toBe(true);
          expect(shownFabricColors(type, each)).toEqual(
            expect.arrayContaining([...shownFabricColors(type, by)]),
          );
        }
      }),
      runs(800),
    );
  });

  test('[CATALOG-19] customers see sold-out colors but cannot choose them', () => {
    const colors = [
      fabricColor(),
      fabricColor({ id: 2, outOfStock: true }),
      fabricColor({ id: 3, showInDesigner: false }),
      fabricColor({ id: 4, availability: 'PRE_PUBLISH' }),
    ];
    const type = { ...shirt, fabricColors: colors };
    expect(shownFabricColors(type, publicViewer).map(({ id }) => id)).toEqual([1, 2]);
    expect(
      colors.filter((color) => isFabricColorSelectable(color, publicViewer)).map(({ id }) => id),
    ).toEqual([1]);
    expect(shownFabricColors(type, adminUi)).toEqual(colors);
    expect(colors.every((color) => isFabricColorSelectable(color, adminUi))).toBe(true);
    expect([
      isPropertyShown(property(1, { showInDesigner: false }), publicViewer),
      isPropertyShown(property(1, { showInDesigner: false }), adminUi),
    ]).toEqual([false, true]);
  });

  test('[CATALOG-21, CATALOG-22] four size types are hidden, the Oxford’s before launch', () => {
    const shown = (slug: string, launched: boolean, by = publicViewer) =>
      isSizeTypeShown({ id: 1, slug }, by, { isNewOxfordShirtLaunched: launched });
    expect(sizeTypesHiddenFromCustomers).toHaveLength(4);
    for (const slug of sizeTypesHiddenFromCustomers) {
      expect(shown(slug, true)).toBe(false);
      expect(shown(slug, true, adminUi)).toBe(true);
    }
    expect([
      shown('oxford-shirt', false),
      shown('oxford-shirt', true),
      shown('oxford-shirt', false, adminUi),
    ]).toEqual([false, true, true]);
    expect(shown('sweatshirt', false)).toBe(true);
    // Types without sizes await no launch.
    expect(awaitsLaunch(undefined, { isNewOxfordShirtLaunched: false })).toBe(false);
  });
});
