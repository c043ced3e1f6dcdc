import { bodyMeasures } from '../src/sizing/body/bodyMeasure.ts';
import { civilGirths } from '../src/sizing/body/bodyModel.ts';
import { estimateBodyBy } from '../src/sizing/body/estimateBody.ts';
import { reachIn } from '../src/sizing/body/surveyReach.ts';
import { cutForChoices } from '../src/sizing/cutFor.ts';
import type { Civilians, People } from './crossValidate.ts';
import { ansurAges, fitModel, predictorsOf } from './fitModel.ts';
import { mean } from './numbers.ts';
import { answersOf, isConsistent } from './survey.ts';
import { regionOf } from './surveyRegion.ts';
import { table } from './tables.ts';

const borders = [0, 1, 1.25, 1.6, Number.POSITIVE_INFINITY] as const;

const soldiersAlone = bodyMeasures.filter(
  (measure) => !civilGirths.some((each) => each === measure),
);

/** Errors outside the surveyed region: a model fitted on the inner half of the people. */
export const edge = (people: People, civilians: Civilians): readonly string[] => [
  'Outside the data: a model fitted on the inner half of the people, and its errors for the others in its own standard deviations (root mean square, without waist and hip). ' +
    'Columns are bands of `surveyReach`.',
  table(
    [
      '',
      ...borders
        .slice(1)
        .map((to, index) =>
          to === Number.POSITIVE_INFINITY ? `beyond ${borders[index]}` : `up to ${to}`,
        ),
    ],
    cutForChoices.map((sex) => {
      const meant = people[sex].filter(isConsistent);
      const half = regionOf(
        meant.map((person) => predictorsOf(person, 'self-reported')),
        ansurAges,
        0.5,
      );
      const placed = meant.map((person) => ({
        person,
        answers: answersOf(person, 'self-reported'),
      }));
      const inner = placed
        .filter(({ answers }) => reachIn(half, answers) <= 1)
        .map(({ person }) => person);
      const model = {
        ...fitModel(inner, civilians[sex], 'self-reported'),
        region: { ...half, form: [] },
      };
      return [
        sex,
        ...borders.slice(1).map((to, index) => {
          const there = placed.filter(
            ({ answers }) =>
              reachIn(half, answers) > (borders[index] ?? 0) && reachIn(half, answers) <= to,
          );
          const squares = there.flatMap(({ person, answers }) => {
            const estimate = estimateBodyBy(model, answers);
            return soldiersAlone.map(
              (measure) =>
                ((person.body[measure] - estimate[measure].meanCm) / estimate[measure].sdCm) ** 2,
            );
          });
          return `${Math.sqrt(mean(squares)).toFixed(2)} (${there.length} people)`;
        }),
      ];
    }),
  ),
];
