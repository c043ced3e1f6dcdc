import type { Shelf } from './shelf.ts';

/** The part of localStorage and sessionStorage that is used. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A shelf in localStorage or sessionStorage, under the shop's own prefix. */
export const webStorageShelf = (storage: WebStorage): Shelf => ({
  find: (name) => ({ readable: true, value: storage.getItem(`tailorbird.${name}`) }),
  write: (name, value) => storage.setItem(`tailorbird.${name}`, value),
  remove: (name) => storage.removeItem(`tailorbird.${name}`),
});
