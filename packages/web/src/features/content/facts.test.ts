import { expect, test } from 'vitest';
import { articleFacts, breadcrumbFacts, faqFacts } from './facts.ts';

const note = {
  id: 1,
  slug: 'a',
  title: 'A',
  published: '2025-11-05',
  tags: ['fit'],
  summary: 'S',
  piece: null,
  blocks: [],
  readingMinutes: 1,
  related: [],
};

test('an article says when it was published, in which language, and where it stands', () => {
  expect(articleFacts(note, { origin: 'https://shop.example', path: '/de/notes/a', language: 'de', imagePath: '/p.svg' })).toMatchObject({
    '@type': 'Article',
    headline: 'A',
    datePublished: '2025-11-05',
    inLanguage: 'de',
    image: 'https://shop.example/p.svg',
    mainEntityOfPage: { '@id': 'https://shop.example/de/notes/a' },
  });
});

test('a way counts from one', () => {
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Notes', path: '/notes' },
  ];
  expect(breadcrumbFacts('https://shop.example', crumbs)).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://shop.example/' },
      { position: 2, name: 'Notes' },
    ],
  });
});

test('questions of every category are told with their answers', () => {
  const items = [{ slug: 'q', question: 'Q?', answer: ['One.', 'Two.'] }];
  expect(
    faqFacts([
      { kind: 'accordion', slug: 'one', heading: 'One', items },
      { kind: 'lead', text: 'x' },
      { kind: 'accordion', slug: 'two', heading: 'Two', items },
    ]),
  ).toMatchObject({ mainEntity: [{ name: 'Q?', acceptedAnswer: { text: 'One.\nTwo.' } }, { name: 'Q?' }] });
});
