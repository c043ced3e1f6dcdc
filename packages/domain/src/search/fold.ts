/**
 * Folds a word for comparison: lower case, without accents, ä = ae = a and ß = ss, so that
 * Mütze, Muetze and Mutze match. Both sides are folded, so other collisions are harmless.
 */
export const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/ø/g, 'o')
    .replace(/([aou])e(?=[^aeiou]|$)/g, '$1');

/** The words of a text. `T-Shirt` becomes `tshirt` and `men's` becomes `mens`. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/['’]/g, '')
    .replace(/\b([tT])[\s-]?([sS]hirts?)/g, '$1$2')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
