import { type ClothingType, defaultVariant, formatVariantId, type ProductGroup, publicViewer } from '@tailorbird/domain/catalog';
import { unreachable } from '@tailorbird/domain/kernel';
import { packshotPath } from '../ui/Packshot.tsx';

/** MENU-13. */
export type MenuItem = {
  readonly id: string;
  readonly title: string;
  readonly descriptionLines: readonly string[];
  /** Null for links that are no garments. */
  readonly clothingTypeId: number | null;
  /** Without language prefix. */
  readonly link: string;
  readonly newTag: boolean;
  readonly previewImage: string | null;
};

/** MENU-14. */
export type MenuLevel = { readonly id: string; readonly label: string; readonly action: MenuAction };
export type MenuAction =
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'open-level'; readonly sublevels: readonly MenuLevel[] }
  | { readonly kind: 'open-products'; readonly items: readonly MenuItem[] };

/** MENU-15. */
export type MenuHighlight = {
  readonly title: string;
  readonly descriptionLines: readonly string[];
  readonly image: string | null;
  readonly link: string;
};

const productItem = (type: ClothingType): MenuItem => ({
  id: type.slug,
  title: type.title,
  descriptionLines: [type.subtitle],
  clothingTypeId: type.id,
  link: `/product/${type.slug}`,
  newTag: type.placements.includes('NEW_PRODUCT_LIST'),
  previewImage: packshotPath(type.slug, formatVariantId(type, defaultVariant(type, publicViewer))),
});

/** MENU-02, MENU-03: a level for each product group; its sub-levels open product lists that end with a link to all of them. */
export const shopLevels = (
  groups: readonly ProductGroup[],
  types: readonly ClothingType[],
  words: { readonly viewAll: string; readonly allGarments: string },
): readonly MenuLevel[] => {
  const bySlug = new Map(types.map((type) => [type.slug, type]));
  const levels = groups.map((group): MenuLevel => {
    const sublevels = group.subCategories.map((category): MenuLevel => {
      const products = category.clothingTypeSlugs.flatMap((slug) => bySlug.get(slug) ?? []).map(productItem);
      const link = `/products/${group.slug}#${category.slug}`;
      const viewAll: MenuItem = {
        id: `${category.slug}-all`,
        title: words.viewAll,
        descriptionLines: [],
        clothingTypeId: null,
        link,
        newTag: false,
        previewImage: null,
      };
      return { id: category.slug, label: category.title, action: { kind: 'open-products', items: [...products, viewAll] } };
    });
    return { id: group.slug, label: group.title, action: { kind: 'open-level', sublevels } };
  });
  return [...levels, { id: 'all-garments', label: words.allGarments, action: { kind: 'link', url: '/products' } }];
};

/** Who looks at the menu, and which clothing types the site sells them. */
export type MenuViewer = { readonly activeTypes: ReadonlySet<number>; readonly isAdmin: boolean };

const visibleAction = (action: MenuAction, viewer: MenuViewer): MenuAction | null => {
  switch (action.kind) {
    case 'link':
      return action;
    case 'open-products': {
      const items = action.items.filter(
        ({ clothingTypeId }) => clothingTypeId === null || viewer.isAdmin || viewer.activeTypes.has(clothingTypeId),
      );
      return items.some(({ clothingTypeId }) => clothingTypeId !== null) ? { ...action, items } : null;
    }
    case 'open-level': {
      const sublevels = visibleLevels(action.sublevels, viewer);
      return sublevels.length > 0 ? { ...action, sublevels } : null;
    }
    default:
      return unreachable(action);
  }
};

/**
 * What of the menu this viewer sees: products of inactive clothing types are hidden, but not from admins (MENU-16); so is a product list without a product
 * (MENU-17), and a level with nothing in it (MENU-18).
 */
export const visibleLevels = (levels: readonly MenuLevel[], viewer: MenuViewer): readonly MenuLevel[] =>
  levels.flatMap((level) => {
    const action = visibleAction(level.action, viewer);
    return action ? [{ ...level, action }] : [];
  });
