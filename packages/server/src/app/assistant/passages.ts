import { type ClothingType, isListed, publicViewer } from '@tailorbird/domain/catalog';
import { type Block, type Page, pathOfPage, type Unshown } from '@tailorbird/domain/content';
import { inLanguage, type Locale } from '@tailorbird/domain/kernel';
import type { WithCatalog } from '../../contexts/catalog/application/catalog.ts';
import { publishedNotes, type WithContent } from '../../contexts/content/application/content.ts';
import { assistantLanguageOf } from './language.ts';

/** Something the shop says, short enough to be an answer. */
export type Passage = {
  readonly id: string;
  /** What it is about: a question, a heading. */
  readonly title: string;
  /** The page it stands on. */
  readonly page: string;
  readonly text: string;
  /** Other words it is asked for by. */
  readonly hints: string;
  /** Without language. */
  readonly path: string;
  /** How readily it is an answer: a question that was answered before everything else. */
  readonly weight: number;
};

const weights = {
  answer: 1.3,
  help: 1.05,
  page: 1,
  note: 0.8,
  report: 0.55,
  garment: 0.7,
} as const;
/** Pages that look back, and speak of everything a little. */
const reports: readonly string[] = ['b-corp', 'a-look-back-2024'];
const weightOfPage = (slug: string): number =>
  reports.includes(slug) ? weights.report : weights.page;

type LocalBlock = Block<string, Unshown>;

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
      // A quote, a picture, garments and links answer no question.
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
  hints: Readonly<Record<string, string>>,
): readonly Passage[] =>
  blocks.flatMap((block, place) =>
    partsOf(block).flatMap(({ slug, title, text }, part): readonly Passage[] => {
      if (text.length < shortestText) return [];
      const path = slug === null ? about.path : `${about.path}#${slug}`;
      const ownHints = hints[path];
      return [
        {
          id: `${about.id} ${place}.${part}`,
          title: title || about.title,
          page: about.title,
          text,
          hints: ownHints ?? '',
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
  text: [type.subtitle, ...type.description].join(' '),
  hints: '',
  path: `/product/${type.slug}`,
  weight: weights.garment,
});

/** Everything public that an answer can be taken from: questions and answers, pages, notes that are out, garments that are listed, and what stands in the assistant's own rows. */
export const passagesOf = (
  { catalog, content }: WithCatalog & WithContent,
  locale: Locale,
  now: Date,
): readonly Passage[] => {
  const { help, hints } = assistantLanguageOf(locale);
  const pages = inLanguage([...content.pages.values()], locale) as readonly Page<string, Unshown>[];
  const notes = inLanguage(publishedNotes(content, now), locale) as readonly {
    readonly slug: string;
    readonly title: string;
    readonly summary: string;
    readonly blocks: readonly LocalBlock[];
  }[];
  const types = inLanguage(
    catalog.clothingTypes.filter((type) => isListed(type, publicViewer)),
    locale,
  ) as readonly ClothingType[];
  return [
    ...help.map(({ title, text, path }, place) => ({
      id: `help ${place}`,
      title,
      page: title,
      text,
      hints: hints[path] ?? '',
      path,
      weight: weights.help,
    })),
    // A canvas and a campaign are pictures with words.
    ...pages
      .filter(({ slug }) => !/^(canvas|campaign)-/.test(slug))
      .flatMap(({ slug, title, blocks }) =>
        passagesOfBlocks(
          { id: `page ${slug}`, title, path: pathOfPage(slug), weight: weightOfPage(slug) },
          blocks,
          hints,
        ),
      ),
    ...notes.flatMap(({ slug, title, blocks }) =>
      passagesOfBlocks(
        { id: `note ${slug}`, title, path: `/notes/${slug}`, weight: weights.note },
        blocks,
        hints,
      ),
    ),
    ...types.map(ofType),
  ];
};
