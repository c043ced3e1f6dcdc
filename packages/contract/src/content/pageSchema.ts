import { certificateEmblems } from '@tailorbird/domain/content';
import * as z from 'zod/mini';
import { block, maybeText, pieces, shownPiece } from './blockSchema.ts';

const titled = z.object({ title: z.string(), text: z.string() });

export const home = z.object({
  hero: z.object({ headline: z.string(), text: z.string(), call_to_action: z.string() }),
  promises: z.array(titled),
  steps: z.array(titled),
  guarantee: titled,
  /** Slugs of clothing types. */
  featured: z.array(z.string()),
  /** The seasonal offer. Null out of season. */
  season: z.nullable(
    z.object({
      slug: z.string(),
      title: z.string(),
      text: z.string(),
      action: z.string(),
      to: z.string(),
      pieces,
    }),
  ),
});
export type WireHome = z.infer<typeof home>;

export const page = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  intro: z.string(),
  pieces,
  blocks: z.array(block),
});
export type WirePage = z.infer<typeof page>;

export const launch = z.object({
  date: z.iso.date(),
  title: z.string(),
  text: z.string(),
  piece: z.nullable(shownPiece),
  to: maybeText,
});
export type WireLaunch = z.infer<typeof launch>;

/**
 * A certificate or press quote. `to` is a URL or a path of the shop. Samples have no
 * author.
 */
export const certificate = z.object({
  slug: z.string(),
  name: z.string(),
  text: z.string(),
  issuer: z.string(),
  number: z.string(),
  to: z.string(),
  valid_until: z.iso.date(),
  emblem: z.enum(certificateEmblems),
  is_sample: z.boolean(),
});
export type WireCertificate = z.infer<typeof certificate>;

/**
 * Content for below the first view of a product, before publication (ROUTE-54,
 * ROUTE-55).
 */
export const foldPreview = z.object({ id: z.string(), piece: shownPiece, blocks: z.array(block) });
export type WireFoldPreview = z.infer<typeof foldPreview>;
