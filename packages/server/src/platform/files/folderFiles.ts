import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedKey, type FileKey, type FileStore, FileStoreAway } from './fileStore.ts';

const isAbsent = (cause: unknown): boolean =>
  cause instanceof Error && (cause as NodeJS.ErrnoException).code === 'ENOENT';

/** A full disk or a read-only folder: a retry may succeed. */
const noPlaceCodes: readonly string[] = ['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT'];

const failureOf = (cause: unknown): unknown => {
  const { code = '' } = cause as NodeJS.ErrnoException;
  return noPlaceCodes.includes(code)
    ? new FileStoreAway(`Files cannot be written: ${code}`, 10)
    : cause;
};

/**
 * Files in a local folder that only the shop's user can read. The folder is created on demand.
 */
export const folderFiles = (folder: string): FileStore => {
  const pathOf = (key: FileKey): string => join(folder, checkedKey(key));
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      // Written to a temporary file and renamed, so that a crash leaves no partial file.
      const written = `${path}.${randomUUID()}`;
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await writeFile(written, bytes, { mode: 0o600, flush: true });
        await rename(written, path);
      } catch (cause) {
        await rm(written, { force: true }).catch(() => {});
        throw failureOf(cause);
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
