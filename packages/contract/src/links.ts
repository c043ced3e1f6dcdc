/*
 * Paths of linked resources. A server test follows every link in every response, so each
 * path added here must be served.
 */

export const userLink = (origin: string, id: number): string => `${origin}/oscarapi/users/${id}/`;
export const savedAddressLink = (origin: string, id: number): string =>
  `${origin}/oscarapi/useraddresses/${id}/`;
export const basketLink = (origin: string, id: number): string =>
  `${origin}/oscarapi/baskets/${id}/`;
export const basketLinesLink = (origin: string, id: number): string =>
  `${basketLink(origin, id)}lines/`;
export const lineLink = (origin: string, id: number): string => `${origin}/oscarapi/lines/${id}/`;
export const productLink = (origin: string, id: number): string =>
  `${origin}/oscarapi/products/${id}/`;
export const orderLink = (origin: string, number: string): string =>
  `${origin}/oscarapi/orders/${number}/`;

/**
 * Relative link of a country, such as `/oscarapi/countries/NL/`. Responses prepend the
 * origin.
 */
export const countryLink = (countryCode: string): string => `/oscarapi/countries/${countryCode}/`;

/** Country code of a relative or absolute link. Null if it is no country link. */
export const countryCodeOf = (link: string): string | null =>
  /\/countries\/([A-Z]{2})\/$/.exec(link)?.[1] ?? null;
