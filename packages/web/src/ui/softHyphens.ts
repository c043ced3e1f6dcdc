/** Last nouns of German compounds in the catalog. */
const heads =
  /(?<=\p{L}{4})(?=(?:manschette|kragen|ausschnitt|tasche|bündchen|ärmel|leiste|cardigan|pullover))/giu;

/**
 * Marks where long German names of garments and parts may be hyphenated. Browsers without a German dictionary
 * break them anywhere instead.
 */
export const softHyphens = (name: string): string => name.replace(heads, '\u00ad');
