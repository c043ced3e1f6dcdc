import { type Centimeters, centimeters } from './units.ts';

export type ShoeSize = { readonly eu: number; readonly us: number; readonly footLengthCm: Centimeters };

/** US sizes of the rows EU 39, 39.5 … 49.5 (SIZE-51); foot lengths in millimeters. */
const usSizes = [6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10, 10.5, 11, 11.5, 11.5, 12, 12.5, 13, 13.5, 14, 14.5, 15, 15.5, 16];
const footLengthsMm = [238, 241, 245, 250, 254, 258, 262, 267, 271, 275, 279, 281, 283, 288, 292, 296, 300, 305, 309, 313, 317, 322];

/** SIZE-51: EU 39 to 49.5, US 6 to 16, foot lengths 23.8 to 32.2 cm. */
export const shoeSizes: readonly ShoeSize[] = usSizes.map((us, index) => ({
  eu: 39 + index / 2,
  us,
  footLengthCm: centimeters((footLengthsMm[index] ?? 0) / 10),
}));

/** The row with the nearest foot length (SIZE-52); of two equally near ones the smaller. */
export const nearestShoeSize = (footLengthCm: Centimeters): ShoeSize => {
  // In tenths of a millimeter, where 23.95 is as far from 23.8 as from 24.1.
  const distance = (row: ShoeSize): number => Math.round(Math.abs(row.footLengthCm - footLengthCm) * 1000);
  return shoeSizes.reduce((nearest, row) => (distance(row) < distance(nearest) ? row : nearest));
};

/** The row of a European size; undefined when the shop has none. */
export const shoeSizeOfEu = (eu: number): ShoeSize | undefined => shoeSizes.find((row) => row.eu === eu);

/** The row of an American size; US 11.5 is the row of 28.3 cm, the longer of two. */
export const shoeSizeOfUs = (us: number): ShoeSize | undefined => shoeSizes.findLast((row) => row.us === us);
