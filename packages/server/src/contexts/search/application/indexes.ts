import { isListed, type Viewer } from '@tailorbird/domain/catalog';
import type { Locale } from '@tailorbird/domain/kernel';
import type { ColorWords } from '@tailorbird/domain/search';
import type { WithCatalog } from '../../catalog/index.ts';
import type { WithContent } from '../../content/index.ts';
import { documentsOf } from './documents.ts';
import { createSearchIndex, type SearchIndex } from './searchIndex.ts';

/**
 * One index per language and kind of viewer, built at the first use and after catalog changes.
 */
export const createIndexes = (
  shop: WithCatalog & WithContent,
  colorWords: (locale: Locale) => ReadonlyMap<string, ColorWords>,
): ((locale: Locale, viewer: Viewer) => SearchIndex) => {
  const indexes = new Map<string, { readonly index: SearchIndex; readonly listed: string }>();
  return (locale, viewer) => {
    const kind = `${locale} ${viewer.adminUi} ${viewer.retailStore}`;
    const listed = shop.catalog.clothingTypes
      .flatMap((type) => (isListed(type, viewer) ? [type.slug] : []))
      .join();
    const made = indexes.get(kind);
    if (made?.listed === listed) return made.index;
    const index = createSearchIndex(documentsOf(shop, locale, viewer, colorWords(locale)), locale);
    indexes.set(kind, { index, listed });
    return index;
  };
};
