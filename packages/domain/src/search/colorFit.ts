/** The words a color is searched by, as they are compared. */
export type ColorWords = {
  /** Of its own name: navy. */
  readonly own: readonly string[];
  /** Of its family: blue. */
  readonly family: readonly string[];
  /** Of its family and its shade: dark blue, in one word. */
  readonly shade: readonly string[];
  /** Other words for it that people type. */
  readonly other: readonly string[];
};

/** How well what was typed names a color: by family and shade before by its own name, then by its family, then by another word for it; 0 is not at all. */
export const colorFit = (
  typed: ReadonlySet<string>,
  { own, family, shade, other }: ColorWords,
): number => {
  const isTyped = (words: readonly string[]): boolean => words.some((word) => typed.has(word));
  return [shade, own, family, other].reduce((fit, words) => 2 * fit + (isTyped(words) ? 1 : 0), 0);
};
