import {
  type BlockDrawing,
  blockDrawings,
  certificateEmblems,
  type PieceName,
} from '@tailorbird/domain/content';
import { inquiryTopics } from '@tailorbird/domain/support';
import { z } from 'zod';
import { id, localizedParagraphs, localizedText, slug } from '../../../platform/rows/parseRows.ts';
import { certificateLink } from '../application/certificateLink.ts';

const titled = z.strictObject({ title: localizedText, text: localizedText });

export const homeRow = z.strictObject({
  hero: z.strictObject({
    headline: localizedText,
    text: localizedText,
    callToAction: localizedText,
  }),
  promises: z.array(titled).length(3, 'must be three promises'),
  featured: z.array(slug).min(1, 'has no clothing type'),
});

const withdrawalRow = z.strictObject({ madeToOrder: localizedText, withdrawable: localizedText });
export const figuresRow = z.strictObject({
  volumeStep: localizedText,
  productionAfterWithdrawal: localizedText,
  standardSizesReturnable: withdrawalRow,
  standardSizesExcluded: withdrawalRow,
});

/**
 * A garment, optionally with color and view: `cotton-t-shirt`, `cotton-t-shirt/navy` or
 * `cotton-t-shirt/navy.back`.
 */
const piece = z
  .string()
  .regex(
    /^[a-z0-9-]+(\/[a-z0-9-]+)?(\.back)?$/,
    'must be a garment such as cotton-t-shirt, cotton-t-shirt/navy or cotton-t-shirt/navy.back',
  )
  .transform((name): PieceName => {
    const [front = '', back] = name.split('.');
    const [garment = '', color] = front.split('/');
    return { slug: garment, color: color ?? null, view: back ? 'back' : 'front' };
  });
const pieces = z.array(piece).max(4, 'has more than four garments').default([]);
const maybeText = localizedText.nullable().default(null);
const drawing = z
  .enum(blockDrawings)
  .nullable()
  .default(null as BlockDrawing | null);

const noFabrics = z.null().default(null);
const table = z
  .strictObject({
    kind: z.literal('table'),
    heading: maybeText,
    head: z.array(localizedText).min(2, 'has fewer than two columns'),
    rows: z.array(z.array(localizedText)).min(1, 'has no row'),
    note: maybeText,
  })
  .refine(
    ({ head, rows }) => rows.every((row) => row.length === head.length),
    'has a row that is not as wide as its head',
  );

export const blockRow = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('lead'), text: localizedText }),
    z.strictObject({
      kind: z.literal('text'),
      heading: maybeText,
      paragraphs: localizedParagraphs,
      list: localizedParagraphs.nullable().default(null),
      beside: z.strictObject({ pieces, drawing, caption: maybeText }).nullable().default(null),
    }),
    z.strictObject({ kind: z.literal('picture'), pieces, drawing, caption: maybeText }),
    z.strictObject({
      kind: z.literal('figures'),
      heading: maybeText,
      figures: z
        .array(z.strictObject({ value: localizedText, label: localizedText }))
        .min(2, 'has fewer than two figures'),
      note: maybeText,
    }),
    z.strictObject({
      kind: z.literal('steps'),
      heading: maybeText,
      steps: z
        .array(z.strictObject({ title: localizedText, text: localizedText, drawing }))
        .min(2, 'has fewer than two steps'),
    }),
    z.strictObject({ kind: z.literal('quote'), text: localizedText, source: maybeText }),
    table,
    z.strictObject({
      kind: z.literal('accordion'),
      slug,
      heading: localizedText,
      items: z
        .array(z.strictObject({ slug, question: localizedText, answer: localizedParagraphs }))
        .min(1, 'has no question'),
    }),
    z.strictObject({
      kind: z.literal('products'),
      heading: localizedText,
      text: maybeText,
      pieces: z.array(piece).min(1, 'has no garment'),
    }),
    z.strictObject({
      kind: z.literal('action'),
      heading: localizedText,
      text: maybeText,
      label: localizedText,
      to: z.string().regex(/^\/[\w/?=&#-]*$/, 'must be a path of the shop such as /products'),
    }),
    z.strictObject({
      kind: z.literal('fabrics'),
      heading: localizedText,
      text: maybeText,
      fabrics: noFabrics,
    }),
    z.strictObject({
      kind: z.literal('footprint'),
      heading: localizedText,
      text: maybeText,
      designs: z.array(slug).min(1, 'has no clothing type'),
    }),
    z.strictObject({
      kind: z.literal('inquiry'),
      heading: localizedText,
      text: maybeText,
      topic: z.enum(inquiryTopics),
    }),
  ],
  { error: 'must be a block of a known kind' },
);

const blocks = z.array(blockRow).min(1, 'has no block');

export const pageRow = z.strictObject({
  slug,
  title: localizedText,
  description: localizedText,
  intro: localizedText,
  pieces,
  blocks,
});

export const noteRow = z.strictObject({
  id,
  slug,
  title: localizedText,
  published: z.iso.date('must be a date such as 2025-11-05'),
  tags: z.array(slug).min(1, 'has no tag'),
  summary: localizedText,
  piece: piece.nullable().default(null),
  /** `web/public/drawings/notes/<drawing>.svg`. */
  drawing: slug.nullable().default(null),
  blocks,
});

export const tagRow = z.strictObject({ slug, title: localizedText });

const yearly = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export const launchRow = z.strictObject({
  /** A date, or a yearly day such as `11-05`. */
  date: z.union(
    [z.iso.date(), z.string().regex(yearly)],
    'must be a date such as 2025-11-05 or, for every year, such as 11-05',
  ),
  title: localizedText,
  text: localizedText,
  piece: piece.nullable().default(null),
  to: z
    .string()
    .startsWith('/', 'must be a path of the shop such as /products')
    .nullable()
    .default(null),
});

export const certificateRow = z.strictObject({
  slug,
  name: localizedText,
  text: localizedText,
  issuer: z.string().min(1),
  number: z.string(),
  to: z
    .string()
    .regex(
      certificateLink,
      'must be an address such as https://… or a path of the shop such as /materials',
    ),
  validUntil: z.iso.date('must be a date such as 2027-03-31'),
  emblem: z.enum(certificateEmblems),
  isSample: z.boolean().default(false),
});

const once = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const season = z
  .strictObject({ from: z.string(), until: z.string() })
  .refine(
    ({ from, until }) => [yearly, once].some((form) => form.test(from) && form.test(until)),
    'must be two dates, either such as 2025-10-01 or, for every year, such as 11-01',
  )
  .refine(({ from, until }) => yearly.test(from) || from <= until, 'ends before it begins');

/** SHELL-33. */
export const seasonRow = z.strictObject({
  slug,
  season,
  title: localizedText,
  text: localizedText,
  action: localizedText,
  to: z.string().startsWith('/', 'must be a path of the shop such as /products'),
  pieces: z
    .array(piece)
    .min(2, 'has fewer than two garments')
    .max(5, 'has more than five garments'),
});

/**
 * Blocks below the first view of a product. Before publication they are only visible as a
 * preview.
 */
export const belowTheFoldRow = z.strictObject({ id: slug, piece, blocks });

const resources = z.strictObject({
  water: z.number().min(0),
  energy: z.number().min(0),
  carbon: z.number(),
});

export const factorsRow = z.strictObject({
  source: localizedText,
  assumptions: localizedParagraphs,
  fiberTitle: localizedText,
  fibers: z
    .array(z.strictObject({ slug, words: z.array(z.string()).min(1), perKilogram: resources }))
    .min(1, 'has no fiber'),
  making: z.array(z.strictObject({ slug, title: localizedText, perKilogram: resources })),
  piece: z.array(z.strictObject({ slug, title: localizedText, perPiece: resources })),
  cuts: z
    .array(
      z.strictObject({
        patterns: z.array(slug),
        squareMeters: z.number().positive(),
        usualGsm: z.number().positive(),
        offcuts: z.number().min(0).max(0.5),
        trims: z.array(
          z.strictObject({
            title: localizedText,
            quantity: z.number().positive(),
            unit: z.enum(['piece', 'meter']),
          }),
        ),
      }),
    )
    .min(1, 'has no cut'),
});
