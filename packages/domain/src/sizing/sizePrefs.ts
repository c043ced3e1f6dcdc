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

/** What a size is computed from (SIZE-12): what the customer told about body and taste, and what they took by tape. */
export type SizePrefs = {
  readonly facts: BodyFacts;
  readonly bodyShape: BodyShape;
  readonly fit: Fit;
  /** The units it was entered in; the values here are metric all the same. */
  readonly units: UnitSystem;
  readonly known: Readonly<Partial<Record<BodyMeasure, Centimeters>>>;
  /** Garments they own that fit, measured flat; absent is none. */
  readonly owned?: readonly OwnedGarment[] | undefined;
  readonly designVersion: SizeDesignVersion;
};

/** A part of the prefs that can be out of its bounds; `owned` are the lengths of garments. */
export type PrefsField = BodyFact | BodyMeasure | 'owned';

const isWithin = (value: number, { minimum, maximum }: Bounds): boolean =>
  value >= minimum && value <= maximum;

/** The facts of a body, in the order they are asked. */
export const bodyFacts = Object.keys(idealSizeBounds) as readonly BodyFact[];

/** The parts of prefs that are no number or out of their bounds (SIZE-48, SIZE-51, SIZE-95, `bodyMeasureBounds`, `flatBounds`); none when a size can be computed. */
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

/** What is known of the body behind a size. */
export const estimateOfPrefs = ({
  facts: answers,
  bodyShape,
  known,
  owned = [],
}: SizePrefs): BodyEstimate =>
  observeOwned(estimateBody({ ...answers, bodyShape, known }), owned, answers.cutFor);
