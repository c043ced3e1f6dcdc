/** A typed number with a decimal point or comma; null if it is not a number. */
export const parseNumber = (text: string): number | null => {
  const written = text.trim().replace(',', '.');
  return /^\d{1,4}(\.\d{0,3})?$/.test(written) ? Number(written) : null;
};

/**
 * Parses feet and inches into inches: `6′ 1″`, `6'1`, `6 ft 1 in`, `6 1`, `73`. A
 * small number alone, such as `6`, is in feet.
 */
export const parseFeetAndInches = (text: string): number | null => {
  const match =
    /^(\d{1,3}(?:[.,]\d)?) ?(?:(?:['’′]|ft\.?|feet|fuß)? ?(\d{1,2}(?:[.,]\d)?)? ?(?:["”″]|''|in\.?|inch(?:es)?|zoll)?)?$/i.exec(
      text.trim().replace(/\s+/g, ' '),
    );
  if (!match) return null;
  const [, first = '', second] = match;
  const feet = Number(first.replace(',', '.'));
  if (second === undefined) return feet < 9 ? feet * 12 : feet;
  const inches = Number(second.replace(',', '.'));
  return feet < 9 && inches < 12 ? Math.round((feet * 12 + inches) * 10) / 10 : null;
};
