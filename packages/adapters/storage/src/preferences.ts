import { type PreferenceKey, type Preferences, preferenceKeys } from '@tailorbird/domain/shell';
import { type CookieDocument, cookieShelf } from './cookies.ts';
import { backedByMemory, memoryShelf, type Shelf, textIn } from './shelf.ts';
import { type WebStorage, webStorageShelf } from './webStorage.ts';

type Place = (typeof preferenceKeys)[PreferenceKey]['kept'];

const preferencesOn = (shelves: Readonly<Record<Place, Shelf>>): Preferences => {
  const placed = (key: PreferenceKey): { readonly shelf: Shelf; readonly name: string } => {
    const { name, kept } = preferenceKeys[key];
    return { shelf: shelves[kept], name };
  };
  const find: Preferences['find'] = (key) => {
    const { shelf, name } = placed(key);
    return shelf.find(name);
  };
  return {
    find,
    read: (key) => textIn(find(key)),
    write: (key, value) => {
      const { shelf, name } = placed(key);
      shelf.write(name, value);
    },
    remove: (key) => {
      const { shelf, name } = placed(key);
      shelf.remove(name);
    },
  };
};

/** The part of `Window` for preferences. The storage getters may throw. */
export type PreferencesWindow = {
  readonly document: CookieDocument;
  readonly location: { readonly protocol: string };
  readonly localStorage: WebStorage;
  readonly sessionStorage: WebStorage;
};

/** Stores each preference in the place that `preferenceKeys` defines. */
export class BrowserPreferences implements Preferences {
  readonly find: Preferences['find'];
  readonly read: Preferences['read'];
  readonly write: Preferences['write'];
  readonly remove: Preferences['remove'];

  constructor(browser: PreferencesWindow) {
    const { find, read, write, remove } = preferencesOn({
      cookie: backedByMemory(() =>
        cookieShelf(browser.document, browser.location.protocol === 'https:'),
      ),
      local: backedByMemory(() => webStorageShelf(browser.localStorage)),
      'local-unprefixed': backedByMemory(() => webStorageShelf(browser.localStorage, '')),
      session: backedByMemory(() => webStorageShelf(browser.sessionStorage)),
    });
    this.find = find;
    this.read = read;
    this.write = write;
    this.remove = remove;
  }
}

/** Preferences that end with the page, for tests and without a browser. */
export class MemoryPreferences implements Preferences {
  readonly find: Preferences['find'];
  readonly read: Preferences['read'];
  readonly write: Preferences['write'];
  readonly remove: Preferences['remove'];

  constructor() {
    const shelf = memoryShelf();
    const { find, read, write, remove } = preferencesOn({
      cookie: shelf,
      local: shelf,
      'local-unprefixed': shelf,
      session: shelf,
    });
    this.find = find;
    this.read = read;
    this.write = write;
    this.remove = remove;
  }
}
