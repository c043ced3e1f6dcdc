/** The shop's name at the service that collects its reviews. */
export const businessUnit = 'tailorbird';

/** Where the picture of a number of stars is: `/external/trustpilot/v1/resources/images/stars/stars-4.5` (API-78). */
export const starImagePath = (name: string): string =>
  `/external/trustpilot/v1/resources/images/stars/${name}`;
