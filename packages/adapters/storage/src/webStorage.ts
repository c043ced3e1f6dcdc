import type { Shelf } from './shelf.ts';

export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A shelf in localStorage or sessionStorage with a key prefix, by default the shop's. */
export const webStorageShelf = (storage: WebStorage, prefix = 'tailorbird.'): Shelf => ({
  find: (name) => ({ readable: true, value: storage.getItem(prefix + name) }),
  write: (name, value) => storage.setItem(prefix + name, value),
  remove: (name) => storage.removeItem(prefix + name),
});
