import { AwsClient } from 'aws4fetch';
import { timePart } from '../runtime/parts.ts';
import { checkedKey, type FileKey, type FileStore, FileStoreAway } from './fileStore.ts';
import type { S3Location } from './s3Location.ts';

const longestWaitMs = 15_000;

type Method = 'PUT' | 'GET' | 'DELETE';

/** Photos and their thumbnails are all stored as JPEG. */
const contentTypeOf = (path: string): string =>
  /\.(jpg|thumb)$/.test(path) ? 'image/jpeg' : 'application/octet-stream';

const clientOf = ({ address: _, ...access }: S3Location): AwsClient =>
  new AwsClient({ ...access, service: 's3', retries: 2 });

export type BucketState =
  | { readonly kind: 'ready' }
  /** No response, or a server error: a retry may succeed. */
  | { readonly kind: 'away'; readonly reason: string }
  /** The store rejects the bucket or the key. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Writes and removes a small object, since read access says nothing about write access. */
export const probeBucket = async (location: S3Location): Promise<BucketState> => {
  const client = clientOf(location);
  const object = `${location.address}/probe/start`;
  const signal = AbortSignal.timeout(longestWaitMs);
  try {
    for (const init of [{ method: 'PUT', body: 'start' }, { method: 'DELETE' }]) {
      const response = await client.fetch(object, { ...init, signal });
      const [, code = ''] = /<Code>(\w{1,80})<\/Code>/.exec(await response.text()) ?? [];
      if (!response.ok)
        return {
          kind: response.status >= 500 || response.status === 429 ? 'away' : 'refused',
          reason: `${init.method} is answered ${`${response.status} ${code}`.trim()}`,
        };
    }
    return { kind: 'ready' };
  } catch (cause) {
    const { cause: inner = cause } = cause as { readonly cause?: unknown };
    const { code, name } = inner as { readonly code?: string; readonly name?: string };
    return { kind: 'away', reason: code ?? name ?? 'no answer' };
  }
};

export const s3Files = (location: S3Location): FileStore => {
  const { address } = location;
  const client = clientOf(location);
  const sendRequest = async (
    method: Method,
    key: FileKey,
    body?: Uint8Array<ArrayBuffer>,
  ): Promise<Response> => {
    const path = checkedKey(key);
    let response: Response;
    try {
      response = await client.fetch(`${address}/${path}`, {
        method,
        ...(body && { body, headers: { 'content-type': contentTypeOf(path) } }),
        signal: AbortSignal.timeout(longestWaitMs),
      });
    } catch {
      throw new FileStoreAway('the file store is away', 5);
    }
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response;
    await response.body?.cancel();
    throw new FileStoreAway(`the file store answers ${response.status}`, 5);
  };
  const call: typeof sendRequest = (...asked) =>
    timePart('file store', () => sendRequest(...asked));
  return {
    put: async (key, bytes) => void (await (await call('PUT', key, bytes)).body?.cancel()),
    get: async (key) => {
      const response = await call('GET', key);
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      return new Uint8Array(await response.arrayBuffer());
    },
    remove: async (key) => void (await (await call('DELETE', key)).body?.cancel()),
  };
};
