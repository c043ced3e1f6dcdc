import type { Block, ReadNote } from '@tailorbird/domain/content';
import { productName } from '@tailorbird/domain/shell';

type Crumb = { readonly name: string /** With language prefix. */; readonly path: string };

/** The way to a page, from the home page on. */
export const breadcrumbFacts = (origin: string, crumbs: readonly Crumb[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});

const house = (origin: string): object => ({
  '@type': 'Organization',
  name: productName,
  url: `${origin}/`,
  logo: { '@type': 'ImageObject', url: `${origin}/mark.svg` },
});

/** A note as an article; the house is its author. `path` is with language prefix. */
export const articleFacts = (
  note: ReadNote,
  {
    origin,
    path,
    language,
    imagePath,
  }: { readonly origin: string; readonly path: string; readonly language: string; readonly imagePath: string | null },
): object => ({
  '@type': 'Article',
  headline: note.title,
  description: note.summary,
  datePublished: note.published,
  inLanguage: language,
  keywords: note.tags.join(', '),
  ...(imagePath !== null && { image: origin + imagePath }),
  author: house(origin),
  publisher: house(origin),
  mainEntityOfPage: { '@type': 'WebPage', '@id': origin + path },
});

/** Questions and answers. */
export const faqFacts = (blocks: readonly Block[]): object => ({
  '@type': 'FAQPage',
  mainEntity: blocks.flatMap((block) =>
    block.kind === 'accordion'
      ? block.items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
        }))
      : [],
  ),
});
