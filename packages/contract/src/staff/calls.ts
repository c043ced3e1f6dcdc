import { shopTables } from '@tailorbird/domain/shell';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { matching, text } from '../values.ts';
import {
  changedText,
  mailToChange,
  namedVariant,
  shopChange,
  shopMail,
  shopRow,
  shopRowChange,
  shopRowChanged,
  shopValue,
} from './schema.ts';

const table = z.enum(shopTables);
const key = matching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/);

export const listShopRows = endpoint({
  context: 'staff',
  name: 'listShopRows',
  access: 'admin or store',
  method: 'GET',
  path: '/studio_api/data/{table}/',
  summary:
    'The rows of a table of the shop, 200 at most: those a search is found in, or all. Stock is for stores too, the rest for admins alone.',
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
    'Changes a row, or makes one; who, when and why is kept. 409, with both versions, when the row is not what was seen any more.',
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
  summary: 'What a row was and became, newest first, 100 at most.',
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
    'Which variants a naming rule is about as it is and as it is to be, 200 at most, and what they are called before and after. Nothing is changed.',
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
    'Keeps a text as it would be for an hour. Pages show it whose address has the parameter `text-preview` with the name that is answered; `path` is one where it stands. Nothing is changed.',
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
  summary: 'The mails the shop writes to customers: the name of each, and what staff call it.',
  responses: { 200: z.array(shopMail), 403: detailError },
});

export const readMail = endpoint({
  context: 'staff',
  name: 'readMail',
  access: 'admin',
  method: 'GET',
  path: '/studio_api/mails/{mail}/',
  summary:
    'A mail of the shop as it is written to customers, to nobody and about a sample order: its words in each language, and the texts it is made of in the order in which it says them. With the name of a preview, as it would be. `/studio_api/mails/{mail}/{language}.html` is the mail itself.',
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
  summary: 'Every text that is not as the shop comes with it, for developers to take over.',
  responses: { 200: z.array(changedText), 403: detailError },
});

export const readChangedTexts = endpoint({
  context: 'staff',
  name: 'readChangedTexts',
  method: 'GET',
  path: '/content-api/texts/{version}/{locale}/{namespace}/',
  summary:
    'Texts of the interface that were changed while the shop is open, by key. `version` is the one a page names, so that a browser asks again once there are others; the answer is what is said now. Of a preview, `preview-` and its name.',
  params: {
    version: matching(/^[\w-]{1,80}$/),
    locale: matching(/^[a-z]{2}$/),
    namespace: matching(/^[A-Za-z]{1,40}$/),
  },
  responses: { 200: z.record(z.string(), z.string()), 404: detailError },
});
