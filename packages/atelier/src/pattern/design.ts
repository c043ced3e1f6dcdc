import { type StandardSize, standardBody, standardMeasurements } from '@tailorbird/domain/sizing';
import type { BodyNumbers } from '@tailorbird/packshot/body';

export type Fabric = {
  /** Kilograms per square meter. */
  readonly density: number;
  /** Resistance to stretching, in newtons per meter. */
  readonly stretch: number;
  /** Resistance to bending, in newton meters. */
  readonly bending: number;
  /** Meters. */
  readonly thickness: number;
  /** One stitch: width, height and relief in meters. */
  readonly stitch: { readonly width: number; readonly height: number; readonly relief: number };
  /** One rib of bands, cuffs and hems, in meters. */
  readonly rib: { readonly width: number; readonly relief: number };
  /** Ribs all over, or cables that run up front, back and sleeves. */
  readonly surface?: 'ribs' | 'cables';
};

/**
 * A rib sewn to an edge: its height in meters, and its width relative to that edge. A
 * rib that folds over to the outside does so at the height `fold`.
 */
export type Rib = { readonly height: number; readonly ratio: number; readonly fold?: number };

/**
 * A closed front. `length` counts from the neckline, in meters. Without it, the front
 * closes down to the hem.
 */
export type Closure = { readonly kind: 'zip' | 'buttons'; readonly length?: number };

/** A garment as its pattern needs it. */
export type Design = {
  readonly name: string;
  readonly sizeType: string;
  readonly neck: 'crew' | 'deep' | 'v' | 'deep-v' | 'scoop' | 'high' | 'roll';
  readonly band: Rib;
  readonly hemRib?: Rib;
  readonly cuffRib?: Rib;
  /** Binding of the armholes of a garment without sleeves, and width of its straps. */
  readonly sleeveless?: { readonly binding: Rib; readonly strap: number };
  /** Flat raglan seams instead of seams at shoulder and armhole. */
  readonly raglan?: boolean;
  /** How far the hem curves down in the middle, in meters. */
  readonly tail?: { readonly front: number; readonly back: number };
  /** The band of the neck is a collar of double cloth instead of a rib. */
  readonly hasCollar?: boolean;
  readonly closure?: Closure;
  readonly pocket?: 'patch' | 'side';
  readonly fabric: Fabric;
  /** Arm angle while sewing and in the picture, in degrees. */
  readonly arms: { readonly sewing: number; readonly picture: number };
};

const jersey: Fabric = {
  density: 0.19,
  stretch: 160,
  bending: 3e-6,
  thickness: 0.0011,
  stitch: { width: 0.0009, height: 0.0007, relief: 0.00012 },
  rib: { width: 0.0024, relief: 0.00055 },
};
const fineKnit: Fabric = {
  density: 0.3,
  stretch: 110,
  bending: 7e-6,
  thickness: 0.0026,
  stitch: { width: 0.0026, height: 0.002, relief: 0.0008 },
  rib: { width: 0.0056, relief: 0.0016 },
};
const ribKnit: Fabric = {
  ...fineKnit,
  density: 0.36,
  thickness: 0.003,
  rib: { width: 0.0066, relief: 0.0019 },
  surface: 'ribs',
};
const cableKnit: Fabric = {
  ...fineKnit,
  density: 0.42,
  bending: 1.2e-5,
  thickness: 0.0036,
  stitch: { width: 0.0042, height: 0.0032, relief: 0.0012 },
  rib: { width: 0.0072, relief: 0.0021 },
  surface: 'cables',
};
const fleece: Fabric = {
  density: 0.32,
  stretch: 220,
  bending: 1.1e-5,
  thickness: 0.0026,
  stitch: { width: 0.0011, height: 0.0009, relief: 0.00012 },
  rib: { width: 0.0034, relief: 0.0011 },
};

const shirtBand: Rib = { height: 0.021, ratio: 0.86 };
const highBand: Rib = { height: 0.04, ratio: 0.9 };
const shortSleeves = { sewing: 50, picture: 18 };
const longSleeves = { sewing: 38, picture: 15 };

const knitBand: Rib = { height: 0.028, ratio: 0.84 };
const rollBand: Rib = { height: 0.15, ratio: 0.84, fold: 0.075 };
const sweater = {
  sizeType: 'knit',
  hemRib: { height: 0.065, ratio: 0.9 },
  cuffRib: { height: 0.075, ratio: 0.7 },
  arms: longSleeves,
} as const;
const sweatshirt = {
  sizeType: 'sweatshirt',
  hemRib: { height: 0.06, ratio: 0.88 },
  cuffRib: { height: 0.065, ratio: 0.7 },
  fabric: fleece,
  arms: longSleeves,
} as const;

const tail = { front: 0.014, back: 0.034 };

export const designs = {
  't-shirt': {
    name: 't-shirt',
    sizeType: 't-shirt',
    neck: 'crew',
    band: shirtBand,
    fabric: jersey,
    arms: shortSleeves,
  },
  't-shirt-v': {
    name: 't-shirt-v',
    sizeType: 't-shirt',
    neck: 'v',
    band: { height: 0.019, ratio: 0.9 },
    fabric: jersey,
    arms: shortSleeves,
  },
  't-shirt-deep': {
    name: 't-shirt-deep',
    sizeType: 't-shirt',
    neck: 'deep',
    band: shirtBand,
    fabric: jersey,
    arms: shortSleeves,
  },
  'long-sleeve': {
    name: 'long-sleeve',
    sizeType: 'long-sleeve',
    neck: 'crew',
    band: shirtBand,
    fabric: jersey,
    arms: longSleeves,
  },
  'long-sleeve-rib': {
    name: 'long-sleeve-rib',
    sizeType: 'long-sleeve',
    neck: 'crew',
    band: shirtBand,
    cuffRib: { height: 0.055, ratio: 0.74 },
    fabric: jersey,
    arms: longSleeves,
  },
  'long-sleeve-v': {
    name: 'long-sleeve-v',
    sizeType: 'long-sleeve',
    neck: 'v',
    band: { height: 0.019, ratio: 0.9 },
    fabric: jersey,
    arms: longSleeves,
  },
  'long-sleeve-v-rib': {
    name: 'long-sleeve-v-rib',
    sizeType: 'long-sleeve',
    neck: 'v',
    band: { height: 0.019, ratio: 0.9 },
    cuffRib: { height: 0.055, ratio: 0.74 },
    fabric: jersey,
    arms: longSleeves,
  },
  'hi-neck': {
    name: 'hi-neck',
    sizeType: 'long-sleeve',
    neck: 'high',
    band: highBand,
    fabric: jersey,
    arms: longSleeves,
  },
  'hi-neck-short': {
    name: 'hi-neck-short',
    sizeType: 't-shirt',
    neck: 'high',
    band: highBand,
    fabric: jersey,
    arms: shortSleeves,
  },
  undershirt: {
    name: 'undershirt',
    sizeType: 'undershirt',
    neck: 'deep',
    band: { height: 0.014, ratio: 0.88 },
    fabric: jersey,
    arms: shortSleeves,
  },
  'undershirt-v': {
    name: 'undershirt-v',
    sizeType: 'undershirt',
    neck: 'v',
    band: { height: 0.014, ratio: 0.88 },
    fabric: jersey,
    arms: shortSleeves,
  },
  'undershirt-crew': {
    name: 'undershirt-crew',
    sizeType: 'undershirt',
    neck: 'crew',
    band: { height: 0.014, ratio: 0.88 },
    fabric: jersey,
    arms: shortSleeves,
  },
  'undershirt-sleeveless': {
    name: 'undershirt-sleeveless',
    sizeType: 'undershirt',
    neck: 'deep',
    band: { height: 0.014, ratio: 0.88 },
    sleeveless: { binding: { height: 0.009, ratio: 0.82 }, strap: 0.078 },
    fabric: jersey,
    arms: { sewing: 46, picture: 42 },
  },
  'undershirt-v-sleeveless': {
    name: 'undershirt-v-sleeveless',
    sizeType: 'undershirt',
    neck: 'v',
    band: { height: 0.014, ratio: 0.88 },
    sleeveless: { binding: { height: 0.009, ratio: 0.82 }, strap: 0.078 },
    fabric: jersey,
    arms: { sewing: 46, picture: 42 },
  },
  'undershirt-crew-sleeveless': {
    name: 'undershirt-crew-sleeveless',
    sizeType: 'undershirt',
    neck: 'crew',
    band: { height: 0.014, ratio: 0.88 },
    sleeveless: { binding: { height: 0.009, ratio: 0.82 }, strap: 0.078 },
    fabric: jersey,
    arms: { sewing: 46, picture: 42 },
  },
  tank: {
    name: 'tank',
    sizeType: 'undershirt',
    neck: 'scoop',
    band: { height: 0.014, ratio: 0.88 },
    sleeveless: { binding: { height: 0.009, ratio: 0.82 }, strap: 0.044 },
    fabric: jersey,
    arms: { sewing: 46, picture: 42 },
  },
  'tank-crew': {
    name: 'tank-crew',
    sizeType: 'undershirt',
    neck: 'crew',
    band: { height: 0.014, ratio: 0.88 },
    sleeveless: { binding: { height: 0.009, ratio: 0.82 }, strap: 0.06 },
    fabric: jersey,
    arms: { sewing: 46, picture: 42 },
  },
  'active-tee': {
    name: 'active-tee',
    sizeType: 'activewear',
    neck: 'crew',
    band: { height: 0.016, ratio: 0.88 },
    raglan: true,
    tail,
    fabric: jersey,
    arms: shortSleeves,
  },
  'active-tee-v': {
    name: 'active-tee-v',
    sizeType: 'activewear',
    neck: 'v',
    band: { height: 0.016, ratio: 0.88 },
    raglan: true,
    tail,
    fabric: jersey,
    arms: shortSleeves,
  },
  'active-tee-long': {
    name: 'active-tee-long',
    sizeType: 'long-sleeve',
    neck: 'crew',
    band: { height: 0.016, ratio: 0.88 },
    raglan: true,
    tail,
    fabric: jersey,
    arms: longSleeves,
  },
  'active-tee-long-v': {
    name: 'active-tee-long-v',
    sizeType: 'long-sleeve',
    neck: 'v',
    band: { height: 0.016, ratio: 0.88 },
    raglan: true,
    tail,
    fabric: jersey,
    arms: longSleeves,
  },
  knit: { ...sweater, name: 'knit', neck: 'crew', band: knitBand, fabric: fineKnit },
  'knit-rib': { ...sweater, name: 'knit-rib', neck: 'crew', band: knitBand, fabric: ribKnit },
  'knit-cable': { ...sweater, name: 'knit-cable', neck: 'crew', band: knitBand, fabric: cableKnit },
  'knit-v': {
    ...sweater,
    name: 'knit-v',
    neck: 'v',
    band: { height: 0.026, ratio: 0.9 },
    fabric: fineKnit,
  },
  'knit-roll': { ...sweater, name: 'knit-roll', neck: 'roll', band: rollBand, fabric: fineKnit },
  sweatshirt: {
    ...sweatshirt,
    name: 'sweatshirt',
    neck: 'crew',
    band: { height: 0.026, ratio: 0.85 },
  },
  'sweatshirt-high': {
    ...sweatshirt,
    name: 'sweatshirt-high',
    neck: 'high',
    band: { height: 0.046, ratio: 0.92 },
  },
  'half-zip': {
    name: 'half-zip',
    sizeType: 'sweatshirt',
    neck: 'high',
    band: { height: 0.066, ratio: 0.95 },
    hemRib: { height: 0.06, ratio: 0.88 },
    cuffRib: { height: 0.065, ratio: 0.7 },
    hasCollar: true,
    closure: { kind: 'zip', length: 0.15 },
    fabric: fleece,
    arms: longSleeves,
  },
  'half-zip-knit': {
    name: 'half-zip-knit',
    sizeType: 'knit',
    neck: 'high',
    band: { height: 0.066, ratio: 0.93 },
    hemRib: { height: 0.065, ratio: 0.9 },
    cuffRib: { height: 0.075, ratio: 0.7 },
    hasCollar: true,
    closure: { kind: 'zip', length: 0.15 },
    fabric: fineKnit,
    arms: longSleeves,
  },
  cardigan: {
    name: 'cardigan',
    sizeType: 'knit',
    neck: 'deep-v',
    band: { height: 0.029, ratio: 0.93 },
    hemRib: { height: 0.065, ratio: 0.9 },
    cuffRib: { height: 0.075, ratio: 0.7 },
    closure: { kind: 'buttons' },
    pocket: 'patch',
    fabric: fineKnit,
    arms: longSleeves,
  },
  'cardigan-rib': {
    name: 'cardigan-rib',
    sizeType: 'knit',
    neck: 'deep-v',
    band: { height: 0.029, ratio: 0.93 },
    hemRib: { height: 0.065, ratio: 0.9 },
    cuffRib: { height: 0.075, ratio: 0.7 },
    closure: { kind: 'buttons' },
    pocket: 'patch',
    fabric: ribKnit,
    arms: longSleeves,
  },
  'zip-sweatshirt': {
    name: 'zip-sweatshirt',
    sizeType: 'sweatshirt',
    neck: 'high',
    band: { height: 0.066, ratio: 0.95 },
    hemRib: { height: 0.06, ratio: 0.88 },
    cuffRib: { height: 0.065, ratio: 0.7 },
    hasCollar: true,
    closure: { kind: 'zip' },
    pocket: 'side',
    fabric: fleece,
    arms: longSleeves,
  },
} as const satisfies Readonly<Record<string, Design>>;

export type DesignName = keyof typeof designs;

/** Finished measures of a garment in meters, as on the making sheet. */
export type Measures = {
  readonly chest: number;
  readonly waist: number;
  readonly hem: number;
  readonly shoulder: number;
  readonly bodyLength: number;
  readonly sleeveLength: number;
  readonly biceps: number;
  /** Absent for short sleeves. */
  readonly wrist?: number;
};

export type Cut = 'men' | 'women';

const pictureSizes: Readonly<Record<Cut, StandardSize>> = {
  men: { base: 5, length: 'R' },
  women: { base: 4, length: 'R', cutFor: 'women' },
};

/** The bodies in the pictures. */
export const pictureBodies: Readonly<Record<Cut, BodyNumbers>> = {
  men: { ...standardBody(pictureSizes.men), heightCm: 181, cutFor: 'men' },
  women: { ...standardBody(pictureSizes.women), heightCm: 170, cutFor: 'women' },
};

/** The measures of a pattern from finished measurements in centimeters. */
export const readMeasures = (
  measurements: readonly { readonly measure: string; readonly value: number }[],
): Measures => {
  const meters = new Map(measurements.map(({ measure, value }) => [measure, value / 100]));
  const required = (measure: keyof Measures): number => {
    const value = meters.get(measure);
    if (value === undefined) throw new Error(`The size has no ${measure}.`);
    return value;
  };
  const wrist = meters.get('wrist');
  return {
    chest: required('chest'),
    waist: required('waist'),
    hem: required('hem'),
    shoulder: required('shoulder'),
    bodyLength: required('bodyLength'),
    sleeveLength: required('sleeveLength'),
    biceps: required('biceps'),
    ...(wrist === undefined ? {} : { wrist }),
  };
};

/** The measures that fit the body in the pictures. */
export const measuresOf = ({ sizeType }: Design, cut: Cut = 'men'): Measures => {
  const measurements = standardMeasurements(sizeType, pictureSizes[cut]);
  if (!measurements) throw new Error(`There are no standard sizes of ${sizeType}.`);
  return readMeasures(measurements);
};
