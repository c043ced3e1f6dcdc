/** The shop's promises in display order; values of their panel. */
export const promises = ['custom-fit', 'remake-guarantee', 'worldwide-shipping'] as const;
export type PromiseName = (typeof promises)[number];
