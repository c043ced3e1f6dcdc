import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BodyMeasure, perMeasure } from '../src/sizing/body/bodyMeasure.ts';
import type { AnswerSource, CivilGirth } from '../src/sizing/body/bodyModel.ts';
import type { BodyAnswers } from '../src/sizing/body/estimateBody.ts';
import type { CutFor } from '../src/sizing/cutFor.ts';
import { centimeters, kilograms } from '../src/sizing/units.ts';

type Reported = { readonly heightCm: number; readonly weightKg: number };
/** A person of the survey, with measurements and self-reported answers. */
export type Person = {
  readonly sex: CutFor;
  readonly ageYears: number;
  readonly footLengthCm: number;
  readonly answers: Readonly<Record<AnswerSource, Reported>>;
  readonly body: Readonly<Record<BodyMeasure, number>>;
};

/** Columns of the survey in millimeters; the torso is the difference of two heights. */
const columns: Readonly<Record<BodyMeasure, string | readonly [top: string, bottom: string]>> = {
  chestCircumference: 'chestcircumference',
  waistCircumference: 'waistcircumference',
  hipCircumference: 'buttockcircumference',
  neckCircumference: 'neckcircumference',
  shoulderCircumference: 'shouldercircumference',
  biacromialBreadth: 'biacromialbreadth',
  shoulderLength: 'shoulderlength',
  sleeveLengthSpineWrist: 'sleevelengthspinewrist',
  sleeveOutseam: 'sleeveoutseam',
  bicepsCircumferenceFlexed: 'bicepscircumferenceflexed',
  forearmCircumferenceFlexed: 'forearmcircumferenceflexed',
  wristCircumference: 'wristcircumference',
  waistBackLength: 'waistbacklength',
  torsoLength: ['cervicaleheight', 'crotchheight'],
};

type Row = { readonly file: string; readonly cell: (column: string) => string };

/** Rows of all CSV files of a folder, in the order of their names. */
const rowsIn = (folder: string): readonly Row[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .sort()
    .flatMap((file) => {
      const [header = '', ...lines] = readFileSync(join(folder, file), 'latin1')
        .split(/\r?\n/)
        .filter(Boolean);
      const names = header.split(',').map((column) => column.trim());
      return lines.map((line) => {
        const cells = line.split(',');
        const cell = (column: string): string => {
          const value = cells[names.indexOf(column)];
          if (value === undefined) throw new Error(`${file} has no column ${column}`);
          return value;
        };
        return { file, cell };
      });
    });

export const readPeople = (folder: string): readonly Person[] =>
  rowsIn(folder).map(({ cell }) => {
    const lengthOf = (column: string): number => Number(cell(column)) / 10;
    return {
      sex: cell('Gender') === 'Male' ? 'men' : 'women',
      ageYears: Number(cell('Age')),
      footLengthCm: lengthOf('footlength'),
      answers: {
        measured: { heightCm: lengthOf('stature'), weightKg: Number(cell('weightkg')) / 10 },
        'self-reported': {
          heightCm: Number(cell('Heightin')) * 2.54,
          weightKg: Number(cell('Weightlbs')) * 0.45359237,
        },
      },
      body: perMeasure((measure) => {
        const column = columns[measure];
        return typeof column === 'string'
          ? lengthOf(column)
          : lengthOf(column[0]) - lengthOf(column[1]);
      }),
    };
  });

/** A civilian of NHANES. The survey has no feet and records ages above 80 as 80. */
export type Civilian = Reported & {
  readonly sex: CutFor;
  readonly ageYears: number;
  readonly body: Readonly<Record<CivilGirth, number>>;
};

/** The civilians of NHANES in CSV files whose names start with men or women. */
export const readCivilians = (folder: string): readonly Civilian[] =>
  rowsIn(folder).map(({ file, cell }) => ({
    sex: file.startsWith('women') ? 'women' : 'men',
    ageYears: Number(cell('age_years')),
    heightCm: Number(cell('height_cm')),
    weightKg: Number(cell('weight_kg')),
    body: {
      waistCircumference: Number(cell('waist_circumference_cm')),
      hipCircumference: Number(cell('hip_circumference_cm')),
    },
  }));

/**
 * True if self-reported answers are plausible: within 12 cm and 15 kg of the
 * measurements.
 */
export const isConsistent = ({
  answers: { measured, 'self-reported': reported },
}: Person): boolean =>
  Math.abs(reported.heightCm - measured.heightCm) <= 12 &&
  Math.abs(reported.weightKg - measured.weightKg) <= 15;

export const answersOf = (person: Person, source: AnswerSource): BodyAnswers => ({
  heightCm: centimeters(person.answers[source].heightCm),
  weightKg: kilograms(person.answers[source].weightKg),
  ageYears: person.ageYears,
  footLengthCm: centimeters(person.footLengthCm),
  source,
  cutFor: person.sex,
});

/** ln(chest / waist), which determines the body shape. */
export const ratioOf = ({ body }: Person): number =>
  Math.log(body.chestCircumference / body.waistCircumference);
