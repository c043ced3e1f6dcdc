/** The id that the hash of an address points at. What is not encoded as it should be is taken as it stands, as browsers do: a mistyped link still opens its page. */
export const fragmentOf = (hash: string): string => {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
};
