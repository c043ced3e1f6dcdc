import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { respond } from '../http/respond.ts';
import { securityHeaders } from '../http/securityHeaders.ts';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** An answer made once and sent many times: its bytes in each encoding, and the headers that go with them. */
export type Prepared = {
  readonly etag: string;
  readonly plain: Chosen;
  readonly gzip: Chosen | null;
  readonly brotli: Chosen | null;
  /** For who has it already; null for what is asked again each time. */
  readonly unchanged: Chosen | null;
};

/** What one request gets. */
export type Chosen = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The same, names and values in turn, as a connection takes them. */
  readonly fields: readonly string[];
  readonly body: Buffer | null;
};

const chosenOf = (
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer | null,
): Chosen => ({
  status,
  headers,
  fields: Object.entries(headers).flat(),
  body,
});

/** Below this, compression saves less than its header costs. */
const worthCompressing = 600;

/**
 * Prepares an answer. `brotliQuality` 5 is quick and close to gzip's best; 9 and more is for what is kept forever. Headers are written in lower case; Vary gains Accept-Encoding.
 */
export const prepare = async (
  status: number,
  body: string | Buffer,
  headers: Readonly<Record<string, string>>,
  brotliQuality = 5,
): Promise<Prepared> => {
  const plain = typeof body === 'string' ? Buffer.from(body) : body;
  const vary = headers.vary === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${headers.vary}`;
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const isAsSmallAsItGets =
    plain.byteLength < worthCompressing || headers['content-type'] === 'image/png';
  const [zipped, brotli] = isAsSmallAsItGets
    ? [null, null]
    : await Promise.all([
        compressGzip(plain, { level: 6 }),
        compressBrotli(plain, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
          },
        }),
      ]);
  const all: Readonly<Record<string, string>> = { ...securityHeaders, ...headers, vary, etag };
  const { 'content-type': _, ...unchanged } = all;
  const of = (content: Buffer, encoding: Readonly<Record<string, string>> = {}): Chosen =>
    chosenOf(
      status,
      { ...all, 'content-length': String(content.byteLength), ...encoding },
      content,
    );
  return {
    etag,
    plain: of(plain),
    gzip: zipped && of(zipped, { 'content-encoding': 'gzip' }),
    brotli: brotli && of(brotli, { 'content-encoding': 'br' }),
    unchanged: status === 200 ? chosenOf(304, unchanged, null) : null,
  };
};

/** With what headers take in each form. */
export const sizeOfPrepared = ({ plain, gzip: zipped, brotli }: Prepared): number =>
  [plain, zipped, brotli].reduce((sum, form) => sum + (form?.body?.byteLength ?? 0), 2_000);

/** The request headers that decide what is sent of a prepared answer. */
export type Asked = {
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
};

const matches = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch === etag ||
    ifNoneMatch
      .split(',')
      .some(
        (candidate) => candidate.trim().replace(/^W\//, '') === etag || candidate.trim() === '*',
      ));

const accepts = (acceptEncoding: string, encoding: string): boolean => {
  const at = acceptEncoding.indexOf(encoding);
  return at >= 0 && !/^\s*;\s*q=0(\.0+)?\s*(,|$)/.test(acceptEncoding.slice(at + encoding.length));
};

/** What one request gets: 304 for what it has, else the smallest encoding it reads. */
export const choose = (
  { etag, plain, gzip: zipped, brotli, unchanged }: Prepared,
  { acceptEncoding = '', ifNoneMatch }: Asked,
): Chosen => {
  if (unchanged && matches(ifNoneMatch, etag)) return unchanged;
  if (brotli && accepts(acceptEncoding, 'br')) return brotli;
  return zipped && accepts(acceptEncoding, 'gzip') ? zipped : plain;
};

export const askedBy = (headers: Headers): Asked => ({
  acceptEncoding: headers.get('accept-encoding') ?? undefined,
  ifNoneMatch: headers.get('if-none-match') ?? undefined,
});

export const toPreparedResponse = (prepared: Prepared, request: Request): Response => {
  const { status, headers, body } = choose(prepared, askedBy(request.headers));
  return respond(
    status,
    request.method === 'HEAD' || body === null ? null : new Uint8Array(body),
    headers,
  );
};
