/** The longest text that is searched for, in characters; more is cut off. */
export const longestSearch = 80;

/** Cleans what somebody typed into the search field: one space between words, none around them. */
export const searchText = (typed: string): string =>
  [...typed.replace(/\s+/gu, ' ').trim()].slice(0, longestSearch).join('').trim();
