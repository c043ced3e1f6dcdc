import type { Collar, Design, Rib } from './design.ts';
import { cableKnit, fineKnit, fleece, jersey, pique, ribKnit } from './fabrics.ts';

type Row = Omit<Design, 'name'>;

const named = <Name extends string>(
  rows: Readonly<Record<Name, Row>>,
): Readonly<Record<Name, Design>> =>
  Object.fromEntries(
    Object.entries<Row>(rows).map(([name, row]) => [name, { name, ...row }]),
  ) as Record<Name, Design>;

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

const active = {
  band: { height: 0.016, ratio: 0.88 },
  raglan: true,
  tail: { front: 0.014, back: 0.034 },
};

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
const polo: Row = {
  ...tShirt,
  sizeType: 'polo',
  neck: 'polo',
  fabric: pique,
  collar: knitCollar,
  closure: { kind: 'buttons', length: 0.15 },
  cuffRib: { height: 0.026, ratio: 0.97 },
};

const knitted: Row = {
  sizeType: 'knit',
  neck: 'crew',
  band: { height: 0.028, ratio: 0.84 },
  hemRib: { height: 0.065, ratio: 0.9 },
  fabric: fineKnit,
  arms: longSleeves,
};
const sweater: Row = { ...knitted, cuffRib: { height: 0.075, ratio: 0.7 } };
const rolledSweater: Row = { ...knitted, turnUp: 0.032 };
const knitV = { neck: 'v', band: { height: 0.026, ratio: 0.9 } } as const;
const knitRoll = { neck: 'roll', band: { height: 0.15, ratio: 0.84, fold: 0.075 } } as const;
const cardigan: Row = {
  ...sweater,
  neck: 'deep-v',
  band: { height: 0.029, ratio: 0.93 },
  closure: { kind: 'buttons' },
};
const patchPockets = { pocket: 'patch' } as const;

const sweat: Row = {
  sizeType: 'sweatshirt',
  neck: 'crew',
  band: { height: 0.026, ratio: 0.85 },
  hemRib: { height: 0.06, ratio: 0.88 },
  fabric: fleece,
  arms: longSleeves,
};
const ribbedSweat: Row = { ...sweat, cuffRib: { height: 0.065, ratio: 0.7 } };
const highSweat = { neck: 'high', band: { height: 0.046, ratio: 0.92 } } as const;
const sidePockets = { pocket: 'side' } as const;
const standCollar = {
  neck: 'high',
  band: { height: 0.066, ratio: 0.95 },
  hasCollar: true,
} as const;
const fullZip: Partial<Row> = { ...standCollar, closure: { kind: 'zip' } };
const hooded: Row = {
  ...ribbedSweat,
  sizeType: 'hoodie',
  neck: 'hood',
  hood: { hasCord: false },
};
const zipHooded: Row = {
  ...hooded,
  sizeType: 'zip-cotton-hoodie',
  closure: { kind: 'zip' },
};
const corded = { hood: { hasCord: true } } as const;
const halfZip = { ...standCollar, closure: { kind: 'zip', length: 0.15 } } as const;

/** The garments in the pictures, by the names of their files. */
export const designs = named({
  't-shirt': tShirt,
  't-shirt-v': { ...tShirt, ...vNeck },
  't-shirt-deep': { ...tShirt, neck: 'deep' },
  't-shirt-rolled': { ...tShirt, ...rolledSleeve, folds: 't-shirt' },
  't-shirt-v-rolled': { ...tShirt, ...vNeck, ...rolledSleeve, folds: 't-shirt-v' },
  't-shirt-deep-rolled': { ...tShirt, neck: 'deep', ...rolledSleeve, folds: 't-shirt-deep' },
  'long-sleeve': longSleeve,
  'long-sleeve-rib': { ...longSleeve, ...jerseyCuff },
  'long-sleeve-v': { ...longSleeve, ...vNeck, folds: 'long-sleeve' },
  'long-sleeve-v-rib': { ...longSleeve, ...vNeck, ...jerseyCuff, folds: 'long-sleeve-rib' },
  henley: { ...longSleeve, ...henley, folds: 'long-sleeve' },
  'henley-rib': { ...longSleeve, ...henley, ...jerseyCuff, folds: 'long-sleeve-rib' },
  'hi-neck': { ...longSleeve, ...highNeck },
  'hi-neck-short': { ...tShirt, ...highNeck },
  undershirt,
  'undershirt-v': { ...undershirt, neck: 'v', folds: 'undershirt' },
  'undershirt-crew': { ...undershirt, neck: 'crew', folds: 'undershirt' },
  tank: { ...undershirt, neck: 'scoop', ...sleeveless(0.044) },
  'tank-crew': { ...undershirt, neck: 'crew', ...sleeveless(0.06) },
  'active-tee': { ...tShirt, ...active, sizeType: 'activewear' },
  'active-tee-v': {
    ...tShirt,
    ...active,
    sizeType: 'activewear',
    neck: 'v',
    folds: 'active-tee',
  },
  'active-tee-long': { ...longSleeve, ...active },
  'active-tee-long-v': { ...longSleeve, ...active, neck: 'v', folds: 'active-tee-long' },
  polo,
  'long-polo': {
    ...polo,
    sizeType: 'long-sleeve',
    cuffRib: { height: 0.06, ratio: 0.74 },
    arms: longSleeves,
  },
  'knit-polo': {
    ...polo,
    fabric: fineKnit,
    hemRib: { height: 0.06, ratio: 0.9 },
    cuffRib: { height: 0.034, ratio: 0.86 },
  },
  knit: sweater,
  'knit-rib': { ...sweater, fabric: ribKnit },
  'knit-cable': { ...sweater, fabric: cableKnit },
  'knit-v': { ...sweater, ...knitV },
  'knit-v-rib': { ...sweater, ...knitV, fabric: ribKnit, folds: 'knit-rib' },
  'knit-v-cable': { ...sweater, ...knitV, fabric: cableKnit, folds: 'knit-cable' },
  'knit-roll': { ...sweater, ...knitRoll },
  'knit-roll-rib': { ...sweater, ...knitRoll, fabric: ribKnit },
  'knit-roll-cable': { ...sweater, ...knitRoll, fabric: cableKnit },
  'knit-rolled': rolledSweater,
  'knit-rib-rolled': { ...rolledSweater, fabric: ribKnit },
  'knit-cable-rolled': { ...rolledSweater, fabric: cableKnit },
  'knit-v-rolled': { ...rolledSweater, ...knitV, folds: 'knit-rolled' },
  'knit-v-rib-rolled': { ...rolledSweater, ...knitV, fabric: ribKnit, folds: 'knit-rib-rolled' },
  'knit-v-cable-rolled': {
    ...rolledSweater,
    ...knitV,
    fabric: cableKnit,
    folds: 'knit-cable-rolled',
  },
  'knit-roll-rolled': { ...rolledSweater, ...knitRoll },
  'knit-roll-rib-rolled': { ...rolledSweater, ...knitRoll, fabric: ribKnit },
  'knit-roll-cable-rolled': { ...rolledSweater, ...knitRoll, fabric: cableKnit },
  cardigan: { ...cardigan, ...patchPockets },
  'cardigan-rib': { ...cardigan, ...patchPockets, fabric: ribKnit },
  'cardigan-plain': { ...cardigan, folds: 'cardigan' },
  'cardigan-rib-plain': { ...cardigan, fabric: ribKnit, folds: 'cardigan-rib' },
  'half-zip-knit': { ...sweater, ...halfZip, band: { height: 0.066, ratio: 0.93 } },
  sweatshirt: ribbedSweat,
  'sweatshirt-hem': sweat,
  'sweatshirt-high': { ...ribbedSweat, ...highSweat },
  'sweatshirt-high-hem': { ...sweat, ...highSweat },
  'sweatshirt-pockets': { ...ribbedSweat, ...sidePockets, folds: 'sweatshirt' },
  'sweatshirt-high-pockets': {
    ...ribbedSweat,
    ...highSweat,
    ...sidePockets,
    folds: 'sweatshirt-high',
  },
  'half-zip': { ...ribbedSweat, ...halfZip },
  'half-zip-pockets': { ...ribbedSweat, ...halfZip, ...sidePockets, folds: 'half-zip' },
  'half-zip-hem': { ...sweat, ...halfZip },
  'zip-sweatshirt': { ...ribbedSweat, ...fullZip, ...sidePockets },
  'zip-sweatshirt-plain': { ...ribbedSweat, ...fullZip, folds: 'zip-sweatshirt' },
  hoodie: { ...hooded, ...corded, pocket: 'kangaroo' },
  'hoodie-cordless': { ...hooded, pocket: 'kangaroo', folds: 'hoodie' },
  'hoodie-plain': { ...hooded, ...corded, folds: 'hoodie' },
  'hoodie-plain-cordless': { ...hooded, folds: 'hoodie' },
  'zip-hoodie': { ...zipHooded, ...corded, pocket: 'split' },
  'zip-hoodie-cordless': { ...zipHooded, pocket: 'split', folds: 'zip-hoodie' },
  'zip-hoodie-plain': { ...zipHooded, ...corded, folds: 'zip-hoodie' },
  'zip-hoodie-plain-cordless': { ...zipHooded, folds: 'zip-hoodie' },
});

export type DesignName = keyof typeof designs;
