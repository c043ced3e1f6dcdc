import type { CutFor } from '../cutFor.ts';
import { type Centimeters, centimeters, roundToHalf } from '../units.ts';
import { cutOf } from './cutGarment.ts';

/** Waist shaping of a garment (SIZE-98), in centimeters of its whole girth. */
export type GarmentShaping = {
  /** Taken by both side seams together. */
  readonly sideSeams: Centimeters;
  /**
   * Taken by the four waist darts together, two in front and two behind; null without darts.
   */
  readonly waistDarts: Centimeters | null;
  /** Depth of the bust dart in each side seam; null without one. */
  readonly bustDart: Centimeters | null;
};

/**
 * The shaping of a garment: the difference between bust and waist goes into the side seams of a
 * knit, and half into seams and half into darts of a woven one. Null for straight patterns, as
 * men's are, and for size types that are not cut.
 */
export const shapeGarment = (
  sizeTypeSlug: string,
  measurements: readonly { readonly measure: string; readonly value: number }[],
  cutFor: CutFor = 'men',
): GarmentShaping | null => {
  const shaping = cutOf(sizeTypeSlug, cutFor)?.shaping;
  const [chest, waist] = (['chest', 'waist'] as const).map(
    (name) => measurements.find(({ measure }) => measure === name)?.value,
  );
  if (!shaping || chest === undefined || waist === undefined) return null;
  const removedWidth = Math.max(0, chest - waist);
  if (shaping.kind === 'seams')
    return { sideSeams: centimeters(removedWidth), waistDarts: null, bustDart: null };
  const sideSeams = roundToHalf(removedWidth / 2);
  return {
    sideSeams: centimeters(sideSeams),
    waistDarts: centimeters(removedWidth - sideSeams),
    bustDart: centimeters(shaping.bustDart),
  };
};
