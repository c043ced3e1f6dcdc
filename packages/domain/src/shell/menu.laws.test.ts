import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProductGroup } from '../catalog/index.ts';
import { runs } from '../testing/runs.ts';
import {
  aboutLinks,
  accountLinks,
  exploreLinks,
  filterMenu,
  helpLinks,
  type MenuLevel,
  type MenuLink,
  menuEntry,
  menuSections,
  shopCategorySlugs,
  shopMenu,
  viewAllId,
} from './index.ts';

const paths = (links: readonly MenuLink[]): readonly string[] =>
  links.map(({ to }) => (to.kind === 'page' ? to.path : to.kind));

describe('the entries', () => {
  test('[MENU-01] the menu has shop, about us, account or sign-in, and help', () => {
    const entries = (signedIn: boolean) =>
      menuSections.map((section) => menuEntry(section, { signedIn }));
    expect(entries(true)).toEqual(['shop', 'about-us', 'account', 'help']);
    expect(entries(false)).toEqual(['shop', 'about-us', 'sign-in', 'help']);
  });

  test('[MENU-04] explore has six places, and notes are marked as new', () => {
    expect(paths(exploreLinks)).toEqual([
      '/new-arrivals',
      '/launch-calendar',
      '/cashmere-collection',
      '/seasonal-favorites',
      '/bestsellers',
      '/notes',
    ]);
    expect(exploreLinks.filter(({ newTag }) => newTag).map(({ id }) => id)).toEqual(['notes']);
  });

  test('[MENU-06] about us has six entries', () => {
    expect(paths(aboutLinks)).toEqual([
      '/our-mission',
      '/our-production',
      '/b-corp',
      '/t-shirt-footprint',
      '/store',
      '/notes',
    ]);
  });

  test('[MENU-07] an account has entries for orders, sizes and the guarantee', () => {
    expect(paths(accountLinks({ signedIn: true }))).toEqual([
      '/profile/orders',
      '/profile/sizes',
      '/support?type=frg',
    ]);
  });

  test('[MENU-08] guests see two sign-in entries, each with its scope', () => {
    expect(accountLinks({ signedIn: false }).map(({ to }) => to)).toEqual([
      { kind: 'auth', mode: 'sign-in', scope: 'sign-in' },
      { kind: 'auth', mode: 'create-account', scope: 'sign-up' },
    ]);
  });

  test('[MENU-09] help has four entries', () => {
    expect(paths(helpLinks)).toEqual(['/support?type=frg', 'chat', '/contact', '/faq']);
  });
});

describe('the shop', () => {
  const group = (slug: string, types: readonly string[]): ProductGroup => ({
    slug,
    title: slug,
    description: '',
    subCategories: [{ slug: 'all', title: 'All', clothingTypeSlugs: types }],
  });
  const garment = (id: number, slug: string) => ({
    id,
    slug,
    title: slug,
    descriptionLines: ['line'],
    isNew: id === 2,
    previewImage: `/${slug}.svg`,
  });
  const texts = { viewAll: 'View All', allGarments: 'All Garments' };

  test('[MENU-02] the shop has seven categories in order, and all garments', () => {
    const groups = [...shopCategorySlugs].reverse().map((slug) => group(slug, []));
    expect(shopMenu(groups, [], texts).map(({ id }) => id)).toEqual([
      't-shirts',
      'polo-shirts',
      'sweatshirts-hoodies',
      'shirts',
      'knitwear',
      'accessories',
      'gift-cards',
      'all-garments',
    ]);
    expect(shopMenu([], [], texts)).toEqual([
      { id: 'all-garments', label: 'All Garments', action: { kind: 'link', url: '/products' } },
    ]);
  });

  test('[MENU-03, MENU-13, MENU-14, MENU-15] every product list ends in View All', () => {
    const [shirts] = shopMenu(
      [group('shirts', ['oxford', 'gone', 'terry'])],
      [garment(1, 'oxford'), garment(2, 'terry')],
      texts,
    );
    expect(shirts?.action).toEqual({
      kind: 'open-level',
      sublevels: [
        {
          id: 'shirts/all',
          label: 'All',
          action: {
            kind: 'open-products',
            items: [
              {
                id: 'oxford',
                title: 'oxford',
                descriptionLines: ['line'],
                clothingTypeId: 1,
                link: '/product/oxford',
                newTag: false,
                previewImage: '/oxford.svg',
              },
              {
                id: 'terry',
                title: 'terry',
                descriptionLines: ['line'],
                clothingTypeId: 2,
                link: '/product/terry',
                newTag: true,
                previewImage: '/terry.svg',
              },
              {
                id: viewAllId,
                title: 'View All',
                descriptionLines: [],
                clothingTypeId: null,
                link: '/products/shirts#all',
                newTag: false,
                previewImage: null,
              },
            ],
          },
        },
      ],
    });
  });
});

const item = (id: number | null) => ({
  id: id === null ? viewAllId : String(id),
  title: '',
  descriptionLines: [],
  clothingTypeId: id,
  link: '',
  newTag: false,
  previewImage: null,
});
const level: fc.Arbitrary<MenuLevel> = fc.letrec<{ level: MenuLevel }>((tie) => ({
  level: fc.record({
    id: fc.string({ maxLength: 3 }),
    label: fc.constant(''),
    action: fc.oneof(
      { maxDepth: 3 },
      fc.constant({ kind: 'link' as const, url: '/' }),
      fc
        .array(fc.constantFrom(1, 2, 3, 4, null).map(item), { maxLength: 4 })
        .map((items) => ({ kind: 'open-products' as const, items })),
      fc
        .array(tie('level'), { maxLength: 3 })
        .map((sublevels) => ({ kind: 'open-level' as const, sublevels })),
    ),
  }),
})).level;
const menuViewer = fc
  .record({ active: fc.subarray([1, 2, 3, 4]), isAdmin: fc.boolean() })
  .map(({ active, isAdmin }) => ({ activeClothingTypeIds: new Set(active), isAdmin }));
const garmentsIn = (levels: readonly MenuLevel[]): readonly number[] =>
  levels.flatMap(({ action }) =>
    action.kind === 'open-level'
      ? garmentsIn(action.sublevels)
      : action.kind === 'open-products'
        ? action.items.flatMap(({ clothingTypeId }) => clothingTypeId ?? [])
        : [],
  );
const everyLevel = (levels: readonly MenuLevel[]): readonly MenuLevel[] =>
  levels.flatMap((each) => [
    each,
    ...(each.action.kind === 'open-level' ? everyLevel(each.action.sublevels) : []),
  ]);

describe('filtering', () => {
  test('[MENU-16] filtering hides inactive garments, except for admins', () => {
    fc.assert(
      fc.property(fc.array(level, { maxLength: 4 }), menuViewer, (levels, viewer) => {
        const shown = garmentsIn(filterMenu(levels, viewer));
        for (const id of shown)
          expect(viewer.isAdmin || viewer.activeClothingTypeIds.has(id)).toBe(true);
        expect(shown).toEqual(
          garmentsIn(levels).filter((id) => viewer.isAdmin || viewer.activeClothingTypeIds.has(id)),
        );
      }),
      runs(500),
    );
  });

  test('[MENU-17, MENU-18] filtering leaves no empty lists or childless levels', () => {
    fc.assert(
      fc.property(fc.array(level, { maxLength: 4 }), menuViewer, (levels, viewer) => {
        for (const { action } of everyLevel(filterMenu(levels, viewer))) {
          if (action.kind === 'open-level') expect(action.sublevels.length).toBeGreaterThan(0);
          if (action.kind === 'open-products')
            expect(action.items.some(({ id }) => id !== viewAllId)).toBe(true);
        }
      }),
      runs(500),
    );
  });

  test('[MENU-16] filtering is idempotent and grows with active types and role', () => {
    fc.assert(
      fc.property(
        fc.array(level, { maxLength: 4 }),
        menuViewer,
        menuViewer,
        (levels, viewer, other) => {
          const once = filterMenu(levels, viewer);
          expect(filterMenu(once, viewer)).toEqual(once);
          const more = {
            isAdmin: viewer.isAdmin || other.isAdmin,
            activeClothingTypeIds: new Set([
              ...viewer.activeClothingTypeIds,
              ...other.activeClothingTypeIds,
            ]),
          };
          const wider = filterMenu(levels, more);
          expect(garmentsIn(wider)).toEqual(expect.arrayContaining([...garmentsIn(once)]));
          expect(everyLevel(wider).length).toBeGreaterThanOrEqual(everyLevel(once).length);
        },
      ),
      runs(500),
    );
  });
});
