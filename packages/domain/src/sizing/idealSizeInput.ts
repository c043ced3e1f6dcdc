import type { ContinentCode } from '../kernel/index.ts';
import { type CutFor, cutForKept, cutForOf } from './cutFor.ts';
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

/** SIZE-95: as much lower as women are shorter, and down to 40 kg and EU 35: one in four women behind the body model has a foot shorter than 23.8 cm. */
const womensBounds: typeof idealSizeBounds = {
  ageYears: idealSizeBounds.ageYears,
  heightCm: { minimum: 140, maximum: 205 },
  weightKg: { minimum: 40, maximum: 180 },
  footLengthCm: { minimum: 21.1, maximum: 32.2 },
};

/** What each fact may be, of the bodies a garment is cut for (SIZE-48, SIZE-95). */
export const factBounds = (cutFor: CutFor = 'men'): typeof idealSizeBounds =>
  cutFor === 'women' ? womensBounds : idealSizeBounds;

export type BodyFact = 'ageYears' | 'heightCm' | 'weightKg' | 'footLengthCm';

/** What a customer tells about their body (SIZE-12, SIZE-22), in metric units. */
export type BodyFacts = {
  readonly ageYears: number;
  readonly heightCm: Centimeters;
  readonly weightKg: Kilograms;
  readonly footLengthCm: Centimeters;
  /** Whose body it is, for the garment to be cut for (SIZE-94); men's where it is absent. */
  readonly cutFor?: CutFor | undefined;
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

/** By how much the women behind the body model are shorter than its men: 162.9 to 175.6 cm. */
const womensHeight = 0.928;

/** SIZE-95: each number of SIZE-49 times what the women behind the body model have of it beside its men: 0.928 of the height, 0.793 of the weight, 0.91 of the foot. */
const womensDefaults: BodyFacts = {
  ageYears: 35,
  heightCm: centimeters(172),
  weightKg: kilograms(67),
  footLengthCm: centimeters(25.8),
  cutFor: 'women',
};

/** What the form starts with (SIZE-49, SIZE-95). */
export const factDefaults = (cutFor: CutFor = 'men'): BodyFacts =>
  cutFor === 'women' ? womensDefaults : idealSizeDefaults;

/** The average height on a continent: for men as SIZE-50 has it, for women as much less of it as in the survey behind the body model (SIZE-95). */
export const averageHeightOf = (continent: ContinentCode, cutFor: CutFor = 'men'): Centimeters =>
  cutFor === 'women'
    ? centimeters(Math.round(averageHeights[continent] * womensHeight))
    : averageHeights[continent];

/** A number in the fact's unit as that fact, within its bounds (SIZE-48): 14 years become 15. What is no number becomes the default. */
export const clampFact = <Fact extends BodyFact>(
  fact: Fact,
  value: number,
  cutFor: CutFor = 'men',
): BodyFacts[Fact] => {
  const { minimum, maximum } = factBounds(cutFor)[fact];
  return Number.isNaN(value)
    ? factDefaults(cutFor)[fact]
    : (Math.min(maximum, Math.max(minimum, value)) as BodyFacts[Fact]);
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
  heightCm:
    continent !== null && !input.adjusted.includes('heightCm')
      ? averageHeightOf(continent, cutForOf(input))
      : input.heightCm,
  weightKg: input.weightKg,
  footLengthCm: input.footLengthCm,
  ...cutForKept(input.cutFor),
});

/** A height in feet and inches (SIZE-53), as `6′ 0.8″` is written; 12 inches never stay beside the feet. */
export const toFeetAndInches = (
  height: Centimeters,
): { readonly feet: number; readonly inches: Inches } => {
  const total = toInches(height);
  const feet = Math.floor(total / inchesPerFoot);
  return { feet, inches: inches(Math.round((total - feet * inchesPerFoot) * 10) / 10) };
};

/** What a customer reads of their facts in their units: numbers with one decimal at most, and their shoe size (SIZE-22). */
export const shownFacts = (
  facts: BodyFacts,
  units: UnitSystem,
): {
  readonly height: number;
  readonly weight: number;
  readonly shoe: number;
  readonly shoeSize: ShoeSize;
} => {
  const shoeSize = nearestShoeSize(facts.footLengthCm, cutForOf(facts));
  return units === 'metric'
    ? { height: facts.heightCm, weight: facts.weightKg, shoe: shoeSize.eu, shoeSize }
    : {
        height: toInches(facts.heightCm),
        weight: toPounds(facts.weightKg),
        shoe: shoeSize.us,
        shoeSize,
      };
};

/**
 * A fact entered in imperial units in metric ones, unrounded and clamped, so that showing it again gives back what was entered: 72.8 in is 184.912 cm.
 */
export const heightOfInches = (entered: Inches, cutFor: CutFor = 'men'): Centimeters =>
  clampFact('heightCm', entered * centimetersPerInch, cutFor);
export const weightOfPounds = (entered: Pounds, cutFor: CutFor = 'men'): Kilograms =>
  clampFact('weightKg', entered * kilogramsPerPound, cutFor);
