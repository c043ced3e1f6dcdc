export const perceivedFits = ['too-small', 'right', 'too-large'] as const;
export type FeltFit = (typeof perceivedFits)[number];

/** Perception of a zone, in centimeters. */
export type FeltZone = {
  readonly toleranceCm: number;
  /** Standard deviation of the perception error. */
  readonly noiseCm: number;
};

/** An answer about a zone as stored in an estimate. Plain values that survive JSON. */
export type FeltAnswer = FeltZone & {
  readonly felt: FeltFit;
  /** The body measurement that the garment was cut for. */
  readonly cutForCm: number;
};
