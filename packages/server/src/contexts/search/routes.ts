import { findInShop, toWireFound } from '@tailorbird/contract/search';
import {
  type ClothingType,
  type Color,
  defaultVariant,
  fabricColorOf,
  formatVariantId,
  isFabricColorSelectable,
  publicViewer,
  shownFabricColors,
} from '@tailorbird/domain/catalog';
import { inLanguage, type Locale } from '@tailorbird/domain/kernel';
import { bestMatchingColor, colorMatchScore, searchText } from '@tailorbird/domain/search';
import type { Api } from '../../platform/api/api.ts';
import { reply } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import type { WithClock } from '../../platform/runtime/runtime.ts';
import { imagePathOf, type WithCatalog } from '../catalog/index.ts';
import type { WithContent } from '../content/index.ts';
import { createColorWords, typedWords } from './application/colorWords.ts';
import type { SearchDocument } from './application/documents.ts';
import { createIndexes } from './application/indexes.ts';

const mostPlaces = 12;

/** Search routes. Search terms are neither logged nor stored. */
export const searchRoutes = (api: Api, shop: WithCatalog & WithContent & WithClock): void => {
  const colorWords = createColorWords(shop);
  const indexOf = createIndexes(shop, colorWords);

  const productsIn = (slugs: readonly string[], text: string, locale: Locale) => {
    const typed = typedWords(text, locale);
    const words = colorWords(locale);
    const fitOf = ({ slug }: Color<unknown>): number => {
      const known = words.get(slug);
      return known ? colorMatchScore(typed, known) : 0;
    };
    const types = new Map(shop.catalog.clothingTypes.map((type) => [type.slug, type]));
    return slugs.flatMap((slug) => {
      const type = types.get(slug);
      if (!type) return [];
      const { title, subtitle } = inLanguage(
        { title: type.title, subtitle: type.subtitle },
        locale,
      ) as Pick<ClothingType, 'title' | 'subtitle'>;
      // A search for a color shows the garment in that color.
      const variant = defaultVariant(type, publicViewer);
      const colors = shownFabricColors(type, publicViewer).filter((color) =>
        isFabricColorSelectable(color, publicViewer),
      );
      const sought = bestMatchingColor(
        colors,
        fabricColorOf(type, variant.fabricColorId),
        ({ color }) => fitOf(color),
      );
      const shown = sought === null ? variant : { ...variant, fabricColorId: sought.id };
      const variantId = formatVariantId(type, shown);
      return [{ slug, variantId, imagePath: imagePathOf(type, shown), title, subtitle }];
    });
  };

  route(api, findInShop, async ({ query, locale, viewer }) => {
    const text = searchText(query.q ?? '');
    if (text === '') return reply(200, toWireFound({ products: [], places: [], suggestion: null }));
    const index = indexOf(locale, await viewer());
    const today = shop.clock().toISOString().slice(0, 10);
    const isShown = ({ published }: SearchDocument): boolean =>
      published === null || published <= today;
    const found = index.find(text, isShown);
    const products = productsIn(
      found.flatMap(({ product }) => product ?? []),
      text,
      locale,
    );
    const places = found.flatMap(({ place }) => place ?? []).slice(0, mostPlaces);
    const suggestion = products.length + places.length === 0 ? index.suggest(text, isShown) : null;
    return reply(200, toWireFound({ products, places, suggestion }));
  });
};
