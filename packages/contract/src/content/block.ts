import { type Block, blockDrawings } from '@tailorbird/domain/content';
import { inquiryTopics } from '@tailorbird/domain/support';
import * as z from 'zod/mini';
import { asMutable } from '../asMutable.ts';
import { pricesByCurrency } from '../money.ts';
import { currency, decimal, id } from '../values.ts';

/**
 * A garment shown on a page. `variant` is the variant id used in addresses, `picture` the kind
 * of its picture.
 */
export const shownPiece = z.object({
  slug: z.string(),
  variant: z.string(),
  title: z.string(),
  view: z.enum(['front', 'back']),
  picture: z.enum(['render', 'drawing']),
});

export const productPiece = z.extend(shownPiece, {
  subtitle: z.string(),
  prices: z.record(currency, decimal),
});

const paragraphs = z.array(z.string());

const drawing = z.nullable(z.enum(blockDrawings));

export const pieces = z.array(shownPiece);

export const maybeText = z.nullable(z.string());

/** A section of a content page, in the reader's language. */
export const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lead'), text: z.string() }),
  z.object({ kind: z.literal('graphic'), path: z.string(), text: z.string() }),
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
  z.object({
    kind: z.literal('table'),
    heading: maybeText,
    head: paragraphs,
    rows: z.array(paragraphs),
    note: maybeText,
  }),
  z.object({
    kind: z.literal('accordion'),
    slug: z.string(),
    heading: z.string(),
    items: z.array(z.object({ slug: z.string(), question: z.string(), answer: paragraphs })),
  }),
  z.object({
    kind: z.literal('products'),
    heading: z.string(),
    text: maybeText,
    pieces: z.array(productPiece),
  }),
  z.object({
    kind: z.literal('action'),
    heading: z.string(),
    text: maybeText,
    label: z.string(),
    to: z.string(),
  }),
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
    designs: z.array(z.extend(shownPiece, { id, fabric: z.string() })),
  }),
  z.object({
    kind: z.literal('inquiry'),
    heading: z.string(),
    text: maybeText,
    topic: z.enum(inquiryTopics),
  }),
]);
export type WireBlock = z.infer<typeof block>;

/** Only prices and weights differ between the domain and the wire. */
export const toWireBlock = (block: Block): WireBlock => {
  switch (block.kind) {
    case 'products':
      return {
        ...block,
        pieces: block.pieces.map((piece) => ({
          ...piece,
          prices: pricesByCurrency.toWire(piece.prices),
        })),
      };
    case 'fabrics':
      return {
        ...block,
        fabrics: block.fabrics.map(({ weightGsm, ...fabric }) => ({
          ...asMutable(fabric),
          weight_gsm: weightGsm,
        })),
      };
    default:
      return asMutable(block);
  }
};

export const fromWireBlock = (block: WireBlock): Block => {
  switch (block.kind) {
    case 'products':
      return {
        ...block,
        pieces: block.pieces.map((piece) => ({
          ...piece,
          prices: pricesByCurrency.fromWire(piece.prices),
        })),
      };
    case 'fabrics':
      return {
        ...block,
        fabrics: block.fabrics.map(({ weight_gsm, ...fabric }) => ({
          ...fabric,
          weightGsm: weight_gsm,
        })),
      };
    default:
      return block;
  }
};
