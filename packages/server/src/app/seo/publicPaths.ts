import {
  type ClothingType,
  isInCollection,
  isListed,
  productCollections,
  publicViewer,
} from '@tailorbird/domain/catalog';
import { notesWithTag, pathOfPage } from '@tailorbird/domain/content';
import type { WithCatalog } from '../../contexts/catalog/application/catalog.ts';
import { publishedNotes, type WithContent } from '../../contexts/content/application/content.ts';
import type { WithClock } from '../../platform/runtime/runtime.ts';

/** A page for search engines. */
export type PublicPath = {
  /** Without language prefix. */
  readonly path: string;
  /** ISO date of the last change; null if unknown. */
  readonly changed: string | null;
};

const latest = (days: readonly (string | null)[]): string | null =>
  days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null);

/**
 * All indexable pages with their canonical paths. Private pages (checkout, profile), filtered
 * lists and previews are excluded.
 */
export const publicPathsOf = ({
  catalog,
  content,
  clock,
}: WithCatalog & WithContent & WithClock): readonly PublicPath[] => {
  const today = clock().toISOString().slice(0, 10);
  const types = catalog.clothingTypes.filter((type) => isListed(type, publicViewer));
  const launched = ({ id }: ClothingType<unknown>): string | null =>
    catalog.publishing.get(id)?.from?.slice(0, 10) ?? null;
  const lastOf = (some: readonly ClothingType<unknown>[]): string | null =>
    latest(some.map(launched));
  const notes = publishedNotes(content, clock());
  const lastNote = latest(notes.map(({ published }) => published));
  const tags = [...content.tags.keys()]
    .map((slug) => ({ slug, notes: notesWithTag(notes, slug) }))
    .filter((tag) => tag.notes.length > 0);

  return [
    { path: '/', changed: latest([lastOf(types), lastNote]) },
    { path: '/products', changed: lastOf(types) },
    ...catalog.productGroups.flatMap(({ slug, subCategories }) => {
      const slugs = new Set(subCategories.flatMap(({ clothingTypeSlugs }) => clothingTypeSlugs));
      const shown = types.filter((type) => slugs.has(type.slug));
      return shown.length > 0 ? [{ path: `/products/${slug}`, changed: lastOf(shown) }] : [];
    }),
    ...productCollections.map((slug) => ({
      path: `/${slug}`,
      changed: lastOf(types.filter((type) => isInCollection(type, slug))),
    })),
    { path: '/product', changed: lastOf(types) },
    ...types.map((type) => ({ path: `/product/${type.slug}`, changed: launched(type) })),
    { path: '/notes', changed: lastNote },
    ...tags.map((tag) => ({
      path: `/notes/tags/${tag.slug}`,
      changed: latest(tag.notes.map(({ published }) => published)),
    })),
    ...notes.map(({ slug, published }) => ({ path: `/notes/${slug}`, changed: published })),
    ...[...content.pages.keys()].map((slug) => ({ path: pathOfPage(slug), changed: null })),
    {
      path: '/launch-calendar',
      changed: latest(content.launches.map(({ date }) => date).filter((date) => date <= today)),
    },
  ];
};
