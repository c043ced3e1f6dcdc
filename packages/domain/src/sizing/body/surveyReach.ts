import { cutForOf } from '../cutFor.ts';
import type { BodyFacts } from '../idealSizeInput.ts';
import { bodyModels } from './bodyCoefficients.ts';
import type { AnswerSource, SurveyRegion } from './bodyModel.ts';

/**
 * By how much of themselves standard deviations grow from the edge of the survey to twice as far from its center. For a model of the inner half of people the
 * others show about 0.1; outside the survey people differ by more than their size, so half of that is added.
 */
const growth = 0.15;

/** The age people of the region have that is nearest. */
export const ageIn = ({ ages: [youngest, oldest] }: SurveyRegion, ageYears: number): number =>
  Math.min(oldest, Math.max(youngest, ageYears));

/** See `surveyReach`. */
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
 * How far somebody is from the people behind the model (SIZE-72): 0 in their middle, up to 1 among the inner 99 in 100, 2 twice as far out. Years beyond the
 * ages surveyed count as shares of their span, from 1 on. Above 1 the model continues a law where nobody was measured: say so.
 */
export const surveyReach = (
  facts: BodyFacts & { readonly source?: AnswerSource | undefined },
): number => reachIn(bodyModels[cutForOf(facts)][facts.source ?? 'self-reported'].region, facts);

/** By what the standard deviations of somebody that far out are multiplied: 1 where people were measured. */
export const wideningAt = (reach: number): number => 1 + growth * Math.max(0, reach - 1);
