import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import {
  type Block,
  type ExpenditureFactors,
  expenditureOf,
  pageAt,
  parseComposition,
  pathOfPage,
  readingMinutes,
  relatedNotes,
  resourcesPerWear,
  searchQuestions,
} from './index.ts';

const slug = fc.stringMatching(/^[a-z]{1,8}$/);
const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const note = fc.record({
  slug,
  tags: fc.uniqueArray(fc.constantFrom('fit', 'care', 'wool')),
  published: day,
});

describe('suggestions for reading', () => {
  test('suggestions exclude the note and list those with more shared tags first', () => {
    fc.assert(
      fc.property(fc.array(note), note, fc.nat(5), (notes, read, most) => {
        const related = relatedNotes(notes, read, most);
        expect(related.length).toBeLessThanOrEqual(most);
        expect(related.map((other) => other.slug)).not.toContain(read.slug);
        const shared = related.map(
          ({ tags }) => tags.filter((tag) => read.tags.includes(tag)).length,
        );
        expect(shared).toEqual(shared.toSorted((one, other) => other - one));
      }),
      runs(200),
    );
  });

  test('reading time is a minute per 200 words of visible text', () => {
    const text = (words: number): Block => ({
      kind: 'text',
      heading: null,
      paragraphs: [Array.from({ length: words }, () => 'word').join(' ')],
      list: null,
      beside: {
        pieces: [
          {
            slug: 'a-long-slug',
            variant: '1-2-3',
            title: 'A title',
            view: 'front',
            picture: 'render',
          },
        ],
        drawing: null,
        caption: null,
      },
    });
    expect(
      [[], [text(10)], [text(300)], [text(400), text(200)]].map((blocks) => readingMinutes(blocks)),
    ).toEqual([1, 1, 2, 3]);
  });
});

describe('questions', () => {
  const categories = [
    {
      kind: 'accordion' as const,
      slug: 'sizes',
      heading: 'Größen',
      items: [
        { slug: 'which', question: 'Welche Größe?', answer: ['Miss ein Hemd.'] },
        { slug: 'shrink', question: 'Läuft es ein?', answer: ['Kaum.', 'Wolle filzt.'] },
      ],
    },
    {
      kind: 'accordion' as const,
      slug: 'pay',
      heading: 'Bezahlen',
      items: [{ slug: 'card', question: 'Karte?', answer: ['Ja.'] }],
    },
  ];
  const found = (query: string): readonly string[] =>
    searchQuestions(categories, query).flatMap(({ items }) => items.map((item) => item.slug));

  test('a search finds questions with all its words, ignoring case and accents', () => {
    expect(['', '  ', 'GROSSE', 'grossen wolle', 'lauft', 'hemd karte', 'xyz'].map(found)).toEqual([
      ['which', 'shrink', 'card'],
      ['which', 'shrink', 'card'],
      ['which', 'shrink'],
      ['shrink'],
      ['shrink'],
      [],
      [],
    ]);
  });

  test('more search words never find more questions', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('gr', 'wolle', 'hemd', 'x', 'karte')),
        fc.constantFrom('e', 'filzt'),
        (words, more) => {
          const wide = found(words.join(' '));
          expect(wide).toEqual(expect.arrayContaining([...found([...words, more].join(' '))]));
        },
      ),
      runs(200),
    );
  });
});

describe('resources of a garment', () => {
  const resources = fc.record({ water: fc.nat(5000), energy: fc.nat(200), carbon: fc.nat(60) });
  const factors: fc.Arbitrary<ExpenditureFactors> = fc.record({
    source: fc.constant('Sample'),
    assumptions: fc.constant([]),
    fiberTitle: fc.constant('Fiber'),
    fibers: fc.array(fc.record({ slug, words: fc.constant(['cotton']), perKilogram: resources }), {
      minLength: 1,
      maxLength: 3,
    }),
    making: fc.array(fc.record({ slug, title: slug, perKilogram: resources }), { maxLength: 3 }),
    piece: fc.array(fc.record({ slug, title: slug, perPiece: resources }), { maxLength: 3 }),
    cuts: fc.constant([
      { patterns: ['t-shirt'], squareMeters: 1.2, usualGsm: 180, offcuts: 0.15, trims: [] },
    ]),
  });
  const shirt = (baseSize: number) => ({
    pattern: 't-shirt',
    baseSize,
    fabric: {
      title: 'Jersey',
      composition: '100 % Baumwolle',
      englishComposition: '100% combed cotton',
      weightGsm: 180,
    },
  });

  test('[API-45] resources add up by stage and never fall in a larger size', () => {
    fc.assert(
      fc.property(factors, fc.integer({ min: 1, max: 11 }), (by, size) => {
        const [small, large] = [expenditureOf(shirt(size), by), expenditureOf(shirt(size + 1), by)];
        for (const kind of ['water', 'energy', 'carbon'] as const) {
          expect(small.stages.reduce((sum, stage) => sum + stage[kind], 0)).toBeCloseTo(
            small.total[kind],
            5,
          );
          expect(large.total[kind]).toBeGreaterThanOrEqual(small.total[kind]);
        }
        expect(large.fabric.grams).toBeGreaterThan(small.fabric.grams);
      }),
      runs(200),
    );
  });

  test('the resources of a wearing are divided by the number of wearings', () => {
    expect(resourcesPerWear({ water: 400, energy: 40, carbon: 4 }, 100)).toEqual({
      water: 4,
      energy: 0.4,
      carbon: 0.04,
    });
    expect(resourcesPerWear({ water: 400, energy: 40, carbon: 4 }, 0).water).toBe(400);
  });

  test('a composition is parsed into shares and fibers', () => {
    expect(parseComposition('90% merino wool, 10% Cashmere')).toEqual([
      { share: 0.9, fiber: 'merino wool' },
      { share: 0.1, fiber: 'cashmere' },
    ]);
    expect(parseComposition('Cotton')).toEqual([{ share: 1, fiber: 'cotton' }]);
  });
});

test('[ROUTE-08] a page and its address convert to each other', () => {
  fc.assert(
    fc.property(fc.constantFrom('', 'campaign-', 'canvas-'), slug, (prefix, name) => {
      expect(pageAt(pathOfPage(prefix + name))).toBe(prefix + name);
    }),
    runs(100),
  );
  expect([pathOfPage('campaign-november'), pageAt('/campaign/november'), pageAt('/faq/')]).toEqual([
    '/campaign/november',
    'campaign-november',
    'faq',
  ]);
});
