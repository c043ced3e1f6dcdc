import {
  type BodyEstimate,
  type BodyMeasure,
  bodyMeasureBounds,
  bodyMeasures,
} from './body/bodyMeasure.ts';
import { estimateBody } from './body/estimateBody.ts';
import {
  type BodyFact,
  type BodyFacts,
  type BodyShape,
  type Bounds,
  type Fit,
  factBounds,
  idealSizeBounds,
} from './idealSizeInput.ts';
import { observeOwned } from './observeOwned.ts';
import { flatOutOfBounds, type OwnedGarment } from './ownedGarment.ts';
import type { SizeDesignVersion } from './sizeDesign.ts';
import type { Centimeters, UnitSystem } from './units.ts';

/** The inputs of a size (SIZE-12): the customer's answers and tape measurements. */
export type SizePrefs = {
  readonly facts: BodyFacts;
  readonly bodyShape: BodyShape;
  readonly fit: Fit;
  readonly units: UnitSystem;
  readonly known: Readonly<Partial<Record<BodyMeasure, Centimeters>>>;
  /** Garments that fit, measured flat; absent means none. */
  readonly owned?: readonly OwnedGarment[] | undefined;
  readonly designVersion: SizeDesignVersion;
};

/** A part of the prefs that can be out of bounds; `owned` are garment lengths. */
export type PrefsField = BodyFact | BodyMeasure | 'owned';

const isWithin = (value: number, { minimum, maximum }: Bounds): boolean =>
  value >= minimum && value <= maximum;

/** Facts about a body, in the order of the questions. */
export const bodyFacts = Object.keys(idealSizeBounds) as readonly BodyFact[];

/**
 * Parts of the prefs that are not a number or out of bounds (SIZE-48, SIZE-51, SIZE-95,
 * `bodyMeasureBounds`, `flatBounds`); empty if a size can be computed.
 */
export const prefsOutOfBounds = (prefs: SizePrefs): readonly PrefsField[] => [
  ...bodyFacts.filter((fact) => !isWithin(prefs.facts[fact], factBounds(prefs.facts.cutFor)[fact])),
  ...bodyMeasures.filter(
    (measure) =>
      prefs.known[measure] !== undefined &&
      !isWithin(prefs.known[measure], bodyMeasureBounds[measure]),
  ),
  ...((prefs.owned ?? []).some((garment) => flatOutOfBounds(garment).length > 0)
    ? ['owned' as const]
    : []),
];

export const estimateOfPrefs = ({
  facts: answers,
  bodyShape,
  known,
  owned = [],
}: SizePrefs): BodyEstimate =>
  observeOwned(estimateBody({ ...answers, bodyShape, known }), owned, answers.cutFor);
