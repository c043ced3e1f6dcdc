import { cutForChoices } from '../src/sizing/cutFor.ts';
import type { Judged, Validate } from './crossValidate.ts';
import { bias, fitsWell, meanError, shareOf } from './judge.ts';
import { wearGarments } from './learning.ts';
import { seededNormal } from './numbers.ts';
import type { Person } from './survey.ts';
import { table } from './tables.ts';

const bodyMassIndexOf = ({ answers: { measured } }: Person): number =>
  measured.weightKg / (measured.heightCm / 100) ** 2;

const borders = [22, 25, 28, 31] as const;

export const fairness = (validate: Validate): readonly string[] => [
  'Accuracy by body mass index, ANSUR II, self-reported answers: mean absolute error in millimeters with the bias in brackets, and the share of people a custom size fits before, ' +
    'after one and after two garments.',
  ...cutForChoices.map((sex) => {
    const steps = wearGarments(validate(sex, 'self-reported'), { normal: seededNormal(2012) });
    const rowOf = (name: string, is: (person: Person) => boolean): readonly string[] => {
      const [before = [], one = [], two = []] = steps.map((step) =>
        step.filter(({ person }: Judged) => is(person)),
      );
      return [
        name,
        String(before.length),
        ...(['chestCircumference', 'waistCircumference'] as const).map(
          (measure) => `${meanError(before, measure)} (${bias(before, measure)})`,
        ),
        ...[before, one, two].map((step) => shareOf(step, fitsWell)),
      ];
    };
    const bands = [Number.NEGATIVE_INFINITY, ...borders].map((from, index) => {
      const to = borders[index] ?? Number.POSITIVE_INFINITY;
      const range =
        from === Number.NEGATIVE_INFINITY
          ? `below ${to}`
          : to === Number.POSITIVE_INFINITY
            ? `${from} and more`
            : `${from} to ${to}`;
      return rowOf(
        `body mass index ${range}`,
        (person) => bodyMassIndexOf(person) >= from && bodyMassIndexOf(person) < to,
      );
    });
    return table(
      [sex, 'people', 'chest', 'waist', 'fits', 'after one', 'after two'],
      [rowOf('all', () => true), ...bands],
    );
  }),
];
