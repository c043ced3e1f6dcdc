import {
  bodyMeasures,
  centimeters,
  centimetersPerInch,
  cutForKept,
  kilogramsPerPound,
  type OwnedGarment,
  type SizePrefs,
  shoeSizeOfEu,
  shoeSizeOfUs,
  toldGarment,
} from '@tailorbird/domain/sizing';
import { fields } from '../fields.ts';
import { lengthInCm } from './asymmetrySchema.ts';
import { sizePrefsOfAnyVersion, sizePrefsV1, type WireOwnedGarment } from './prefsSchema.ts';

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
  const garment = toldGarment({ sizeTypeSlug: size_type, fit, flat: flatFields.fromWire(flat) });
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
        ...cutForKept(cut_for),
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
