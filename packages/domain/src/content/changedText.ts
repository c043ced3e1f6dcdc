/** The names of what a text is filled with, each once, in order of the alphabet. */
export const placeholdersOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))].sort();

/** Why a text cannot take the place of another. */
export type TextRefused = 'empty' | 'placeholders' | 'markup';

/**
 * Whether a text can take the place of another: it says something, is filled with the same, and has nothing that is read as markup or as an order to put another text in. Texts are shown as
 * they stand, so a tag would be seen as a tag.
 */
export const checkChangedText = (before: string, after: string): TextRefused | null => {
  if (after.trim() === '') return 'empty';
  if (placeholdersOf(after).join() !== placeholdersOf(before).join()) return 'placeholders';
  const rest = after.replace(/\{\{\w+\}\}/g, '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what cannot be seen is no text.
  return /\{\{|\}\}|\$t\(|<\/?[a-z!]|[\u0000-\u0009\u000b-\u001f]/i.test(rest) ? 'markup' : null;
};
