import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { type Detail, type Reply, reply } from './reply.ts';

export const maximumBodyBytes = 64 * 1024;

const tooLarge = reply(413, { detail: 'Request body too large.' });

const readText = async (request: Request): Promise<string | undefined> => {
  const declared = request.headers.get('content-length');
  // The HTTP parser holds the sender to a declared length.
  if (declared !== null) return Number(declared) > maximumBodyBytes ? undefined : await request.text();
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

/** The content of a request: JSON or a form, nothing at all being an empty object. Fails with 400, 413 or 415. */
export const readBody = async (request: Request): Promise<Result<unknown, Reply<Detail>>> => {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const text = await readText(request);
  if (text === undefined) return err(tooLarge);
  if (text === '') return ok({});
  if (type === 'application/x-www-form-urlencoded') return ok(Object.fromEntries(new URLSearchParams(text)));
  if (type !== 'application/json' && !/^application\/[\w.-]+\+json$/.test(type)) {
    return err(reply(415, { detail: `Unsupported media type "${type.slice(0, 100)}" in request.` }));
  }
  try {
    return ok(JSON.parse(text) as unknown);
  } catch (cause) {
    return err(reply(400, { detail: `JSON parse error - ${cause instanceof Error ? cause.message : 'not JSON'}` }));
  }
};
