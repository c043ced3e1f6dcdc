import { type BodyEstimate, type BodyMeasure, perMeasure } from '../src/sizing/body/bodyMeasure.ts';
import { feltModel } from '../src/sizing/body/feltModel.ts';
import { fitConfidence } from '../src/sizing/body/fitConfidence.ts';
import { learnFromFit } from '../src/sizing/body/learnFromFit.ts';
import type { WornGarment } from '../src/sizing/body/wornGarment.ts';
import type { CutFor } from '../src/sizing/cutFor.ts';
import { centimeters } from '../src/sizing/units.ts';
import type { Judged, Validate } from './crossValidate.ts';
import { fitsWell, shareOf } from './judge.ts';
import { mean, seededNormal } from './numbers.ts';
import type { Person } from './survey.ts';
import { measureName, percent, table } from './tables.ts';

const zones: readonly BodyMeasure[] = [
  'chestCircumference',
  'waistCircumference',
  'neckCircumference',
  'sleeveLengthSpineWrist',
  'torsoLength',
];

const garmentsWorn = ['before', 'one garment', 'two garments', 'three garments'] as const;

type Body = Readonly<Record<BodyMeasure, number>>;
const meansOf = (estimate: BodyEstimate): Body => perMeasure((measure) => estimate[measure].meanCm);

/**
 * Random numbers for perception, and a factor on the perception error that the model
 * assumes.
 */
type Wearing = {
  readonly normal: () => number;
  readonly clumsiness?: number;
};

const wear = (
  { body }: Person,
  cutFor: Body,
  { normal, clumsiness = 1 }: Wearing,
): WornGarment => ({
  cutFor: perMeasure((measure) => centimeters(cutFor[measure])),
  answers: zones.map((zone) => {
    const { toleranceCm = 0, noiseCm = 0 } = feltModel.zones[zone] ?? {};
    const difference = body[zone] - cutFor[zone] + clumsiness * noiseCm * normal();
    return {
      zone,
      felt:
        difference > toleranceCm ? 'too-small' : difference < -toleranceCm ? 'too-large' : 'right',
    };
  }),
});

/**
 * Estimates before any garment and after each one, which is made to the estimate at
 * that time.
 */
export const wearGarments = (
  judged: readonly Judged[],
  wearing: Wearing,
): readonly (readonly Judged[])[] => {
  const steps = [judged];
  for (const worn of garmentsWorn.keys()) {
    if (worn === 0) continue;
    steps.push(
      (steps.at(-1) ?? []).map(({ person, estimate }) => ({
        person,
        estimate: learnFromFit(estimate, [wear(person, meansOf(estimate), wearing)]),
      })),
    );
  }
  return steps;
};

const columnsOf = (steps: readonly (readonly Judged[])[]): readonly (readonly [string, string])[] =>
  steps.map((step) => [
    shareOf(step, fitsWell),
    percent(mean(step.map(({ estimate }) => fitConfidence(estimate)))),
  ]);

/** Accuracy after up to three garments, cross-validated. */
export const learning = (validate: Validate): readonly string[] => {
  const normal = seededNormal(2012);
  // Three draws per person, because perception is random.
  const everybody = (sex: CutFor): readonly Judged[] =>
    validate(sex, 'self-reported').flatMap((each) => [each, each, each]);
  const columns = [
    columnsOf(wearGarments(everybody('men'), { normal })),
    columnsOf(wearGarments(everybody('women'), { normal })),
    columnsOf(wearGarments(everybody('men'), { normal, clumsiness: 2 })),
  ];
  return [
    `Learning from worn garments (\`learnFromFit\`). People answer four questions, judge ${zones.slice(0, -1).map(measureName).join(', ')} and ` +
      `${zones.slice(-1).map(measureName).join()} of a garment, and get the next one. “Twice the error” doubles the errors of \`feltModel\` in what people feel.`,
    table(
      [
        'garments worn',
        ...['men', 'women', 'men, twice the error'].flatMap((who) => [`${who}: fits`, 'estimated']),
      ],
      garmentsWorn.map((worn, row) => [worn, ...columns.flatMap((steps) => steps[row] ?? [])]),
    ),
  ];
};
