/** More different ones are asked for by nobody but who makes them up. */
const mostRemembered = 200;
/** Longer ones are worked out each time. */
const longestKey = 300;

/** The same function, which works out once what it is asked again and again. `keyOf` says when two questions are the same one. Forgets all at once when it holds too many. */
export const remembered = <Value, Asked = string>(
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
