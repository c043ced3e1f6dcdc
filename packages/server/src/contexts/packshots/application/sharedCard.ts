import { isFabricColorSelectable, isListed, publicViewer } from '@tailorbird/domain/catalog';
import type { PieceName } from '@tailorbird/domain/content';
import { inLanguage, type Locale } from '@tailorbird/domain/kernel';
import type { Catalog, WithCatalog } from '../../catalog/index.ts';
import { showPiece, type WithContent } from '../../content/index.ts';

/**
 * The preview picture of a page that is not a product: a piece of the catalog and the page's
 * own text.
 */
export type SharedCard = {
  readonly piece: {
    readonly slug: string;
    readonly variant: string;
    readonly view: 'front' | 'back';
  };
  readonly title: string;
  readonly line: string;
};

type Found = { readonly piece: PieceName | null; readonly title: string; readonly line: string };

const firstSentence = (text: string): string => {
  const end = text.search(/[.!?](?:\s|$)/);
  return end < 1 ? text : text.slice(0, end + 1);
};

const find = (
  shop: WithCatalog & WithContent,
  kind: string,
  slug: string,
  locale: Locale,
): Found | null => {
  const { content, catalog } = shop;
  if (kind === 'notes') {
    const note = content.notes.find((candidate) => candidate.slug === slug);
    return note
      ? { piece: note.piece, title: note.title[locale], line: note.summary[locale] }
      : null;
  }
  if (kind === 'groups') {
    const group = catalog.productGroups.find((candidate) => candidate.slug === slug);
    const slugs = group?.subCategories.flatMap(({ clothingTypeSlugs }) => clothingTypeSlugs) ?? [];
    const first = slugs.find((each) =>
      catalog.clothingTypes.some((type) => type.slug === each && isListed(type, publicViewer)),
    );
    if (!group) return null;
    return {
      piece: first === undefined ? null : { slug: first, color: null, view: 'front' },
      title: group.title[locale],
      line: group.description[locale],
    };
  }
  if (kind === 'pages' && slug === 'home') {
    const { headline, text } = inLanguage(content.home.hero, locale) as {
      readonly headline: string;
      readonly text: string;
    };
    return { piece: null, title: headline, line: text };
  }
  const page = kind === 'pages' ? content.pages.get(slug) : undefined;
  return page
    ? { piece: page.pieces[0] ?? null, title: page.title[locale], line: page.description[locale] }
    : null;
};

/** The difference of a color from gray, 0 … 255. */
const chroma = (hex: string): number => {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return Math.max(...channels) - Math.min(...channels);
};

const liveliestOf = (types: Catalog['clothingTypes'], slug: string): string | null => {
  const colors =
    types
      .find((type) => type.slug === slug)
      ?.fabricColors.filter((color) => isFabricColorSelectable(color, publicViewer)) ?? [];
  return (
    colors.toSorted((one, other) => chroma(other.color.hex) - chroma(one.color.hex))[0]?.color
      .slug ?? null
  );
};

export const sharedKinds: readonly string[] = ['pages', 'notes', 'groups'];

/**
 * The preview picture of a page: with its own piece, or the home page's first one; null for an
 * unknown page.
 */
export const sharedCardOf = (
  shop: WithCatalog & WithContent,
  { kind, slug, locale }: { readonly kind: string; readonly slug: string; readonly locale: Locale },
): SharedCard | null => {
  const found = find(shop, kind, slug, locale);
  if (!found) return null;
  const types = shop.catalog.clothingTypes;
  const names: readonly (PieceName | null)[] = [
    found.piece,
    ...shop.content.home.featured.map(
      (each): PieceName => ({ slug: each, color: liveliestOf(types, each), view: 'front' }),
    ),
  ];
  for (const name of names) {
    const piece = name && showPiece(types, name, locale);
    if (piece) return { piece, title: found.title, line: firstSentence(found.line) };
  }
  return null;
};
