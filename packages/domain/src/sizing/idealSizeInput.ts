import type { ContinentCode } from '../kernel/index.ts';
import { nearestShoeSize, type ShoeSize } from './shoeTable.ts';
import {
  type Centimeters,
  centimeters,
  centimetersPerInch,
  type Inches,
  inches,
  inchesPerFoot,
  type Kilograms,
  kilograms,
  kilogramsPerPound,
  type Pounds,
  toInches,
  toPounds,
  type UnitSystem,
} from './units.ts';

/** SIZE-14: the body shape a customer sees themselves as; TRIANGULAR is shown as Athletic. */
export const bodyShapes = ['TRIANGULAR', 'ROUND', 'RECTANGULAR'] as const;
export type BodyShape = (typeof bodyShapes)[number];

/** SIZE-13. */
export const fits = ['TIGHT', 'REGULAR', 'LOOSE'] as const;
export type Fit = (typeof fits)[number];

export type Bounds = { readonly minimum: number; readonly maximum: number };

/** SIZE-48, SIZE-51: years, centimeters, kilograms, centimeters. */
export const idealSizeBounds: Readonly<Record<BodyFact, Bounds>> = {
  ageYears: { minimum: 15, maximum: 100 },
  heightCm: { minimum: 150, maximum: 220 },
  weightKg: { minimum: 50, maximum: 180 },
  footLengthCm: { minimum: 23.8, maximum: 32.2 },
};
export type BodyFact = 'ageYears' | 'heightCm' | 'weightKg' | 'footLengthCm';

/** What a customer tells about their body (SIZE-12, SIZE-22), in metric units. */
export type BodyFacts = {
  readonly ageYears: number;
  readonly heightCm: Centimeters;
  readonly weightKg: Kilograms;
  readonly footLengthCm: Centimeters;
};

/** SIZE-49. */
export const idealSizeDefaults: BodyFacts = {
  ageYears: 35,
  heightCm: centimeters(185),
  weightKg: kilograms(85),
  footLengthCm: centimeters(28.3),
};

/** SIZE-50: average heights of men by continent, in centimeters. */
export const averageHeights: Readonly<Record<ContinentCode, Centimeters>> = {
  AS: centimeters(164),
  EU: centimeters(181),
  NA: centimeters(176),
  SA: centimeters(174),
  AN: centimeters(176),
  OC: centimeters(176),
  AF: centimeters(168),
};

/** A number in the fact's unit as that fact, within its bounds (SIZE-48): 14 years become 15. What is no number becomes the default. */
export const clampFact = <Fact extends BodyFact>(fact: Fact, value: number): BodyFacts[Fact] => {
  const { minimum, maximum } = idealSizeBounds[fact];
  return Number.isNaN(value) ? idealSizeDefaults[fact] : (Math.min(maximum, Math.max(minimum, value)) as BodyFacts[Fact]);
};

/** What find-my-size looks for: a custom size or one of the standard sizes (SIZE-33, SIZE-36). */
export type IdealSizeMode = 'custom' | 'standard-sizes';

/**
 * What the body metrics of a new custom size start with (SIZE-49, SIZE-50): what the customer gave; for a height they did not give, the
 * average of their continent when that is known. `adjusted` names what they gave.
 */
export const startingFacts = (
  input: BodyFacts & { readonly adjusted: readonly BodyFact[] },
  continent: ContinentCode | null,
): BodyFacts => ({
  ageYears: input.ageYears,
  heightCm: continent !== null && !input.adjusted.includes('heightCm') ? averageHeights[continent] : input.heightCm,
  weightKg: input.weightKg,
  footLengthCm: input.footLengthCm,
});

/** A height in feet and inches (SIZE-53), as `6′ 0.8″` is written; 12 inches never stay beside the feet. */
export const toFeetAndInches = (height: Centimeters): { readonly feet: number; readonly inches: Inches } => {
  const total = toInches(height);
  const feet = Math.floor(total / inchesPerFoot);
  return { feet, inches: inches(Math.round((total - feet * inchesPerFoot) * 10) / 10) };
};

/** What a customer reads of their facts in their units: numbers with one decimal at most, and their shoe size (SIZE-22). */
export const shownFacts = (
  facts: BodyFacts,
  units: UnitSystem,
): { readonly height: number; readonly weight: number; readonly shoe: number; readonly shoeSize: ShoeSize } => {
  const shoeSize = nearestShoeSize(facts.footLengthCm);
  return units === 'metric'
    ? { height: facts.heightCm, weight: facts.weightKg, shoe: shoeSize.eu, shoeSize }
    : { height: toInches(facts.heightCm), weight: toPounds(facts.weightKg), shoe: shoeSize.us, shoeSize };
};

/**
 * A fact entered in imperial units in metric ones, unrounded and clamped, so that showing it again gives back what was entered: 72.8 in is 184.912 cm.
 */
export const heightOfInches = (entered: Inches): Centimeters => clampFact('heightCm', entered * centimetersPerInch);
export const weightOfPounds = (entered: Pounds): Kilograms => clampFact('weightKg', entered * kilogramsPerPound);
