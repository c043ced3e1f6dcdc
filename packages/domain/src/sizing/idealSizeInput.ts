import type { ContinentCode } from '../kernel/index.ts';
import { type CutFor, cutForOf, storedCutFor } from './cutFor.ts';
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

/** The body shape as customers see themselves (SIZE-14); TRIANGULAR is shown as Athletic. */
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

/**
 * SIZE-95: lower by the difference in height, and down to 40 kg and EU 35, since one in four
 * women in the survey has a foot shorter than 23.8 cm.
 */
const womensBounds: typeof idealSizeBounds = {
  ageYears: idealSizeBounds.ageYears,
  heightCm: { minimum: 140, maximum: 205 },
  weightKg: { minimum: 40, maximum: 180 },
  footLengthCm: { minimum: 21.1, maximum: 32.2 },
};

export const factBounds = (cutFor: CutFor = 'men'): typeof idealSizeBounds =>
  cutFor === 'women' ? womensBounds : idealSizeBounds;

export type BodyFact = 'ageYears' | 'heightCm' | 'weightKg' | 'footLengthCm';

/** The customer's answers about their body (SIZE-12, SIZE-22), in metric units. */
export type BodyFacts = {
  readonly ageYears: number;
  readonly heightCm: Centimeters;
  readonly weightKg: Kilograms;
  readonly footLengthCm: Centimeters;
  /** The body the garment is cut for (SIZE-94); absent means men's. */
  readonly cutFor?: CutFor | undefined;
};

/** Answers before the customer enters any (SIZE-49). */
export const idealSizeDefaults: BodyFacts = {
  ageYears: 35,
  heightCm: centimeters(185),
  weightKg: kilograms(85),
  footLengthCm: centimeters(28.3),
};

/** SIZE-50: average height of men by continent, in centimeters. */
export const averageHeights: Readonly<Record<ContinentCode, Centimeters>> = {
  AS: centimeters(164),
  EU: centimeters(181),
  NA: centimeters(176),
  SA: centimeters(174),
  AN: centimeters(176),
  OC: centimeters(176),
  AF: centimeters(168),
};

/** Ratio of women's to men's mean height in the survey: 162.9 to 175.6 cm. */
const womensHeight = 0.928;

/**
 * SIZE-95: the defaults of SIZE-49 scaled by the survey's ratios: 0.928 for height, 0.793 for
 * weight, 0.91 for foot length.
 */
const womensDefaults: BodyFacts = {
  ageYears: 35,
  heightCm: centimeters(172),
  weightKg: kilograms(67),
  footLengthCm: centimeters(25.8),
  cutFor: 'women',
};

/** Initial values of the form (SIZE-49, SIZE-95). */
export const factDefaults = (cutFor: CutFor = 'men'): BodyFacts =>
  cutFor === 'women' ? womensDefaults : idealSizeDefaults;

/**
 * The average height on a continent: SIZE-50 for men, scaled by the survey's ratio for women
 * (SIZE-95).
 */
export const averageHeightOf = (continent: ContinentCode, cutFor: CutFor = 'men'): Centimeters =>
  cutFor === 'women'
    ? centimeters(Math.round(averageHeights[continent] * womensHeight))
    : averageHeights[continent];

/**
 * Clamps a number to the bounds of a fact (SIZE-48): 14 years become 15. Anything else becomes
 * the default.
 */
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

/** The search of find-my-size: a custom size or a standard size (SIZE-33, SIZE-36). */
export type IdealSizeMode = 'custom' | 'standard-sizes';

/**
 * Initial facts of a new custom size (SIZE-49, SIZE-50): the customer's values, else the
 * average height of their continent if known. `adjusted` names the given ones.
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
  ...storedCutFor(input.cutFor),
});

/** A height in feet and inches (SIZE-53), written `6′ 0.8″`; inches are always below 12. */
export const toFeetAndInches = (
  height: Centimeters,
): { readonly feet: number; readonly inches: Inches } => {
  const total = toInches(height);
  const feet = Math.floor(total / inchesPerFoot);
  return { feet, inches: inches(Math.round((total - feet * inchesPerFoot) * 10) / 10) };
};

/** Facts in the customer's units with at most one decimal, and their shoe size (SIZE-22). */
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
 * Converts an imperial height to metric, clamped but not rounded, so that it converts back to
 * the entered value: 72.8 in is 184.912 cm.
 */
export const heightOfInches = (entered: Inches, cutFor: CutFor = 'men'): Centimeters =>
  clampFact('heightCm', entered * centimetersPerInch, cutFor);
export const weightOfPounds = (entered: Pounds, cutFor: CutFor = 'men'): Kilograms =>
  clampFact('weightKg', entered * kilogramsPerPound, cutFor);
