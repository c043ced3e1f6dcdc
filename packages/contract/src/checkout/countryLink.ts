/** Countries are referred to by link: `/oscarapi/countries/NL/`. */
export const countryLink = (countryCode: string): string => `/oscarapi/countries/${countryCode}/`;

/** The code in a country's link, relative or absolute; null when it is no such link. */
export const countryCodeOf = (link: string): string | null => /\/countries\/([A-Z]{2})\/$/.exec(link)?.[1] ?? null;
