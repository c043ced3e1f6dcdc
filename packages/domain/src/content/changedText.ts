export const placeholdersOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))].sort();

/** Why a text cannot replace another. */
export type TextRefused = 'empty' | 'too-long' | 'placeholders' | 'markup';

/** Up to this length a text is a heading, label or sentence; longer ones are paragraphs. */
const longestLine = 100;

/**
 * Maximum length of a replacement: twice a line for a line, so that a heading stays one, and
 * three times its length for a paragraph.
 */
export const maximumTextLength = (before: string): number =>
  before.length <= longestLine ? 2 * longestLine : Math.max(1_000, 3 * before.length);

/**
 * True if a text can replace another: it is not empty, has a similar length and the same
 * placeholders, and contains no markup or nesting. Texts are shown literally, so a tag would be
 * visible.
 */
export const checkChangedText = (before: string, after: string): TextRefused | null => {
  if (after.trim() === '') return 'empty';
  if (after.length > maximumTextLength(before)) return 'too-long';
  if (placeholdersOf(after).join() !== placeholdersOf(before).join()) return 'placeholders';
  const rest = after.replace(/\{\{\w+\}\}/g, '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: texts must not have control characters.
  return /\{\{|\}\}|\$t\(|<\/?[a-z!]|[\u0000-\u0009\u000b-\u001f]/i.test(rest) ? 'markup' : null;
};
