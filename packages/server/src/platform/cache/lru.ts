/** A map that forgets what was used longest ago once the sizes of its values add up to more than it may hold. */
export type Lru<Value> = {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  readonly clear: () => void;
};

export const createLru = <Value>(
  capacity: number,
  sizeOf: (value: Value) => number,
): Lru<Value> => {
  const entries = new Map<string, Value>();
  let held = 0;
  const remove = (key: string): void => {
    const value = entries.get(key);
    if (value === undefined) return;
    entries.delete(key);
    held -= sizeOf(value);
  };
  return {
    get: (key) => {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set: (key, value) => {
      remove(key);
      if (sizeOf(value) > capacity) return;
      entries.set(key, value);
      held += sizeOf(value);
      for (const oldest of entries.keys()) {
        if (held <= capacity) break;
        remove(oldest);
      }
    },
    clear: () => {
      entries.clear();
      held = 0;
    },
  };
};
