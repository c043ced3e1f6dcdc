import { foldWord, wordsOf } from '@tailorbird/domain/search';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';

type Found = {
  readonly products: readonly {
    readonly slug: string;
    readonly title: string;
    readonly variant_id: string;
  }[];
  readonly places: readonly { readonly kind: string; readonly path: string }[];
  readonly suggestion: string | null;
};

let server: Server;
beforeAll(async () => {
  server = await createServer({
    database: { memory: true },
    seedsAccounts: false,
    settings: { checkAnswers: true },
    clock: () => new Date('2025-11-20T10:00:00Z'),
  });
});
afterAll(() => server.close());

const find = async (text: string, language = 'en'): Promise<Found> => {
  const request = new Request(`http://shop.test/api/search/?${new URLSearchParams({ q: text })}`, {
    headers: { 'accept-language': language },
  });
  const answer = await server.fetch(request);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Found;
};
const slugsOf = (found: Found): readonly string[] => found.products.map(({ slug }) => slug);

describe('search', () => {
  const colorsIn = async (text: string, language: 'en' | 'de') =>
    (await find(text, language)).products.map(({ slug, variant_id }) => {
      const type = server.shop.catalog.clothingTypes.find((each) => each.slug === slug);
      return type?.fabricColors.find(({ id }) => id === Number(variant_id.split('-')[0]))?.color;
    });

  test('searching for a color shows the garment in it, in both languages', async () => {
    const navy = (await colorsIn('navy polo', 'en')).map((color) => color?.slug);
    expect(navy.length).toBeGreaterThan(2);
    expect(new Set(navy)).toEqual(new Set(['navy']));
    expect((await find('navy polo')).places).toEqual([]);
    const plain = (await colorsIn('polo', 'en')).map((color) => color?.slug);
    expect(new Set(plain).size).toBeGreaterThan(1);
    expect((await colorsIn('white oxford shirt', 'en')).map((color) => color?.slug)).toContain(
      'paper-white',
    );
  });

  test.each([
    ['blue polo', 'en', 'blue'],
    ['green hoodie', 'en', 'green'],
    ['grey sweater', 'en', 'gray'],
    ['blaues Polo', 'de', 'blue'],
    ['grüner Pullover', 'de', 'green'],
    ['lila T-Shirt', 'de', 'purple'],
  ] as const)(
    '%s (%s) shows a color of that family wherever there is one',
    async (text, language, family) => {
      const shown = await colorsIn(text, language);
      const slugs = slugsOf(await find(text, language));
      const comesInIt = slugs.map((slug) =>
        server.shop.catalog.clothingTypes
          .find((type) => type.slug === slug)
          ?.fabricColors.some(
            ({ color, showInDesigner }) => showInDesigner && color.family.slug === family,
          ),
      );
      expect(comesInIt.filter(Boolean).length).toBeGreaterThan(2);
      expect(
        shown.filter((color, place) => comesInIt[place] && color?.family.slug !== family),
      ).toEqual([]);
    },
  );

  test.each([
    ['dark blue polo', 'en'],
    ['dark-blue polo', 'en'],
    ['dunkelblaues Poloshirt', 'de'],
    ['Polo dunkelblau', 'de'],
  ] as const)('%s (%s) finds dark blue garments', async (text, language) => {
    const shown = (await colorsIn(text, language)).map((color) => color?.slug ?? '');
    expect(shown.length).toBeGreaterThan(2);
    expect(shown.filter((slug) => !['navy', 'midnight'].includes(slug))).toEqual([]);
  });

  test('a color with its own name is not mixed with its family', async () => {
    const charcoal = new Set((await colorsIn('charcoal', 'en')).map((color) => color?.slug));
    expect(charcoal).toEqual(new Set(['charcoal']));
  });

  test('an empty search finds nothing, and nonsense gets a suggestion or nothing', async () => {
    const nothing = { products: [], places: [], suggestion: null };
    for (const text of ['', '   ', '%%%', '<qscriptq>'])
      expect((await find(text)).products).toEqual([]);
    expect(await find('')).toEqual(nothing);
    expect(await find('qqqqqqzzz')).toEqual(nothing);
    expect(
      (await server.fetch(new Request(`http://shop.test/api/search/?q=${'x'.repeat(201)}`))).status,
    ).toBe(400);
  });

  test('[CATALOG-18] hidden garments are not found', async () => {
    const hidden = server.shop.catalog.clothingTypes.filter(
      ({ visibility }) => visibility !== 'VISIBLE',
    );
    for (const type of hidden)
      expect(slugsOf(await find(type.title.en)), type.slug).not.toContain(type.slug);
    expect(slugsOf(await find('Leinenhemd', 'de'))).toEqual(['linen-praia-shirt']);
  });

  test('[CATALOG-10] a product is found while it is published', async () => {
    let today = '2027-04-07';
    const shop = await createServer({
      database: { memory: true },
      seedsAccounts: false,
      clock: () => new Date(`${today}T12:00:00Z`),
    });
    const isFound = async (text: string): Promise<boolean> => {
      const answer = await shop.fetch(new Request(`http://shop.test/api/search/?q=${text}`));
      return slugsOf((await answer.json()) as Found).includes('seersucker-praia-shirt');
    };
    expect(await isFound('seersucker')).toBe(false);
    today = '2027-04-08';
    expect(await isFound('seersucker')).toBe(true);
    today = '2027-04-07';
    expect(await isFound('seersucker')).toBe(false);
    await shop.close();
  });

  test('a note is found from its publication on', async () => {
    const early = await createServer({
      database: { memory: true },
      seedsAccounts: false,
      clock: () => new Date('2020-01-01'),
    });
    const [note] = early.shop.content.notes;
    const answer = await early.fetch(
      new Request(
        `http://shop.test/api/search/?${new URLSearchParams({ q: note?.title.en ?? '' })}`,
      ),
    );
    expect(((await answer.json()) as Found).places.filter(({ kind }) => kind === 'note')).toEqual(
      [],
    );
    await early.close();
    expect((await find(note?.title.en ?? '')).places.map(({ path }) => path)).toContain(
      `/notes/${note?.slug}`,
    );
  });
});

test('case, accents, hyphens and umlaut spellings do not matter', () => {
  expect(['Mütze', 'MUETZE', 'mutze'].map(foldWord)).toEqual(['mutze', 'mutze', 'mutze']);
  expect(['Größe', 'groesse', 'Grosse'].map(foldWord)).toEqual(['grosse', 'grosse', 'grosse']);
  expect(wordsOf('Heavy T-Shirts, t shirt & Piqué')).toEqual([
    'Heavy',
    'TShirts',
    'tshirt',
    'Piqué',
  ]);
});
