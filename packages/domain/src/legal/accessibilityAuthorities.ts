/** An authority that hears complaints about the accessibility of online shops. */
export type AccessibilityAuthority = {
  /** Country of the seller (ISO 3166-1 alpha-2). */
  readonly countryCode: string;
  /** Name, as text with links. */
  readonly name: string;
  readonly source: string;
  /** Day on which the row was last compared with the source, as YYYY-MM-DD. */
  readonly checked: string;
};

const checked = '2026-11-28';

/**
 * Authorities by country, each confirmed by its source (LEGAL-12). Countries whose authority
 * for online shops could not be confirmed, such as Portugal and Denmark, have no row.
 */
export const accessibilityAuthorities: readonly AccessibilityAuthority[] = [
  {
    countryCode: 'AT',
    name: '[Sozialministeriumservice](https://www.sozialministeriumservice.gv.at/)',
    source: 'https://wko.at/ce-kennzeichnung-normen/informationen-zum-barrierefreiheitsgesetz',
    checked,
  },
  {
    countryCode: 'DE',
    name: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Postfach 39 11 55, 39135 Magdeburg, MLBF@ms.sachsen-anhalt.de',
    source: 'https://www.schleswig-holstein.de/DE/fachinhalte/A/arbeitsschutz/mlbf',
    checked,
  },
  {
    countryCode: 'IE',
    name: '[Competition and Consumer Protection Commission](https://www.ccpc.ie/)',
    source: 'https://www.irishstatutebook.ie/eli/2023/si/636/made/en/print',
    checked,
  },
  {
    countryCode: 'NL',
    name: '[Autoriteit Consument & Markt](https://www.acm.nl/)',
    source: 'https://trustyourwebsite.nl/nl/guides/acm-enforcement-accessibility',
    checked,
  },
  {
    countryCode: 'SE',
    name: '[Post- och telestyrelsen](https://www.pts.se/)',
    source: 'https://netthandel.no/?p=67016',
    checked,
  },
];

/** The authority of a seller's country; null if it is unknown (LEGAL-12). */
export const accessibilityAuthorityOf = (
  countryCode: string | null,
): AccessibilityAuthority | null =>
  accessibilityAuthorities.find((row) => row.countryCode === countryCode) ?? null;
