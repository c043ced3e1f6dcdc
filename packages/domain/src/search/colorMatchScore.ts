export type ColorWords = {
  readonly own: readonly string[];
  readonly family: readonly string[];
  /** Its family and shade, such as dark blue, as one word. */
  readonly shade: readonly string[];
  /** Synonyms. */
  readonly other: readonly string[];
};

/**
 * Match score of a color: highest for family and shade, then own name, family, and
 * synonyms. 0 is no match.
 */
export const colorMatchScore = (
  typed: ReadonlySet<string>,
  { own, family, shade, other }: ColorWords,
): number => {
  const isTyped = (words: readonly string[]): boolean => words.some((word) => typed.has(word));
  return [shade, own, family, other].reduce((fit, words) => 2 * fit + (isTyped(words) ? 1 : 0), 0);
};
