import type { CutFor } from '../src/sizing/cutFor.ts';
import { cutForChoices } from '../src/sizing/cutFor.ts';
import type { Judged, Validate } from './crossValidate.ts';
import { bias, coverage, fitsWell, meanError, shareOf } from './judge.ts';
import { wearGarments } from './learning.ts';
import { seededNormal } from './numbers.ts';
import type { Person } from './survey.ts';
import { table } from './tables.ts';

const bodyMassIndexOf = ({ answers: { measured } }: Person): number =>
  measured.weightKg / (measured.heightCm / 100) ** 2;

/** Bands a group of people is split into: from one border, up to and without the next. */
type Bands = {
  readonly of: string;
  readonly place: (person: Person) => number;
  readonly borders: readonly number[];
  readonly unit: string;
};

const bandsOf = (sex: CutFor): readonly Bands[] => [
  { of: 'age', place: ({ ageYears }) => ageYears, borders: [25, 35, 45], unit: ' years' },
  { of: 'body mass index', place: bodyMassIndexOf, borders: [22, 25, 28, 31], unit: '' },
  {
    of: 'height',
    place: ({ answers }) => answers.measured.heightCm,
    borders: sex === 'men' ? [167, 173, 179, 185] : [155, 160, 165, 171],
    unit: ' cm',
  },
];

/** What the card says of groups of people the model has not seen: how well each is served. */
export const fairness = (validate: Validate): readonly string[] => [
  'Who is served how well, among soldiers: errors in millimeters by self-reported answers and, in brackets, how much estimates are too large on average; how often the 80 % interval holds the truth, and whom a custom size fits before and ' +
    'after learning from garments. Bands go by what was measured.',
  ...cutForChoices.map((sex) => {
    const steps = wearGarments(validate(sex, 'self-reported'), { normal: seededNormal(2012) });
    const rowOf = (name: string, is: (person: Person) => boolean): readonly string[] => {
      const [before = [], one = [], two = []] = steps.map((step) =>
        step.filter(({ person }: Judged) => is(person)),
      );
      return [
        name,
        String(before.length),
        ...(
          [
            'chestCircumference',
            'waistCircumference',
            'hipCircumference',
            'sleeveLengthSpineWrist',
          ] as const
        ).flatMap((measure) => [
          `${meanError(before, measure)} (${bias(before, measure)})`,
          coverage(before, measure),
        ]),
        ...[before, one, two].map((step) => shareOf(step, fitsWell)),
      ];
    };
    const bands = bandsOf(sex).flatMap(({ of, place, borders, unit }) =>
      [Number.NEGATIVE_INFINITY, ...borders].map((from, index) => {
        const to = borders[index] ?? Number.POSITIVE_INFINITY;
        const range =
          from === Number.NEGATIVE_INFINITY
            ? `below ${to}`
            : to === Number.POSITIVE_INFINITY
              ? `${from} and more`
              : `${from} to ${to}`;
        return rowOf(
          `${of} ${range}${unit}`,
          (person) => place(person) >= from && place(person) < to,
        );
      }),
    );
    return table(
      [
        sex,
        'people',
        'chest',
        '80 %',
        'waist',
        '80 %',
        'hip',
        '80 %',
        'sleeve',
        '80 %',
        'fits',
        'after one',
        'after two',
      ],
      [rowOf('all', () => true), ...bands],
    );
  }),
];
