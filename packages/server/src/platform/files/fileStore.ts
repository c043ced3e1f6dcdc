import { Unavailable } from '../runtime/unavailable.ts';

/** The store is away or refuses the shop. */
export class FileStoreAway extends Unavailable {
  override readonly detail = 'Photos cannot be stored at the moment. Try again later.';
  override readonly code = 'file-store-away';
}

/**
 * Port: files that people sent, by a key. Nobody reads them but the shop itself: who may see one is decided where it is served. A store that is away throws `FileStoreAway`; nothing has
 * been kept then.
 */
export type FileStore = {
  /** Keeps a file; what was kept under the key before is replaced. Whoever reads sees one of the two whole. */
  readonly put: (key: FileKey, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** The file; null when there is none. */
  readonly get: (key: FileKey) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removes a file; one that is not there is fine. */
  readonly remove: (key: FileKey) => Promise<void>;
};

export type WithFiles = { readonly files: FileStore };

/** A folder and a name: letters, digits, `-`, `_`, and in the name a dot. */
export type FileKey = `${string}/${string}`;

const keyPattern = /^[a-z]{1,40}\/[\w-]{1,80}(\.[a-z]{1,8})?$/;

/** Keys are made by the shop: one that is none is a bug, and must not become a path. */
export const checkedKey = (key: FileKey): FileKey => {
  if (!keyPattern.test(key)) throw new Error('Invalid file key');
  return key;
};
