import { bodyMeasures } from '../src/sizing/body/bodyMeasure.ts';
import type { CutFor } from '../src/sizing/cutFor.ts';
import { leastSquares } from './leastSquares.ts';
import { mean, round } from './numbers.ts';
import type { Person } from './survey.ts';

/**
 * Customers by sex: height, spread, reference chest, and the sleeve difference of
 * Long. Women's heights are 0.928 of 181 ± 7 cm, as in the survey; their lengths meet
 * where a sleeve within 2 cm fits.
 */
export const customersOf: Readonly<
  Record<
    CutFor,
    {
      readonly height: number;
      readonly spread: number;
      readonly chest: number;
      readonly long: number;
    }
  >
> = {
  men: { height: 181, spread: 7, chest: 104, long: 4.2 },
  women: { height: 168, spread: 6.5, chest: 96, long: 4 },
};

/** Density of a height among customers relative to the survey. */
export const customerWeights = (people: readonly Person[], cutFor: CutFor): readonly number[] => {
  const customers = customersOf[cutFor];
  const heights = people.map(({ answers }) => answers.measured.heightCm);
  const average = mean(heights);
  const variance = mean(heights.map((height) => (height - average) ** 2));
  return heights.map((height) =>
    Math.exp(
      (height - average) ** 2 / (2 * variance) -
        (height - customers.height) ** 2 / (2 * customers.spread ** 2),
    ),
  );
};

/**
 * Prints the regression lines of `standardBody`: each measurement over chest and
 * sleeve.
 */
export const printStandardBodies = (people: readonly Person[], cutFor: CutFor): void => {
  const { chest, long } = customersOf[cutFor];
  const weights = customerWeights(people, cutFor);
  const chests = people.map(({ body }) => [body.chestCircumference - chest]);
  const [middle = 0, slope = 0] = leastSquares(
    chests,
    people.map(({ body }) => body.sleeveLengthSpineWrist),
    weights,
  );
  const predictors = people.map(({ body }) => {
    const beyond = body.chestCircumference - chest;
    return [beyond, body.sleeveLengthSpineWrist - middle - slope * beyond];
  });
  console.log(`standard sizes for ${cutFor}`);
  console.table(
    bodyMeasures.map((measure) => {
      const lengths = people.map(({ body }) => body[measure]);
      const [average = 0, perChest = 0, perSleeve = 0] = leastSquares(predictors, lengths, weights);
      return {
        measure,
        [`R at ${chest}`]: round(average - (long / 2) * perSleeve, 2),
        'per cm of chest': round(perChest, 3),
        'L over R': round(long * perSleeve, 2),
      };
    }),
  );
};
