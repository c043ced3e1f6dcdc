/** Account name of the shop at the review service. */
export const businessUnit = 'tailorbird';

/**
 * Path of a star rating picture, such as
 * `/external/trustpilot/v1/resources/images/stars/stars-4.5` (API-78).
 */
export const starImagePath = (name: string): string =>
  `/external/trustpilot/v1/resources/images/stars/${name}`;
