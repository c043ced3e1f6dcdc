/**
 * `npm run fit:body -- <folder>`: fits the body model on the ANSUR II survey and writes its coefficients and the figures of its card. The folder holds the
 * survey's public CSV files, in one part or several; they stay outside the project. The same files give the same bytes.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BodyEstimate, type BodyMeasure, bodyMeasures, perMeasure } from '../packages/domain/src/sizing/body/bodyMeasure.ts';
import {
  type AnswerSource,
  ageRange,
  answerSources,
  type BodyModel,
  covarianceUnit,
  type Sex,
  sexes,
} from '../packages/domain/src/sizing/body/bodyModel.ts';
import { type BodyAnswers, estimateBodyBy } from '../packages/domain/src/sizing/body/estimateBody.ts';
import { fitConfidence, fitTolerances } from '../packages/domain/src/sizing/body/fitConfidence.ts';
import { recommendStandardSize } from '../packages/domain/src/sizing/body/recommendStandardSize.ts';
import { standardBody } from '../packages/domain/src/sizing/body/standardBody.ts';
import type { BodyShape } from '../packages/domain/src/sizing/idealSizeInput.ts';
import { centimeters, kilograms } from '../packages/domain/src/sizing/units.ts';
import { root, run } from './process.ts';

type Reported = { readonly heightCm: number; readonly weightKg: number };
type Person = {
  readonly sex: Sex;
  readonly ageYears: number;
  readonly footLengthCm: number;
  readonly answers: Readonly<Record<AnswerSource, Reported>>;
  readonly body: Readonly<Record<BodyMeasure, number>>;
};

/** The survey's columns, in millimeters; the torso is what lies between two heights. */
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

/** Measures that never shrink with weight. */
const girths = new Set<BodyMeasure>(bodyMeasures.filter((measure) => measure.includes('Circumference')));

const readPeople = (folder: string): readonly Person[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .sort()
    .flatMap((name) => {
      const [header = '', ...lines] = readFileSync(join(folder, name), 'latin1').split(/\r?\n/).filter(Boolean);
      const names = header.split(',').map((column) => column.trim());
      return lines.map((line) => {
        const cells = line.split(',');
        const cell = (column: string): string => {
          const value = cells[names.indexOf(column)];
          if (value === undefined) throw new Error(`${name} has no column ${column}`);
          return value;
        };
        const lengthOf = (column: string): number => Number(cell(column)) / 10;
        return {
          sex: cell('Gender') === 'Male' ? 'men' : 'women',
          ageYears: Number(cell('Age')),
          footLengthCm: lengthOf('footlength'),
          answers: {
            measured: { heightCm: lengthOf('stature'), weightKg: Number(cell('weightkg')) / 10 },
            'self-reported': { heightCm: Number(cell('Heightin')) * 2.54, weightKg: Number(cell('Weightlbs')) * 0.45359237 },
          },
          body: perMeasure((measure) => {
            const column = columns[measure];
            return typeof column === 'string' ? lengthOf(column) : lengthOf(column[0]) - lengthOf(column[1]);
          }),
        };
      });
    });

/** Whether what a person says can be meant: within 12 cm and 15 kg of what was measured. */
const isMeant = ({ answers: { measured, 'self-reported': said } }: Person): boolean =>
  Math.abs(said.heightCm - measured.heightCm) <= 12 && Math.abs(said.weightKg - measured.weightKg) <= 15;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const at = (values: readonly number[] | undefined, index: number): number => values?.[index] ?? Number.NaN;

/** Solves the normal equations of a weighted least squares problem by elimination. The predictors are centered first, so that nothing cancels. */
const leastSquares = (
  rows: readonly (readonly number[])[],
  outcomes: readonly number[],
  weights?: readonly number[],
): readonly number[] => {
  const weightOf = (index: number): number => weights?.[index] ?? 1;
  const total = rows.reduce((sum, _, index) => sum + weightOf(index), 0);
  const width = rows[0]?.length ?? 0;
  const centers = Array.from(
    { length: width },
    (_, column) => rows.reduce((sum, row, index) => sum + weightOf(index) * at(row, column), 0) / total,
  );
  const center = outcomes.reduce((sum, outcome, index) => sum + weightOf(index) * outcome, 0) / total;
  const system = centers.map(() => Array.from({ length: width + 1 }, () => 0));
  for (const [index, row] of rows.entries()) {
    const centered = [...row.map((value, column) => value - at(centers, column)), at(outcomes, index) - center];
    for (const [one, equation] of system.entries()) {
      for (const [other, value] of centered.entries()) equation[other] = at(equation, other) + weightOf(index) * at(centered, one) * value;
    }
  }
  for (const [pivot, equation] of system.entries()) {
    for (const [index, other] of system.entries()) {
      if (index === pivot) continue;
      const factor = at(other, pivot) / at(equation, pivot);
      for (const column of other.keys()) other[column] = at(other, column) - factor * at(equation, column);
    }
  }
  const slopes = system.map((equation, index) => at(equation, width) / at(equation, index));
  return [center - slopes.reduce((sum, slope, index) => sum + slope * at(centers, index), 0), ...slopes];
};

const answersOf = (person: Person, source: AnswerSource): BodyAnswers => ({
  heightCm: centimeters(person.answers[source].heightCm),
  weightKg: kilograms(person.answers[source].weightKg),
  ageYears: person.ageYears,
  footLengthCm: centimeters(person.footLengthCm),
  source,
  sex: person.sex,
});

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));
const ratioOf = ({ body }: Person): number => Math.log(body.chestCircumference / body.waistCircumference);

const fitModel = (everybody: readonly Person[], source: AnswerSource): BodyModel => {
  const people = source === 'measured' ? everybody : everybody.filter(isMeant);
  const predictors = people.map((person) => {
    const { ageYears, heightCm, weightKg, footLengthCm } = answersOf(person, source);
    const age = Math.min(ageRange.maximum, Math.max(ageRange.minimum, ageYears));
    return [Math.log(heightCm), Math.log(weightKg), age, Math.log(footLengthCm)];
  });
  const coefficients = perMeasure((measure): BodyModel['coefficients'][BodyMeasure] => {
    const logs = people.map(({ body }) => Math.log(body[measure]));
    const [b0 = 0, b1 = 0, b2 = 0, b3 = 0, b4 = 0] = leastSquares(predictors, logs);
    if (b2 >= 0 || !girths.has(measure)) return [round(b0, 5), round(b1, 5), round(b2, 5), round(b3, 7), round(b4, 5)];
    const withoutWeight = predictors.map(([height = 0, , age = 0, foot = 0]) => [height, age, foot]);
    const [a0 = 0, a1 = 0, a3 = 0, a4 = 0] = leastSquares(withoutWeight, logs);
    return [round(a0, 5), round(a1, 5), 0, round(a3, 7), round(a4, 5)];
  });
  const errors = people.map(({ body }, index) =>
    bodyMeasures.map((measure) => {
      const [b0, ...slopes] = coefficients[measure];
      return Math.log(body[measure]) - b0 - slopes.reduce((sum, slope, column) => sum + slope * at(predictors[index], column), 0);
    }),
  );
  const covariance = bodyMeasures.flatMap((_, one) =>
    bodyMeasures.slice(0, one + 1).map((__, other) => {
      const products = errors.reduce((sum, error) => sum + at(error, one) * at(error, other), 0);
      return Math.round(products / (people.length - 5) / covarianceUnit);
    }),
  );
  const ratios = everybody.map(ratioOf).sort((one, other) => one - other);
  const third = (count: number): number => round(at(ratios, Math.floor((ratios.length * count) / 3)), 4);
  return { coefficients, covariance, shapeLimits: [third(1), third(2)] };
};

/** Normally distributed numbers, the same ones in every run. */
const seededNormal = (seed: number): (() => number) => {
  let state = seed;
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 4294967296;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
};

type Judged = { readonly person: Person; readonly estimate: BodyEstimate };
type More = (person: Person, model: BodyModel) => Partial<BodyAnswers>;

const folds = 10;

const foldModels = new Map<string, readonly BodyModel[]>();
const modelsOf = (people: Readonly<Record<Sex, readonly Person[]>>, sex: Sex, source: AnswerSource): readonly BodyModel[] => {
  const key = `${sex} ${source}`;
  const known = foldModels.get(key);
  if (known) return known;
  const others = (fold: number): readonly Person[] => people[sex].filter((_, index) => index % folds !== fold);
  const fitted = Array.from({ length: folds }, (_, fold) => fitModel(others(fold), source));
  foldModels.set(key, fitted);
  return fitted;
};

/** Estimates of people of a sex, each by a model fitted on the nine tenths they are not among; where chance is in it, everybody five times. */
const crossValidate = (people: Readonly<Record<Sex, readonly Person[]>>, sex: Sex, source: AnswerSource, more?: More): readonly Judged[] =>
  modelsOf(people, sex, source).flatMap((model, fold) =>
    people[sex]
      .filter((person, index) => index % folds === fold && person.answers[source].weightKg >= 30)
      .flatMap((person) =>
        Array.from({ length: more ? 5 : 1 }, () => ({
          person,
          estimate: estimateBodyBy(model, { ...answersOf(person, source), ...more?.(person, model) }),
        })),
      ),
  );

const meanError = (judged: readonly Judged[], measure: BodyMeasure): string =>
  (10 * mean(judged.map(({ person, estimate }) => Math.abs(estimate[measure].meanCm - person.body[measure])))).toFixed(1);

const spoken = (measure: BodyMeasure): string =>
  measure
    .replace('Circumference', '')
    .replace('SpineWrist', ', spine to wrist')
    .replace('Flexed', ', flexed')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const shareOf = (judged: readonly Judged[], is: (each: Judged) => boolean): string =>
  percent(mean(judged.map((each) => (is(each) ? 1 : 0))));

const coverage = (judged: readonly Judged[], measure: BodyMeasure): string =>
  shareOf(judged, ({ person, estimate }) => Math.abs(estimate[measure].meanCm - person.body[measure]) <= 1.28155 * estimate[measure].sdCm);

const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, header.map((_, index) => (index === 0 ? '---' : '--:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const normal = seededNormal(2012);
const taped =
  (...measures: readonly BodyMeasure[]): More =>
  ({ body }) => ({
    known: Object.fromEntries(measures.map((measure) => [measure, centimeters(body[measure] * Math.exp(0.012 * normal()))])),
  });
const shaped =
  (noise: number): More =>
  (person, { shapeLimits: [low, high] }) => {
    const seen = ratioOf(person) + noise * normal();
    const bodyShape: BodyShape = seen <= low ? 'ROUND' : seen > high ? 'TRIANGULAR' : 'RECTANGULAR';
    return { bodyShape };
  };

const within = (person: Person, sizes: Readonly<Partial<Record<BodyMeasure, number>>>): boolean =>
  Object.entries(fitTolerances).every(
    ([measure, tolerance]) => Math.abs((sizes[measure as BodyMeasure] ?? Number.NaN) - person.body[measure as BodyMeasure]) <= tolerance,
  );

/** How much likelier a man of that height is among customers, who are 181 ± 7 cm tall, than among the people measured. */
const customerWeights = (people: readonly Person[]): readonly number[] => {
  const heights = people.map(({ answers }) => answers.measured.heightCm);
  const average = mean(heights);
  const variance = mean(heights.map((height) => (height - average) ** 2));
  return heights.map((height) => Math.exp((height - average) ** 2 / (2 * variance) - (height - 181) ** 2 / (2 * 49)));
};

const figures = (people: Readonly<Record<Sex, readonly Person[]>>): string => {
  const { men, women } = people;
  const sets = sexes.flatMap((sex) =>
    [...answerSources].reverse().map((source) => ({ sex, source, judged: crossValidate(people, sex, source) })),
  );
  const spread = (sex: Sex, measure: BodyMeasure): string => {
    const average = mean(people[sex].map(({ body }) => body[measure]));
    return (10 * mean(people[sex].map(({ body }) => Math.abs(body[measure] - average)))).toFixed(1);
  };
  const byMeasure = bodyMeasures.map((measure) => [
    spoken(measure),
    ...sexes.flatMap((sex) => [
      spread(sex, measure),
      ...sets.filter((set) => set.sex === sex).flatMap(({ judged }) => [meanError(judged, measure), coverage(judged, measure)]),
    ]),
  ]);

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
  const shown: readonly BodyMeasure[] = [
    'chestCircumference',
    'waistCircumference',
    'hipCircumference',
    'neckCircumference',
    'sleeveLengthSpineWrist',
  ];
  const bySource = (['measured', 'self-reported'] as const).map((source) =>
    table(
      [`men, ${source}`, ...shown.map(spoken), 'waist in its 80 %', 'fits', 'says it fits'],
      steps.map(([name, more]) => {
        const judged = crossValidate(people, 'men', source, more);
        return [
          name,
          ...shown.map((measure) => meanError(judged, measure)),
          coverage(judged, 'waistCircumference'),
          shareOf(judged, ({ person, estimate }) =>
            within(
              person,
              perMeasure((measure) => estimate[measure].meanCm),
            ),
          ),
          percent(mean(judged.map(({ estimate }) => fitConfidence(estimate)))),
        ];
      }),
    ),
  );

  const heights = customerWeights(men);
  const weights = new Map(men.map((person, index) => [person, at(heights, index)]));
  const weighted = (judged: readonly Judged[], quantityOf: (each: Judged) => number): number =>
    judged.reduce((sum, each) => sum + (weights.get(each.person) ?? 0) * quantityOf(each), 0) /
    judged.reduce((sum, { person }) => sum + (weights.get(person) ?? 0), 0);
  const standard = (['measured', 'self-reported'] as const).flatMap((source) =>
    (
      [
        ['four answers', undefined],
        ['+ chest and sleeve by tape', taped('chestCircumference', 'sleeveLengthSpineWrist')],
      ] as const
    ).map(([name, more]) => {
      const judged = crossValidate(people, 'men', source, more);
      const offered = judged.filter(({ estimate }) => recommendStandardSize(estimate) !== null);
      const size = ({ estimate }: Judged) => recommendStandardSize(estimate);
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

  const meant = sets.flatMap(({ sex, source, judged }) =>
    sex === 'men' && source === 'self-reported' ? judged.filter(({ person }) => isMeant(person)) : [],
  );
  return [
    `${men.length} men and ${women.length} women, ${folds}-fold cross-validation: everybody is estimated by a model that has not seen them.`,
    'Mean absolute errors in millimeters; beside each, how often the 80 % interval holds the truth. "Spread" is the error of guessing the average.',
    table(['four answers', ...sexes.flatMap((sex) => [`${sex}: spread`, 'measured', '80 %', 'self-reported', '80 %'])], byMeasure),
    `The self-reports include ${percent(1 - meant.length / men.length)} of men who are more than 12 cm or 15 kg off; fits leave them out. Without them the ` +
      `errors are ${shown.map((measure) => `${spoken(measure)} ${meanError(meant, measure)}`).join(', ')}.`,
    'What one more answer brings. "Fits" is the share of people whose custom size is within 3 cm of chest and 2 cm of sleeve, "says it fits" what `fitConfidence` says.',
    ...bySource,
    'Standard sizes, for customers of 181 ± 7 cm (men weighted by height): how many are offered one, how many of these it fits within 3 cm and 2 cm, and the ' +
      'probability `recommendStandardSize` gives.',
    table(['men', 'offered a size', 'it fits', 'says it fits'], standard),
  ].join('\n\n');
};

/** The lines behind `standardBody`: each measure of customers over chest and sleeve. */
const printStandardBodies = (men: readonly Person[]): void => {
  const weights = customerWeights(men);
  const chests = men.map(({ body }) => [body.chestCircumference - 104]);
  const [middle = 0, slope = 0] = leastSquares(
    chests,
    men.map(({ body }) => body.sleeveLengthSpineWrist),
    weights,
  );
  const predictors = men.map(({ body }) => {
    const beyond = body.chestCircumference - 104;
    return [beyond, body.sleeveLengthSpineWrist - middle - slope * beyond];
  });
  console.table(
    bodyMeasures.map((measure) => {
      const lengths = men.map(({ body }) => body[measure]);
      const [average = 0, perChest = 0, perSleeve = 0] = leastSquares(predictors, lengths, weights);
      return {
        measure,
        'R at 104': round(average - 2.1 * perSleeve, 2),
        'per cm of chest': round(perChest, 3),
        'L over R': round(4.2 * perSleeve, 2),
      };
    }),
  );
};

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Which folder holds the survey? npm run fit:body -- <folder with the csv>');
  process.exit(1);
}
const everybody = readPeople(folder);
const people = { men: everybody.filter(({ sex }) => sex === 'men'), women: everybody.filter(({ sex }) => sex === 'women') };

const coefficientsPath = 'packages/domain/src/sizing/body/bodyCoefficients.ts';
const models = Object.fromEntries(
  sexes.map((sex) => [sex, Object.fromEntries(answerSources.map((source) => [source, fitModel(people[sex], source)]))]),
);
writeFileSync(
  join(root, coefficientsPath),
  `import type { BodyModels } from './bodyModel.ts';

/**
 * Written by \`npm run fit:body\`, from ${people.men.length} men and ${people.women.length} women of ANSUR II: Gordon et al., 2012 Anthropometric Survey of U.S. Army Personnel: Methods
 * and Summary Statistics, NATICK/TR-15/007 (a work of the US Government, cleared for unlimited public release). See \`docs/domain/body-model.md\`.
 */
export const bodyModels: BodyModels = ${JSON.stringify(models)};
`,
);
const formatted = await run('biome', ['check', '--write', coefficientsPath]);
if (formatted.code !== 0) process.exit(formatted.code);

const cardPath = join(root, 'docs/domain/body-model.md');
const card = readFileSync(cardPath, 'utf8');
const begin = '<!-- written by npm run fit:body -->';
const end = '<!-- end -->';
const measured = figures(people);
const [before = '', after = ''] = [card.split(begin)[0], card.split(end)[1]];
writeFileSync(cardPath, `${before}${begin}\n\n${measured}\n\n${end}${after}`);
console.log(measured);
printStandardBodies(people.men);
