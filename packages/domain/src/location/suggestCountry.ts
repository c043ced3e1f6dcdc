const likelyRegion = (language: string): string | null => {
  try {
    return new Intl.Locale(language).maximize().region ?? null;
  } catch {
    // Browsers may send invalid language tags.
    return null;
  }
};

/**
 * Suggests a country for a visitor with an unknown location: the first served one among
 * the regions of the languages. A language without a region stands for the country with
 * most of its speakers. Null if no country is served.
 * Prices and units change only after the visitor has confirmed (PRICE-22).
 * @param languages BCP 47 tags by preference, as in `navigator.languages`
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
