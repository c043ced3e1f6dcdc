/** More different ones are asked for by nobody but who makes them up. */
const mostRemembered = 200;
/** Longer ones are worked out each time. */
const longestKey = 300;

/** The same function of a text, which works out once what it is asked again and again. Forgets all at once when it holds too many. */
export const remembered = <Value>(work: (key: string) => Value): ((key: string) => Value) => {
  const known = new Map<string, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = work(key);
    if (key.length > longestKey) return value;
    if (known.size >= mostRemembered) known.clear();
    known.set(key, value);
    return value;
  };
};
