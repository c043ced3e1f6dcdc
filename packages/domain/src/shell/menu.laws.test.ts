import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProductGroup } from '../catalog/index.ts';
import { runs } from '../testing/runs.ts';
import { bare, walk } from '../testing/walk.ts';
import {
  aboutLinks,
  accountLinks,
  breakpoints,
  closedMenu,
  exploreLinks,
  filterMenu,
  helpLinks,
  isMobile,
  type MenuEvent,
  type MenuLevel,
  type MenuState,
  menuColumns,
  menuEnterMs,
  menuItemDelayMs,
  menuLeaveMs,
  menuStaggerMs,
  reduceMenu,
  scrollsToTop,
  shopCategorySlugs,
  shopMenu,
  topLevelEntries,
  viewAllId,
} from './index.ts';

const paths = (links: typeof exploreLinks): readonly string[] => links.map(({ to }) => (to.kind === 'page' ? to.path : to.kind));

describe('the entries', () => {
  test('[MENU-01] are shop, about us, account and help; signed out the third signs in', () => {
    expect(topLevelEntries({ signedIn: true })).toEqual(['shop', 'about-us', 'account', 'help']);
    expect(topLevelEntries({ signedIn: false })).toEqual(['shop', 'about-us', 'sign-in', 'help']);
  });

  test('[MENU-04] explore six places; notes are new', () => {
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

  test('[MENU-06] about us has six', () => {
    expect(paths(aboutLinks)).toEqual(['/our-mission', '/our-production', '/b-corp', '/t-shirt-footprint', '/store', '/notes']);
  });

  test('[MENU-07] an account has orders, sizes and the guarantee', () => {
    expect(paths(accountLinks({ signedIn: true }))).toEqual(['/profile/orders', '/profile/sizes', '/support?type=frg']);
  });

  test('[MENU-08] without one there are two ways to it, each in its scope', () => {
    expect(accountLinks({ signedIn: false }).map(({ to }) => to)).toEqual([
      { kind: 'auth', mode: 'sign-in', scope: 'sign-in' },
      { kind: 'auth', mode: 'create-account', scope: 'sign-up' },
    ]);
  });

  test('[MENU-09] help has four', () => {
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

  test('[MENU-02] has seven categories in order, and all garments', () => {
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
    expect(shopMenu([], [], texts)).toEqual([{ id: 'all-garments', label: 'All Garments', action: { kind: 'link', url: '/products' } }]);
  });

  test('[MENU-03, MENU-13, MENU-14, MENU-15] categories open sub-levels, these open products, each list ends in View All', () => {
    const [shirts] = shopMenu([group('shirts', ['oxford', 'gone', 'terry'])], [garment(1, 'oxford'), garment(2, 'terry')], texts);
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
      fc.array(fc.constantFrom(1, 2, 3, 4, null).map(item), { maxLength: 4 }).map((items) => ({ kind: 'open-products' as const, items })),
      fc.array(tie('level'), { maxLength: 3 }).map((sublevels) => ({ kind: 'open-level' as const, sublevels })),
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
  levels.flatMap((each) => [each, ...(each.action.kind === 'open-level' ? everyLevel(each.action.sublevels) : [])]);

describe('filtering', () => {
  test('[MENU-16] hides garments that are not active, unless for an admin', () => {
    fc.assert(
      fc.property(fc.array(level, { maxLength: 4 }), menuViewer, (levels, viewer) => {
        const shown = garmentsIn(filterMenu(levels, viewer));
        for (const id of shown) expect(viewer.isAdmin || viewer.activeClothingTypeIds.has(id)).toBe(true);
        expect(shown).toEqual(garmentsIn(levels).filter((id) => viewer.isAdmin || viewer.activeClothingTypeIds.has(id)));
      }),
      runs(500),
    );
  });

  test('[MENU-17, MENU-18] leaves no list that is empty or View All alone, and no level without children', () => {
    fc.assert(
      fc.property(fc.array(level, { maxLength: 4 }), menuViewer, (levels, viewer) => {
        for (const { action } of everyLevel(filterMenu(levels, viewer))) {
          if (action.kind === 'open-level') expect(action.sublevels.length).toBeGreaterThan(0);
          if (action.kind === 'open-products') expect(action.items.some(({ id }) => id !== viewAllId)).toBe(true);
        }
      }),
      runs(500),
    );
  });

  test('[MENU-16] is idempotent, and grows with the active types and with the role', () => {
    fc.assert(
      fc.property(fc.array(level, { maxLength: 4 }), menuViewer, menuViewer, (levels, viewer, other) => {
        const once = filterMenu(levels, viewer);
        expect(filterMenu(once, viewer)).toEqual(once);
        const more = {
          isAdmin: viewer.isAdmin || other.isAdmin,
          activeClothingTypeIds: new Set([...viewer.activeClothingTypeIds, ...other.activeClothingTypeIds]),
        };
        const wider = filterMenu(levels, more);
        expect(garmentsIn(wider)).toEqual(expect.arrayContaining([...garmentsIn(once)]));
        expect(everyLevel(wider).length).toBeGreaterThanOrEqual(everyLevel(once).length);
      }),
      runs(500),
    );
  });
});

describe('the menu', () => {
  const run = (...events: readonly MenuEvent[]): MenuState => events.reduce(reduceMenu, closedMenu);

  test('[MENU-20, MENU-21] has five states, one open at a time', () => {
    const section = fc.constantFrom('shop' as const, 'about-us' as const, 'account' as const, 'help' as const);
    const event: fc.Arbitrary<MenuEvent> = fc.oneof(
      section.map((each) => ({ type: 'toggled' as const, section: each })),
      fc
        .constantFrom('a', 'b')
        .chain((id) =>
          fc.constantFrom(
            { type: 'sub-level-opened' as const, id },
            { type: 'product-level-opened' as const, id },
            { type: 'previewed' as const, id },
          ),
        ),
      bare('went-back', 'closed', 'path-changed', 'link-chosen'),
    );
    walk({ start: closedMenu, event, reduce: reduceMenu }, (after, each, before) => {
      expect(['initial', 'shop', 'about-us', 'account', 'help']).toContain(after.open);
      if (after.open === 'shop' && after.subLevelId === null) expect(after.productLevelId).toBeNull();
      if (each.type === 'toggled') expect(after.open).toBe(before.open === each.section ? 'initial' : each.section);
      if (['closed', 'path-changed', 'link-chosen'].includes(each.type)) expect(after).toEqual(closedMenu);
    });
  });

  test('[MENU-22] toggled twice is closed', () => {
    for (const section of ['shop', 'about-us', 'account', 'help'] as const) {
      expect(run({ type: 'toggled', section }).open).toBe(section);
      expect(run({ type: 'toggled', section }, { type: 'toggled', section })).toEqual(closedMenu);
    }
  });

  test('[MENU-23, MENU-24] closed, or left by a change of path, it forgets how deep it was', () => {
    const deep: readonly MenuEvent[] = [
      { type: 'toggled', section: 'shop' },
      { type: 'sub-level-opened', id: 'a' },
      { type: 'product-level-opened', id: 'b' },
      { type: 'previewed', id: 'c' },
    ];
    expect(run(...deep)).toEqual({ open: 'shop', subLevelId: 'a', productLevelId: 'b', previewId: 'c' });
    for (const type of ['closed', 'path-changed'] as const) {
      expect(run(...deep, { type }, { type: 'toggled', section: 'shop' })).toEqual({
        open: 'shop',
        subLevelId: null,
        productLevelId: null,
        previewId: null,
      });
    }
  });

  test('[MENU-12] goes back a level at a time', () => {
    const deep: readonly MenuEvent[] = [
      { type: 'toggled', section: 'shop' },
      { type: 'sub-level-opened', id: 'a' },
      { type: 'product-level-opened', id: 'b' },
    ];
    expect(run(...deep, { type: 'went-back' })).toMatchObject({ subLevelId: 'a', productLevelId: null });
    expect(run(...deep, { type: 'went-back' }, { type: 'went-back' })).toMatchObject({ open: 'shop', subLevelId: null });
    expect(run(...deep, { type: 'went-back' }, { type: 'went-back' }, { type: 'went-back' })).toEqual(closedMenu);
  });

  test('[MENU-25] a chosen link scrolls to the top, other closing does not', () => {
    expect([scrollsToTop({ type: 'link-chosen' }), scrollsToTop({ type: 'closed' }), scrollsToTop({ type: 'path-changed' })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('[MENU-26] staggers by 100 ms, enters in 300 at least, leaves in 300', () => {
    expect([menuStaggerMs, menuLeaveMs, menuItemDelayMs(0), menuItemDelayMs(2), menuEnterMs(1), menuEnterMs(7)]).toEqual([
      100, 300, 0, 200, 300, 700,
    ]);
  });

  test('[MENU-10, MENU-11, CONST-02, CONST-03] has four columns, three to 1400 pixels, one below 768', () => {
    expect(breakpoints).toEqual([380, 475, 640, 768, 1024, 1280, 1536]);
    expect([1600, 1401, 1400, 768, 767].map(menuColumns)).toEqual([4, 4, 3, 3, 1]);
    expect([isMobile(767), isMobile(768)]).toEqual([true, false]);
  });
});
