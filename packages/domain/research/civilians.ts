import { civilGirths } from '../src/sizing/body/bodyModel.ts';
import { cutForChoices } from '../src/sizing/cutFor.ts';
import type { Civilians, crossValidation, JudgedCivilian } from './crossValidate.ts';
import { mean } from './numbers.ts';
import type { Civilian } from './survey.ts';
import { measureName, percent, table } from './tables.ts';

const bands: readonly (readonly [
  name: string,
  place: (person: Civilian) => number,
  borders: readonly number[],
])[] = [
  [
    'body mass index',
    ({ heightCm, weightKg }) => weightKg / (heightCm / 100) ** 2,
    [18.5, 22, 25, 30, 35, 40],
  ],
];

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

/** Cross-validated accuracy of waist and hip for civilians: bias, error and coverage of the 80 % interval. */
export const civilianFigures = (
  civilians: Civilians,
  validate: ReturnType<typeof crossValidation>['validateCivilians'],
): readonly string[] => [
  `${civilians.men.length} men and ${civilians.women.length} women of NHANES, 10-fold cross-validation, measured height and weight. Waist and hip: bias (estimate minus true value) and ` +
    'mean absolute error in centimeters, and how often the 80 % interval contains the true value.',
  ...cutForChoices.map((sex) => {
    const everybody = validate(sex);
    const rowOf = (name: string, judged: readonly JudgedCivilian[]): readonly string[] => [
      name,
      String(judged.length),
      ...civilGirths.flatMap((measure) => {
        const errors = judged.map(
          ({ person, estimate }) => estimate[measure].meanCm - person.body[measure],
        );
        return [
          signed(mean(errors)),
          mean(errors.map(Math.abs)).toFixed(1),
          percent(
            mean(
              judged.map(({ estimate }, index) =>
                Math.abs(errors[index] ?? 0) <= 1.28155 * estimate[measure].sdCm ? 1 : 0,
              ),
            ),
          ),
        ];
      }),
    ];
    return table(
      [
        sex,
        'people',
        ...civilGirths.flatMap((measure) => [`${measureName(measure)}: bias`, 'error', '80 %']),
      ],
      [
        rowOf('all', everybody),
        ...bands.flatMap(([name, place, borders]) =>
          [Number.NEGATIVE_INFINITY, ...borders].map((from, index) => {
            const to = borders[index] ?? Number.POSITIVE_INFINITY;
            const range =
              from === Number.NEGATIVE_INFINITY
                ? `below ${to}`
                : to === Number.POSITIVE_INFINITY
                  ? `${from} and more`
                  : `${from} to ${to}`;
            return rowOf(
              `${name} ${range}`,
              everybody.filter(({ person }) => place(person) >= from && place(person) < to),
            );
          }),
        ),
      ],
    );
  }),
];
