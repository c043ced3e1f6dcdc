import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedKey, type FileKey, type FileStore } from './fileStore.ts';

const isAbsent = (cause: unknown): boolean => cause instanceof Error && (cause as NodeJS.ErrnoException).code === 'ENOENT';

/** Files in a folder of this machine, readable by the shop's user alone. The folder is made when it is needed. */
export const folderFiles = (folder: string): FileStore => {
  const pathOf = (key: FileKey): string => join(folder, checkedKey(key));
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Written beside it and moved, so that a process that ends in the middle leaves no half file.
      const written = `${path}.${randomUUID()}`;
      try {
        await writeFile(written, bytes, { mode: 0o600, flush: true });
        await rename(written, path);
      } catch (cause) {
        await rm(written, { force: true });
        throw cause;
      }
    },
    get: async (key) => {
      try {
        return new Uint8Array(await readFile(pathOf(key)));
      } catch (cause) {
        if (isAbsent(cause)) return null;
        throw cause;
      }
    },
    remove: async (key) => await rm(pathOf(key), { force: true }),
  };
};
