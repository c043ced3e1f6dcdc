import {
  defaultVariant,
  formatVariantId,
  isListed,
  publicViewer,
} from '@tailorbird/domain/catalog';
import { ok } from '@tailorbird/domain/kernel';
import { type Found, type Search, searchText } from '@tailorbird/domain/search';
import type { InMemoryState } from './state.ts';

/** In-memory search by substring, ignoring case. */
export class InMemorySearch implements Search {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly find: Search['find'] = async (text) => {
    const wanted = searchText(text).toLowerCase();
    const fits = (title: string): boolean => wanted !== '' && title.toLowerCase().includes(wanted);
    const { clothingTypes, productGroups, notes, pages } = this.#state.fixture;
    const found: Found = {
      products: clothingTypes
        .filter((type) => fits(type.title) && isListed(type, publicViewer))
        .map((type) => ({
          slug: type.slug,
          variantId: formatVariantId(type, defaultVariant(type, publicViewer)),
          title: type.title,
          subtitle: type.subtitle,
        })),
      places: [
        ...productGroups.map(({ slug, title, description }) => ({
          kind: 'group' as const,
          path: `/products/${slug}`,
          title,
          text: description,
        })),
        ...notes.map(({ slug, title, summary }) => ({
          kind: 'note' as const,
          path: `/notes/${slug}`,
          title,
          text: summary,
        })),
        ...pages.map(({ slug, title, description }) => ({
          kind: 'page' as const,
          path: `/${slug}`,
          title,
          text: description,
        })),
      ].filter(({ title }) => fits(title)),
      suggestion: null,
    };
    return ok(found);
  };
}
