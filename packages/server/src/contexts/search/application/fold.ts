/**
 * A word as it is compared: lower case, without marks, and with ä, ae and a as one, so that Mütze, Muetze and Mutze are the same word; ß is ss. What
 * else this makes equal does no harm: both sides are folded.
 */
export const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/ø/g, 'o')
    .replace(/([aou])e(?=[^aeiou]|$)/g, '$1');

/** The words of a text. `T-Shirt` is `tshirt` and `men's` is `mens`: with and without their marks they are one word. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/['’]/g, '')
    .replace(/\b([tT])[\s-]?([sS]hirts?)/g, '$1$2')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
