import { cutForOf } from '../cutFor.ts';
import type { BodyFacts } from '../idealSizeInput.ts';
import { bodyModels } from './bodyCoefficients.ts';
import type { AnswerSource, SurveyRegion } from './bodyModel.ts';

/**
 * Growth of standard deviations from the edge of the survey to twice that distance. A model of
 * the inner half of people underestimates the others by about 0.1; half of that is added
 * because people outside differ by more than size.
 */
const growth = 0.15;

export const ageIn = ({ ages: [youngest, oldest] }: SurveyRegion, ageYears: number): number =>
  Math.min(oldest, Math.max(youngest, ageYears));

export const reachIn = (
  region: SurveyRegion,
  { ageYears, heightCm, weightKg, footLengthCm }: BodyFacts,
): number => {
  const {
    center,
    form,
    ages: [youngest, oldest],
  } = region;
  const age = ageIn(region, ageYears);
  const off = [Math.log(heightCm), Math.log(weightKg), age, Math.log(footLengthCm)].map(
    (each, index) => each - (center[index] ?? 0),
  );
  const square = off.reduce(
    (sum, one, row) =>
      off
        .slice(0, row + 1)
        .reduce(
          (so, other, column) =>
            so + (form[(row * (row + 1)) / 2 + column] ?? 0) * one * other * (column < row ? 2 : 1),
          sum,
        ),
    0,
  );
  const years = Math.abs(ageYears - age);
  return Math.max(Math.sqrt(square), years === 0 ? 0 : 1 + years / (oldest - youngest));
};

/**
 * The distance from the surveyed people (SIZE-72): 0 at their center, up to 1 for the inner 99
 * %, 2 twice as far out. Ages beyond the survey count as shares of its span, from 1. Above 1
 * the model extrapolates; tell the customer.
 */
export const surveyReach = (
  facts: BodyFacts & { readonly source?: AnswerSource | undefined },
): number => reachIn(bodyModels[cutForOf(facts)][facts.source ?? 'self-reported'].region, facts);

/** The factor on standard deviations at a distance: 1 within the survey. */
export const wideningAt = (reach: number): number => 1 + growth * Math.max(0, reach - 1);
