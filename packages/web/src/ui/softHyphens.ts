/** Last nouns of German compounds in the catalog. */
const heads =
  /(?<=\p{L}{4})(?=(?:manschette|kragen|ausschnitt|tasche|bündchen|ärmel|leiste|cardigan|pullover))/giu;

/** In long German names. Browsers without a German dictionary break them anywhere. */
export const softHyphens = (name: string): string => name.replace(heads, '\u00ad');
