/** Real use has fewer distinct keys; more are invented. */
const mostRemembered = 200;
/** Longer keys are not cached. */
const longestKey = 300;

/**
 * Memoizes a function. `keyOf` returns the cache key. Clears the whole cache when it is full.
 */
export const memoize = <Value, Asked = string>(
  work: (asked: Asked) => Value,
  keyOf: (asked: Asked) => string = String,
): ((asked: Asked) => Value) => {
  const known = new Map<string, Value>();
  return (asked) => {
    const key = keyOf(asked);
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = work(asked);
    if (key.length > longestKey) return value;
    if (known.size >= mostRemembered) known.clear();
    known.set(key, value);
    return value;
  };
};
