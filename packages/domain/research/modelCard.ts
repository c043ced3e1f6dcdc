import { type BodyMeasure, bodyMeasures } from '../src/sizing/body/bodyMeasure.ts';
import { fitConfidence } from '../src/sizing/body/fitConfidence.ts';
import { recommendStandardSize } from '../src/sizing/body/recommendStandardSize.ts';
import { standardBody } from '../src/sizing/body/standardBody.ts';
import type { CutFor } from '../src/sizing/cutFor.ts';
import { cutForChoices } from '../src/sizing/cutFor.ts';
import { answerSources } from '../src/testing/choices.ts';
import { civilianFigures } from './civilians.ts';
import {
  type Civilians,
  crossValidation,
  folds,
  type Judged,
  type More,
  moreAnswers,
  type People,
  type Validate,
} from './crossValidate.ts';
import { edge } from './edge.ts';
import { fairness } from './fairness.ts';
import { coverage, fitsWell, meanError, shareOf, within } from './judge.ts';
import { learning } from './learning.ts';
import { at, mean, seededNormal } from './numbers.ts';
import { customerWeights } from './standardBodies.ts';
import { isMeant, type Person } from './survey.ts';
import { percent, spoken, table } from './tables.ts';

/** How far each measure is off, for both sexes and both sources of answers. */
const errorsByMeasure = (people: People, validate: Validate): string => {
  const spread = (sex: CutFor, measure: BodyMeasure): string => {
    const average = mean(people[sex].map(({ body }) => body[measure]));
    return (10 * mean(people[sex].map(({ body }) => Math.abs(body[measure] - average)))).toFixed(1);
  };
  const sets = cutForChoices.flatMap((sex) =>
    [...answerSources].reverse().map((source) => ({ sex, judged: validate(sex, source) })),
  );
  return table(
    [
      'four answers',
      ...cutForChoices.flatMap((sex) => [
        `${sex}: spread`,
        'measured',
        '80 %',
        'self-reported',
        '80 %',
      ]),
    ],
    bodyMeasures.map((measure) => [
      spoken(measure),
      ...cutForChoices.flatMap((sex) => [
        spread(sex, measure),
        ...sets
          .filter((set) => set.sex === sex)
          .flatMap(({ judged }) => [meanError(judged, measure), coverage(judged, measure)]),
      ]),
    ]),
  );
};

const shown: readonly BodyMeasure[] = [
  'chestCircumference',
  'waistCircumference',
  'hipCircumference',
  'neckCircumference',
  'sleeveLengthSpineWrist',
];

/** What one more answer brings to men, by what the four answers are. */
const gains = (
  validate: Validate,
  { shaped, taped }: ReturnType<typeof moreAnswers>,
): readonly string[] => {
  const steps: readonly (readonly [string, More | undefined])[] = [
    ['four answers', undefined],
    ['+ body shape, as a tape sees it', shaped(0)],
    ['+ body shape, seen with an error of 3 %', shaped(0.03)],
    ['+ body shape, seen with an error of 5 %', shaped(0.05)],
    ['+ chest by tape', taped('chestCircumference')],
    ['+ sleeve by tape', taped('sleeveLengthSpineWrist')],
    ['+ waist by tape', taped('waistCircumference')],
    ['+ chest and sleeve by tape', taped('chestCircumference', 'sleeveLengthSpineWrist')],
  ];
  return (['measured', 'self-reported'] as const).map((source) =>
    table(
      [`men, ${source}`, ...shown.map(spoken), 'waist in its 80 %', 'fits', 'says it fits'],
      steps.map(([name, more]) => {
        const judged = validate('men', source, more);
        return [
          name,
          ...shown.map((measure) => meanError(judged, measure)),
          coverage(judged, 'waistCircumference'),
          shareOf(judged, fitsWell),
          percent(mean(judged.map(({ estimate }) => fitConfidence(estimate)))),
        ];
      }),
    ),
  );
};

/** Who is offered a standard size, and whom it fits, weighted to customers. */
const standardSizes = (
  cutFor: CutFor,
  people: readonly Person[],
  validate: Validate,
  { taped }: ReturnType<typeof moreAnswers>,
): string => {
  const heights = customerWeights(people, cutFor);
  const weights = new Map(people.map((person, index) => [person, at(heights, index)]));
  const weighted = (judged: readonly Judged[], quantityOf: (each: Judged) => number): number =>
    judged.reduce((sum, each) => sum + (weights.get(each.person) ?? 0) * quantityOf(each), 0) /
    judged.reduce((sum, { person }) => sum + (weights.get(person) ?? 0), 0);
  const size = ({ estimate }: Judged) => recommendStandardSize(estimate, cutFor);
  const steps: readonly (readonly [string, More | undefined])[] = [
    ['four answers', undefined],
    ['+ chest and sleeve by tape', taped('chestCircumference', 'sleeveLengthSpineWrist')],
  ];
  const rows = (['measured', 'self-reported'] as const).flatMap((source) =>
    steps.map(([name, more]) => {
      const judged = validate(cutFor, source, more);
      const offered = judged.filter((each) => size(each) !== null);
      return [
        `${source}, ${name}`,
        percent(weighted(judged, (each) => (size(each) ? 1 : 0))),
        percent(
          weighted(offered, (each) => {
            const found = size(each);
            return found && within(each.person, standardBody(found)) ? 1 : 0;
          }),
        ),
        percent(weighted(offered, (each) => size(each)?.probability ?? 0)),
      ];
    }),
  );
  return table([cutFor, 'offered a size', 'it fits', 'says it fits'], rows);
};

/** The figures of the model's card, in Markdown. The same people give the same figures: chance is seeded. */
export const figures = (people: People, civilians: Civilians): string => {
  const { men, women } = people;
  const { validate, validateCivilians } = crossValidation(people, civilians);
  const more = moreAnswers(seededNormal(2012));
  const byMeasure = errorsByMeasure(people, validate);
  const bySource = gains(validate, more);
  const standard = cutForChoices.map((cutFor) =>
    standardSizes(cutFor, people[cutFor], validate, more),
  );
  const meant = validate('men', 'self-reported').filter(({ person }) => isMeant(person));
  return [
    `${men.length} men and ${women.length} women, ${folds}-fold cross-validation: everybody is estimated by a model that has not seen them.`,
    'Mean absolute errors in millimeters; beside each, how often the 80 % interval holds the truth. "Spread" is the error of guessing the average.',
    byMeasure,
    ...civilianFigures(civilians, validateCivilians),
    `The self-reports include ${percent(1 - meant.length / men.length)} of men who are more than 12 cm or 15 kg off; fits leave them out. Without them the ` +
      `errors are ${shown.map((measure) => `${spoken(measure)} ${meanError(meant, measure)}`).join(', ')}.`,
    'What one more answer brings. "Fits" is the share of people whose custom size is within 3 cm of chest and 2 cm of sleeve, "says it fits" what `fitConfidence` says.',
    ...bySource,
    'Standard sizes, for customers of 181 ± 7 cm (men) and 168 ± 6.5 cm (women), weighted by height: how many are offered one of their set, how many of these it fits ' +
      'within 3 cm and 2 cm, and the probability `recommendStandardSize` gives.',
    ...standard,
    ...learning(people, validate),
    ...fairness(validate),
    ...edge(people, civilians),
  ].join('\n\n');
};
