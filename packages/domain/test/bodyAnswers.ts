import fc from 'fast-check';
import {
  type BodyAnswers,
  type BodyFact,
  bodyShapes,
  type CutFor,
  centimeters,
  cutForChoices,
  factBounds,
  kilograms,
  shoeSizesFor,
} from '../src/sizing/index.ts';
import { answerSources } from '../src/testing/choices.ts';

const within = (fact: BodyFact, step: number, cutFor: CutFor | undefined): fc.Arbitrary<number> => {
  const { minimum, maximum } = factBounds(cutFor)[fact];
  return fc
    .integer({ min: Math.round(minimum / step), max: Math.round(maximum / step) })
    .map((steps) => Number((steps * step).toFixed(2)));
};

/** Possible form answers about a body: all bounds, either source, any body shape or none. */
export const bodyAnswersFor = (cutFor: CutFor | undefined): fc.Arbitrary<BodyAnswers> =>
  fc.record({
    ageYears: within('ageYears', 1, cutFor),
    heightCm: within('heightCm', 0.1, cutFor).map(centimeters),
    weightKg: within('weightKg', 0.1, cutFor).map(kilograms),
    footLengthCm: fc.oneof(
      within('footLengthCm', 0.1, cutFor).map(centimeters),
      fc.constantFrom(...shoeSizesFor(cutFor).map(({ footLengthCm }) => footLengthCm)),
    ),
    bodyShape: fc.constantFrom(...bodyShapes, undefined),
    source: fc.constantFrom(...answerSources, undefined),
    cutFor: fc.constant(cutFor),
  });

export const bodyAnswers: fc.Arbitrary<BodyAnswers> = fc
  .constantFrom(...cutForChoices, undefined)
  .chain(bodyAnswersFor);

export const aWoman: BodyAnswers = {
  ageYears: 35,
  heightCm: centimeters(168),
  weightKg: kilograms(67),
  footLengthCm: centimeters(25.4),
  cutFor: 'women',
};

export const aMan: BodyAnswers = {
  ageYears: 35,
  heightCm: centimeters(181),
  weightKg: kilograms(83),
  footLengthCm: centimeters(27.9),
};
