import { aClothingType, pricesOf } from '@tailorbird/domain/testing';
import { describe, expect, test } from 'vitest';
import type { PageHead } from '../head/pageHead.ts';
import type { DataOf } from '../pages/pages.ts';
import { breadcrumbFacts } from './breadcrumbFacts.ts';
import { articleFacts, faqFacts } from './contentFacts.ts';
import { pageFacts } from './pageFacts.ts';
import { productFacts } from './productFacts.ts';

const origin = 'https://shop.example';
const supportAddress = 'help@shop.example';
const note = {
  id: 1,
  slug: 'a',
  title: 'A',
  published: '2025-11-05',
  tags: ['fit'],
  summary: 'S',
  piece: null,
  drawing: null,
  blocks: [],
  readingMinutes: 1,
  related: [],
};

test('an article has its date, language and address', () => {
  expect(
    articleFacts(
      note,
      { origin, supportAddress, path: '/de/notes/a', language: 'de-DE' },
      '/og/de/notes/a.png',
    ),
  ).toMatchObject({
    '@type': 'Article',
    headline: 'A',
    datePublished: '2025-11-05',
    inLanguage: 'de-DE',
    author: { email: supportAddress },
    image: 'https://shop.example/og/de/notes/a.png',
    mainEntityOfPage: { '@id': 'https://shop.example/de/notes/a' },
  });
});

test('breadcrumbs count from one', () => {
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

test('an FAQ page lists the questions and answers of all categories', () => {
  const items = [{ slug: 'q', question: 'Q?', answer: ['One.', 'Two.'] }];
  expect(
    faqFacts([
      { kind: 'accordion', slug: 'one', heading: 'One', items },
      { kind: 'lead', text: 'x' },
      { kind: 'accordion', slug: 'two', heading: 'Two', items },
    ]),
  ).toMatchObject({
    mainEntity: [{ name: 'Q?', acceptedAnswer: { text: 'One.\nTwo.' } }, { name: 'Q?' }],
  });
});

test('a product names its price in dollars and its one address', () => {
  const facts = productFacts(aClothingType({ prices: pricesOf(5950) }), {
    origin,
    path: '/de/product/cotton-t-shirt',
  });
  expect(facts).toMatchObject({
    name: 'Cotton T-Shirt',
    url: 'https://shop.example/de/product/cotton-t-shirt',
    offers: { price: '59.50', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  });
});

describe('the facts of a page', () => {
  const head: PageHead = {
    title: 'A – Tailorbird',
    name: 'A',
    description: 'D',
    robots: '',
    kind: 'website',
    picture: '/og/en/notes/a.png',
    paths: { en: '/notes/a', de: '/de/notes/a' },
  };
  const shown = {
    head,
    locale: 'en',
    origin,
    supportAddress,
    translate: () => (key: string) => key,
  } as const;
  const noteData = { note } as unknown as DataOf<'note'>;
  const typesOf = (facts: readonly unknown[]) =>
    facts.map((fact) => (fact as { readonly '@type': string })['@type']);

  test('a note is an article with the notes page in its breadcrumbs', () => {
    const facts = pageFacts('note', { ...shown, data: noteData });
    expect(typesOf(facts)).toEqual(['Article', 'BreadcrumbList']);
    expect(facts[1]).toMatchObject({
      itemListElement: [
        { item: `${origin}/` },
        { item: `${origin}/notes` },
        { item: `${origin}/notes/a` },
      ],
    });
  });

  test('the home page describes company and shop, without breadcrumbs', () => {
    expect(typesOf(pageFacts('home', { ...shown, data: {} as DataOf<'home'> }))).toEqual([
      'Organization',
      'WebSite',
    ]);
  });

  test('the notes of a tag are a step below the notes', () => {
    const tagged = { tag: { slug: 'fit', title: 'Fit', count: 1 } } as unknown as DataOf<'notes'>;
    const lengthOf = (data: DataOf<'notes'>) =>
      (
        pageFacts('notes', { ...shown, data })[0] as {
          readonly itemListElement: readonly unknown[];
        }
      ).itemListElement.length;
    expect([lengthOf(tagged), lengthOf({ ...tagged, tag: null })]).toEqual([3, 2]);
  });

  test('a page hidden from search engines has no facts', () => {
    expect(pageFacts('note', { ...shown, head: { ...head, paths: null }, data: noteData })).toEqual(
      [],
    );
  });
});
