import {
  type Block,
  blockDrawings,
  type Certificate,
  certificateEmblems,
  type Expenditure,
  type FoldPreview,
  type HomeContent,
  type LaunchEntry,
  type NoteTag,
  type Page,
  type Piece,
  type ReadNote,
  type Resources,
} from '@tailorbird/domain/content';
import { type Currency, currencies } from '@tailorbird/domain/kernel';
import { inquiryTopics } from '@tailorbird/domain/support';
import { arbitraryId } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundTrips, sent } from '../testing/roundTrips.ts';
import { block, fromWireBlock, toWireBlock } from './block.ts';
import { expenditure, fromWireExpenditure, toWireExpenditure } from './expenditure.ts';
import {
  article,
  fromWireArticle,
  fromWireNotesMeta,
  notesMeta,
  toWireArticle,
  toWireNotesMeta,
} from './note.ts';
import {
  certificate,
  foldPreview,
  fromWireCertificate,
  fromWireFoldPreview,
  fromWireHome,
  fromWireLaunch,
  fromWirePage,
  home,
  launch,
  page,
  toWireCertificate,
  toWireFoldPreview,
  toWireHome,
  toWireLaunch,
  toWirePage,
} from './page.ts';

const text = fc.string({ maxLength: 20 });
const maybe = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: null });
const few = <Value>(of: fc.Arbitrary<Value>) => fc.array(of, { maxLength: 3 });
const day = fc.constantFrom('2025-11-05', '2026-02-28');
const drawing = maybe(fc.constantFrom(...blockDrawings));
const pieceFields = {
  slug: text,
  variant: text,
  title: text,
  view: fc.constantFrom('front', 'back'),
  picture: fc.constantFrom('render', 'drawing'),
} as const;
const piece: fc.Arbitrary<Piece> = fc.record(pieceFields);
const prices = fc.record(
  Object.fromEntries(currencies.map((currency) => [currency, fc.nat(10_000_000)])) as Record<
    Currency,
    fc.Arbitrary<number>
  >,
);
const titled = fc.record({ title: text, text });

const blocks: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ kind: fc.constant('lead' as const), text }),
  fc.record({ kind: fc.constant('graphic' as const), path: text, text }),
  fc.record({
    kind: fc.constant('text' as const),
    heading: maybe(text),
    paragraphs: few(text),
    list: maybe(few(text)),
    beside: maybe(fc.record({ pieces: few(piece), drawing, caption: maybe(text) })),
  }),
  fc.record({
    kind: fc.constant('picture' as const),
    pieces: few(piece),
    drawing,
    caption: maybe(text),
  }),
  fc.record({
    kind: fc.constant('figures' as const),
    heading: maybe(text),
    figures: few(fc.record({ value: text, label: text })),
    note: maybe(text),
  }),
  fc.record({
    kind: fc.constant('steps' as const),
    heading: maybe(text),
    steps: few(fc.record({ title: text, text, drawing })),
  }),
  fc.record({ kind: fc.constant('quote' as const), text, source: maybe(text) }),
  fc.record({
    kind: fc.constant('table' as const),
    heading: maybe(text),
    head: few(text),
    rows: few(few(text)),
    note: maybe(text),
  }),
  fc.record({
    kind: fc.constant('accordion' as const),
    slug: text,
    heading: text,
    items: few(fc.record({ slug: text, question: text, answer: few(text) })),
  }),
  fc.record({
    kind: fc.constant('products' as const),
    heading: text,
    text: maybe(text),
    pieces: few(
      fc
        .tuple(piece, text, prices)
        .map(([shown, subtitle, costs]) => ({ ...shown, subtitle, prices: costs })),
    ),
  }),
  fc.record({
    kind: fc.constant('action' as const),
    heading: text,
    text: maybe(text),
    label: text,
    to: text,
  }),
  fc.record({
    kind: fc.constant('fabrics' as const),
    heading: text,
    text: maybe(text),
    fabrics: few(
      fc.record({
        slug: text,
        title: text,
        texture: text,
        composition: text,
        care: text,
        weightGsm: maybe(fc.nat(900)),
        colors: few(fc.record({ title: text, hex: text })),
        pieces: few(piece),
      }),
    ),
  }),
  fc.record({
    kind: fc.constant('footprint' as const),
    heading: text,
    text: maybe(text),
    designs: few(fc.record({ ...pieceFields, id: arbitraryId, fabric: text })),
  }),
  fc.record({
    kind: fc.constant('inquiry' as const),
    heading: text,
    text: maybe(text),
    topic: fc.constantFrom(...inquiryTopics),
  }),
);

const homes: fc.Arbitrary<HomeContent> = fc.record({
  hero: fc.record({ headline: text, text, callToAction: text }),
  promises: few(titled),
  featured: few(text),
  season: maybe(
    fc.record({ slug: text, title: text, text, action: text, to: text, pieces: few(piece) }),
  ),
});
const pages: fc.Arbitrary<Page> = fc.record({
  slug: text,
  title: text,
  description: text,
  intro: text,
  pieces: few(piece),
  blocks: few(blocks),
});
const previews: fc.Arbitrary<FoldPreview> = fc.record({ id: text, piece, blocks: few(blocks) });
const certificates: fc.Arbitrary<Certificate> = fc.record({
  slug: text,
  name: text,
  text,
  issuer: text,
  number: text,
  to: text,
  validUntil: day,
  emblem: fc.constantFrom(...certificateEmblems),
  isSample: fc.boolean(),
});
const launches: fc.Arbitrary<LaunchEntry> = fc.record({
  date: day,
  title: text,
  text,
  piece: maybe(piece),
  to: maybe(text),
});
const teaser = {
  id: arbitraryId,
  slug: text,
  title: text,
  published: day,
  tags: few(text),
  summary: text,
  piece: maybe(piece),
  drawing: maybe(text),
};
const notes: fc.Arbitrary<ReadNote> = fc.record({
  ...teaser,
  blocks: few(blocks),
  readingMinutes: fc.nat(60),
  related: few(fc.record(teaser)),
});
const tags: fc.Arbitrary<readonly NoteTag[]> = few(
  fc.record({ slug: text, title: text, count: fc.nat(99) }),
);

const figure = fc.nat(100_000).map((hundredths) => hundredths / 100);
const resources: fc.Arbitrary<Resources> = fc.record({
  water: figure,
  energy: figure,
  carbon: figure,
});
const expenditures: fc.Arbitrary<Expenditure> = fc.record({
  fabric: fc.record({
    title: text,
    composition: text,
    squareMeters: figure,
    grams: fc.nat(5000),
    offcutGrams: fc.nat(5000),
  }),
  trims: few(
    fc.record({
      title: text,
      quantity: figure,
      unit: fc.constantFrom('piece' as const, 'meter' as const),
    }),
  ),
  stages: few(
    fc.tuple(resources, text, text).map(([taken, slug, title]) => ({ slug, title, ...taken })),
  ),
  total: resources,
  source: text,
  assumptions: few(text),
});

describe('round trips of the content', () => {
  it('a block of any kind survives the round trip', () =>
    roundTrips(block, blocks, toWireBlock, fromWireBlock));
  it('the home page survives the round trip', () =>
    roundTrips(home, homes, toWireHome, fromWireHome));
  it('a page survives the round trip', () => roundTrips(page, pages, toWirePage, fromWirePage));
  it('a preview survives the round trip', () =>
    roundTrips(foldPreview, previews, toWireFoldPreview, fromWireFoldPreview));
  it('a certificate survives the round trip', () =>
    roundTrips(certificate, certificates, toWireCertificate, fromWireCertificate));
  it('a launch survives the round trip', () =>
    roundTrips(launch, launches, toWireLaunch, fromWireLaunch));
  it('a note survives the round trip', () =>
    roundTrips(article, notes, toWireArticle, fromWireArticle));
  it('the tags of notes survive the round trip', () =>
    roundTrips(notesMeta, tags, (value) => toWireNotesMeta(7, value), fromWireNotesMeta));
  it('the expenditure of a garment survives the round trip', () =>
    roundTrips(expenditure, expenditures, toWireExpenditure, fromWireExpenditure));
});

describe('documented bodies of the content', () => {
  const resourcesOf = (water: number) => ({
    water_liters: water,
    energy_megajoules: 2,
    carbon_kilograms: 0.5,
  });

  it('[API-45] POST /trims_api/expenditures/generic/ names the unit of each figure', () => {
    const body = {
      fabric: {
        title: 'Jersey',
        composition: '100% cotton',
        square_meters: 1.2,
        grams: 180,
        offcut_grams: 20,
      },
      trims: [{ title: 'Thread', quantity: 80, unit: 'meter' as const }],
      stages: [{ slug: 'fiber', title: 'Fiber', ...resourcesOf(1000) }],
      total: resourcesOf(1200),
      source: 'Sample',
      assumptions: ['One'],
    };
    const means = {
      fabric: {
        title: 'Jersey',
        composition: '100% cotton',
        squareMeters: 1.2,
        grams: 180,
        offcutGrams: 20,
      },
      trims: [{ title: 'Thread', quantity: 80, unit: 'meter' as const }],
      stages: [{ slug: 'fiber', title: 'Fiber', water: 1000, energy: 2, carbon: 0.5 }],
      total: { water: 1200, energy: 2, carbon: 0.5 },
      source: 'Sample',
      assumptions: ['One'],
    };
    expect(sent(expenditure, toWireExpenditure(means))).toEqual(body);
    expect(fromWireExpenditure(body)).toEqual(means);
  });

  it('a fabric block has weight_gsm, and a product block has prices as texts', () => {
    const fabrics = {
      kind: 'fabrics' as const,
      heading: 'Fabrics',
      text: null,
      fabrics: [
        {
          slug: 'jersey',
          title: 'Jersey',
          texture: 'jersey',
          composition: 'Cotton',
          care: 'Wash.',
          weightGsm: 180,
          colors: [],
          pieces: [],
        },
      ],
    };
    expect(sent(block, toWireBlock(fabrics))).toMatchObject({ fabrics: [{ weight_gsm: 180 }] });
    const costs = Object.fromEntries(currencies.map((currency) => [currency, 5900])) as Record<
      Currency,
      number
    >;
    const offered = {
      slug: 'polo',
      variant: '1',
      title: 'Polo',
      view: 'front' as const,
      picture: 'render' as const,
      subtitle: 'Soft',
      prices: costs,
    };
    const products = {
      kind: 'products' as const,
      heading: 'Products',
      text: null,
      pieces: [offered],
    };
    expect(sent(block, toWireBlock(products))).toMatchObject({
      pieces: [{ prices: { EUR: '59.00', SGD: '59.00' } }],
    });
  });

  it('the home page has call_to_action, and a note has reading_minutes', () => {
    const texts = {
      hero: { headline: 'H', text: 'T', callToAction: 'C' },
      promises: [],
      featured: [],
      season: null,
    };
    expect(sent(home, toWireHome(texts)).hero).toEqual({
      headline: 'H',
      text: 'T',
      call_to_action: 'C',
    });
    const note = {
      id: 1,
      slug: 'tape',
      title: 'Tape',
      published: '2025-11-05',
      tags: ['care'],
      summary: 'S',
      piece: null,
      drawing: null,
      blocks: [],
      readingMinutes: 3,
      related: [],
    };
    expect(sent(article, toWireArticle(note))).toEqual({
      id: 1,
      slug: 'tape',
      title: 'Tape',
      published: '2025-11-05',
      date_published: '2025-11-05',
      tags: ['care'],
      summary: 'S',
      piece: null,
      drawing: null,
      blocks: [],
      reading_minutes: 3,
      related: [],
    });
  });
});
