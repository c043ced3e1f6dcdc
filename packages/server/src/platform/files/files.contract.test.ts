import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Unavailable } from '../runtime/unavailable.ts';
import type { FileStore } from './fileStore.ts';
import { folderFiles } from './folderFiles.ts';
import { memoryFiles } from './memoryFiles.ts';
import { s3Files } from './s3Files.ts';
import { parseS3Url } from './s3Location.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'tailorbird-files-'));

const describeFilesContract = (
  name: string,
  make: () => Promise<{ readonly files: FileStore; readonly leave: () => Promise<void> }>,
) => {
  describe(`files in ${name}`, () => {
    let files: FileStore;
    let leave: () => Promise<void>;
    beforeAll(async () => {
      ({ files, leave } = await make());
    });
    afterAll(async () => await leave());

    it('files stay unchanged until they are removed', async () => {
      const photo = new Uint8Array(70_000).map((_, place) => (place * 31) % 256);
      await files.put('photos/one.jpg', photo);
      await files.put('photos/two', bytesOf('two'));
      expect(await files.get('photos/one.jpg')).toEqual(photo);
      await files.remove('photos/one.jpg');
      await files.remove('photos/one.jpg');
      expect([await files.get('photos/one.jpg'), await files.get('photos/two')]).toEqual([
        null,
        bytesOf('two'),
      ]);
    });

    it('a file is replaced as a whole', async () => {
      await files.put('photos/again', bytesOf('first, and longer'));
      await Promise.all([
        files.put('photos/again', bytesOf('second')),
        files.put('photos/again', bytesOf('second')),
      ]);
      expect(await files.get('photos/again')).toEqual(bytesOf('second'));
    });

    it('later changes to the given bytes do not change the file', async () => {
      const bytes = bytesOf('mine');
      await files.put('photos/held', bytes);
      bytes.fill(0);
      (await files.get('photos/held'))?.fill(0);
      expect(await files.get('photos/held')).toEqual(bytesOf('mine'));
    });

    it('keys that are paths are refused', async () => {
      for (const key of [
        'photos/../../x',
        '/etc/passwd',
        'photos/',
        'photos/a/b',
        'photos/..',
        'photos/a b',
        'Photos/x',
      ] as const) {
        await expect(files.get(key as 'a/b')).rejects.toThrow('Invalid file key');
        await expect(files.put(key as 'a/b', bytesOf('x'))).rejects.toThrow('Invalid file key');
        await expect(files.remove(key as 'a/b')).rejects.toThrow('Invalid file key');
      }
    });
  });
};

describeFilesContract('memory', async () => ({ files: memoryFiles(), leave: async () => {} }));

describeFilesContract('a folder', async () => {
  const folder = temporaryFolder();
  return {
    files: folderFiles(join(folder, 'files')),
    leave: () => rm(folder, { recursive: true }),
  };
});

const openBucket = async () => {
  const folder = temporaryFolder();
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'shop', configs: [] }],
  });
  const { port } = await server.run();
  const leave = async (): Promise<void> => {
    await server.close();
    await rm(folder, { recursive: true });
  };
  return { url: `http://S3RVER:S3RVER@127.0.0.1:${port}/shop`, leave };
};

describeFilesContract('a bucket', async () => {
  const { url, leave } = await openBucket();
  return { files: s3Files(parseS3Url(`${url}/files?region=us-east-1`)), leave };
});

describe('a folder of files', () => {
  it('a file folder is private and never has partial files', async () => {
    const folder = temporaryFolder();
    await folderFiles(join(folder, 'files')).put('photos/one', bytesOf('x'));
    const photos = join(folder, 'files', 'photos');
    expect(readdirSync(photos)).toEqual(['one']);
    expect([statSync(photos).mode & 0o077, statSync(join(photos, 'one')).mode & 0o077]).toEqual([
      0, 0,
    ]);
    await rm(folder, { recursive: true });
  });
});

describe('a bucket', () => {
  it('a bucket stores photos as JPEG', async () => {
    const { url, leave } = await openBucket();
    await s3Files(parseS3Url(url)).put('photos/one.thumb', bytesOf('x'));
    const stored = await fetch(`${url.replace('S3RVER:S3RVER@', '')}/photos/one.thumb`).catch(
      () => null,
    );
    expect(stored?.headers.get('content-type')).toBe('image/jpeg');
    await leave();
  });

  it('an unavailable or refusing bucket works after it recovers', async () => {
    const { url, leave } = await openBucket();
    const stranger = s3Files(parseS3Url(url.replace('//S3RVER:', '//STRANGER:')));
    await expect(stranger.put('photos/x', bytesOf('x'))).rejects.toThrow(Unavailable);
    await leave();
    await expect(s3Files(parseS3Url(url)).get('photos/x')).rejects.toThrow(Unavailable);
  });

  it('a bucket has address, key and secret, and errors omit the secret', () => {
    expect(parseS3Url('https://AKIA:a%2Fb@s3.example/shop/files/?region=eu-central-1')).toEqual({
      address: 'https://s3.example/shop/files',
      region: 'eu-central-1',
      accessKeyId: 'AKIA',
      secretAccessKey: 'a/b',
    });
    for (const wrong of [
      's3.example',
      'https://s3.example/shop',
      'https://K:secret@s3.example/',
      'ftp://K:secret@s3.example/shop',
    ]) {
      expect(() => parseS3Url(wrong)).toThrow(/^is not an address such as https:\/\/KEY:SECRET@/);
    }
  });
});
