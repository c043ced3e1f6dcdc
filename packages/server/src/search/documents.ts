import type { ClothingType, FoundPlace, ProductGroup } from '@tailorbird/domain/catalog';
import { type Note, type Page, pathOfPage, type Unshown } from '@tailorbird/domain/content';
import { inLanguage, type Locale } from '@tailorbird/domain/kernel';
import type { Shop } from '../context.ts';

/** Something that can be found, with the words it can be found by. */
export type SearchDocument = {
  readonly id: string;
  readonly title: string;
  /** What it is called besides: headings it stands under, cloth, colors. */
  readonly names: string;
  readonly body: string;
  readonly place: FoundPlace | null;
  /** Slug of a clothing type; whether it is for this visitor is decided when it is found. */
  readonly product: string | null;
  /** The day a note comes out; null for what is out already. */
  readonly published: string | null;
};

const nothing = { product: null, place: null, published: null } as const;

const productDocument = (type: ClothingType, groups: readonly ProductGroup[]): SearchDocument => {
  const headings = groups.flatMap((group) =>
    group.subCategories.flatMap((sub) => (sub.clothingTypeSlugs.includes(type.slug) ? [group.title, sub.title] : [])),
  );
  const cloth = type.fabricColors.flatMap(({ fabric, color }) => [fabric.title, fabric.traitTitle, fabric.composition, color.title]);
  const properties = type.propertyCollections.flatMap((collection) => collection.properties.map(({ traitTitle }) => traitTitle));
  return {
    ...nothing,
    id: `product ${type.slug}`,
    title: type.title,
    names: [...new Set([...headings, ...cloth, ...properties])].join(' '),
    body: [type.subtitle, ...type.description].join(' '),
    product: type.slug,
  };
};

const groupDocuments = (group: ProductGroup): readonly SearchDocument[] => [
  {
    ...nothing,
    id: `group ${group.slug}`,
    title: group.title,
    names: '',
    body: group.description,
    place: { kind: 'group', path: `/products/${group.slug}`, title: group.title, text: group.description },
  },
  ...group.subCategories.map((sub) => ({
    ...nothing,
    id: `group ${group.slug} ${sub.slug}`,
    title: `${sub.title} ${group.title}`,
    names: '',
    body: '',
    place: {
      kind: 'group',
      path: `/products/${group.slug}#${sub.slug}`,
      title: `${group.title}: ${sub.title}`,
      text: group.description,
    } as const,
  })),
];

const noteDocument = (note: Note<string, Unshown>): SearchDocument => ({
  ...nothing,
  id: `note ${note.slug}`,
  title: note.title,
  names: note.tags.join(' '),
  body: note.summary,
  place: { kind: 'note', path: `/notes/${note.slug}`, title: note.title, text: note.summary },
  published: note.published,
});

/** Every text below a value: pages are made of parts of many kinds. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'kind' ? [] : textsIn(inner)));
};

const pageDocument = (page: Page<string, Unshown>): SearchDocument => {
  const { slug, title, description, ...rest } = page;
  return {
    ...nothing,
    id: `page ${slug}`,
    title,
    names: '',
    body: [description, ...textsIn(rest)].join(' '),
    place: { kind: 'page', path: pathOfPage(slug), title, text: description },
  };
};

/** Everything a reader of a language can find. */
export const documentsOf = ({ catalog, content }: Pick<Shop, 'catalog' | 'content'>, locale: Locale): readonly SearchDocument[] => {
  const groups = inLanguage(catalog.productGroups, locale) as readonly ProductGroup[];
  const types = inLanguage(catalog.clothingTypes, locale) as readonly ClothingType[];
  const notes = inLanguage(content.notes, locale) as readonly Note<string, Unshown>[];
  const pages = inLanguage([...content.pages.values()], locale) as readonly Page<string, Unshown>[];
  return [
    ...types.map((type) => productDocument(type, groups)),
    ...groups.flatMap(groupDocuments),
    ...notes.map(noteDocument),
    ...pages.map(pageDocument),
  ];
};
