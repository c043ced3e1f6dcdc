import type { BaseSize } from '../standardSize.ts';
import type { BodyMeasure } from './bodyMeasure.ts';

/**
 * Bust of the 12 women's bases (SIZE-96): two steps for each letter from XS to XXL of EN
 * 13402-3.
 */
export const womensChests: Readonly<Record<BaseSize, number>> = {
  1: 76,
  2: 80,
  3: 84,
  4: 88,
  5: 92,
  6: 96,
  7: 100,
  8: 104,
  9: 110,
  10: 116,
  11: 122,
  12: 128,
};

/**
 * The other measurements as a function of the bust, like `standardBody` for men: at 96 cm in
 * Regular, per centimeter of bust, and the difference of Long. Regression lines of the women
 * behind the body model, weighted to customers of 168 ± 6.5 cm (`npm run fit:body` prints
 * them). Regular and Long are half of 4 cm of sleeve below and above the average, so that a
 * sleeve tolerance of 2 cm leaves no gap.
 */
export const womensLines: Readonly<
  Record<BodyMeasure, readonly [at96: number, perCentimeterOfBust: number, long: number]>
> = {
  chestCircumference: [96, 1, 0],
  waistCircumference: [87.7, 1, 0],
  hipCircumference: [104.2, 0.68, 0],
  neckCircumference: [33.4, 0.168, 0],
  shoulderCircumference: [104.8, 0.457, 0],
  biacromialBreadth: [37.4, 0.065, 0],
  shoulderLength: [13.9, 0.017, 0],
  sleeveLengthSpineWrist: [81.1, 0.192, 4],
  sleeveOutseam: [54.8, 0.095, 3],
  bicepsCircumferenceFlexed: [31.1, 0.283, 0],
  forearmCircumferenceFlexed: [26.9, 0.15, 0],
  wristCircumference: [15.8, 0.05, 0],
  waistBackLength: [43.3, 0.151, 0.6],
  torsoLength: [62.4, 0.127, 1.1],
};
