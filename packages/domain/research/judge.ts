import { type BodyMeasure, perMeasure } from '../src/sizing/body/bodyMeasure.ts';
import { fitTolerances } from '../src/sizing/body/fitConfidence.ts';
import type { Judged } from './crossValidate.ts';
import { mean } from './numbers.ts';
import type { Person } from './survey.ts';
import { percent } from './tables.ts';

export const meanError = (judged: readonly Judged[], measure: BodyMeasure): string =>
  (
    10 *
    mean(
      judged.map(({ person, estimate }) =>
        Math.abs(estimate[measure].meanCm - person.body[measure]),
      ),
    )
  ).toFixed(1);

/** Mean signed error in millimeters; positive if estimates are too large. */
export const bias = (judged: readonly Judged[], measure: BodyMeasure): string => {
  const millimeters =
    10 *
    mean(judged.map(({ person, estimate }) => estimate[measure].meanCm - person.body[measure]));
  return `${millimeters < 0 ? '−' : '+'}${Math.abs(millimeters).toFixed(1)}`;
};

export const shareOf = (judged: readonly Judged[], is: (each: Judged) => boolean): string =>
  percent(mean(judged.map((each) => (is(each) ? 1 : 0))));

export const coverage = (judged: readonly Judged[], measure: BodyMeasure): string =>
  shareOf(
    judged,
    ({ person, estimate }) =>
      Math.abs(estimate[measure].meanCm - person.body[measure]) <= 1.28155 * estimate[measure].sdCm,
  );

/** True if a size cut for that body is within the tolerances of a person. */
export const within = (
  person: Person,
  cutFor: Readonly<Partial<Record<BodyMeasure, number>>>,
): boolean =>
  Object.entries(fitTolerances).every(
    ([measure, tolerance]) =>
      Math.abs(
        (cutFor[measure as BodyMeasure] ?? Number.NaN) - person.body[measure as BodyMeasure],
      ) <= tolerance,
  );

/** True if a size made to the estimate is. */
export const fitsWell = ({ person, estimate }: Judged): boolean =>
  within(
    person,
    perMeasure((measure) => estimate[measure].meanCm),
  );
