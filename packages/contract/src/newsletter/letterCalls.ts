import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { idInPath, matching } from '../values.ts';
import { letter, letterChanged, letterWords } from './schema.ts';

const locale = matching(/^(en|de)$/);
const refused = { 403: detailError, 404: detailError } as const;

export const listLetters = endpoint({
  context: 'newsletter',
  name: 'listLetters',
  method: 'GET',
  path: '/studio_api/newsletter/',
  summary:
    'Letters to the readers of the newsletter, newest first, 100 at most, and how many readers there are.',
  responses: { 200: z.object({ readers: z.int(), letters: z.array(letter) }), 403: detailError },
});

export const writeLetter = endpoint({
  context: 'newsletter',
  name: 'writeLetter',
  method: 'POST',
  path: '/studio_api/newsletter/',
  summary: 'Keeps a letter as a draft.',
  request: letterWords,
  responses: { 201: letter, 400: fieldErrors, 403: detailError },
  csrf: 'when-signed-in',
});

export const changeLetter = endpoint({
  context: 'newsletter',
  name: 'changeLetter',
  method: 'PUT',
  path: '/studio_api/newsletter/{id}/',
  summary: 'Changes a draft; 409 when it is not the version that was seen, or no draft any more.',
  params: { id: idInPath },
  request: z.object({ ...letterWords.shape, version: z.int() }),
  responses: { 200: letter, 400: fieldErrors, 409: letterChanged, ...refused },
  csrf: 'when-signed-in',
});

export const removeLetter = endpoint({
  context: 'newsletter',
  name: 'removeLetter',
  method: 'DELETE',
  path: '/studio_api/newsletter/{id}/',
  summary: 'Throws a draft away; 409 when it is none.',
  params: { id: idInPath },
  responses: { 204: null, 409: letterChanged, ...refused },
  csrf: 'when-signed-in',
});

export const previewLetter = endpoint({
  context: 'newsletter',
  name: 'previewLetter',
  method: 'GET',
  path: '/studio_api/newsletter/{id}/preview/{locale}/',
  summary:
    'A letter as plain text, as programs for mail show it. As it looks it is at `/studio_api/newsletter/{id}/{locale}.html`.',
  params: { id: idInPath, locale },
  responses: { 200: z.object({ subject: z.string(), text: z.string() }), ...refused },
});

export const testLetter = endpoint({
  context: 'newsletter',
  name: 'testLetter',
  method: 'POST',
  path: '/studio_api/newsletter/{id}/test/',
  summary: 'Mails a letter to who asks, and to nobody else.',
  params: { id: idInPath },
  request: z.object({ locale }),
  responses: { 204: null, 400: fieldErrors, 429: detailError, ...refused },
  csrf: 'when-signed-in',
});

export const sendLetter = endpoint({
  context: 'newsletter',
  name: 'sendLetter',
  method: 'POST',
  path: '/studio_api/newsletter/{id}/send/',
  summary:
    'Sends a letter to everybody who has confirmed the newsletter, to each once, in their language; one that was stopped goes on. A letter that is on its way stays so. 409 when it is not the version that was seen, or is out.',
  params: { id: idInPath },
  request: z.object({ version: z.int() }),
  responses: { 200: letter, 400: fieldErrors, 409: letterChanged, ...refused },
  csrf: 'when-signed-in',
});

export const stopLetter = endpoint({
  context: 'newsletter',
  name: 'stopLetter',
  method: 'POST',
  path: '/studio_api/newsletter/{id}/stop/',
  summary:
    'Stops a letter: mails that are on their way arrive, the others wait. 409 when it is not on its way.',
  params: { id: idInPath },
  responses: { 200: letter, 409: letterChanged, ...refused },
  csrf: 'when-signed-in',
});
