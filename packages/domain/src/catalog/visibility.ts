import type { ClothingType, FabricColor, Property, SizeTypeRef, Viewer } from './clothingType.ts';

export type CatalogSwitches = { readonly isNewOxfordShirtLaunched: boolean };

/**
 * True if a type appears in lists and menus: published and visible to the viewer. ADMIN_ONLY
 * needs the admin UI (CATALOG-18), STORE_ONLY a store or the admin UI, NOT_VISIBLE is never
 * listed.
 */
export const isListed = (type: ClothingType<unknown>, viewer: Viewer): boolean => {
  if (viewer.adminUi) return type.visibility !== 'NOT_VISIBLE';
  if (type.publishStatus !== 'PUBLISHED' || type.state !== 'ACTIVE') return false;
  if (type.availability !== 'AVAILABLE') return false;
  return type.visibility === 'VISIBLE' || (type.visibility === 'STORE_ONLY' && viewer.retailStore);
};

/**
 * Customers select colors that are in the designer and in stock; the admin UI also sees
 * unpublished ones (CATALOG-19).
 */
export const isFabricColorSelectable = (color: FabricColor<unknown>, viewer: Viewer): boolean =>
  viewer.adminUi ||
  (color.showInDesigner && color.availability === 'AVAILABLE' && !color.outOfStock);

/** Colors shown as swatches; sold-out ones are visible but not selectable. */
export const shownFabricColors = <Text>(
  type: ClothingType<Text>,
  viewer: Viewer,
): readonly FabricColor<Text>[] =>
  type.fabricColors.filter(
    (color) => viewer.adminUi || (color.showInDesigner && color.availability === 'AVAILABLE'),
  );

/** DESIGN-07: hidden properties are for admin UI only. */
export const isPropertyShown = (property: Property<unknown>, viewer: Viewer): boolean =>
  viewer.adminUi || property.showInDesigner;

export const sizeTypesHiddenFromCustomers: readonly string[] = [
  'zip-cotton-hoodie',
  'terry-shirt',
  'terry-open-collar',
  'rugby-shirt',
];

/**
 * True if a size type awaits its launch switch, and with it the garments sold in it
 * (CATALOG-22).
 */
export const awaitsLaunch = (
  sizeTypeSlug: string | undefined,
  switches: CatalogSwitches,
): boolean => sizeTypeSlug === 'oxford-shirt' && !switches.isNewOxfordShirtLaunched;

/**
 * True if a size type is shown: customers do not see the four types above nor one awaiting
 * launch; the admin UI sees all (CATALOG-21).
 */
export const isSizeTypeShown = (
  sizeType: SizeTypeRef,
  viewer: Viewer,
  switches: CatalogSwitches,
): boolean =>
  viewer.adminUi ||
  (!sizeTypesHiddenFromCustomers.includes(sizeType.slug) && !awaitsLaunch(sizeType.slug, switches));
