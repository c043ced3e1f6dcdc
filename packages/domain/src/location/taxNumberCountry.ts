/** Country of a VAT number by its prefix. Greece uses EL. Null without a prefix. */
export const countryOfTaxNumber = (taxNumber: string): string | null => {
  const letters = taxNumber.trim().slice(0, 2).toUpperCase();
  if (!/^[A-Z]{2}$/.test(letters)) return null;
  return letters === 'EL' ? 'GR' : letters;
};
