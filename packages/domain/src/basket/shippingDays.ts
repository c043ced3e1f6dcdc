/** Transit time in working days by shipping method. */
export const shippingDays = {
  standard: { earliest: 2, latest: 4 },
  express: { earliest: 1, latest: 2 },
  'drop-point': { earliest: 2, latest: 4 },
} as const;
