import { Unavailable } from '../runtime/unavailable.ts';

export class FileStoreAway extends Unavailable {
  override readonly detail = 'Photos cannot be stored at the moment. Try again later.';
  override readonly code = 'file-store-away';
}

/**
 * Port: stored uploads by key. Only the shop reads them; the routes that serve them check
 * access. Throws `FileStoreAway` if the store is unavailable; nothing is stored then.
 */
export type FileStore = {
  /**
   * Stores a file and replaces an earlier one with the key. Concurrent readers see either
   * version as a whole.
   */
  readonly put: (key: FileKey, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  readonly get: (key: FileKey) => Promise<Uint8Array<ArrayBuffer> | null>;
  readonly remove: (key: FileKey) => Promise<void>;
};

export type WithFiles = { readonly files: FileStore };

/** Folder and name: letters, digits, `-`, `_`, and dots in the name. */
export type FileKey = `${string}/${string}`;

const keyPattern = /^[a-z]{1,40}\/[\w-]{1,80}(\.[a-z]{1,8})?$/;

/** The shop generates all keys, so an invalid one is a bug and must not become a path. */
export const checkedKey = (key: FileKey): FileKey => {
  if (!keyPattern.test(key)) throw new Error('Invalid file key');
  return key;
};
