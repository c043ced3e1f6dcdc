import type { CutFor } from '../cutFor.ts';
import { type Centimeters, centimeters, roundToHalf } from '../units.ts';
import { cutOf } from './cutGarment.ts';

/** How a garment comes in from bust to waist (SIZE-98), in centimeters of its whole girth. */
export type GarmentShaping = {
  /** What both side seams take together. */
  readonly sideSeams: Centimeters;
  /** What the four waist darts take together, two in front and two behind; null for what has none. */
  readonly waistDarts: Centimeters | null;
  /** How deep the bust dart is that begins in each side seam; null for what has none. */
  readonly bustDart: Centimeters | null;
};

/**
 * How a garment of those finished measurements is shaped: what its waist is narrower than its bust goes into the side seams of a knit, and of a woven one half into these and half into darts. Null for
 * blocks that hang straight, as those for men do, and for a size type no garment is cut for.
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
  const taken = Math.max(0, chest - waist);
  if (shaping.kind === 'seams')
    return { sideSeams: centimeters(taken), waistDarts: null, bustDart: null };
  const sideSeams = roundToHalf(taken / 2);
  return {
    sideSeams: centimeters(sideSeams),
    waistDarts: centimeters(taken - sideSeams),
    bustDart: centimeters(shaping.bustDart),
  };
};
