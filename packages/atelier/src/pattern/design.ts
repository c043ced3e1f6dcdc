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
 * rib that folds over to the outside does so at the height `fold`. A rib around the neck
 * has the share `taper` of its height at the center front.
 */
export type Rib = {
  readonly height: number;
  readonly ratio: number;
  readonly fold?: number;
  readonly taper?: number;
};

/**
 * A closed front. `length` counts from the neckline, in meters. Without it, the front
 * closes down to the hem.
 */
export type Closure = {
  readonly kind: 'zip' | 'buttons';
  readonly length?: number;
  /** Buttons of a placket that has a length; three by default. */
  readonly buttons?: number;
};

/** A collar that folds over: a stand and a leaf. Lengths in meters. */
export type Collar = {
  /** Height of the stand at the back and at the center front. */
  readonly stand: readonly [back: number, front: number];
  /** Depth of the leaf at the back and at its points. */
  readonly leaf: readonly [back: number, point: number];
  /** How far the points reach over the center front in the flat pattern. */
  readonly reach: number;
  /** Width of the free edge relative to the fold, at the depth of the back. */
  readonly flare: number;
  /** Width of the collar relative to the neckline. */
  readonly ratio: number;
  /** Resistance to bending relative to the fabric. */
  readonly stiffness: number;
  /** Buttons at the points hold the leaf. */
  readonly hasButtons?: boolean;
  /** Knitted in ribs instead of cut from cloth. */
  readonly isKnitted?: boolean;
};

export type Design = {
  readonly name: string;
  /** Name of the design with the same folds. Without it, the folds are its own. */
  readonly folds?: string;
  readonly sizeType: string;
  readonly neck: 'crew' | 'deep' | 'v' | 'deep-v' | 'scoop' | 'high' | 'polo' | 'roll' | 'hood';
  readonly band: Rib;
  readonly hemRib?: Rib;
  readonly cuffRib?: Rib;
  /** Height in meters by which the end of the sleeve is turned up to the outside. */
  readonly turnUp?: number;
  /** Binding of the armholes of a garment without sleeves, and width of its straps. */
  readonly sleeveless?: { readonly binding: Rib; readonly strap: number };
  /** Flat raglan seams instead of seams at shoulder and armhole. */
  readonly raglan?: boolean;
  /** How far the hem curves down in the middle, in meters. */
  readonly tail?: { readonly front: number; readonly back: number };
  /** The band of the neck is a collar of double cloth instead of a rib. */
  readonly hasCollar?: boolean;
  /** A collar that folds over, instead of the band. */
  readonly collar?: Collar;
  readonly closure?: Closure;
  readonly pocket?: 'patch' | 'side' | 'kangaroo' | 'split';
  /** A hood, which replaces the band. The edge of a double one has a facing of cloth. */
  readonly hood?: 'lined' | 'double';
  /** A cord through the edge of the hood. */
  readonly hasCord?: boolean;
  readonly fabric: Fabric;
  /** Arm angle while sewing and in the picture, in degrees. */
  readonly arms: { readonly sewing: number; readonly picture: number };
};

/** Name from which the random numbers of a design follow. */
export const foldsOf = ({ folds, name }: Design): string => folds ?? name;

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
