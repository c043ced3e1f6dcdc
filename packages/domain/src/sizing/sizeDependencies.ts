import { garmentBounds } from './body/garmentBounds.ts';
import { bodyBehind, type GarmentMeasure } from './body/garmentMeasure.ts';
import { type CutFor, cutForChoices } from './cutFor.ts';
import type { Bounds } from './idealSizeInput.ts';

/** What a measure of a size type is computed from, and what it may be set to by hand, in centimeters. */
export type SizeDependency = Bounds & {
  /** chest, bodyLength, … */
  readonly measure: string;
  readonly step: number;
  /** The facts it is computed from: those every measure is, and `known.` with each measure of a body behind it. */
  readonly dependsOn: readonly string[];
};

/** The facts that every measure is computed from. */
const everyFact = [
  'cut_for',
  'age',
  'height_in_cm',
  'weight_in_kg',
  'foot_length_in_cm',
  'body_shape',
  'fit',
] as const;

/** Garments are cut to the half centimeter. */
const step = 0.5;

/** From the smallest to the largest garment of a size type, for whomever it is cut of those. */
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

/** A size type, as far as its measures go. */
type MeasuresOfType = {
  readonly slug: string;
  readonly properties: readonly { readonly measure: string }[];
};

/** What the measures of a size type depend on, and may be: of what is cut for one body, or where that is not said for any. A size type no garment is cut for has none. */
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
      ...bodyBehind[measure as GarmentMeasure].map((body) => `known.${body}`),
    ];
    return [{ measure, ...within, step, dependsOn }];
  });
};
