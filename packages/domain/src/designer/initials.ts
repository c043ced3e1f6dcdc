import { err, ok, type Result } from '../kernel/index.ts';

export const maximumInitials = 3;
export type InitialsRefused =
  | { readonly kind: 'only-letters' }
  | { readonly kind: 'too-long'; readonly maximum: number };

/**
 * Latin letters with diacritics: A–Z, Ä, É, Æ, ß, …; × and ÷ are not letters, and the Roman
 * numeral Ⅷ is a number.
 */
const isWrittenInLatinLetters = (text: string): boolean =>
  /^\p{L}*$/u.test(text) && /^\p{Script=Latin}*$/u.test(text);

/**
 * Parses embroidered initials: trimmed, in plain letters (Ａ and ª become A and a), case
 * preserved. Only letters (DESIGN-21), at most three (DESIGN-22). Empty means none.
 */
export const parseInitials = (typed: string): Result<string, InitialsRefused> => {
  const written = typed.normalize('NFC').trim();
  const initials = written.normalize('NFKC');
  if (![written, initials].every(isWrittenInLatinLetters)) return err({ kind: 'only-letters' });
  if ([...initials].length > maximumInitials)
    return err({ kind: 'too-long', maximum: maximumInitials });
  return ok(initials);
};
