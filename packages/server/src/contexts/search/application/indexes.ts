import { isListed, publicViewer } from '@tailorbird/domain/catalog';
import type { Locale } from '@tailorbird/domain/kernel';
import type { WithCatalog } from '../../catalog/application/catalog.ts';
import type { WithContent } from '../../content/application/content.ts';
import { documentsOf } from './documents.ts';
import { createSearchIndex, type SearchIndex } from './searchIndex.ts';

/** One index a language, made when it is first needed and again when products came or went. */
export const createIndexes = (shop: WithCatalog & WithContent): ((locale: Locale) => SearchIndex) => {
  const indexes = new Map<Locale, { readonly index: SearchIndex; readonly listed: string }>();
  return (locale) => {
    const listed = shop.catalog.clothingTypes.flatMap((type) => (isListed(type, publicViewer) ? [type.slug] : [])).join();
    const made = indexes.get(locale);
    if (made?.listed === listed) return made.index;
    const index = createSearchIndex(documentsOf(shop, locale), locale);
    indexes.set(locale, { index, listed });
    return index;
  };
};
