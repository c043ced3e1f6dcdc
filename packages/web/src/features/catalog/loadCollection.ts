import {
  isInCollection,
  type ProductCollection,
  productCollections,
} from '@tailorbird/domain/catalog';
import { parseLocalizedPath } from '@tailorbird/domain/kernel';
import type { PageLoad } from '../../platform/navigation/page.ts';
import { CatalogT, PreferencesT } from '../../shared/ports/ports.ts';
import { viewerNow } from '../../shared/visit/viewer.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { type PackedRange, packRange } from './range.ts';

export type CollectionData = {
  readonly collection: ProductCollection;
  readonly range: PackedRange;
};

/**
 * Garments of the collection in the URL, in catalog order; null for an unknown
 * collection.
 */
export const loadCollection = async ({
  services,
  url,
}: PageLoad): Promise<CollectionData | null> => {
  const { path } = parseLocalizedPath(url.pathname.replace(/\/$/, ''));
  const collection = productCollections.find((each) => path === `/${each}`);
  if (!collection) return null;
  const catalog = await services.get(CatalogT);
  const [types, groups] = await Promise.all([catalog.clothingTypes(), catalog.productGroups()]);
  return {
    collection,
    range: packRange(
      types.filter((type) => isInCollection(type, collection)),
      groups,
      viewerNow(services.ready(VisitT), services.ready(PreferencesT)),
    ),
  };
};
