const likelyRegion = (language: string): string | null => {
  try {
    return new Intl.Locale(language).maximize().region ?? null;
  } catch {
    // What browsers send need not be a language.
    return null;
  }
};

/**
 * The country to ask about where nobody knows it: the region of the first language, or the one most of its readers live in, that the shop serves. Null when
 * there is none. A suggestion alone: prices, units and everything else wait until the visitor has said yes (PRICE-22).
 *
 * @param languages BCP 47 tags, the dearest first, as `navigator.languages` has them
 * @param served ISO 3166-1 alpha-2
 */
export const suggestCountry = <Country extends string>(
  languages: readonly string[],
  served: readonly Country[],
): Country | null => {
  for (const language of languages) {
    const region = likelyRegion(language);
    const country = served.find((one) => one === region);
    if (country !== undefined) return country;
  }
  return null;
};
