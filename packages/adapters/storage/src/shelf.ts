import type { FoundPreference } from '@tailorbird/domain/shell';

/** Texts by name in one of a browser's places. */
export type Shelf = {
  readonly find: (name: string) => FoundPreference;
  readonly write: (name: string, value: string) => void;
  readonly remove: (name: string) => void;
};

/** Keeps texts until the page is left. */
export const memoryShelf = (): Shelf => {
  const texts = new Map<string, string>();
  return {
    find: (name) => ({ readable: true, value: texts.get(name) ?? null }),
    write: (name, value) => {
      texts.set(name, value);
    },
    remove: (name) => {
      texts.delete(name);
    },
  };
};

const orUnreadable = (find: () => FoundPreference): FoundPreference => {
  try {
    return find();
  } catch {
    return { readable: false };
  }
};

/** What was found; null for what is not there, and what cannot be read. */
export const textIn = (found: FoundPreference): string | null =>
  found.readable ? found.value : null;

const attempt = (change: () => void): void => {
  try {
    change();
  } catch {
    // Private mode, a full disk, or a visitor who wants nothing kept: the shop works without.
  }
};

/**
 * A shelf that may fail at any time, backed by memory, which never throws: a text the place did not take is remembered until the page is left. `place` is asked for at each use,
 * because in some browsers the mere access throws.
 */
export const backedByMemory = (place: () => Shelf): Shelf => {
  const memory = memoryShelf();
  return {
    find: (name) => {
      const remembered = memory.find(name);
      return textIn(remembered) === null ? orUnreadable(() => place().find(name)) : remembered;
    },
    write: (name, value) => {
      attempt(() => place().write(name, value));
      if (textIn(orUnreadable(() => place().find(name))) === value) memory.remove(name);
      else memory.write(name, value);
    },
    remove: (name) => {
      attempt(() => place().remove(name));
      memory.remove(name);
    },
  };
};
