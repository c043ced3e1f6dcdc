/**
 * Target id of an address hash. Invalid escapes are used as they are, like in browsers, so a
 * mistyped link still opens its page.
 */
export const fragmentOf = (hash: string): string => {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
};
