import {
  type ClothingType,
  isListed,
  isPropertyShown,
  type ProductGroup,
  shownFabricColors,
  type Viewer,
} from '@tailorbird/domain/catalog';
import {
  type Note,
  type Page,
  pathOfPage,
  type UnresolvedContent,
} from '@tailorbird/domain/content';
import { inLanguage, type Locale } from '@tailorbird/domain/kernel';
import type { ColorWords, FoundPlace } from '@tailorbird/domain/search';
import type { WithCatalog } from '../../catalog/index.ts';
import type { WithContent } from '../../content/index.ts';

export type SearchDocument = {
  readonly id: string;
  readonly title: string;
  /** Kind of the item: a garment's headings, a page's section headings. */
  readonly headings: string;
  readonly cloth: string;
  readonly families: string;
  readonly body: string;
  readonly place: FoundPlace | null;
  /** Slug of a clothing type. */
  readonly product: string | null;
  readonly published: string | null;
};

const nothing = {
  headings: '',
  cloth: '',
  families: '',
  product: null,
  place: null,
  published: null,
} as const;
const once = (texts: readonly string[]): string => [...new Set(texts)].join(' ');

const productDocument = (
  type: ClothingType,
  groups: readonly ProductGroup[],
  viewer: Viewer,
  colorWords: ReadonlyMap<string, ColorWords>,
): SearchDocument => {
  const headings = groups.flatMap((group) =>
    group.subCategories.flatMap((sub) =>
      sub.clothingTypeSlugs.includes(type.slug) ? [group.title, sub.title] : [],
    ),
  );
  const colors = shownFabricColors(type, viewer);
  const cloth = colors.flatMap(({ fabric, color }) => [
    fabric.title,
    fabric.traitTitle,
    fabric.composition,
    color.title,
  ]);
  const properties = type.propertyCollections.flatMap((collection) =>
    collection.properties
      .filter((property) => isPropertyShown(property, viewer))
      .map(({ traitTitle }) => traitTitle),
  );
  return {
    ...nothing,
    id: `product ${type.slug}`,
    title: type.title,
    headings: once(headings),
    cloth: once([...cloth, ...properties]),
    families: once(
      colors.flatMap(({ color }) => {
        const words = colorWords.get(color.slug);
        return words ? [...words.family, ...words.shade] : [];
      }),
    ),
    body: [type.subtitle, ...type.description].join(' '),
    product: type.slug,
  };
};

const groupDocuments = (group: ProductGroup): readonly SearchDocument[] => [
  {
    ...nothing,
    id: `group ${group.slug}`,
    title: group.title,
    body: group.description,
    place: {
      kind: 'group',
      path: `/products/${group.slug}`,
      title: group.title,
      text: group.description,
    },
  },
  ...group.subCategories.map((sub) => ({
    ...nothing,
    id: `group ${group.slug} ${sub.slug}`,
    title: `${sub.title} ${group.title}`,
    body: '',
    place: {
      kind: 'group',
      path: `/products/${group.slug}#${sub.slug}`,
      title: `${group.title}: ${sub.title}`,
      text: group.description,
    } as const,
  })),
];

const noteDocument = (note: Note<string, UnresolvedContent>): SearchDocument => ({
  ...nothing,
  id: `note ${note.slug}`,
  title: note.title,
  headings: note.tags.join(' '),
  body: note.summary,
  place: { kind: 'note', path: `/notes/${note.slug}`, title: note.title, text: note.summary },
  published: note.published,
});

/** All texts in a nested value, with their keys: pages have many kinds of parts. */
const textsIn = (
  value: unknown,
  name = '',
): readonly { readonly name: string; readonly text: string }[] => {
  if (typeof value === 'string') return [{ name, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'kind' ? [] : textsIn(inner, Array.isArray(value) ? name : key),
  );
};
const namesOfHeadings = ['title', 'heading', 'question'];

const pageDocument = (page: Page<string, UnresolvedContent>): SearchDocument => {
  const { slug, title, description, ...rest } = page;
  const texts = textsIn(rest);
  return {
    ...nothing,
    id: `page ${slug}`,
    title,
    headings: once(
      texts.flatMap((each) => (namesOfHeadings.includes(each.name) ? [each.text] : [])),
    ),
    body: [description, ...texts.map(({ text }) => text)].join(' '),
    place: { kind: 'page', path: pathOfPage(slug), title, text: description },
  };
};

/**
 * All documents for a language and viewer; types hidden from the viewer are not included
 * (CATALOG-18).
 */
export const documentsOf = (
  { catalog, content }: WithCatalog & WithContent,
  locale: Locale,
  viewer: Viewer,
  colorWords: ReadonlyMap<string, ColorWords>,
): readonly SearchDocument[] => {
  const groups = inLanguage(catalog.productGroups, locale) as readonly ProductGroup[];
  const types = inLanguage(
    catalog.clothingTypes.filter((type) => isListed(type, viewer)),
    locale,
  ) as readonly ClothingType[];
  const notes = inLanguage(content.notes, locale) as readonly Note<string, UnresolvedContent>[];
  const pages = inLanguage([...content.pages.values()], locale) as readonly Page<
    string,
    UnresolvedContent
  >[];
  return [
    ...types.map((type) => productDocument(type, groups, viewer, colorWords)),
    ...groups.flatMap(groupDocuments),
    ...notes.map(noteDocument),
    ...pages.map(pageDocument),
  ];
};
