/**
 * `npm run fit:sizes -- <folder>`: how many customers some standard size is cut for, as sizes are and as they would be chosen for that, by the survey's public CSV files in the folder.
 * Prints what `docs/decisions/0019-standard-sizes-stay-a-grid.md` weighs; it writes nothing.
 */
import { fitTolerances } from '../src/sizing/body/fitConfidence.ts';
import { standardBody } from '../src/sizing/body/standardBody.ts';
import { type BaseSize, baseSizes, sizeLengths } from '../src/sizing/standardSize.ts';
import { folds } from './crossValidate.ts';
import { at, round } from './numbers.ts';
import { customerWeights } from './standardBodies.ts';
import { type Person, readPeople } from './survey.ts';
import { percent, table } from './tables.ts';

/** A man as sizes know him, and for how many customers he stands. */
type Man = { readonly chest: number; readonly sleeve: number; readonly weight: number };
/** A base: its chest, and the sleeves of its two lengths. */
type Base = { readonly chest: number; readonly sleeves: readonly [regular: number, long: number] };

/** Which chests a base may have, and whether its sleeves may be anywhere or as far apart from base to base as they are now. */
type Freedom = {
  readonly name: string;
  readonly chests: (base: BaseSize) => readonly number[];
  readonly sleeves: 'as they are' | 'on a line' | 'anywhere';
};

const { chestCircumference: chestTolerance, sleeveLengthSpineWrist: sleeveTolerance } =
  fitTolerances;
const now: readonly Base[] = baseSizes.map((base) => {
  const [regular = 0, long = 0] = sizeLengths.map(
    (length) => standardBody({ base, length }).sleeveLengthSpineWrist,
  );
  return {
    chest: standardBody({ base, length: 'R' }).chestCircumference,
    sleeves: [regular, long],
  };
});

const serves = ({ chest, sleeves }: Base, man: Man): boolean =>
  Math.abs(man.chest - chest) <= chestTolerance &&
  sleeves.some((sleeve) => Math.abs(man.sleeve - sleeve) <= sleeveTolerance);

/** The share of customers for whom some size is within what they do not notice. */
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
const sleeveGrid = steps(74, 108, 0.25);

/** The two sleeves that serve most of the men nobody else serves. */
const bestSleeves = (
  men: readonly Man[],
): { readonly sleeves: Base['sleeves']; readonly worth: number } => {
  const worths = sleeveGrid.map((sleeve) =>
    men.reduce(
      (sum, man) => (Math.abs(man.sleeve - sleeve) <= sleeveTolerance ? sum + man.weight : sum),
      0,
    ),
  );
  const apart = Math.ceil((2 * sleeveTolerance) / 0.25);
  let best = { sleeves: [at(sleeveGrid, 0), at(sleeveGrid, apart)] as Base['sleeves'], worth: -1 };
  for (const [one, sleeve] of sleeveGrid.entries()) {
    for (let other = one + apart; other < sleeveGrid.length; other += 1) {
      const worth = at(worths, one) + at(worths, other);
      if (worth > best.worth) best = { sleeves: [sleeve, at(sleeveGrid, other)], worth };
    }
  }
  return best;
};

/** Base after base takes the chest and the sleeves that serve most of those the other bases do not, till nothing serves more. */
const descend = (men: readonly Man[], { chests, sleeves }: Freedom): readonly Base[] => {
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

/** The line of sleeves over chests, and the step from Regular to Long, that serve most. */
const onLine = (men: readonly Man[]): readonly Base[] => {
  let [best, most] = [now, served(now, men)];
  for (const middle of steps(88, 95, 0.25)) {
    for (const slope of steps(0.05, 0.4, 0.025)) {
      for (const gap of steps(3, 5, 0.25)) {
        const sizes = now.map(({ chest }): Base => {
          const center = middle + slope * (chest - 104);
          return { chest, sleeves: [center - gap / 2, center + gap / 2] };
        });
        const share = served(sizes, men);
        if (share > most) [best, most] = [sizes, share];
      }
    }
  }
  return best;
};

const letterRange = (base: BaseSize): readonly number[] => {
  const chest = at(
    now.map((each) => each.chest),
    base - 1,
  );
  return steps(chest - 2, chest + 2, 0.5);
};
const freedoms: readonly Freedom[] = [
  { name: 'sleeves on another line', chests: () => [], sleeves: 'on a line' },
  {
    name: 'sleeves anywhere',
    chests: (base) => [
      at(
        now.map(({ chest }) => chest),
        base - 1,
      ),
    ],
    sleeves: 'anywhere',
  },
  { name: 'sleeves anywhere, chests within 2 cm', chests: letterRange, sleeves: 'anywhere' },
  { name: 'anything', chests: () => steps(76, 136, 0.5), sleeves: 'anywhere' },
];
const choose = (men: readonly Man[], freedom: Freedom): readonly Base[] =>
  freedom.sleeves === 'on a line' ? onLine(men) : descend(men, freedom);

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Which folder holds the survey? npm run fit:sizes -- <folder with the csv>');
  process.exit(1);
}
const people: readonly Person[] = readPeople(folder).filter(({ sex }) => sex === 'men');
const weights = customerWeights(people, 'men');
const men: readonly Man[] = people.map(({ body }, index) => ({
  chest: body.chestCircumference,
  sleeve: body.sleeveLengthSpineWrist,
  weight: at(weights, index),
}));

const validated = (freedom: Freedom | null): number => {
  const parts = Array.from({ length: folds }, (_, fold) => {
    const [seen, unseen] = [
      men.filter((_, index) => index % folds !== fold),
      men.filter((_, index) => index % folds === fold),
    ];
    const share = served(freedom ? choose(seen, freedom) : now, unseen);
    return { share, weight: unseen.reduce((sum, { weight }) => sum + weight, 0) };
  });
  return (
    parts.reduce((sum, { share, weight }) => sum + share * weight, 0) /
    parts.reduce((sum, { weight }) => sum + weight, 0)
  );
};
console.log(
  table(
    ['sizes', 'chosen and judged by all', 'judged by men not chosen by'],
    [
      ['as they are', percent(served(now, men)), percent(validated(null))],
      ...freedoms.map((freedom) => [
        freedom.name,
        percent(served(choose(men, freedom), men)),
        percent(validated(freedom)),
      ]),
    ],
  ),
);
for (const freedom of freedoms) {
  console.log(
    `\n${freedom.name}: ${choose(men, freedom)
      .map(
        ({ chest, sleeves }) =>
          `${round(chest, 1)} (${sleeves.map((each) => round(each, 1)).join(', ')})`,
      )
      .join('; ')}`,
  );
}
const effective =
  weights.reduce((sum, each) => sum + each, 0) ** 2 /
  weights.reduce((sum, each) => sum + each * each, 0);
const share = served(now, men);
console.log(
  `\n${men.length} men stand for customers as ${Math.round(effective)} unweighted ones: a share is known to ± ${percent(Math.sqrt((share * (1 - share)) / effective))} (one standard error).`,
);
