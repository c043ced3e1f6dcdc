import type { BodyShape } from '../idealSizeInput.ts';
import { bodyMeasures } from './bodyMeasure.ts';
import type { BodyModel } from './bodyModel.ts';
import { type Gaussian, shift } from './gaussian.ts';
import { normalMeanBetween } from './normal.ts';

/**
 * Standard deviation of ln(chest / waist) in self-perception. Assumed: about three in four
 * people then rate themselves as a tape would.
 */
const ratingNoise = 0.03;

/** Share of the perceived variance removed by naming a third. */
const ratingShare = 0.74;

const chest = bodyMeasures.indexOf('chestCircumference');
const waist = bodyMeasures.indexOf('waistCircumference');

const limitsOf = (
  shape: BodyShape,
  [round, triangular]: BodyModel['shapeLimits'],
): readonly [low: number, high: number] => {
  if (shape === 'ROUND') return [Number.NEGATIVE_INFINITY, round];
  return shape === 'TRIANGULAR' ? [triangular, Number.POSITIVE_INFINITY] : [round, triangular];
};

/**
 * The logs of a body's measurements after its owner rated their shape (SIZE-14): they perceive
 * chest over waist with an error and name a third of the population. The mean moves by the
 * information in that answer, so that ROUND reveals little about a heavy person and much about
 * a light one. The variance shrinks equally for everyone: a surprising answer is not more
 * certain.
 */
export const observeBodyShape = (body: Gaussian, shape: BodyShape, model: BodyModel): Gaussian => {
  const direction = body.covariance.map((row) => (row[chest] ?? 0) - (row[waist] ?? 0));
  const seenVariance = (direction[chest] ?? 0) - (direction[waist] ?? 0) + ratingNoise ** 2;
  const deviation = Math.sqrt(seenVariance);
  const expected = (body.mean[chest] ?? 0) - (body.mean[waist] ?? 0);
  const [low, high] = limitsOf(shape, model.shapeLimits);
  const surprise = normalMeanBetween((low - expected) / deviation, (high - expected) / deviation);
  return shift(body, direction, surprise / deviation, ratingShare / seenVariance);
};
