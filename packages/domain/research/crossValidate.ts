import type { BodyEstimate, BodyMeasure } from '../src/sizing/body/bodyMeasure.ts';
import type { AnswerSource, BodyModel } from '../src/sizing/body/bodyModel.ts';
import { type BodyAnswers, estimateBodyBy } from '../src/sizing/body/estimateBody.ts';
import type { CutFor } from '../src/sizing/cutFor.ts';
import type { BodyShape } from '../src/sizing/idealSizeInput.ts';
import { centimeters } from '../src/sizing/units.ts';
import { fitModel } from './fitModel.ts';
import { answersOf, type Person, ratioOf } from './survey.ts';

export type People = Readonly<Record<CutFor, readonly Person[]>>;

/** Somebody beside what a model that has not seen them says about them. */
export type Judged = { readonly person: Person; readonly estimate: BodyEstimate };

/** What somebody tells beyond the four answers. */
export type More = (person: Person, model: BodyModel) => Partial<BodyAnswers>;

export const folds = 10;

/** Estimates people of a sex by what they answer, and what more they tell. */
export type Validate = (sex: CutFor, source: AnswerSource, more?: More) => readonly Judged[];

/** Estimates people of a sex, each by a model fitted on the nine tenths they are not among; where chance is in it, everybody five times. */
export const crossValidation = (people: People): Validate => {
  const fitted = new Map<string, readonly BodyModel[]>();
  const modelsOf = (sex: CutFor, source: AnswerSource): readonly BodyModel[] => {
    const key = `${sex} ${source}`;
    const others = (fold: number): readonly Person[] =>
      people[sex].filter((_, index) => index % folds !== fold);
    const models =
      fitted.get(key) ?? Array.from({ length: folds }, (_, fold) => fitModel(others(fold), source));
    fitted.set(key, models);
    return models;
  };
  return (sex, source, more) =>
    modelsOf(sex, source).flatMap((model, fold) =>
      people[sex]
        .filter((person, index) => index % folds === fold && person.answers[source].weightKg >= 30)
        .flatMap((person) =>
          Array.from({ length: more ? 5 : 1 }, () => ({
            person,
            estimate: estimateBodyBy(model, {
              ...answersOf(person, source),
              ...more?.(person, model),
            }),
          })),
        ),
    );
};

type MoreAnswers = {
  /** Some measures by tape, with an error of 1.2 %. */
  readonly taped: (...measures: readonly BodyMeasure[]) => More;
  /** The body shape, seen with an error. */
  readonly shaped: (noise: number) => More;
};

/** Further answers, with errors by chance. */
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
