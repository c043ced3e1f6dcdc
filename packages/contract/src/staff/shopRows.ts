import { maximumReasonLength } from '@tailorbird/domain/account';
import { shopTables } from '@tailorbird/domain/shell';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { id, instant, matching, text } from '../values.ts';

export const shopValue = z.record(
  text(40),
  z.union([text(10_000), z.int(), z.boolean(), z.null()]),
);

export const shopRow = z.object({ key: z.string(), title: z.string(), value: shopValue });
export type WireShopRow = z.infer<typeof shopRow>;

/** `before` is the row as it was when editing began. Null for a new row. */
export const shopRowChange = z.object({
  before: z.nullable(shopValue),
  after: shopValue,
  reason: text(maximumReasonLength),
});

/** Conflict with a concurrent change: the submitted row and the current one. */
export const shopRowChanged = z.object({
  detail: z.string(),
  yours: shopValue,
  now: z.nullable(shopRow),
});

export const shopChange = z.object({
  id,
  at: instant,
  by: z.nullable(z.string()),
  reason: z.string(),
  before: z.nullable(shopValue),
  after: shopValue,
});
export type WireShopChange = z.infer<typeof shopChange>;

const inLanguages = z.object({ en: z.string(), de: z.string() });

/**
 * A named variant: its slug, its address part, and in both languages its color,
 * properties, name and generated name.
 */
export const namedVariant = z.object({
  type: z.string(),
  variant_id: z.string(),
  title: inLanguages,
  before: inLanguages,
  after: inLanguages,
});

export const shopMail = z.object({ name: z.string(), title: z.string() });

const letterWords = z.object({ subject: z.string(), text: z.string() });

export const mailToChange = z.object({
  rows: z.array(shopRow),
  letters: z.object({ en: letterWords, de: letterWords }),
});

/**
 * A text changed from its default: its file and its key, or its language for page texts
 * without keys.
 */
export const changedText = z.object({
  file: z.string(),
  key: z.string(),
  before: z.string(),
  after: z.string(),
});

const table = z.enum(shopTables);

const key = matching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/);

export const listShopRows = endpoint({
  context: 'staff',
  name: 'listShopRows',
  access: 'admin or store',
  method: 'GET',
  path: '/studio_api/data/{table}/',
  summary:
    'Lists rows of a shop table, at most 200, filtered by a search. Stock is open to stores; other tables are admin only.',
  params: { table },
  query: { search: z.optional(text(100)) },
  responses: { 200: z.array(shopRow), 403: detailError, 404: detailError },
});

export const changeShopRow = endpoint({
  context: 'staff',
  name: 'changeShopRow',
  access: 'admin or store',
  method: 'PUT',
  path: '/studio_api/data/{table}/{key}/',
  summary:
    'Creates or changes a row and records person, time and reason; 409 with both versions if the row has changed meanwhile.',
  params: { table, key },
  request: shopRowChange,
  responses: {
    200: shopRow,
    400: fieldErrors,
    403: detailError,
    404: detailError,
    409: shopRowChanged,
  },
  csrf: 'when-signed-in',
});

export const readShopRowHistory = endpoint({
  context: 'staff',
  name: 'readShopRowHistory',
  access: 'admin or store',
  method: 'GET',
  path: '/studio_api/data/{table}/{key}/history/',
  summary: 'Lists the changes of a row, newest first, at most 100.',
  params: { table, key },
  responses: { 200: z.array(shopChange), 403: detailError, 404: detailError },
});

export const previewNamingRule = endpoint({
  context: 'staff',
  name: 'previewNamingRule',
  access: 'admin',
  method: 'POST',
  path: '/studio_api/data/naming/{key}/preview/',
  summary:
    'Returns the variants that a naming rule matches before and after a change, at most 200, with their names. Changes nothing.',
  params: { key },
  request: z.object({ after: shopValue }),
  responses: { 200: z.array(namedVariant), 400: fieldErrors, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const previewText = endpoint({
  context: 'staff',
  name: 'previewText',
  access: 'admin',
  method: 'POST',
  path: '/studio_api/data/texts/{key}/preview/',
  summary:
    'Stores a draft of a text for an hour. Pages show it with the returned name in the parameter `text-preview`; `path` is such a page.',
  params: { key },
  request: z.object({ after: shopValue }),
  responses: {
    200: z.object({ name: z.string(), path: z.string() }),
    400: fieldErrors,
    403: detailError,
    404: detailError,
  },
  csrf: 'when-signed-in',
});

export const listMails = endpoint({
  context: 'staff',
  name: 'listMails',
  access: 'admin',
  method: 'GET',
  path: '/studio_api/mails/',
  summary: 'Lists the kinds of mails to customers with their names for staff.',
  responses: { 200: z.array(shopMail), 403: detailError },
});

export const readMail = endpoint({
  context: 'staff',
  name: 'readMail',
  access: 'admin',
  method: 'GET',
  path: '/studio_api/mails/{mail}/',
  summary:
    'Returns a sample of a mail with its texts in each language, optionally with a preview. `/studio_api/mails/{mail}/{language}.html` is the rendered mail.',
  params: { mail: matching(/^[a-z][a-z-]{0,39}$/) },
  query: { preview: z.optional(matching(/^[\w-]{1,80}$/)) },
  responses: { 200: mailToChange, 403: detailError, 404: detailError },
});

export const exportTexts = endpoint({
  context: 'staff',
  name: 'exportTexts',
  access: 'admin',
  method: 'GET',
  path: '/studio_api/changed_texts/',
  summary: 'Lists all texts that differ from the release.',
  responses: { 200: z.array(changedText), 403: detailError },
});

export const readChangedTexts = endpoint({
  context: 'staff',
  name: 'readChangedTexts',
  method: 'GET',
  path: '/content-api/texts/{version}/{locale}/{namespace}/',
  summary:
    'Returns changed interface texts by key. `version` is the one a page names, or `preview-` and the name of a preview; the response is always current.',
  params: {
    version: matching(/^[\w-]{1,80}$/),
    locale: matching(/^[a-z]{2}$/),
    namespace: matching(/^[A-Za-z]{1,40}$/),
  },
  responses: { 200: z.record(z.string(), z.string()), 404: detailError },
});
