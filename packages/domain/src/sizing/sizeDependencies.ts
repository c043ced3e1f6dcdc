import { garmentBounds } from './body/garmentBounds.ts';
import { bodyMeasuresOf, type GarmentMeasure } from './body/garmentMeasure.ts';
import { type CutFor, cutForChoices } from './cutFor.ts';
import type { Bounds } from './idealSizeInput.ts';

/** The inputs of a measurement of a size type, and its manual bounds in centimeters. */
export type SizeDependency = Bounds & {
  /** chest, bodyLength, … */
  readonly measure: string;
  readonly step: number;
  /**
   * Input facts: those of every measurement, and `known.` with each body measurement behind it.
   */
  readonly dependsOn: readonly string[];
};

const everyFact = [
  'cut_for',
  'age',
  'height_in_cm',
  'weight_in_kg',
  'foot_length_in_cm',
  'body_shape',
  'fit',
] as const;

/** Garments are cut to half a centimeter. */
const step = 0.5;

/** From the smallest to the largest garment of a size type, for the given cuts. */
const boundsOf = (slug: string, cuts: readonly CutFor[]): ReadonlyMap<string, Bounds> => {
  const found = new Map<string, Bounds>();
  for (const cutFor of cuts) {
    for (const [measure, bounds] of Object.entries(garmentBounds(slug, cutFor) ?? {})) {
      const known = found.get(measure) ?? bounds;
      found.set(measure, {
        minimum: Math.min(known.minimum, bounds.minimum),
        maximum: Math.max(known.maximum, bounds.maximum),
      });
    }
  }
  return found;
};

type MeasuresOfType = {
  readonly slug: string;
  readonly properties: readonly { readonly measure: string }[];
};

/**
 * Inputs and bounds of a size type's measurements, for one body or for all. Empty if it is not
 * cut.
 */
export const sizeDependencies = (
  { slug, properties }: MeasuresOfType,
  cutFor?: CutFor,
): readonly SizeDependency[] => {
  const bounds = boundsOf(slug, cutFor === undefined ? cutForChoices : [cutFor]);
  return properties.flatMap(({ measure }) => {
    const within = bounds.get(measure);
    if (!within) return [];
    const dependsOn = [
      ...everyFact,
      ...bodyMeasuresOf[measure as GarmentMeasure].map((body) => `known.${body}`),
    ];
    return [{ measure, ...within, step, dependsOn }];
  });
};
