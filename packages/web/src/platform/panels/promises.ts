export const promises = ['custom-fit', 'remake-guarantee', 'worldwide-shipping'] as const;
export type PromiseName = (typeof promises)[number];
