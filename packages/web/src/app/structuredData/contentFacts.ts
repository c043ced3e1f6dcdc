import type { Block, ReadNote } from '@tailorbird/domain/content';
import type { Article, FAQPage } from 'schema-dts';
import { houseFacts } from './houseFacts.ts';

type Place = { readonly origin: string /** With language prefix. */; readonly path: string; readonly language: string };

/** A note as an article; the house is its author. `picture` is the path of its picture. */
export const articleFacts = (note: ReadNote, { origin, path, language }: Place, picture: string): Exclude<Article, string> => ({
  '@type': 'Article',
  headline: note.title,
  description: note.summary,
  datePublished: note.published,
  inLanguage: language,
  keywords: note.tags.join(', '),
  image: origin + picture,
  author: houseFacts(origin),
  publisher: houseFacts(origin),
  mainEntityOfPage: { '@type': 'WebPage', '@id': origin + path },
});

/** Questions and answers. */
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
