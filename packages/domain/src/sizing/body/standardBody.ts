import { type CutFor, cutForOf } from '../cutFor.ts';
import type { StandardSize } from '../standardSize.ts';
import { defaultStandardSizeFor } from '../standardSizeChoice.ts';
import { type BodyMeasure, perMeasure } from './bodyMeasure.ts';
import { womensChests, womensLines } from './womensStandardBody.ts';

/** Chest of the 12 men's bases: two steps for each letter from XS to XXL of EN 13402-3. */
const chests: Readonly<Record<StandardSize['base'], number>> = {
  1: 80,
  2: 84,
  3: 88,
  4: 92,
  5: 96,
  6: 100,
  7: 104,
  8: 108,
  9: 112,
  10: 116,
  11: 121,
  12: 126,
};

/**
 * The other measurements as a function of the chest: at 104 cm in Regular, per centimeter of
 * chest, and the difference of Long. Regression lines of the men behind the body model,
 * weighted to customers of 181 ± 7 cm (`npm run fit:body` prints them). Regular and Long are
 * half of 4.2 cm of sleeve below and above the average; girths and shoulders are in between.
 */
const lines: Readonly<
  Record<BodyMeasure, readonly [at104: number, perCentimeterOfChest: number, long: number]>
> = {
  chestCircumference: [104, 1, 0],
  waistCircumference: [92, 1.14, 0],
  hipCircumference: [101.5, 0.73, 0],
  neckCircumference: [39.3, 0.237, 0],
  shoulderCircumference: [117.7, 0.604, 0],
  biacromialBreadth: [42, 0.107, 0],
  shoulderLength: [15.3, 0.012, 0],
  sleeveLengthSpineWrist: [89.3, 0.19, 4.2],
  sleeveOutseam: [59.6, 0.056, 3.2],
  bicepsCircumferenceFlexed: [35.3, 0.316, 0],
  forearmCircumferenceFlexed: [30.9, 0.189, 0],
  wristCircumference: [17.7, 0.062, 0],
  waistBackLength: [48, 0.15, 0.9],
  torsoLength: [67.7, 0.14, 2],
};

/** The average body of a chest in centimeters, `long` of the way from Regular to Long. */
const bodyAlong = (
  chest: number,
  long: number,
  cutFor: CutFor,
): Readonly<Record<BodyMeasure, number>> => {
  const along = cutFor === 'women' ? womensLines : lines;
  const [middle] = along.chestCircumference;
  return perMeasure((measure) => {
    const [atMiddle, perCentimeter, more] = along[measure];
    return atMiddle + perCentimeter * (chest - middle) + long * more;
  });
};

/**
 * The body a standard size is cut for, in centimeters. Regular and Long differ in lengths only.
 */
export const standardBody = (size: StandardSize): Readonly<Record<BodyMeasure, number>> => {
  const cutFor = cutForOf(size);
  return bodyAlong(
    (cutFor === 'women' ? womensChests : chests)[size.base],
    size.length === 'L' ? 1 : 0,
    cutFor,
  );
};

/** Completes a partly known body with the averages for its chest and length. */
export const completeBody = (
  known: Readonly<Partial<Record<BodyMeasure, number>>>,
  cutFor: CutFor = 'men',
): Readonly<Record<BodyMeasure, number>> => {
  const chest =
    known.chestCircumference ?? standardBody(defaultStandardSizeFor(cutFor)).chestCircumference;
  const [regular, long] = [bodyAlong(chest, 0, cutFor), bodyAlong(chest, 1, cutFor)];
  const knownLength = (['sleeveLengthSpineWrist', 'torsoLength'] as const).find(
    (measure) => known[measure] !== undefined,
  );
  const share = knownLength
    ? ((known[knownLength] ?? 0) - regular[knownLength]) /
      (long[knownLength] - regular[knownLength])
    : 0.5;
  return { ...bodyAlong(chest, Math.min(2, Math.max(-1, share)), cutFor), ...known };
};
