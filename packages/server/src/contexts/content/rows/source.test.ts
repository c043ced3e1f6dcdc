import { readFileSync } from 'node:fs';
import { isListed, publicViewer } from '@tailorbird/domain/catalog';
import type { Localized, Result } from '@tailorbird/domain/kernel';
import { contentPages } from '@tailorbird/domain/shell';
import { describe, expect, test } from 'vitest';
import { describeProblem } from '../../../platform/rows/problem.ts';
import { loadCatalog } from '../../catalog/rows/source.ts';
import type { Content } from '../application/content.ts';
import { buildContent, type ContentFiles, loadContent, readContentFiles } from './source.ts';

const must = <Value, Failure>(result: Result<Value, Failure>): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure, null, 2));
  return result.value;
};

const committed = must(readContentFiles());

// biome-ignore lint/suspicious/noExplicitAny: tests create invalid texts
type Editable = any;

const edited = (file: string, edit: (content: Editable) => void): ContentFiles => {
  const content = structuredClone(committed.get(file));
  edit(content);
  return new Map(committed).set(file, content);
};

const problemsOf = (files: ContentFiles): readonly string[] => {
  const built = buildContent(files);
  return built.ok ? [] : built.failure.map(describeProblem);
};

const textsIn = (value: unknown): readonly Localized[] => {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return 'en' in value && 'de' in value
    ? [value as Localized]
    : Object.values(value).flatMap(textsIn);
};

describe('the committed texts', () => {
  const content: Content = must(loadContent());
  const pageInWords = (slug: string) => textsIn(content.pages.get(slug));

  test('the committed texts have a home page, linked pages and three notes', () => {
    expect([...content.pages.keys()]).toEqual(expect.arrayContaining([...contentPages]));
    expect(content.notes.length).toBeGreaterThanOrEqual(3);
    const days = content.notes.map(({ published }) => published);
    expect(days).toEqual(days.toSorted().reverse());
  });

  test('each note has its own drawing', () => {
    const drawings = content.notes.flatMap(({ drawing }) => drawing ?? []);
    const drawn = drawings.map((name) =>
      readFileSync(
        new URL(`../../../../../web/public/drawings/notes/${name}.svg`, import.meta.url),
        'utf8',
      ),
    );
    expect([drawings.length, new Set(drawn).size]).toEqual([
      content.notes.length,
      content.notes.length,
    ]);
    for (const svg of drawn)
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 320 240"[^>]*><title>[^<]+<\/title>/);
  });

  test('no longer text is equal in both languages', () => {
    const untranslated = textsIn([
      content.home,
      ...content.pages.values(),
      ...content.notes,
    ]).filter(({ en, de }) => en === de && en.includes(' '));
    expect(untranslated).toEqual([]);
  });

  test('texts feature only clothing types that visitors can see', () => {
    const listed = must(loadCatalog(new Date('2025-11-05'))).clothingTypes.filter((type) =>
      isListed(type, publicViewer),
    );
    expect(listed.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining([...content.home.featured]),
    );
  });

  test.each([
    [
      '[ORDER-09] the remake guarantee of 4 months',
      'termsconditions',
      /within \{\{remakeMonths\}\} months of the purchase/,
      /innerhalb von \{\{remakeMonths\}\} Monaten nach dem Kauf/,
    ],
    [
      '[CATALOG-03] the production in Portugal and worldwide shipping',
      'our-production',
      /sent from Europe to the whole world/,
      /von Europa aus in alle Welt/,
    ],
    [
      '[CATALOG-03] the 1 to 4 days of shipping',
      'howitworks',
      /\{\{shippingDaysFrom\}\} to \{\{shippingDaysTo\}\} days/,
      /\{\{shippingDaysFrom\}\} bis \{\{shippingDaysTo\}\} Tage/,
    ],
    [
      '[CHECKOUT-20] that billing information is kept for 3 years',
      'privacy',
      /billing information for \{\{billingYears\}\} years/,
      /Rechnungsdaten bewahren wir \{\{billingYears\}\} Jahre auf/,
    ],
    [
      'the discount from two pieces on',
      'howitworks',
      /^\{\{volumeSteps\}\}$/,
      /^\{\{volumeSteps\}\}$/,
    ],
    [
      'the 24 standard sizes',
      'howitworks',
      /\{\{sizes\}\} standard sizes: base sizes 1 to \{\{bases\}\}/,
      /\{\{sizes\}\} Standardgrößen: die Grundgrößen 1 bis \{\{bases\}\}/,
    ],
  ])('texts state %s in both languages', (_fact, slug, english, german) => {
    expect(pageInWords(slug).some(({ en, de }) => english.test(en) && german.test(de))).toBe(true);
  });
});

describe('content problems', () => {
  const examples: readonly (readonly [title: string, files: ContentFiles, problem: string])[] = [
    [
      'an empty translation',
      edited('home.json', (home) => {
        home.hero.headline.de = '';
      }),
      'home.json › hero.headline.de: is empty',
    ],
    [
      'a missing paragraph',
      edited('pages/faq.json', (page) => page.blocks[0].items[0].answer.de.pop()),
      'pages/faq.json › blocks[0].items[0].answer: has not the same number of paragraphs in both languages',
    ],
    [
      'a slug unlike its file',
      edited('pages/faq.json', (page) => {
        page.slug = 'questions';
      }),
      'pages/faq.json › questions › slug: must be faq, like the file',
    ],
    [
      'a day that is none',
      edited('notes/wash-wool-less.json', (note) => {
        note.published = '2025-13-01';
      }),
      'notes/wash-wool-less.json › published: must be a date such as 2025-11-05',
    ],
    [
      'a repeated id',
      edited('notes/wash-wool-less.json', (note) => {
        note.id = 1;
      }),
      'id: id 1 is already taken by another note',
    ],
    [
      'a page the shop links to',
      new Map([...committed].filter(([file]) => file !== 'pages/privacy.json')),
      'pages/privacy.json: is missing, and the shop links to it',
    ],
    [
      'no home page',
      new Map([...committed].filter(([file]) => file !== 'home.json')),
      'home.json: is missing',
    ],
  ];

  test.each(examples)('the content is refused: %s', (_title, files, problem) => {
    expect(problemsOf(files)).toContainEqual(expect.stringContaining(problem));
  });

  test('the error names a missing content folder', () => {
    const failure = readContentFiles(new URL('../no-such-folder/', import.meta.url));
    expect(failure.ok ? [] : failure.failure.map(({ file }) => file)).toContain('home.json');
  });

  test('a new file adds a page or a note', () => {
    const faq = structuredClone(committed.get('pages/faq.json')) as Editable;
    const note = structuredClone(committed.get('notes/wash-wool-less.json')) as Editable;
    const files = new Map(committed)
      .set('pages/care.json', { ...faq, slug: 'care' })
      .set('notes/mending.json', { ...note, id: 99, slug: 'mending', published: '2026-01-09' });
    const content = must(buildContent(files));
    expect(content.pages.has('care')).toBe(true);
    expect(content.notes[0]).toMatchObject({ id: 99, slug: 'mending' });
  });
});
