/** Texts by name in one of a browser's places. Never throws: what cannot be read is absent, what cannot be written is kept in memory. */
export type Shelf = {
  readonly read: (name: string) => string | null;
  readonly write: (name: string, value: string) => void;
  readonly remove: (name: string) => void;
};

/** Keeps texts until the page is left. */
export const memoryShelf = (): Shelf => {
  const texts = new Map<string, string>();
  return {
    read: (name) => texts.get(name) ?? null,
    write: (name, value) => {
      texts.set(name, value);
    },
    remove: (name) => {
      texts.delete(name);
    },
  };
};

const orNull = (read: () => string | null): string | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

const attempt = (change: () => void): void => {
  try {
    change();
  } catch {
    // Private mode, a full disk, or a visitor who wants nothing kept: the shop works without.
  }
};

/**
 * A shelf that may fail at any time, backed by memory: a text the place did not take is remembered until the page is left. `place` is asked for at each use,
 * because in some browsers the mere access throws.
 */
export const backedByMemory = (place: () => Shelf): Shelf => {
  const memory = memoryShelf();
  return {
    read: (name) => memory.read(name) ?? orNull(() => place().read(name)),
    write: (name, value) => {
      attempt(() => place().write(name, value));
      if (orNull(() => place().read(name)) === value) memory.remove(name);
      else memory.write(name, value);
    },
    remove: (name) => {
      attempt(() => place().remove(name));
      memory.remove(name);
    },
  };
};
