import { isListed, isSizeTypeShown, type Viewer } from '@tailorbird/domain/catalog';
import type { WithSettings } from '../../../platform/runtime/runtime.ts';
import type { SizeType, WithCatalog } from '../../catalog/index.ts';

export const shownSizeTypes = (
  { catalog, settings }: WithCatalog & WithSettings,
  viewer: Viewer,
): readonly SizeType[] =>
  catalog.sizeTypes.filter(
    (type) =>
      (viewer.adminUi || !type.hiddenFromCustomers) &&
      isSizeTypeShown(type, viewer, settings.switches),
  );

/**
 * Size types for which a viewer may create sizes: the listed ones, and those of garments they
 * may buy.
 */
export const usableSizeTypes = (
  shop: WithCatalog & WithSettings,
  viewer: Viewer,
): readonly SizeType[] => {
  const shown = new Set(shownSizeTypes(shop, viewer));
  const sold = new Set(
    shop.catalog.clothingTypes.flatMap((type) =>
      type.sizeType && isListed(type, viewer) ? [type.sizeType.id] : [],
    ),
  );
  return shop.catalog.sizeTypes.filter((type) => shown.has(type) || sold.has(type.id));
};
