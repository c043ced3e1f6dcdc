/** The names of what a text is filled with, each once, in order of the alphabet. */
export const placeholdersOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))].sort();

/** Why a text cannot take the place of another. */
export type TextRefused = 'empty' | 'too-long' | 'placeholders' | 'markup';

/** Up to this many characters a text is a heading, a label or a sentence; a longer one is a paragraph. */
const longestLine = 100;

/**
 * The most characters a text may have that takes the place of another: twice a line for a line, so that a heading stays a heading, and three times its length for a paragraph.
 */
export const maximumTextLength = (before: string): number =>
  before.length <= longestLine ? 2 * longestLine : Math.max(1_000, 3 * before.length);

/**
 * Whether a text can take the place of another: it says something, is about as long, is filled with the same, and has nothing that is read as markup or as an order to put another text in. Texts are shown as
 * they stand, so a tag would be seen as a tag.
 */
export const checkChangedText = (before: string, after: string): TextRefused | null => {
  if (after.trim() === '') return 'empty';
  if (after.length > maximumTextLength(before)) return 'too-long';
  if (placeholdersOf(after).join() !== placeholdersOf(before).join()) return 'placeholders';
  const rest = after.replace(/\{\{\w+\}\}/g, '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what cannot be seen is no text.
  return /\{\{|\}\}|\$t\(|<\/?[a-z!]|[\u0000-\u0009\u000b-\u001f]/i.test(rest) ? 'markup' : null;
};
