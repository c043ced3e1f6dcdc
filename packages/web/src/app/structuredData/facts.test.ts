import { aClothingType, pricesOf } from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import { breadcrumbFacts } from './breadcrumbFacts.ts';
import { articleFacts, faqFacts } from './contentFacts.ts';
import { productFacts } from './productFacts.ts';

const origin = 'https://shop.example';
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
  expect(articleFacts(note, { origin, path: '/de/notes/a', language: 'de-DE' }, '/og/de/notes/a.png')).toMatchObject({
    '@type': 'Article',
    headline: 'A',
    datePublished: '2025-11-05',
    inLanguage: 'de-DE',
    image: 'https://shop.example/og/de/notes/a.png',
    mainEntityOfPage: { '@id': 'https://shop.example/de/notes/a' },
  });
});

test('a way counts from one', () => {
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Notes', path: '/notes' },
  ];
  expect(breadcrumbFacts(origin, crumbs)).toMatchObject({
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

test('a product names its price in dollars and its one address', () => {
  const facts = productFacts(aClothingType({ prices: pricesOf(5950) }), { origin, path: '/de/product/cotton-t-shirt' });
  expect(facts).toMatchObject({
    name: 'Cotton T-Shirt',
    url: 'https://shop.example/de/product/cotton-t-shirt',
    offers: { price: '59.50', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  });
});
