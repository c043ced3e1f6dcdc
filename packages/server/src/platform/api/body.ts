import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { isDeeperThan } from './jsonDepth.ts';
import { type Detail, type Reply, reply } from './reply.ts';

export const maximumBodyBytes = 64 * 1024;
/** Real requests nest only a few levels. */
const deepestBody = 32;

export const bodyTooLarge: Reply<Detail, 413> = reply(413, { detail: 'Request body too large.' });

/** The text of a request; undefined if it exceeds the maximum, beyond which nothing is read. */
export const readText = async (request: Request): Promise<string | undefined> => {
  const declared = request.headers.get('content-length');
  // The HTTP parser enforces a declared length; without one, bytes are counted.
  if (declared !== null && /^\d{1,15}$/.test(declared))
    return Number(declared) > maximumBodyBytes ? undefined : await request.text();
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maximumBodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/**
 * The bytes of a file sent as the body. Reads at most `maximum` plus one byte, which shows that
 * the file is too large.
 */
export const readUpload = async (request: Request, maximum: number): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > maximum) break;
  }
  return Buffer.concat(chunks, Math.min(size, maximum + 1));
};

/**
 * The content of a request: JSON or a form; an empty body is an empty object. Fails with 400,
 * 413 or 415.
 */
export const readBody = async (request: Request): Promise<Result<unknown, Reply<Detail>>> => {
  const type =
    (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const text = await readText(request);
  if (text === undefined) return err(bodyTooLarge);
  if (text === '') return ok({});
  if (type === 'application/x-www-form-urlencoded')
    return ok(Object.fromEntries(new URLSearchParams(text)));
  if (type !== 'application/json' && !/^application\/[\w.-]+\+json$/.test(type)) {
    return err(
      reply(415, { detail: `Unsupported media type "${type.slice(0, 100)}" in request.` }),
    );
  }
  if (isDeeperThan(text, deepestBody))
    return err(
      reply(400, { detail: `JSON parse error - nested deeper than ${deepestBody} levels` }),
    );
  try {
    return ok(JSON.parse(text) as unknown);
  } catch (cause) {
    return err(
      reply(400, {
        detail: `JSON parse error - ${cause instanceof Error ? cause.message : 'not JSON'}`,
      }),
    );
  }
};
