import { type ClothingType, isListed, publicViewer } from '@tailorbird/domain/catalog';
import {
  type Block,
  type Page,
  pathOfPage,
  type UnresolvedContent,
} from '@tailorbird/domain/content';
import { inLanguage, type Locale } from '@tailorbird/domain/kernel';
import type { WithCatalog } from '../../contexts/catalog/application/catalog.ts';
import type { WithContent } from '../../contexts/content/application/content.ts';

export type Passage = {
  readonly id: string;
  readonly title: string;
  readonly page: string;
  readonly text: string;
  readonly path: string;
  /** Factor of its score. */
  readonly weight: number;
};

const weights = {
  answer: 1.3,
  page: 1,
  garment: 0.5,
} as const;
type LocalBlock = Block<string, UnresolvedContent>;

const partsOf = (
  block: LocalBlock,
): readonly { readonly slug: string | null; readonly title: string; readonly text: string }[] => {
  switch (block.kind) {
    case 'accordion':
      return block.items.map(({ slug, question, answer }) => ({
        slug,
        title: question,
        text: answer.join(' '),
      }));
    case 'text':
      return [
        {
          slug: null,
          title: block.heading ?? '',
          text: [...block.paragraphs, ...(block.list ?? [])].join(' '),
        },
      ];
    case 'lead':
      return [{ slug: null, title: '', text: block.text }];
    case 'steps':
      return [
        {
          slug: null,
          title: block.heading ?? '',
          text: block.steps.map(({ title, text }) => `${title}: ${text}`).join(' '),
        },
      ];
    case 'table':
      return [
        {
          slug: null,
          title: block.heading ?? '',
          text: [block.head, ...block.rows].map((row) => row.join(': ')).join('. '),
        },
      ];
    case 'figures':
      return [
        {
          slug: null,
          title: block.heading ?? '',
          text: block.figures.map(({ value, label }) => `${value} ${label}`).join('. '),
        },
      ];
    default:
      // Quotes, pictures, garments and links contain no answers.
      return [];
  }
};

const shortestText = 30;

const passagesOfBlocks = (
  about: {
    readonly id: string;
    readonly title: string;
    readonly path: string;
    readonly weight: number;
  },
  blocks: readonly LocalBlock[],
): readonly Passage[] =>
  blocks.flatMap((block, place) =>
    partsOf(block).flatMap(({ slug, title, text }, part): readonly Passage[] => {
      if (text.length < shortestText) return [];
      const path = slug === null ? about.path : `${about.path}#${slug}`;
      return [
        {
          id: `${about.id} ${place}.${part}`,
          title: title || about.title,
          page: about.title,
          text,
          path,
          weight: slug === null ? about.weight : weights.answer,
        },
      ];
    }),
  );

const ofType = (type: ClothingType): Passage => ({
  id: `product ${type.slug}`,
  title: type.title,
  page: type.title,
  text: type.description.join(' '),
  path: `/product/${type.slug}`,
  weight: weights.garment,
});

export const passagesOf = (
  { catalog, content }: WithCatalog & WithContent,
  locale: Locale,
): readonly Passage[] => {
  const pages = inLanguage([...content.pages.values()], locale) as readonly Page<
    string,
    UnresolvedContent
  >[];
  const types = inLanguage(
    catalog.clothingTypes.filter((type) => isListed(type, publicViewer)),
    locale,
  ) as readonly ClothingType[];
  return [
    // Canvases and campaigns have few words; retrospectives mention too many topics.
    ...pages
      .filter(({ slug }) => !/^(canvas|campaign)-|^a-look-back/.test(slug))
      .flatMap(({ slug, title, blocks }) =>
        passagesOfBlocks(
          { id: `page ${slug}`, title, path: pathOfPage(slug), weight: weights.page },
          blocks,
        ),
      ),
    ...types.map(ofType),
  ];
};
