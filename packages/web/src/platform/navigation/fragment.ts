/** Invalid escapes stay, as in browsers, so that a mistyped link opens its page. */
export const fragmentOf = (hash: string): string => {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
};
