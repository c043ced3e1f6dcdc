import type { CutFor } from './cutFor.ts';
import { type Centimeters, centimeters } from './units.ts';

export type ShoeSize = {
  readonly eu: number;
  readonly us: number;
  readonly footLengthCm: Centimeters;
};

/** US sizes of the rows EU 39, 39.5 … 49.5 (SIZE-51); foot lengths in millimeters. */
const usSizes = [
  6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10, 10.5, 11, 11.5, 11.5, 12, 12.5, 13, 13.5, 14, 14.5, 15, 15.5,
  16,
];
const footLengthsMm = [
  238, 241, 245, 250, 254, 258, 262, 267, 271, 275, 279, 281, 283, 288, 292, 296, 300, 305, 309,
  313, 317, 322,
];

/** SIZE-51: EU 39 to 49.5, US 6 to 16, foot lengths 23.8 to 32.2 cm. */
export const shoeSizes: readonly ShoeSize[] = usSizes.map((us, index) => ({
  eu: 39 + index / 2,
  us,
  footLengthCm: centimeters((footLengthsMm[index] ?? 0) / 10),
}));

/**
 * US sizes and foot lengths in millimeters of the rows EU 35, 35.5 … 38.5: below 39, each half
 * size is a third of a centimeter, as in European sizes.
 */
const smallUsSizes = [4.5, 5, 5, 5.5, 6, 6.5, 6.5, 7];
const smallFootLengthsMm = [211, 215, 218, 221, 225, 228, 231, 235];

/** SIZE-95: EU 35 to 49.5; US women's sizes are one and a half above men's. */
const womensShoeSizes: readonly ShoeSize[] = [
  ...smallUsSizes.map((us, index) => ({
    eu: 35 + index / 2,
    us,
    footLengthCm: centimeters((smallFootLengthsMm[index] ?? 0) / 10),
  })),
  ...shoeSizes.map((row) => ({ ...row, us: row.us + 1.5 })),
];

export const shoeSizesFor = (cutFor: CutFor = 'men'): readonly ShoeSize[] =>
  cutFor === 'women' ? womensShoeSizes : shoeSizes;

/** The row with the nearest foot length (SIZE-52); of two equally near, the smaller. */
export const nearestShoeSize = (footLengthCm: Centimeters, cutFor: CutFor = 'men'): ShoeSize => {
  // In tenths of a millimeter, where 23.95 is equally far from 23.8 and 24.1.
  const distance = (row: ShoeSize): number =>
    Math.round(Math.abs(row.footLengthCm - footLengthCm) * 1000);
  return shoeSizesFor(cutFor).reduce((nearest, row) =>
    distance(row) < distance(nearest) ? row : nearest,
  );
};

export const shoeSizeOfEu = (eu: number, cutFor: CutFor = 'men'): ShoeSize | undefined =>
  shoeSizesFor(cutFor).find((row) => row.eu === eu);

/**
 * The row of a US size; of two rows with the same size, such as US 11.5 for men, the longer
 * foot.
 */
export const shoeSizeOfUs = (us: number, cutFor: CutFor = 'men'): ShoeSize | undefined =>
  shoeSizesFor(cutFor).findLast((row) => row.us === us);
