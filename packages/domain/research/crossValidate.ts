import type { BodyEstimate, BodyMeasure } from '../src/sizing/body/bodyMeasure.ts';
import type { AnswerSource, BodyModel } from '../src/sizing/body/bodyModel.ts';
import { type BodyAnswers, estimateBodyBy } from '../src/sizing/body/estimateBody.ts';
import type { CutFor } from '../src/sizing/cutFor.ts';
import type { BodyShape } from '../src/sizing/idealSizeInput.ts';
import { centimeters, kilograms } from '../src/sizing/units.ts';
import { fitModel } from './fitModel.ts';
import { answersOf, type Civilian, type Person, ratioOf } from './survey.ts';

export type People = Readonly<Record<CutFor, readonly Person[]>>;
export type Civilians = Readonly<Record<CutFor, readonly Civilian[]>>;

/** A person and the estimate of a model that was not fitted on them. */
export type Judged = { readonly person: Person; readonly estimate: BodyEstimate };

export type More = (person: Person, model: BodyModel) => Partial<BodyAnswers>;

export const folds = 10;

/** Cross-validated estimates of the people of a sex, with optional further answers. */
export type Validate = (sex: CutFor, source: AnswerSource, more?: More) => readonly Judged[];

/**
 * A civilian and the estimate of a model that was not fitted on them, from measured
 * answers.
 */
export type JudgedCivilian = { readonly person: Civilian; readonly estimate: BodyEstimate };

const unseen = <Each>(everybody: readonly Each[], fold: number): readonly Each[] =>
  everybody.filter((_, index) => index % folds === fold);
const others = <Each>(everybody: readonly Each[], fold: number): readonly Each[] =>
  everybody.filter((_, index) => index % folds !== fold);

/**
 * 10-fold cross-validation for soldiers and civilians of a sex. Random answers are
 * drawn five times for each person.
 */
export const crossValidation = (
  people: People,
  civilians: Civilians,
): {
  readonly validate: Validate;
  readonly validateCivilians: (sex: CutFor) => readonly JudgedCivilian[];
} => {
  const fitted = new Map<string, readonly BodyModel[]>();
  const modelsOf = (sex: CutFor, source: AnswerSource): readonly BodyModel[] => {
    const key = `${sex} ${source}`;
    const models =
      fitted.get(key) ??
      Array.from({ length: folds }, (_, fold) =>
        fitModel(others(people[sex], fold), others(civilians[sex], fold), source),
      );
    fitted.set(key, models);
    return models;
  };
  return {
    validate: (sex, source, more) =>
      modelsOf(sex, source).flatMap((model, fold) =>
        unseen(people[sex], fold)
          .filter((person) => person.answers[source].weightKg >= 30)
          .flatMap((person) =>
            Array.from({ length: more ? 5 : 1 }, () => ({
              person,
              estimate: estimateBodyBy(model, {
                ...answersOf(person, source),
                ...more?.(person, model),
              }),
            })),
          ),
      ),
    validateCivilians: (sex) =>
      modelsOf(sex, 'measured').flatMap((model, fold) =>
        unseen(civilians[sex], fold).map((person) => ({
          person,
          estimate: estimateBodyBy(model, {
            ageYears: person.ageYears,
            heightCm: centimeters(person.heightCm),
            weightKg: kilograms(person.weightKg),
            // Waist and hip do not depend on foot length.
            footLengthCm: centimeters(Math.exp(model.region.center[3])),
            source: 'measured',
            cutFor: sex,
          }),
        })),
      ),
  };
};

type MoreAnswers = {
  /** Tape measurements with an error of 1.2 %. */
  readonly taped: (...measures: readonly BodyMeasure[]) => More;
  /** Body shape perceived with an error. */
  readonly shaped: (noise: number) => More;
};

/** Further answers with random errors. */
export const moreAnswers = (normal: () => number): MoreAnswers => ({
  taped:
    (...measures) =>
    ({ body }) => ({
      known: Object.fromEntries(
        measures.map((measure) => [
          measure,
          centimeters(body[measure] * Math.exp(0.012 * normal())),
        ]),
      ),
    }),
  shaped:
    (noise) =>
    (person, { shapeLimits: [low, high] }) => {
      const seen = ratioOf(person) + noise * normal();
      const bodyShape: BodyShape =
        seen <= low ? 'ROUND' : seen > high ? 'TRIANGULAR' : 'RECTANGULAR';
      return { bodyShape };
    },
});
