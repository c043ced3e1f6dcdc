import { backOf } from '@tailorbird/packshot';
import type { Collar, Design, Rib } from './design.ts';
import { cableKnit, fineKnit, fleece, jersey, pique, ribKnit } from './fabrics.ts';

type Row = Omit<Design, 'name'>;

const named = <Name extends string>(
  rows: Readonly<Record<Name, Row>>,
): Readonly<Record<Name, Design>> =>
  Object.fromEntries(
    Object.entries<Row>(rows).map(([name, row]) => [name, { name, ...row }]),
  ) as Record<Name, Design>;

/** Changes of a row, by the ending of the name. */
type Choice = Readonly<Record<string, Partial<Row>>>;

type Combined<Stem extends string, Choices extends readonly Choice[]> = Choices extends readonly [
  infer First extends Choice,
  ...infer Rest extends readonly Choice[],
]
  ? Combined<`${Stem}${keyof First & string}`, Rest>
  : Stem;

/** A row for each combination of choices, with the folds of the shape whose back it shows. */
const combined = <const Stem extends string, const Choices extends readonly Choice[]>(
  stem: Stem,
  row: Row,
  ...choices: Choices
): Readonly<Record<Combined<Stem, Choices>, Row>> => {
  const rows = choices.reduce<readonly (readonly [string, Row])[]>(
    (known, choice) =>
      known.flatMap(([name, base]) =>
        Object.entries(choice).map(([ending, more]) => [name + ending, { ...base, ...more }]),
      ),
    [[stem, row]],
  );
  return Object.fromEntries(
    rows.map(([name, one]) => {
      const folds = backOf(name);
      return [name, folds === name ? one : { ...one, folds }];
    }),
  ) as Record<Combined<Stem, Choices>, Row>;
};

const shortSleeves = { sewing: 50, picture: 18 };
const longSleeves = { sewing: 38, picture: 15 };

const tShirt: Row = {
  sizeType: 't-shirt',
  neck: 'crew',
  band: { height: 0.021, ratio: 0.86 },
  fabric: jersey,
  arms: shortSleeves,
};
const longSleeve: Row = { ...tShirt, sizeType: 'long-sleeve', arms: longSleeves };
const vNeck = { neck: 'v', band: { height: 0.019, ratio: 0.9 } } as const;
const highNeck = { neck: 'high', band: { height: 0.04, ratio: 0.9 } } as const;
const jerseyCuff = { cuffRib: { height: 0.055, ratio: 0.74 } };
const rolledSleeve = { turnUp: 0.026 };
const henley = { closure: { kind: 'buttons', length: 0.115 } } as const;

const narrowBand: Rib = { height: 0.014, ratio: 0.88 };
const undershirt: Row = { ...tShirt, sizeType: 'undershirt', neck: 'deep', band: narrowBand };
const sleeveless = (strap: number) => ({
  sleeveless: { binding: { height: 0.009, ratio: 0.82 }, strap },
  arms: { sewing: 46, picture: 42 },
});

const active: Row = {
  ...longSleeve,
  band: { height: 0.016, ratio: 0.88 },
  raglan: true,
  tail: { front: 0.014, back: 0.034 },
};
const shortSleeve = { sizeType: 'activewear', arms: shortSleeves };

/** A collar knitted in one piece, with square ends. */
const knitCollar: Collar = {
  stand: [0.03, 0.02],
  leaf: [0.043, 0.07],
  reach: 0.004,
  flare: 1.25,
  ratio: 0.96,
  stiffness: 9,
  isKnitted: true,
};
/** A collar of double cloth with buttons at its points. */
const buttonDownCollar: Collar = {
  stand: [0.032, 0.021],
  leaf: [0.045, 0.076],
  reach: 0.009,
  flare: 1.21,
  ratio: 0.97,
  stiffness: 16,
  hasButtons: true,
};
const polo: Row = {
  ...tShirt,
  sizeType: 'polo',
  neck: 'polo',
  fabric: pique,
  collar: knitCollar,
  closure: { kind: 'buttons', length: 0.15 },
  cuffRib: { height: 0.026, ratio: 0.97 },
};
const longPolo: Row = {
  ...polo,
  sizeType: 'long-sleeve',
  cuffRib: { height: 0.06, ratio: 0.74 },
  arms: longSleeves,
};
const knitPolo: Row = {
  ...polo,
  fabric: fineKnit,
  hemRib: { height: 0.06, ratio: 0.9 },
  cuffRib: { height: 0.034, ratio: 0.86 },
};
const poloCollars = { '': {}, '-buttondown': { collar: buttonDownCollar } };
const twoButtons = { closure: { kind: 'buttons', length: 0.1, buttons: 2 } } as const;
const plackets = { '': {}, '-two': twoButtons };

const knitted: Row = {
  sizeType: 'knit',
  neck: 'crew',
  band: { height: 0.028, ratio: 0.84 },
  hemRib: { height: 0.065, ratio: 0.9 },
  fabric: fineKnit,
  arms: longSleeves,
};
const knitCuff = { cuffRib: { height: 0.075, ratio: 0.7 } };
const sweater: Row = { ...knitted, ...knitCuff };
const stitches = { '': {}, '-rib': { fabric: ribKnit }, '-cable': { fabric: cableKnit } };
const knitV = { neck: 'v', band: { height: 0.026, ratio: 0.9 } } as const;
const knitRoll = { neck: 'roll', band: { height: 0.15, ratio: 0.84, fold: 0.075 } } as const;
const cardigan: Row = {
  ...sweater,
  neck: 'deep-v',
  band: { height: 0.029, ratio: 0.93 },
  closure: { kind: 'buttons' },
};
const shawlCollar = { band: { height: 0.13, ratio: 0.93, fold: 0.065, taper: 0.5 } } as const;
const patchPockets = { '': { pocket: 'patch' }, '-plain': {} } as const;

const sweat: Row = {
  sizeType: 'sweatshirt',
  neck: 'crew',
  band: { height: 0.026, ratio: 0.85 },
  hemRib: { height: 0.06, ratio: 0.88 },
  fabric: fleece,
  arms: longSleeves,
};
const sweatCuff = { cuffRib: { height: 0.065, ratio: 0.7 } };
const ribbedSweat: Row = { ...sweat, ...sweatCuff };
const cuffs = { '': sweatCuff, '-hem': {} };
const highSweat = { neck: 'high', band: { height: 0.046, ratio: 0.92 } } as const;
const sidePockets = { '': {}, '-pockets': { pocket: 'side' } } as const;
const standCollar = {
  neck: 'high',
  band: { height: 0.066, ratio: 0.95 },
  hasCollar: true,
} as const;
const collars = { '': standCollar, '-rib': { ...standCollar, hasCollar: false } };
const fullZip: Row = { ...sweat, closure: { kind: 'zip' } };
const halfZip = { closure: { kind: 'zip', length: 0.15 } } as const;
const knitStand = { ...standCollar, band: { height: 0.066, ratio: 0.93 } } as const;

const hooded: Row = {
  ...ribbedSweat,
  sizeType: 'hoodie',
  neck: 'hood',
};
const zipHooded: Row = {
  ...hooded,
  sizeType: 'zip-cotton-hoodie',
  closure: { kind: 'zip' },
};
const hoods = { '': { hood: 'lined' }, '-double': { hood: 'double' } } as const;
const cords = { '': { hasCord: true }, '-cordless': {} };

const tees = { '': {}, '-v': vNeck, '-deep': { neck: 'deep' } } as const;
const undershirts = { '': {}, '-v': { neck: 'v' }, '-crew': { neck: 'crew' } } as const;

/**
 * The garments in the pictures, by the names of their files: the words of their properties
 * in the order of `shapeOf`.
 */
export const designs = named({
  ...combined('t-shirt', tShirt, tees, { '': {}, '-rolled': rolledSleeve }),
  ...combined(
    'long-sleeve',
    longSleeve,
    { '': {}, '-v': vNeck, '-henley': henley },
    { '': {}, '-rib': jerseyCuff },
  ),
  'hi-neck': { ...longSleeve, ...highNeck },
  'hi-neck-short': { ...tShirt, ...highNeck },
  ...combined('undershirt', undershirt, undershirts),
  tank: { ...undershirt, neck: 'scoop', ...sleeveless(0.044) },
  'tank-crew': { ...undershirt, neck: 'crew', ...sleeveless(0.06) },
  ...combined(
    'active-tee',
    active,
    { '': {}, '-v': { neck: 'v' } },
    { '': shortSleeve, '-long': {} },
  ),
  ...combined('polo', polo, poloCollars, plackets),
  ...combined('long-polo', longPolo, poloCollars, plackets),
  'knit-polo': knitPolo,
  'knit-polo-two': { ...knitPolo, ...twoButtons, folds: 'knit-polo' },
  ...combined('knit', knitted, { '': {}, '-v': knitV, '-roll': knitRoll }, stitches, {
    '': knitCuff,
    '-rolled': { turnUp: 0.032 },
  }),
  ...combined(
    'cardigan',
    cardigan,
    { '': {}, '-crew': { neck: 'crew' }, '-shawl': shawlCollar },
    stitches,
    patchPockets,
  ),
  ...combined(
    'half-zip-knit',
    { ...knitted, ...halfZip },
    { '': knitStand, '-rib': { ...knitStand, hasCollar: false } },
    { '': knitCuff, '-hem': {} },
  ),
  ...combined('sweatshirt', sweat, { '': {}, '-high': highSweat }, sidePockets, cuffs),
  ...combined('half-zip', { ...sweat, ...halfZip }, collars, sidePockets, cuffs),
  ...combined('zip-sweatshirt', fullZip, collars, { '': { pocket: 'side' }, '-plain': {} }, cuffs),
  ...combined('hoodie', hooded, hoods, { '': { pocket: 'kangaroo' }, '-plain': {} }, cords),
  ...combined(
    'zip-hoodie',
    { ...zipHooded, hood: 'lined' },
    { '': { pocket: 'split' }, '-plain': {} },
    cords,
  ),
});

export type DesignName = keyof typeof designs;
