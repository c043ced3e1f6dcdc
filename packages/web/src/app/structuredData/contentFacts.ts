import type { Block, ReadNote } from '@tailorbird/domain/content';
import type { Article, FAQPage } from 'schema-dts';
import { companyFacts } from './companyFacts.ts';

type Place = {
  readonly origin: string;
  readonly supportAddress: string;
  /** With language prefix. */
  readonly path: string;
  readonly language: string;
};

/** A note as an article whose author is the shop. `picture` is a path. */
export const articleFacts = (
  note: ReadNote,
  place: Place,
  picture: string,
): Exclude<Article, string> => ({
  '@type': 'Article',
  headline: note.title,
  description: note.summary,
  datePublished: note.published,
  inLanguage: place.language,
  keywords: note.tags.join(', '),
  image: place.origin + picture,
  author: companyFacts(place),
  publisher: companyFacts(place),
  mainEntityOfPage: { '@type': 'WebPage', '@id': place.origin + place.path },
});

export const faqFacts = (blocks: readonly Block[]): Exclude<FAQPage, string> => ({
  '@type': 'FAQPage',
  mainEntity: blocks.flatMap((block) =>
    block.kind === 'accordion'
      ? block.items.map(({ question, answer }) => ({
          '@type': 'Question' as const,
          name: question,
          acceptedAnswer: { '@type': 'Answer' as const, text: answer.join('\n') },
        }))
      : [],
  ),
});
