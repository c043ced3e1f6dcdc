/** Maximum length of a query in characters. The rest is cut off. */
export const maximumSearchLength = 80;

/** Normalizes a query: trimmed, with single spaces. */
export const searchText = (typed: string): string =>
  [...typed.replace(/\s+/gu, ' ').trim()].slice(0, maximumSearchLength).join('').trim();
