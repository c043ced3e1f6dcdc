import {
  type Certificate,
  certificateEmblems,
  type FoldPreview,
  type HomeContent,
  type LaunchEntry,
  maximumCertificates,
  type Page,
} from '@tailorbird/domain/content';
import * as z from 'zod/mini';
import { asMutable } from '../asMutable.ts';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { fields } from '../fields.ts';
import { matching, slug, text } from '../values.ts';
import { block, fromWireBlock, maybeText, pieces, shownPiece, toWireBlock } from './block.ts';

const titled = z.object({ title: z.string(), text: z.string() });

export const home = z.object({
  hero: z.object({ headline: z.string(), text: z.string(), call_to_action: z.string() }),
  promises: z.array(titled),
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

const heroFields = fields<HomeContent['hero'], WireHome['hero']>()({
  headline: 'headline',
  text: 'text',
  callToAction: 'call_to_action',
});

export const toWireHome = ({ hero, ...rest }: HomeContent): WireHome => ({
  ...asMutable(rest),
  hero: heroFields.toWire(hero),
});

export const fromWireHome = ({ hero, ...rest }: WireHome): HomeContent => ({
  ...rest,
  hero: heroFields.fromWire(hero),
});

export const toWirePage = ({ blocks, ...page }: Page): WirePage => ({
  ...asMutable(page),
  blocks: blocks.map(toWireBlock),
});

export const fromWirePage = ({ blocks, ...page }: WirePage): Page => ({
  ...page,
  blocks: blocks.map(fromWireBlock),
});

export const toWireFoldPreview = ({ blocks, ...preview }: FoldPreview): WireFoldPreview => ({
  ...asMutable(preview),
  blocks: blocks.map(toWireBlock),
});

export const fromWireFoldPreview = ({ blocks, ...preview }: WireFoldPreview): FoldPreview => ({
  ...preview,
  blocks: blocks.map(fromWireBlock),
});

export const toWireCertificate = ({
  validUntil,
  isSample,
  ...certificate
}: Certificate): WireCertificate => ({
  ...certificate,
  valid_until: validUntil,
  is_sample: isSample,
});

export const fromWireCertificate = ({
  valid_until,
  is_sample,
  ...certificate
}: WireCertificate): Certificate => ({
  ...certificate,
  validUntil: valid_until,
  isSample: is_sample,
});

export const toWireLaunch = (launch: LaunchEntry): WireLaunch => asMutable(launch);

export const fromWireLaunch = (launch: WireLaunch): LaunchEntry => launch;

export const readHome = endpoint({
  context: 'content',
  name: 'readHome',
  method: 'GET',
  path: '/content-api/home',
  summary: 'Returns the content of the home page.',
  responses: { 200: home },
});

export const readPage = endpoint({
  context: 'content',
  name: 'readPage',
  method: 'GET',
  path: '/content-api/pages/{slug}',
  summary: 'Returns a content page as blocks; campaigns are `campaign-…`, canvases `canvas-…`.',
  params: { slug },
  responses: { 200: page, 404: detailError },
});

export const listLaunches = endpoint({
  context: 'content',
  name: 'listLaunches',
  method: 'GET',
  path: '/content-api/launches',
  summary: 'Lists launches, earliest first.',
  responses: { 200: z.array(launch) },
});

export const listCertificates = endpoint({
  context: 'content',
  name: 'listCertificates',
  method: 'GET',
  path: '/content-api/certificates',
  summary: 'Lists the certificates that are valid today.',
  responses: { 200: z.array(certificate).check(z.maxLength(maximumCertificates)) },
});

export const readFoldPreview = endpoint({
  context: 'content',
  name: 'readFoldPreview',
  method: 'GET',
  path: '/content-api/below-the-fold/{slug}/{id}',
  summary: 'Returns unpublished blocks of a product page, for admins and holders of a signed link.',
  params: { slug, id: slug },
  query: {
    variant: z.optional(matching(/^\d+(-\d+)*$/)),
    expires: z.optional(matching(/^\d{10,13}$/)),
    signature: z.optional(text(100)),
  },
  responses: { 200: foldPreview, 403: detailError, 404: detailError },
});

export const signFoldPreview = endpoint({
  context: 'content',
  name: 'signFoldPreview',
  method: 'POST',
  path: '/content-api/below-the-fold/{slug}/{id}/link/',
  summary: 'Creates a preview link that works without an account for a week. Admin only.',
  params: { slug, id: slug },
  request: z.object({ variant: z.optional(matching(/^\d+(-\d+)*$/)) }),
  responses: {
    201: z.object({ path: z.string(), expires: z.string() }),
    403: detailError,
    404: detailError,
  },
  csrf: 'when-signed-in',
});
