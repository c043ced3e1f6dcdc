declare const unit: unique symbol;

/**
 * Lengths and weights have their unit in the type, so that inches or plain numbers are not
 * accepted as centimeters.
 */
export type Centimeters = number & { readonly [unit]: 'cm' };
export type Inches = number & { readonly [unit]: 'in' };
export type Kilograms = number & { readonly [unit]: 'kg' };
export type Pounds = number & { readonly [unit]: 'lb' };

export const centimetersPerInch = 2.54;
export const inchesPerFoot = 12;
export const kilogramsPerPound = 0.45359237;

export const unitSystems = ['metric', 'imperial'] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** Countries that use inches (SIZE-54). */
export const imperialCountries: readonly string[] = ['GB', 'US', 'IE', 'CA'];

/** Rounds to half a centimeter, as garments are cut. */
export const roundToHalf = (value: number): number => Math.round(value * 2) / 2;
const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

export const centimeters = (value: number): Centimeters => value as Centimeters;
export const inches = (value: number): Inches => value as Inches;
export const kilograms = (value: number): Kilograms => value as Kilograms;
export const pounds = (value: number): Pounds => value as Pounds;

/** SIZE-53: rounded to one decimal. */
export const toInches = (length: Centimeters): Inches =>
  roundToTenth(length / centimetersPerInch) as Inches;
export const toCentimeters = (length: Inches): Centimeters =>
  roundToTenth(length * centimetersPerInch) as Centimeters;
export const toPounds = (weight: Kilograms): Pounds =>
  roundToTenth(weight / kilogramsPerPound) as Pounds;

export const unitSystemFor = (chosen: string | null, countryCode: string | null): UnitSystem => {
  if (chosen === 'metric' || chosen === 'imperial') return chosen;
  return countryCode !== null && imperialCountries.includes(countryCode) ? 'imperial' : 'metric';
};
