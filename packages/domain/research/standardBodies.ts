import { bodyMeasures } from '../src/sizing/body/bodyMeasure.ts';
import { leastSquares } from './leastSquares.ts';
import { mean, round } from './numbers.ts';
import type { Person } from './survey.ts';

/** How much likelier a man of that height is among customers, who are 181 ± 7 cm tall, than among the people measured. */
export const customerWeights = (people: readonly Person[]): readonly number[] => {
  const heights = people.map(({ answers }) => answers.measured.heightCm);
  const average = mean(heights);
  const variance = mean(heights.map((height) => (height - average) ** 2));
  return heights.map((height) => Math.exp((height - average) ** 2 / (2 * variance) - (height - 181) ** 2 / (2 * 49)));
};

/** The lines behind `standardBody`: each measure of customers over chest and sleeve. */
export const printStandardBodies = (men: readonly Person[]): void => {
  const weights = customerWeights(men);
  const chests = men.map(({ body }) => [body.chestCircumference - 104]);
  const [middle = 0, slope = 0] = leastSquares(
    chests,
    men.map(({ body }) => body.sleeveLengthSpineWrist),
    weights,
  );
  const predictors = men.map(({ body }) => {
    const beyond = body.chestCircumference - 104;
    return [beyond, body.sleeveLengthSpineWrist - middle - slope * beyond];
  });
  console.table(
    bodyMeasures.map((measure) => {
      const lengths = men.map(({ body }) => body[measure]);
      const [average = 0, perChest = 0, perSleeve = 0] = leastSquares(predictors, lengths, weights);
      return {
        measure,
        'R at 104': round(average - 2.1 * perSleeve, 2),
        'per cm of chest': round(perChest, 3),
        'L over R': round(4.2 * perSleeve, 2),
      };
    }),
  );
};
