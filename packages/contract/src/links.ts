/*
 * Where the things that bodies link to are read. A test of the server follows every link of every body, so what is added here is served.
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

/** `/oscarapi/countries/NL/`: a country as it is sent; in answers the origin stands before it. */
export const countryLink = (countryCode: string): string => `/oscarapi/countries/${countryCode}/`;

/** The code in a country's link, relative or absolute; null when it is no such link. */
export const countryCodeOf = (link: string): string | null =>
  /\/countries\/([A-Z]{2})\/$/.exec(link)?.[1] ?? null;
