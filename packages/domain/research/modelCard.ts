import { type BodyMeasure, bodyMeasures } from '../src/sizing/body/bodyMeasure.ts';
import { fitConfidence } from '../src/sizing/body/fitConfidence.ts';
import { recommendStandardSize } from '../src/sizing/body/recommendStandardSize.ts';
import { standardBody } from '../src/sizing/body/standardBody.ts';
import type { CutFor } from '../src/sizing/cutFor.ts';
import { cutForChoices } from '../src/sizing/cutFor.ts';
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
import type { Person } from './survey.ts';
import { measureName, percent, table } from './tables.ts';

/** Error and interval coverage of each measurement, for both sexes. */
const errorsByMeasure = (people: People, validate: Validate): string => {
  const spread = (sex: CutFor, measure: BodyMeasure): string => {
    const average = mean(people[sex].map(({ body }) => body[measure]));
    return (10 * mean(people[sex].map(({ body }) => Math.abs(body[measure] - average)))).toFixed(1);
  };
  const sets = cutForChoices.map((sex) => ({ sex, judged: validate(sex, 'self-reported') }));
  return table(
    ['four answers', ...cutForChoices.flatMap((sex) => [`${sex}: spread`, 'error', '80 %'])],
    bodyMeasures.map((measure) => [
      measureName(measure),
      ...sets.flatMap(({ sex, judged }) => [
        spread(sex, measure),
        meanError(judged, measure),
        coverage(judged, measure),
      ]),
    ]),
  );
};

const shown = ['chestCircumference', 'sleeveLengthSpineWrist'] as const;

/** Accuracy for men with further answers beside the four self-reported ones. */
const gains = (validate: Validate, { shaped, taped }: ReturnType<typeof moreAnswers>): string => {
  const steps: readonly (readonly [string, More | undefined])[] = [
    ['four answers', undefined],
    ['+ body shape', shaped(0.03)],
    ['+ chest measured', taped('chestCircumference')],
    ['+ sleeve measured', taped('sleeveLengthSpineWrist')],
    ['+ chest and sleeve measured', taped('chestCircumference', 'sleeveLengthSpineWrist')],
  ];
  return table(
    ['men', ...shown.map(measureName), 'fits', 'estimated'],
    steps.map(([name, more]) => {
      const judged = validate('men', 'self-reported', more);
      return [
        name,
        ...shown.map((measure) => meanError(judged, measure)),
        shareOf(judged, fitsWell),
        percent(mean(judged.map(({ estimate }) => fitConfidence(estimate)))),
      ];
    }),
  );
};

/** Shares of people who are offered a standard size and whom it fits, weighted to customers. */
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
    ['+ chest and sleeve measured', taped('chestCircumference', 'sleeveLengthSpineWrist')],
  ];
  const rows = steps.map(([name, more]) => {
    const judged = validate(cutFor, 'self-reported', more);
    const offered = judged.filter((each) => size(each) !== null);
    return [
      name,
      percent(weighted(judged, (each) => (size(each) ? 1 : 0))),
      percent(
        weighted(offered, (each) => {
          const found = size(each);
          return found && within(each.person, standardBody(found)) ? 1 : 0;
        }),
      ),
      percent(weighted(offered, (each) => size(each)?.probability ?? 0)),
    ];
  });
  return table([cutFor, 'offered a size', 'fits', 'estimated'], rows);
};

/** Markdown of the section “Accuracy” in the body model's page. Seeded, so it is reproducible. */
export const figures = (people: People, civilians: Civilians): string => {
  const { men, women } = people;
  const { validate, validateCivilians } = crossValidation(people, civilians);
  const more = moreAnswers(seededNormal(2012));
  return [
    `${men.length} men and ${women.length} women of ANSUR II, ${folds}-fold cross-validation, self-reported answers. Mean absolute errors in millimeters, and how often the ` +
      '80 % interval contains the true value. “Spread” is the error of always estimating the average.',
    errorsByMeasure(people, validate),
    ...civilianFigures(civilians, validateCivilians),
    'What further answers add, for self-reported answers. “Fits” is the share of people whose custom size is within 3 cm of the chest and 2 cm of the sleeve. “Estimated” is the ' +
      'mean of `fitConfidence`. Errors in millimeters.',
    gains(validate, more),
    'Standard sizes, weighted to customers of 181 ± 7 cm (men) and 168 ± 6.5 cm (women): share of people who are offered a size, share of these whom it fits, and the ' +
      'probability that `recommendStandardSize` returns.',
    ...cutForChoices.map((cutFor) => standardSizes(cutFor, people[cutFor], validate, more)),
    ...learning(validate),
    ...fairness(validate),
    ...edge(people, civilians),
  ].join('\n\n');
};
