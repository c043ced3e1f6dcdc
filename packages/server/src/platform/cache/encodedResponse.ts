import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/**
 * A response in every encoding, encoded once and sent many times. Header names are lower case.
 */
export type EncodedResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: {
    readonly identity: Uint8Array<ArrayBuffer>;
    readonly gzip: Uint8Array<ArrayBuffer> | null;
    readonly br: Uint8Array<ArrayBuffer> | null;
  };
};

/** Below this size, compression saves less than its header costs. */
const compressionThreshold = 600;

/** Fast. The build compresses scripts and styles in the best quality. */
const brotliQuality = 5;

/**
 * Compresses a response and adds its ETag. `brotli` is the compressed body, if known. Hono's
 * `compress` has no Brotli (a seventh smaller) and compresses for each request.
 */
export const encodeResponse = async (
  response: Response,
  brotli: Uint8Array<ArrayBuffer> | null,
): Promise<EncodedResponse> => {
  const identity = new Uint8Array(await response.arrayBuffer());
  const given = Object.fromEntries(response.headers);
  const isCompressible =
    identity.byteLength >= compressionThreshold && given['content-type'] !== 'image/png';
  const [gzipped, br] = isCompressible
    ? await Promise.all([
        compressGzip(identity, { level: 6 }),
        brotli ??
          compressBrotli(identity, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
              [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
            },
          }),
      ])
    : [null, null];
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return {
    status: response.status,
    headers: {
      ...given,
      vary: given.vary === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${given.vary}`,
      etag: `"${hash}"`,
    },
    bodies: { identity, gzip: gzipped, br },
  };
};

/** Bytes of memory, headers included. */
export const sizeOfEncoded = ({ bodies }: EncodedResponse): number =>
  Object.values(bodies).reduce((sum, body) => sum + (body?.byteLength ?? 0), 2_000);

const matchesEtag = (ifNoneMatch: string | null, etag: string | undefined): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((candidate) => candidate.trim().replace(/^W\//, ''))
    .some((candidate) => candidate === '*' || (candidate !== '' && candidate === etag));

const accepts = (acceptEncoding: string, encoding: string): boolean => {
  const at = acceptEncoding.indexOf(encoding);
  return at >= 0 && !/^\s*;\s*q=0(\.0+)?\s*(,|$)/.test(acceptEncoding.slice(at + encoding.length));
};

/** The response for one request: 304 when it has the current ETag, else the smallest encoding. */
export const respondEncoded = (
  { status, headers, bodies }: EncodedResponse,
  request: Headers,
): Response => {
  if (status === 200 && matchesEtag(request.get('if-none-match'), headers.etag)) {
    const { 'content-type': _, ...unchanged } = headers;
    return new Response(null, { status: 304, headers: unchanged });
  }
  const acceptEncoding = request.get('accept-encoding') ?? '';
  const encoding =
    bodies.br && accepts(acceptEncoding, 'br')
      ? 'br'
      : bodies.gzip && accepts(acceptEncoding, 'gzip')
        ? 'gzip'
        : 'identity';
  const body = bodies[encoding] ?? bodies.identity;
  return new Response(body, {
    status,
    headers: {
      ...headers,
      'content-length': String(body.byteLength),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  });
};
