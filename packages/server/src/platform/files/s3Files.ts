import { AwsClient } from 'aws4fetch';
import { measured } from '../runtime/parts.ts';
import { checkedKey, type FileKey, type FileStore, FileStoreAway } from './fileStore.ts';
import type { S3Location } from './s3Location.ts';

const longestWaitMs = 15_000;

type Method = 'PUT' | 'GET' | 'DELETE';

/** Photos and their thumbnails are all stored as JPEG. */
const contentTypeOf = (path: string): string =>
  /\.(jpg|thumb)$/.test(path) ? 'image/jpeg' : 'application/octet-stream';

/** Files in a bucket of an S3-compatible store, addressed by path. */
export const s3Files = ({ address, ...access }: S3Location): FileStore => {
  const client = new AwsClient({ ...access, service: 's3', retries: 2 });
  const ask = async (
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
  const call: typeof ask = (...asked) => measured('file store', () => ask(...asked));
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
