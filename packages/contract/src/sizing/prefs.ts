import {
  bodyMeasures,
  bodyShapes,
  centimeters,
  centimetersPerInch,
  cutForChoices,
  fits,
  kilogramsPerPound,
  maximumOwnedGarments,
  type OwnedGarment,
  ownedSizeTypes,
  type SizePrefs,
  shoeSizeOfEu,
  shoeSizeOfUs,
  sizeDesignVersions,
  storedCutFor,
  unitSystems,
  validateOwnedGarment,
} from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { fields } from '../fields.ts';
import { lengthInCm } from './asymmetry.ts';

/** Prefs as they were sent: design V2 (`sizePrefs`) or older keys. */
export const anyPrefs = z.record(z.string(), z.unknown());

/** Centimeters, of a garment lying flat. */
const flat = z.optional(z.number());

/**
 * A garment of the wearer that fits, measured flat in centimeters. Allowed: chest 30 to
 * 110, length 40 to 120, sleeve 35 to 100, shoulder seam to shoulder seam 28 to 75, half
 * closed collar 12 to 37. Other values are refused at `created_with_prefs.owned`.
 */
export const ownedGarment = z.object({
  size_type: z.enum(ownedSizeTypes),
  fit: z.enum(fits),
  half_chest: flat,
  length: flat,
  sleeve: flat,
  shoulder: flat,
  half_neck: flat,
});
export type WireOwnedGarment = z.infer<typeof ownedGarment>;

/**
 * Inputs of a size (design V2): lengths in centimeters, weight in kilograms. `known` are
 * tape measurements of the body, `owned` garments that fit.
 */
export const sizePrefs = z.object({
  design_version: z.optional(z.literal('V2')),
  age: z.number(),
  foot_length_in_cm: z.number(),
  height_in_cm: z.number(),
  weight_in_kg: z.number(),
  body_shape: z.enum(bodyShapes),
  fit: z.enum(fits),
  unit_system: z.optional(z.enum(unitSystems)),
  known: z.optional(z.record(z.string(), z.number())),
  /** The cut, `men` by default. */
  cut_for: z.optional(z.enum(cutForChoices)),
  owned: z.optional(z.array(ownedGarment).check(z.maxLength(maximumOwnedGarments))),
});
export type WireSizePrefs = z.infer<typeof sizePrefs>;

export const sizePrefsOfAnyVersion = z.object({
  ...sizePrefs.shape,
  design_version: z.optional(z.enum(sizeDesignVersions)),
});

/**
 * Design V1, stored as entered: inches, pounds and US shoe sizes if `unit_system` is
 * imperial.
 */
export const sizePrefsV1 = z.object({
  age: z.number(),
  weight: z.number(),
  height: z.number(),
  shoe_size: z.number(),
  body_type: z.enum(bodyShapes),
  fit: z.enum(fits),
  unit_system: z.optional(z.enum(unitSystems)),
});

const flatFields = fields<OwnedGarment['flat'], Omit<WireOwnedGarment, 'size_type' | 'fit'>>()({
  halfChest: ['half_chest', lengthInCm],
  length: ['length', lengthInCm],
  sleeve: ['sleeve', lengthInCm],
  shoulder: ['shoulder', lengthInCm],
  halfNeck: ['half_neck', lengthInCm],
});

const toWireOwned = ({ sizeTypeSlug, fit, flat }: OwnedGarment): Record<string, unknown> => ({
  size_type: sizeTypeSlug,
  fit,
  ...flatFields.toWire(flat),
});

/** Omits garments without measures. The domain checks the measures of the others. */
const fromWireOwned = ({ size_type, fit, ...flat }: WireOwnedGarment): readonly OwnedGarment[] => {
  const garment = validateOwnedGarment({
    sizeTypeSlug: size_type,
    fit,
    flat: flatFields.fromWire(flat),
  });
  return garment ? [garment] : [];
};

export const toWirePrefs = ({
  facts,
  bodyShape,
  fit,
  units,
  known,
  owned = [],
  designVersion,
}: SizePrefs): Record<string, unknown> => ({
  design_version: designVersion,
  age: facts.ageYears,
  foot_length_in_cm: facts.footLengthCm,
  height_in_cm: facts.heightCm,
  weight_in_kg: facts.weightKg,
  body_shape: bodyShape,
  fit,
  unit_system: units,
  known,
  ...(facts.cutFor === 'women' && { cut_for: facts.cutFor }),
  ...(owned.length > 0 && { owned: owned.map(toWireOwned) }),
});

/**
 * Prefs of any design version. Null if a size cannot be computed from them. The domain
 * checks their bounds.
 */
export const fromWirePrefs = (sent: unknown): SizePrefs | null => {
  const current = sizePrefsOfAnyVersion.safeParse(sent);
  if (current.success) {
    const {
      age,
      body_shape,
      fit,
      foot_length_in_cm,
      height_in_cm,
      weight_in_kg,
      unit_system = 'metric',
      known = {},
      cut_for,
      owned = [],
      design_version,
    } = current.data;
    return {
      facts: {
        ageYears: age,
        heightCm: centimeters(height_in_cm),
        weightKg: weight_in_kg as SizePrefs['facts']['weightKg'],
        footLengthCm: centimeters(foot_length_in_cm),
        ...storedCutFor(cut_for),
      },
      bodyShape: body_shape,
      fit,
      units: unit_system,
      known: Object.fromEntries(
        bodyMeasures.flatMap((measure) =>
          Object.hasOwn(known, measure) ? [[measure, known[measure]]] : [],
        ),
      ),
      ...(owned.length > 0 && { owned: owned.flatMap(fromWireOwned) }),
      designVersion: design_version ?? 'V2',
    };
  }
  const first = sizePrefsV1.safeParse(sent);
  if (!first.success) return null;
  const { age, body_type, fit, height, weight, shoe_size, unit_system = 'metric' } = first.data;
  const isMetric = unit_system === 'metric';
  const shoe = isMetric ? shoeSizeOfEu(shoe_size) : shoeSizeOfUs(shoe_size);
  if (!shoe) return null;
  return {
    facts: {
      ageYears: age,
      heightCm: centimeters(isMetric ? height : height * centimetersPerInch),
      weightKg: (isMetric ? weight : weight * kilogramsPerPound) as SizePrefs['facts']['weightKg'],
      footLengthCm: shoe.footLengthCm,
    },
    bodyShape: body_type,
    fit,
    units: unit_system,
    known: {},
    designVersion: 'V1',
  };
};
