import {
  type ClothingType,
  isInCollection,
  isListed,
  productCollections,
  publicViewer,
} from '@tailorbird/domain/catalog';
import { notesWithTag, pathOfPage } from '@tailorbird/domain/content';
import { pageTable } from '@tailorbird/domain/shell';
import type { WithCatalog } from '../../contexts/catalog/application/catalog.ts';
import { publishedNotes, type WithContent } from '../../contexts/content/application/content.ts';
import type { WithClock } from '../../platform/runtime/runtime.ts';

export type PublicPath = {
  /** Without language prefix. */
  readonly path: string;
  /** ISO date of the last change; null if unknown. */
  readonly changed: string | null;
};

const latest = (days: readonly (string | null)[]): string | null =>
  days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null);

/** The indexed pages of the page table with their canonical paths. */
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

  const contentPaths = [...content.pages.keys()].map(pathOfPage);
  const unchanged = (paths: readonly string[]): readonly PublicPath[] =>
    paths.map((path) => ({ path, changed: null }));

  const fixedPaths = new Set<string>(pageTable.map(({ path }) => path));
  const isCampaign = (path: string): boolean => path.startsWith('/campaign/');

  /** Paths by the name of their route, where the route has parameters or a known change. */
  const pathsOf: Readonly<Record<string, readonly PublicPath[]>> = {
    home: [{ path: '/', changed: latest([lastOf(types), lastNote]) }],
    products: [
      { path: '/products', changed: lastOf(types) },
      ...catalog.productGroups.flatMap(({ slug, subCategories }) => {
        const slugs = new Set(subCategories.flatMap(({ clothingTypeSlugs }) => clothingTypeSlugs));
        const shown = types.filter((type) => slugs.has(type.slug));
        return shown.length > 0 ? [{ path: `/products/${slug}`, changed: lastOf(shown) }] : [];
      }),
    ],
    ...Object.fromEntries(
      productCollections.map((slug) => [
        slug,
        [{ path: `/${slug}`, changed: lastOf(types.filter((type) => isInCollection(type, slug))) }],
      ]),
    ),
    chooser: [{ path: '/product', changed: lastOf(types) }],
    product: types.map((type) => ({ path: `/product/${type.slug}`, changed: launched(type) })),
    notes: [{ path: '/notes', changed: lastNote }],
    'notes-tags-slug': tags.map((tag) => ({
      path: `/notes/tags/${tag.slug}`,
      changed: latest(tag.notes.map(({ published }) => published)),
    })),
    'notes-slug': notes.map(({ slug, published }) => ({
      path: `/notes/${slug}`,
      changed: published,
    })),
    'campaign-slug': unchanged(contentPaths.filter(isCampaign)),
    canvas: unchanged(contentPaths.filter((path) => !isCampaign(path) && !fixedPaths.has(path))),
    'launch-calendar': [
      {
        path: '/launch-calendar',
        changed: latest(content.launches.map(({ date }) => date).filter((date) => date <= today)),
      },
    ],
  };
  return pageTable
    .filter(({ isIndexed }) => isIndexed)
    .flatMap(({ name, path }) => pathsOf[name] ?? unchanged([path]));
};
