import type { Shelf } from './shelf.ts';

/** The part of localStorage and sessionStorage that is used. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A shelf in localStorage or sessionStorage, under the shop's own prefix unless told otherwise. */
export const webStorageShelf = (storage: WebStorage, prefix = 'tailorbird.'): Shelf => ({
  find: (name) => ({ readable: true, value: storage.getItem(prefix + name) }),
  write: (name, value) => storage.setItem(prefix + name, value),
  remove: (name) => storage.removeItem(prefix + name),
});
