import { type BodyEstimate, type BodyMeasure, perMeasure } from '../src/sizing/body/bodyMeasure.ts';
import { feltModel } from '../src/sizing/body/feltModel.ts';
import { fitConfidence } from '../src/sizing/body/fitConfidence.ts';
import { learnFromFit } from '../src/sizing/body/learnFromFit.ts';
import { recommendStandardSize } from '../src/sizing/body/recommendStandardSize.ts';
import { standardBody } from '../src/sizing/body/standardBody.ts';
import type { Worn } from '../src/sizing/body/worn.ts';
import type { CutFor } from '../src/sizing/cutFor.ts';
import { cutForChoices } from '../src/sizing/cutFor.ts';
import { centimeters } from '../src/sizing/units.ts';
import type { Judged, People, Validate } from './crossValidate.ts';
import { coverage, fitsWell, meanError, shareOf } from './judge.ts';
import { mean, seededNormal } from './numbers.ts';
import type { Person } from './survey.ts';
import { percent, spoken, table } from './tables.ts';

/** What customers are asked about a shirt. */
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

/** How garments are worn: what is felt by chance, and other than the model assumes, which body the first garment is cut for and how much larger errors are. */
type Wearing = {
  readonly normal: () => number;
  readonly first?: (estimate: BodyEstimate) => Body;
  readonly clumsiness?: number;
};

/** What somebody says of a garment cut for a body. */
const say = ({ body }: Person, cutFor: Body, { normal, clumsiness = 1 }: Wearing): Worn => ({
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

/** The same people before they wore anything, and after each garment; every one is made to the estimate then, but for a first one that is not. */
export const wearGarments = (
  judged: readonly Judged[],
  wearing: Wearing,
): readonly (readonly Judged[])[] => {
  const steps = [judged];
  for (const worn of garmentsWorn.keys()) {
    if (worn === 0) continue;
    const cutFor = worn === 1 && wearing.first ? wearing.first : meansOf;
    steps.push(
      (steps.at(-1) ?? []).map(({ person, estimate }) => ({
        person,
        estimate: learnFromFit(estimate, [say(person, cutFor(estimate), wearing)]),
      })),
    );
  }
  return steps;
};

const rowsOf = (steps: readonly (readonly Judged[])[]): readonly (readonly string[])[] =>
  steps.map((step, worn) => [
    garmentsWorn[worn] ?? '',
    shareOf(step, fitsWell),
    percent(mean(step.map(({ estimate }) => fitConfidence(estimate)))),
    ...zones.flatMap((zone) => [meanError(step, zone), coverage(step, zone)]),
  ]);

/** What the card says of learning: people who have not been seen wear garments and say how they felt. */
export const learning = (people: People, validate: Validate): readonly string[] => {
  const normal = seededNormal(2012);
  const tableOf = (title: string, rows: readonly (readonly string[])[]): string =>
    table(
      [title, 'fits', 'says it fits', ...zones.flatMap((zone) => [spoken(zone), '80 %'])],
      rows,
    );
  // Everybody three times: what they feel is chance.
  const everybody = (sex: CutFor): readonly Judged[] =>
    validate(sex, 'self-reported').flatMap((each) => [each, each, each]);
  const standard = everybody('men').filter(
    ({ estimate }) => recommendStandardSize(estimate) !== null,
  );
  const sizeOf = (estimate: BodyEstimate): Body => {
    const size = recommendStandardSize(estimate);
    return size ? standardBody(size) : meansOf(estimate);
  };
  return [
    `Learning from worn garments (\`learnFromFit\`): ${people.men.length} men and ${people.women.length} women tell four answers, wear a garment made to the estimate, say of ` +
      `${zones.map(spoken).join(', ')} whether it is too small, right or too large, and wear the next one made to what was learned. What they feel is drawn with the errors of \`feltModel\`.`,
    ...cutForChoices.map((sex) =>
      tableOf(`${sex}, self-reported`, rowsOf(wearGarments(everybody(sex), { normal }))),
    ),
    'The same when the first garment is the standard size that is recommended:',
    tableOf('men, self-reported', rowsOf(wearGarments(standard, { normal, first: sizeOf }))),
    'And if people feel with twice the errors that are assumed: less is learned, and the intervals say too much.',
    ...cutForChoices.map((sex) =>
      tableOf(
        `${sex}, self-reported`,
        rowsOf(wearGarments(everybody(sex), { normal, clumsiness: 2 })),
      ),
    ),
  ];
};
