import { mostCertificates } from '@tailorbird/domain/content';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { matching, slug, text } from '../values.ts';
import { certificate, foldPreview, home, launch, page } from './pageSchema.ts';

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
  responses: { 200: z.array(certificate).check(z.maxLength(mostCertificates)) },
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
