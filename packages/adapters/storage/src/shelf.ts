import type { FoundPreference } from '@tailorbird/domain/shell';

export type Shelf = {
  readonly find: (name: string) => FoundPreference;
  readonly write: (name: string, value: string) => void;
  readonly remove: (name: string) => void;
};

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

/** The text, or null if it is absent or unreadable. */
export const textIn = (found: FoundPreference): string | null =>
  found.readable ? found.value : null;

const attempt = (change: () => void): void => {
  try {
    change();
  } catch {
    // Private mode, a full disk or blocked storage: the shop works without.
  }
};

/**
 * Wraps a storage that may throw at any time. Texts that cannot be stored stay in memory
 * until the page is closed. `place` is called on each use because the mere access throws
 * in some browsers.
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
