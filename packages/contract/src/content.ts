import { blockDrawings } from '@tailorbird/domain/content';
import { inquiryTopics } from '@tailorbird/domain/support';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { detailError } from './errors.ts';
import { currency, decimal, id, idInPath, matching, slug, text } from './values.ts';

const titled = z.object({ title: z.string(), text: z.string() });

export const home = z.object({
  hero: z.object({ headline: z.string(), text: z.string(), call_to_action: z.string() }),
  promises: z.array(titled),
  steps: z.array(titled),
  guarantee: titled,
  /** Slugs of clothing types. */
  featured: z.array(z.string()),
});
export type WireHome = z.infer<typeof home>;

export const readHome = endpoint({
  context: 'content',
  name: 'readHome',
  method: 'GET',
  path: '/content-api/home',
  summary: 'Texts of the home page.',
  responses: { 200: home },
});

/** A garment as a page shows it; `variant` is the id of a variant in addresses. */
export const piece = z.object({ slug: z.string(), variant: z.string(), title: z.string(), view: z.enum(['front', 'back']) });
export const productPiece = z.extend(piece, { subtitle: z.string(), prices: z.record(currency, decimal) });

const paragraphs = z.array(z.string());
const drawing = z.nullable(z.enum(blockDrawings));
const pieces = z.array(piece);
const maybeText = z.nullable(z.string());

/** A part of a page that explains, in the reader's language. */
export const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lead'), text: z.string() }),
  z.object({
    kind: z.literal('text'),
    heading: maybeText,
    paragraphs,
    list: z.nullable(paragraphs),
    beside: z.nullable(z.object({ pieces, drawing, caption: maybeText })),
  }),
  z.object({ kind: z.literal('picture'), pieces, drawing, caption: maybeText }),
  z.object({
    kind: z.literal('figures'),
    heading: maybeText,
    figures: z.array(z.object({ value: z.string(), label: z.string() })),
    note: maybeText,
  }),
  z.object({
    kind: z.literal('steps'),
    heading: maybeText,
    steps: z.array(z.object({ title: z.string(), text: z.string(), drawing })),
  }),
  z.object({ kind: z.literal('quote'), text: z.string(), source: maybeText }),
  z.object({ kind: z.literal('table'), heading: maybeText, head: paragraphs, rows: z.array(paragraphs), note: maybeText }),
  z.object({
    kind: z.literal('accordion'),
    slug: z.string(),
    heading: z.string(),
    items: z.array(z.object({ slug: z.string(), question: z.string(), answer: paragraphs })),
  }),
  z.object({ kind: z.literal('products'), heading: z.string(), text: maybeText, pieces: z.array(productPiece) }),
  z.object({ kind: z.literal('action'), heading: z.string(), text: maybeText, label: z.string(), to: z.string() }),
  z.object({
    kind: z.literal('fabrics'),
    heading: z.string(),
    text: maybeText,
    fabrics: z.array(
      z.object({
        slug: z.string(),
        title: z.string(),
        texture: z.string(),
        composition: z.string(),
        care: z.string(),
        weight_gsm: z.nullable(z.number()),
        colors: z.array(z.object({ title: z.string(), hex: z.string() })),
        pieces,
      }),
    ),
  }),
  z.object({
    kind: z.literal('footprint'),
    heading: z.string(),
    text: maybeText,
    designs: z.array(z.object({ id, slug: z.string(), title: z.string(), fabric: z.string(), variant: z.string() })),
  }),
  z.object({ kind: z.literal('inquiry'), heading: z.string(), text: maybeText, topic: z.enum(inquiryTopics) }),
]);
export type WireBlock = z.infer<typeof block>;

export const page = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  intro: z.string(),
  pieces,
  blocks: z.array(block),
});
export type WirePage = z.infer<typeof page>;

export const readPage = endpoint({
  context: 'content',
  name: 'readPage',
  method: 'GET',
  path: '/content-api/pages/{slug}',
  summary: 'A page that explains, as blocks; campaigns are `campaign-…`, canvases `canvas-…`.',
  params: { slug },
  responses: { 200: page, 404: detailError },
});

/** What lists show of a note. `published` is an ISO date. */
export const articleTeaser = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  published: z.iso.date(),
  tags: z.array(z.string()),
  summary: z.string(),
  piece: z.nullable(piece),
});
export type WireArticleTeaser = z.infer<typeof articleTeaser>;

/** NOTES-01. */
export const article = z.extend(articleTeaser, {
  blocks: z.array(block),
  reading_minutes: z.int(),
  related: z.array(articleTeaser),
});
export type WireArticle = z.infer<typeof article>;

export const notesMeta = z.object({ count: z.int(), tags: z.array(z.object({ slug: z.string(), title: z.string(), count: z.int() })) });
export type WireNotesMeta = z.infer<typeof notesMeta>;

export const readNotesMeta = endpoint({
  context: 'content',
  name: 'readNotesMeta',
  method: 'GET',
  path: '/notes-api/meta',
  summary: 'How many notes there are, and their tags.',
  responses: { 200: notesMeta },
});

export const listLatestArticles = endpoint({
  context: 'content',
  name: 'listLatestArticles',
  method: 'GET',
  path: '/notes-api/latest-articles',
  summary: 'The three newest notes.',
  responses: { 200: z.array(articleTeaser) },
});

export const listArticles = endpoint({
  context: 'content',
  name: 'listArticles',
  method: 'GET',
  path: '/notes-api/articles',
  summary: 'Notes, newest first: all, or those with a tag.',
  query: { tag: z.optional(slug) },
  responses: { 200: z.array(articleTeaser) },
});

export const readArticle = endpoint({
  context: 'content',
  name: 'readArticle',
  method: 'GET',
  path: '/notes-api/articles/{slug}',
  summary: 'One note, and what to read after it.',
  params: { slug },
  responses: { 200: article, 404: detailError },
});

export const launch = z.object({
  date: z.iso.date(),
  title: z.string(),
  text: z.string(),
  piece: z.nullable(piece),
  to: maybeText,
});
export type WireLaunch = z.infer<typeof launch>;

export const listLaunches = endpoint({
  context: 'content',
  name: 'listLaunches',
  method: 'GET',
  path: '/content-api/launches',
  summary: 'What comes out and when, the earliest first.',
  responses: { 200: z.array(launch) },
});

const resources = { water_liters: z.number(), energy_megajoules: z.number(), carbon_kilograms: z.number() } as const;

/** What a garment takes: its cloth, what is sewn to it, and the resources of each stage. Sample figures; `assumptions` says from what. */
export const expenditure = z.object({
  fabric: z.object({
    title: z.string(),
    composition: z.string(),
    square_meters: z.number(),
    grams: z.int(),
    offcut_grams: z.int(),
  }),
  trims: z.array(z.object({ title: z.string(), quantity: z.number(), unit: z.enum(['piece', 'meter']) })),
  stages: z.array(z.object({ slug: z.string(), title: z.string(), ...resources })),
  total: z.object(resources),
  source: z.string(),
  assumptions: z.array(z.string()),
});
export type WireExpenditure = z.infer<typeof expenditure>;

/** API-45. */
export const readGenericExpenditure = endpoint({
  context: 'content',
  name: 'readGenericExpenditure',
  method: 'POST',
  path: '/trims_api/expenditures/generic/',
  summary: 'What a design takes in a base size (1 to 12, 7 when absent), whether somebody has ordered it or not.',
  request: z.object({
    clothing_type_id: id,
    fabric_color_id: z.optional(id),
    base_size: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
  }),
  responses: { 200: expenditure, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

/** API-43. */
export const readBasketLineExpenditure = endpoint({
  context: 'content',
  name: 'readBasketLineExpenditure',
  method: 'GET',
  path: '/trims_api/expenditures/basket-line/{id}/',
  summary: 'What one piece of a line of the own basket takes.',
  params: { id: idInPath },
  responses: { 200: expenditure, 404: detailError },
});

/** API-44. */
export const readOrderLineExpenditure = endpoint({
  context: 'content',
  name: 'readOrderLineExpenditure',
  method: 'GET',
  path: '/trims_api/expenditures/order-line/{id}/',
  summary: 'What one piece of a line of an own order takes.',
  params: { id: idInPath },
  responses: { 200: expenditure, 403: detailError, 404: detailError },
});

/** ROUTE-54, ROUTE-55. */
export const foldPreview = z.object({ id: z.string(), piece, blocks: z.array(block) });
export type WireFoldPreview = z.infer<typeof foldPreview>;

export const readFoldPreview = endpoint({
  context: 'content',
  name: 'readFoldPreview',
  method: 'GET',
  path: '/content-api/below-the-fold/{slug}/{id}',
  summary: 'Blocks for the page of a product before they are published: for admins, and for who has a signed link.',
  params: { slug, id: slug },
  query: { variant: z.optional(matching(/^\d+(-\d+)*$/)), expires: z.optional(matching(/^\d{10,13}$/)), signature: z.optional(text(100)) },
  responses: { 200: foldPreview, 403: detailError, 404: detailError },
});

export const signFoldPreview = endpoint({
  context: 'content',
  name: 'signFoldPreview',
  method: 'POST',
  path: '/content-api/below-the-fold/{slug}/{id}/link/',
  summary: 'A link to a preview for somebody without an account, good for a week; admin only.',
  params: { slug, id: slug },
  request: z.object({ variant: z.optional(matching(/^\d+(-\d+)*$/)) }),
  responses: { 201: z.object({ path: z.string(), expires: z.string() }), 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});
