import type { ClothingType, FabricColor, Property, SizeTypeRef, Viewer } from './clothingType.ts';

/** The launch switch of the new Oxford shirt (CATALOG-22). */
export type CatalogSwitches = { readonly isNewOxfordShirtLaunched: boolean };

/**
 * Whether a clothing type is shown in lists and menus: published, and visible to this viewer. ADMIN_ONLY needs admin UI (CATALOG-18), STORE_ONLY a
 * retail store user or admin UI, NOT_VISIBLE is in no list.
 */
export const isListed = (type: ClothingType<unknown>, viewer: Viewer): boolean => {
  if (viewer.adminUi) return type.visibility !== 'NOT_VISIBLE';
  if (type.publishStatus !== 'PUBLISHED' || type.state !== 'ACTIVE') return false;
  if (type.availability !== 'AVAILABLE') return false;
  return type.visibility === 'VISIBLE' || (type.visibility === 'STORE_ONLY' && viewer.retailStore);
};

/** CATALOG-19: customers select colors that are shown in the designer and in stock; admin UI sees all, pre-publish ones included. */
export const isFabricColorSelectable = (color: FabricColor<unknown>, viewer: Viewer): boolean =>
  viewer.adminUi ||
  (color.showInDesigner && color.availability === 'AVAILABLE' && !color.outOfStock);

/** Colors a customer sees as swatches: those out of stock stay visible, but cannot be selected. */
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

/** Size types customers never see (CATALOG-21). */
export const sizeTypesHiddenFromCustomers: readonly string[] = [
  'zip-cotton-hoodie',
  'terry-shirt',
  'terry-open-collar',
  'rugby-shirt',
];

/** CATALOG-22: whether a size type waits for its launch switch, and with it the garments that are sold in it. */
export const awaitsLaunch = (
  sizeTypeSlug: string | undefined,
  switches: CatalogSwitches,
): boolean => sizeTypeSlug === 'oxford-shirt' && !switches.isNewOxfordShirtLaunched;

/** CATALOG-21: the four size types above are hidden from customers, one that awaits its launch too; admin UI sees all. */
export const isSizeTypeShown = (
  sizeType: SizeTypeRef,
  viewer: Viewer,
  switches: CatalogSwitches,
): boolean =>
  viewer.adminUi ||
  (!sizeTypesHiddenFromCustomers.includes(sizeType.slug) && !awaitsLaunch(sizeType.slug, switches));
