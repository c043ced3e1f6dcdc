import fc from 'fast-check';
import { type BodyAnswers, bodyShapes, centimeters, idealSizeBounds, kilograms, shoeSizes } from '../src/sizing/index.ts';
import { answerSources, sexes } from '../src/testing/choices.ts';

const within = (fact: keyof typeof idealSizeBounds, step: number): fc.Arbitrary<number> => {
  const { minimum, maximum } = idealSizeBounds[fact];
  return fc.integer({ min: Math.round(minimum / step), max: Math.round(maximum / step) }).map((steps) => Number((steps * step).toFixed(2)));
};

/** What the form can say: every corner of its bounds, either sex, either source, any body shape or none. */
export const bodyAnswers: fc.Arbitrary<BodyAnswers> = fc.record({
  ageYears: within('ageYears', 1),
  heightCm: within('heightCm', 0.1).map(centimeters),
  weightKg: within('weightKg', 0.1).map(kilograms),
  footLengthCm: fc.oneof(
    within('footLengthCm', 0.1).map(centimeters),
    fc.constantFrom(...shoeSizes.map(({ footLengthCm }) => footLengthCm)),
  ),
  bodyShape: fc.constantFrom(...bodyShapes, undefined),
  source: fc.constantFrom(...answerSources, undefined),
  sex: fc.constantFrom(...sexes, undefined),
});

/** A man as most customers are. */
export const aMan: BodyAnswers = { ageYears: 35, heightCm: centimeters(181), weightKg: kilograms(83), footLengthCm: centimeters(27.9) };
