import {
  activeClothingTypeIds,
  type ClothingType,
  defaultSiteFilter,
  defaultVariant,
  formatVariantId,
  isInCollection,
  isListed,
  type ProductGroup,
  publicViewer,
} from '@tailorbird/domain/catalog';
import type { NoteTeaser } from '@tailorbird/domain/content';
import { filterMenu, type MenuGarment, type MenuLevel, shopMenu } from '@tailorbird/domain/shell';
import { isVariantRendered } from '../../shared/garments/garmentOf.ts';
import { sceneGarment } from '../../shared/scenes/sceneGarment.ts';
import { type ScenePicture, sceneOfGroup } from '../../shared/scenes/scenes.ts';
import { packshotPath } from '../../ui/Packshot.tsx';

export type Goods = {
  readonly groups: readonly ProductGroup[];
  readonly types: readonly ClothingType[];
  readonly notes: readonly NoteTeaser[];
  /** Ids of the products on sale (API-54); null if the request failed. */
  readonly activeIds: ReadonlySet<number> | null;
};

/** Collections with a picture, shown while nothing is selected. */
const picturedCollections = [
  'new-arrivals',
  'cashmere-collection',
  'seasonal-favorites',
  'bestsellers',
] as const;
type PicturedCollection = (typeof picturedCollections)[number];

/** The picture of a collection: one garment of each kind of product first. */
const collectionPicture = (
  collection: PicturedCollection,
  types: readonly ClothingType[],
): ScenePicture | null => {
  const shown = types.filter((type) => isInCollection(type, collection));
  const patterns = [...new Set(shown.map(({ pattern }) => pattern))];
  return sceneOfGroup(
    collection,
    patterns.map((pattern) => shown.filter((type) => type.pattern === pattern).map(sceneGarment)),
  );
};

export type Pictures = readonly {
  readonly collection: PicturedCollection;
  readonly picture: ScenePicture;
}[];
const menuGarment = (type: ClothingType): MenuGarment<string> => {
  const variant = defaultVariant(type, publicViewer);
  return {
    id: type.id,
    slug: type.slug,
    title: type.title,
    descriptionLines: [type.subtitle],
    isNew: type.placements.includes('NEW_PRODUCT_LIST'),
    previewImage: packshotPath(type.slug, formatVariantId(type, variant), {
      isDrawn: !isVariantRendered(type, variant),
    }),
  };
};

/**
 * Products on sale; the menu hides all others. If the request failed, the domain rule decides.
 */
const activeIdsOf = ({ types, activeIds }: Goods): ReadonlySet<number> =>
  activeIds ?? activeClothingTypeIds(types, publicViewer, defaultSiteFilter);

export const menuLevels = (
  goods: Goods,
  {
    isAdmin,
    ...labels
  }: { readonly isAdmin: boolean; readonly viewAll: string; readonly allGarments: string },
): readonly MenuLevel[] =>
  filterMenu(shopMenu(goods.groups, goods.types.map(menuGarment), labels), {
    activeClothingTypeIds: activeIdsOf(goods),
    isAdmin,
  });

/**
 * A picture for each collection with a publicly available product, independent of the viewer.
 */
export const menuPictures = (goods: Goods): Pictures => {
  const activeIds = activeIdsOf(goods);
  const active = goods.types.filter(
    (type) => activeIds.has(type.id) && isListed(type, publicViewer),
  );
  return picturedCollections.flatMap((collection) => {
    const picture = collectionPicture(collection, active);
    return picture ? [{ collection, picture }] : [];
  });
};
