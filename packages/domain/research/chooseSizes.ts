/**
 * `npm run fit:sizes -- <ansur> <nhanes>`: share of customers that the standard sizes
 * fit, today and with optimized sizes, by the public CSV files of the surveys ANSUR II
 * and NHANES. Prints the figures of
 * `docs/decisions/0019-standard-sizes-stay-a-grid.md`; writes nothing.
 */
import { bodyMeasures } from '../src/sizing/body/bodyMeasure.ts';
import { estimateBodyBy } from '../src/sizing/body/estimateBody.ts';
import { fitTolerances } from '../src/sizing/body/fitConfidence.ts';
import { normalProbabilityBetween } from '../src/sizing/body/normal.ts';
import { minimumProbability } from '../src/sizing/body/recommendStandardSize.ts';
import { standardBody } from '../src/sizing/body/standardBody.ts';
import { type CutFor, cutForChoices, storedCutFor } from '../src/sizing/cutFor.ts';
import { type BaseSize, baseSizes, sizeLengths } from '../src/sizing/standardSize.ts';
import { centimeters, kilograms } from '../src/sizing/units.ts';
import { folds } from './crossValidate.ts';
import { fitModel } from './fitModel.ts';
import { at, mean, round, seededNormal } from './numbers.ts';
import { customersOf } from './standardBodies.ts';
import { answersOf, readCivilians, readPeople } from './survey.ts';
import { percent, table } from './tables.ts';

/** A measurement of a person (`is`) and its estimate from four answers. */
type Zone = { readonly is: number; readonly mean: number; readonly sd: number };
/**
 * A person with chest, sleeve and their estimates. `weight` is the number of customers
 * they represent.
 */
type Man = {
  readonly chest: number;
  readonly sleeve: number;
  readonly estimated: { readonly chest: Zone; readonly sleeve: Zone };
  readonly weight: number;
};
type Base = { readonly chest: number; readonly sleeves: readonly [regular: number, long: number] };

/** Candidate chests of each base, and the constraint on its sleeves. */
type Freedom = {
  readonly name: string;
  readonly chests: (base: BaseSize) => readonly number[];
  readonly sleeves: 'on a line' | 'on a line, chests in other steps' | 'anywhere';
};

const { chestCircumference: chestTolerance, sleeveLengthSpineWrist: sleeveTolerance } =
  fitTolerances;

/** Weight of civilians relative to soldiers, as in the body model. */
const civilShare = 0.7;

const [ansur, nhanes] = process.argv.slice(2);
if (ansur === undefined || nhanes === undefined) {
  console.error('Which folders hold the surveys? npm run fit:sizes -- <ansur> <nhanes>');
  process.exit(1);
}
const [soldiers, civilians] = [readPeople(ansur), readCivilians(nhanes)];

/**
 * Weights of people by height, so that they represent customers; they add up to
 * `share`.
 */
const weighted = <Each extends { readonly heightCm: number }>(
  people: readonly Each[],
  cutFor: CutFor,
  share: number,
): readonly number[] => {
  const { height, spread } = customersOf[cutFor];
  const average = mean(people.map(({ heightCm }) => heightCm));
  const variance = mean(people.map(({ heightCm }) => (heightCm - average) ** 2));
  const weights = people.map(({ heightCm }) =>
    Math.exp(
      (heightCm - average) ** 2 / (2 * variance) - (heightCm - height) ** 2 / (2 * spread ** 2),
    ),
  );
  const all = weights.reduce((sum, each) => sum + each, 0);
  return weights.map((each) => (each * share) / all);
};

/**
 * Customers of a sex: measured soldiers, and civilians whose chest and sleeve are
 * drawn from the model for their height, weight and age, because the survey has
 * neither. Estimates use measured height and weight.
 */
const customersFor = (cutFor: CutFor): readonly Man[] => {
  const known = soldiers.filter(({ sex }) => sex === cutFor);
  const drawn = civilians.filter(({ sex }) => sex === cutFor);
  const model = fitModel(known, drawn, 'measured');
  const normal = seededNormal(2012);
  const answered = known.map((person) => ({
    answers: answersOf(person, 'measured'),
    body: person.body as Readonly<Record<string, number>> | null,
    heightCm: person.answers.measured.heightCm,
  }));
  const guessed = drawn.map(({ ageYears, heightCm, weightKg }) => ({
    answers: {
      ageYears,
      heightCm: centimeters(heightCm),
      weightKg: kilograms(weightKg),
      footLengthCm: centimeters(
        Math.exp(model.region.center[3] + Math.log(heightCm) - model.region.center[0]),
      ),
      source: 'measured' as const,
      cutFor,
    },
    body: null,
    heightCm,
  }));
  const weights = [
    ...weighted(answered, cutFor, 1 - civilShare),
    ...weighted(guessed, cutFor, civilShare),
  ];
  const [chestIndex, sleeveIndex] = [
    bodyMeasures.indexOf('chestCircumference'),
    bodyMeasures.indexOf('sleeveLengthSpineWrist'),
  ];
  return [...answered, ...guessed].map(({ answers, body }, index): Man => {
    const estimate = estimateBodyBy(model, answers);
    const { chestCircumference: chest, sleeveLengthSpineWrist: sleeve } = estimate;
    const [one, other] = [normal(), normal()];
    const share = at(chest.covariances, sleeveIndex) / chest.sdCm ** 2;
    const left = Math.sqrt(sleeve.sdCm ** 2 - share * at(sleeve.covariances, chestIndex));
    const is = {
      chest: body
        ? at([body.chestCircumference ?? Number.NaN], 0)
        : chest.meanCm + chest.sdCm * one,
      sleeve: body
        ? at([body.sleeveLengthSpineWrist ?? Number.NaN], 0)
        : sleeve.meanCm + share * chest.sdCm * one + left * other,
    };
    return {
      ...is,
      estimated: {
        chest: { is: is.chest, mean: chest.meanCm, sd: chest.sdCm },
        sleeve: { is: is.sleeve, mean: sleeve.meanCm, sd: sleeve.sdCm },
      },
      weight: at(weights, index),
    };
  });
};

const sizesNow = (cutFor: CutFor): readonly Base[] =>
  baseSizes.map((base) => {
    const bodies = sizeLengths.map((length) =>
      standardBody({ base, length, ...storedCutFor(cutFor) }),
    );
    const [regular = 0, long = 0] = bodies.map((body) => body.sleeveLengthSpineWrist);
    return { chest: bodies[0]?.chestCircumference ?? 0, sleeves: [regular, long] };
  });

const serves = ({ chest, sleeves }: Base, man: Man): boolean =>
  Math.abs(man.chest - chest) <= chestTolerance &&
  sleeves.some((sleeve) => Math.abs(man.sleeve - sleeve) <= sleeveTolerance);

const served = (sizes: readonly Base[], men: readonly Man[]): number => {
  const all = men.reduce((sum, { weight }) => sum + weight, 0);
  return (
    men.reduce(
      (sum, man) => (sizes.some((size) => serves(size, man)) ? sum + man.weight : sum),
      0,
    ) / all
  );
};

const steps = (from: number, to: number, by: number): readonly number[] =>
  Array.from({ length: Math.round((to - from) / by) + 1 }, (_, index) => from + index * by);
const sleeveGrid = steps(64, 108, 0.5);

/** The two sleeves that fit most of these people. */
const bestSleeves = (
  men: readonly Man[],
): { readonly sleeves: Base['sleeves']; readonly worth: number } => {
  const worths = sleeveGrid.map((sleeve) =>
    men.reduce(
      (sum, man) => (Math.abs(man.sleeve - sleeve) <= sleeveTolerance ? sum + man.weight : sum),
      0,
    ),
  );
  const apart = Math.ceil((2 * sleeveTolerance) / 0.5);
  let best = { sleeves: [at(sleeveGrid, 0), at(sleeveGrid, apart)] as Base['sleeves'], worth: -1 };
  for (const [one, sleeve] of sleeveGrid.entries()) {
    for (let other = one + apart; other < sleeveGrid.length; other += 1) {
      const worth = at(worths, one) + at(worths, other);
      if (worth > best.worth) best = { sleeves: [sleeve, at(sleeveGrid, other)], worth };
    }
  }
  return best;
};

/**
 * Coordinate descent: each base in turn gets the chest and sleeves that fit most
 * people without another size, until nothing improves.
 */
const descend = (
  now: readonly Base[],
  men: readonly Man[],
  { chests, sleeves }: Freedom,
): readonly Base[] => {
  let sizes = now;
  for (
    let before = -1, reached = served(sizes, men);
    reached - before > 1e-6;
    before = reached, reached = served(sizes, men)
  ) {
    if (before === reached) break;
    for (const [index, base] of baseSizes.entries()) {
      const others = sizes.filter((_, each) => each !== index);
      const open = men.filter((man) => !others.some((size) => serves(size, man)));
      let [best, most] = [sizes[index] as Base, -1];
      const worthOf = (size: Base): number =>
        open.reduce((sum, man) => (serves(size, man) ? sum + man.weight : sum), 0);
      most = worthOf(best);
      for (const chest of chests(base)) {
        if (
          chest <=
            at(
              sizes.map((size) => size.chest),
              index - 1,
            ) ||
          chest >=
            at(
              sizes.map((size) => size.chest),
              index + 1,
            )
        )
          continue;
        const within = open.filter((man) => Math.abs(man.chest - chest) <= chestTolerance);
        const size = {
          chest,
          sleeves: sleeves === 'anywhere' ? bestSleeves(within).sleeves : best.sleeves,
        };
        const worth = worthOf(size);
        if (worth > most + 1e-9) [best, most] = [size, worth];
      }
      sizes = sizes.map((size, each) => (each === index ? best : size));
    }
  }
  return sizes;
};

/**
 * Sizes with evenly spaced chests, wider steps for the largest four, and sleeves on a
 * line over the chest.
 */
const onLine = (now: readonly Base[], men: readonly Man[], canMove: boolean): readonly Base[] => {
  const middle = at(
    now.map(({ chest }) => chest),
    6,
  );
  const center = mean(now[6]?.sleeves ?? []);
  const grids = canMove
    ? steps(-4, 4, 1).flatMap((from) =>
        steps(-0.5, 1, 0.25).map((wider) =>
          now.map(({ chest }, index) => chest + from + wider * (index - 6)),
        ),
      )
    : [now.map(({ chest }) => chest)];
  let [best, most] = [now, served(now, men)];
  for (const chests of grids)
    for (const shift of steps(-1.5, 1.5, 0.5))
      for (const slope of steps(0.05, 0.35, 0.05))
        for (const gap of steps(3, 5, 0.5)) {
          const sizes = chests.map((chest): Base => {
            const sleeve = center + shift + slope * (chest - middle);
            return { chest, sleeves: [sleeve - gap / 2, sleeve + gap / 2] };
          });
          const share = served(sizes, men);
          if (share > most) [best, most] = [sizes, share];
        }
  return best;
};

/**
 * Share of customers who get a recommendation from four answers, and of those whom it
 * fits, by the rules of `recommendStandardSize`.
 */
const offers = (
  sizes: readonly Base[],
  men: readonly Man[],
): { readonly offered: number; readonly fits: number } => {
  const near = (values: readonly number[], value: number): number =>
    values.reduce((best, each) => (Math.abs(each - value) < Math.abs(best - value) ? each : best));
  const within = ({ mean: expected, sd }: Zone, center: number, tolerance: number): number =>
    normalProbabilityBetween(
      (center - tolerance - expected) / sd,
      (center + tolerance - expected) / sd,
    );
  let [all, offered, fits] = [0, 0, 0];
  for (const { estimated: told, weight } of men) {
    const chest = near(
      sizes.map((size) => size.chest),
      told.chest.mean,
    );
    const sleeve = near(
      sizes.find((size) => size.chest === chest)?.sleeves ?? [],
      told.sleeve.mean,
    );
    all += weight;
    const probability =
      within(told.chest, chest, chestTolerance) * within(told.sleeve, sleeve, sleeveTolerance);
    if (probability < minimumProbability) continue;
    offered += weight;
    if (
      Math.abs(told.chest.is - chest) <= chestTolerance &&
      Math.abs(told.sleeve.is - sleeve) <= sleeveTolerance
    )
      fits += weight;
  }
  return { offered: offered / all, fits: fits / offered };
};

const freedomsFrom = (now: readonly Base[]): readonly Freedom[] => {
  const chestOf = (base: BaseSize): number =>
    at(
      now.map(({ chest }) => chest),
      base - 1,
    );
  return [
    { name: 'sleeves on another line', chests: () => [], sleeves: 'on a line' },
    {
      name: 'chests in other steps, sleeves on another line',
      chests: () => [],
      sleeves: 'on a line, chests in other steps',
    },
    { name: 'sleeves anywhere', chests: (base) => [chestOf(base)], sleeves: 'anywhere' },
    {
      name: 'sleeves anywhere, chests within 2 cm',
      chests: (base) => steps(chestOf(base) - 2, chestOf(base) + 2, 0.5),
      sleeves: 'anywhere',
    },
  ];
};
const choose = (now: readonly Base[], men: readonly Man[], freedom: Freedom): readonly Base[] =>
  freedom.sleeves === 'anywhere'
    ? descend(now, men, freedom)
    : onLine(now, men, freedom.sleeves !== 'on a line');

for (const cutFor of cutForChoices) {
  const men = customersFor(cutFor);
  const now = sizesNow(cutFor);
  /** Cross-validated: people for evaluation are not those of the optimization. */
  const validated = (freedom: Freedom | null) => {
    const parts = Array.from({ length: folds }, (_, fold) => {
      const unseen = men.filter((__, index) => index % folds === fold);
      const sizes = freedom
        ? choose(
            now,
            men.filter((__, index) => index % folds !== fold),
            freedom,
          )
        : now;
      return { ...offers(sizes, unseen), served: served(sizes, unseen) };
    });
    const average = (of: (part: (typeof parts)[number]) => number): string =>
      percent(mean(parts.map(of)));
    return [
      average((part) => part.served),
      average(({ offered }) => offered),
      average(({ fits }) => fits),
      average(({ offered, fits }) => offered * fits),
    ];
  };
  const freedoms = freedomsFrom(now);
  console.log(
    `\n${table(
      [cutFor, 'some size fits', 'offered one by answers', 'it fits', 'served by answers'],
      [
        ['as they are', ...validated(null)],
        ...freedoms.map((freedom) => [freedom.name, ...validated(freedom)]),
      ],
    )}`,
  );
  for (const freedom of freedoms) {
    console.log(
      `\n${freedom.name}: ${choose(now, men, freedom)
        .map(
          ({ chest, sleeves }) =>
            `${round(chest, 1)} (${sleeves.map((each) => round(each, 1)).join(', ')})`,
        )
        .join('; ')}`,
    );
  }
  const total = men.reduce((sum, { weight }) => sum + weight, 0);
  const effective = total ** 2 / men.reduce((sum, { weight }) => sum + weight ** 2, 0);
  const share = served(now, men);
  console.log(
    `\n${men.length} people stand for customers as ${Math.round(effective)} unweighted ones: a share is known to ± ${percent(Math.sqrt((share * (1 - share)) / effective))} (one standard error).`,
  );
}
