/** How a garment felt at a part of the body. */
export const feltFits = ['too-small', 'right', 'too-large'] as const;
export type FeltFit = (typeof feltFits)[number];

/** How people feel a garment at one zone, in centimeters. */
export type FeltZone = {
  /** How far a body may be from the one the garment is cut for and still feel that it is right. */
  readonly toleranceCm: number;
  /** Standard deviation of the error with which people feel how far they are from it. */
  readonly noiseCm: number;
};

/** An answer about one zone as an estimate keeps it. Plain values: it survives JSON. */
export type FeltAnswer = FeltZone & {
  readonly felt: FeltFit;
  /** The measure of the body that the garment fitted when it was judged. */
  readonly cutForCm: number;
};
