import type { ProductGroup } from '../catalog/index.ts';

/** MENU-13. `link` has no language prefix. */
export type MenuItem<Text = string> = {
  readonly id: string;
  readonly title: Text;
  readonly descriptionLines: readonly Text[];
  /** The garment it links to; null for View All and other links. */
  readonly clothingTypeId: number | null;
  readonly link: string;
  readonly newTag: boolean;
  readonly previewImage: string | null;
};

/** MENU-14. */
export type MenuLevel<Text = string> = {
  readonly id: string;
  readonly label: Text;
  readonly action: MenuAction<Text>;
};
export type MenuAction<Text = string> =
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'open-level'; readonly sublevels: readonly MenuLevel<Text>[] }
  | { readonly kind: 'open-products'; readonly items: readonly MenuItem<Text>[] };

/** MENU-15. */
export type MenuHighlight<Text = string> = {
  readonly title: Text;
  readonly descriptionLines: readonly Text[];
  readonly image: string;
  readonly link: string;
};

/** A menu link. `id` is the key of its text, so that a link without a text does not compile. */
export type MenuLink<Id extends string = string> = {
  readonly id: Id;
  readonly to: MenuTarget;
  readonly newTag: boolean;
};
export type MenuTarget =
  | { readonly kind: 'page'; readonly path: string }
  | {
      readonly kind: 'auth';
      readonly mode: 'sign-in' | 'create-account';
      readonly scope: 'sign-in' | 'sign-up';
    }
  | { readonly kind: 'chat' };

const page = <Id extends string>(id: Id, path: string, newTag = false): MenuLink<Id> => ({
  id,
  to: { kind: 'page', path },
  newTag,
});
const guarantee = page('free-remake-guarantee', '/support?type=frg');

export const menuSections = ['shop', 'about-us', 'account', 'help'] as const;
export type MenuSection = (typeof menuSections)[number];

/** The name of a section; visitors see sign-in instead of an account. */
export const menuEntry = (
  section: MenuSection,
  visitor: { readonly signedIn: boolean },
): MenuSection | 'sign-in' => (section === 'account' && !visitor.signedIn ? 'sign-in' : section);

/** Product group slugs of the categories, in order (MENU-02). */
export const shopCategorySlugs: readonly string[] = [
  't-shirts',
  'polo-shirts',
  'sweatshirts-hoodies',
  'shirts',
  'knitwear',
  'accessories',
  'gift-cards',
];

/** MENU-04. */
export const exploreLinks: readonly MenuLink<
  | 'new-arrivals'
  | 'launch-calendar'
  | 'cashmere-collection'
  | 'seasonal-favorites'
  | 'bestsellers'
  | 'notes'
>[] = [
  page('new-arrivals', '/new-arrivals'),
  page('launch-calendar', '/launch-calendar'),
  page('cashmere-collection', '/cashmere-collection'),
  page('seasonal-favorites', '/seasonal-favorites'),
  page('bestsellers', '/bestsellers'),
  page('notes', '/notes', true),
];

/** MENU-06. */
export const aboutLinks: readonly MenuLink<
  'our-mission' | 'our-production' | 'b-corp' | 't-shirt-footprint' | 'store' | 'notes'
>[] = [
  page('our-mission', '/our-mission'),
  page('our-production', '/our-production'),
  page('b-corp', '/b-corp'),
  page('t-shirt-footprint', '/t-shirt-footprint'),
  page('store', '/store'),
  page('notes', '/notes'),
];

/** MENU-07, MENU-08. */
export const accountLinks = (visitor: {
  readonly signedIn: boolean;
}): readonly MenuLink<
  'your-orders' | 'your-sizes' | 'free-remake-guarantee' | 'sign-in' | 'create-account'
>[] =>
  visitor.signedIn
    ? [page('your-orders', '/profile/orders'), page('your-sizes', '/profile/sizes'), guarantee]
    : [
        { id: 'sign-in', to: { kind: 'auth', mode: 'sign-in', scope: 'sign-in' }, newTag: false },
        {
          id: 'create-account',
          to: { kind: 'auth', mode: 'create-account', scope: 'sign-up' },
          newTag: false,
        },
      ];

/** Shown beside the four entries, for guests and customers. */
export const favoritesLink: MenuLink<'favorites'> = page('favorites', '/favorites');

/** MENU-09. */
export const helpLinks: readonly MenuLink<'free-remake-guarantee' | 'chat' | 'contact' | 'faq'>[] =
  [
    guarantee,
    { id: 'chat', to: { kind: 'chat' }, newTag: false },
    page('contact', '/contact'),
    page('faq', '/faq'),
  ];

export type MenuGarment<Text> = {
  readonly id: number;
  readonly slug: string;
  readonly title: Text;
  readonly descriptionLines: readonly Text[];
  readonly isNew: boolean;
  readonly previewImage: string;
};

export const viewAllId = 'view-all';

/**
 * The shop level of the menu (MENU-02, MENU-03): a level per category with its sub-categories,
 * each a list of garments ending in View All, and a link to all garments. `filterMenu` removes
 * what is not sold.
 */
export const shopMenu = <Text>(
  groups: readonly ProductGroup<Text>[],
  garments: readonly MenuGarment<Text>[],
  texts: { readonly viewAll: Text; readonly allGarments: Text },
): readonly MenuLevel<Text>[] => {
  const bySlug = new Map(garments.map((garment) => [garment.slug, garment]));
  const itemOf = (slug: string): readonly MenuItem<Text>[] => {
    const garment = bySlug.get(slug);
    if (!garment) return [];
    const { id, title, descriptionLines, isNew, previewImage } = garment;
    return [
      {
        id: slug,
        title,
        descriptionLines,
        clothingTypeId: id,
        link: `/product/${slug}`,
        newTag: isNew,
        previewImage,
      },
    ];
  };
  const viewAll = (link: string): MenuItem<Text> => ({
    id: viewAllId,
    title: texts.viewAll,
    descriptionLines: [],
    clothingTypeId: null,
    link,
    newTag: false,
    previewImage: null,
  });
  const levelOf = (group: ProductGroup<Text>): MenuLevel<Text> => ({
    id: group.slug,
    label: group.title,
    action: {
      kind: 'open-level',
      sublevels: group.subCategories.map((sub) => ({
        id: `${group.slug}/${sub.slug}`,
        label: sub.title,
        action: {
          kind: 'open-products',
          items: [
            ...sub.clothingTypeSlugs.flatMap(itemOf),
            viewAll(`/products/${group.slug}#${sub.slug}`),
          ],
        },
      })),
    },
  });
  const categories = shopCategorySlugs.flatMap((slug) =>
    groups.filter((group) => group.slug === slug).map(levelOf),
  );
  return [
    ...categories,
    { id: 'all-garments', label: texts.allGarments, action: { kind: 'link', url: '/products' } },
  ];
};
