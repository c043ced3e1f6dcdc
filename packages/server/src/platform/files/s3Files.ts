import { AwsClient } from 'aws4fetch';
import { Unavailable } from '../runtime/unavailable.ts';
import { checkedKey, type FileKey, type FileStore } from './fileStore.ts';
import type { S3Location } from './s3Location.ts';

const longestWaitMs = 15_000;

/** Files in a bucket of an S3-compatible store, addressed by path. */
export const s3Files = ({ address, ...access }: S3Location): FileStore => {
  const client = new AwsClient({ ...access, service: 's3', retries: 2 });
  const call = async (
    method: 'PUT' | 'GET' | 'DELETE',
    key: FileKey,
    body?: Uint8Array<ArrayBuffer>,
  ): Promise<Response> => {
    const path = checkedKey(key);
    let response: Response;
    try {
      response = await client.fetch(`${address}/${path}`, {
        method,
        ...(body && { body }),
        signal: AbortSignal.timeout(longestWaitMs),
      });
    } catch {
      throw new Unavailable('the file store is away', 5);
    }
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response;
    await response.body?.cancel();
    throw new Unavailable(`the file store answers ${response.status}`, 5);
  };
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
