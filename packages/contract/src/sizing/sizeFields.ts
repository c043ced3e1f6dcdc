import { bodyMeasures, garmentMeasures, type SizeField } from '@tailorbird/domain/sizing';
import type { WireFieldErrors } from '../errors.ts';

/** The keys of `created_with_prefs`, by what the domain calls them. */
const factKeys = {
  ageYears: 'age',
  heightCm: 'height_in_cm',
  weightKg: 'weight_in_kg',
  footLengthCm: 'foot_length_in_cm',
} as const;

/** Where a refused field is told on the wire: `created_with_prefs.age`, `created_with_prefs.chestCircumference`, `measurements.chest`, `title`. */
export const fieldPathOf = (field: SizeField): readonly [field: string, nested?: string] => {
  if (field === 'title') return ['title'];
  if (Object.hasOwn(factKeys, field)) return ['created_with_prefs', factKeys[field as keyof typeof factKeys]];
  return (bodyMeasures as readonly string[]).includes(field) ? ['created_with_prefs', field] : ['measurements', field];
};

/** The fields an error body tells of, in the domain's words; what is no field of a size is left out. */
export const refusedFieldsOf = (errors: WireFieldErrors): readonly SizeField[] => {
  const all: readonly SizeField[] = ['title', ...(Object.keys(factKeys) as (keyof typeof factKeys)[]), ...bodyMeasures, ...garmentMeasures];
  return all.filter((field) => {
    const [name, nested] = fieldPathOf(field);
    const told = Object.hasOwn(errors, name) ? errors[name] : undefined;
    return told !== undefined && (nested === undefined || (!Array.isArray(told) && Object.hasOwn(told, nested)));
  });
};
