/** The country that a number for value added tax is of, by the letters it begins with: Greece writes EL. Null where it begins with none. */
export const countryOfTaxNumber = (taxNumber: string): string | null => {
  const letters = taxNumber.trim().slice(0, 2).toUpperCase();
  if (!/^[A-Z]{2}$/.test(letters)) return null;
  return letters === 'EL' ? 'GR' : letters;
};
