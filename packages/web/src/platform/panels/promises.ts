/** What the shop promises with every garment, in the order it is told; the values of the panel about it. */
export const promises = ['custom-fit', 'remake-guarantee', 'worldwide-shipping'] as const;
export type PromiseName = (typeof promises)[number];
