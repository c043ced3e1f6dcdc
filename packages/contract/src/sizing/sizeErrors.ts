import {
  type AsymmetryKind,
  asymmetryKinds,
  bodyMeasures,
  garmentMeasures,
  type SizeField,
  type SizeRefused,
} from '@tailorbird/domain/sizing';
import type { WireFieldErrors } from '../errors.ts';
import { messagesOf } from '../messages.ts';

/** Keys of `created_with_prefs` by domain field. */
const factKeys = {
  ageYears: 'age',
  heightCm: 'height_in_cm',
  weightKg: 'weight_in_kg',
  footLengthCm: 'foot_length_in_cm',
  cutFor: 'cut_for',
  owned: 'owned',
} as const;

const asymmetryKeys: Readonly<Record<AsymmetryKind, string>> = {
  lowerShoulder: 'lower_shoulder',
  longerArm: 'longer_arm',
};

/**
 * Wire path of a refused field: `created_with_prefs.age`,
 * `created_with_prefs.chestCircumference`, `measurements.chest`, `asymmetry.longer_arm`,
 * `title`.
 */
const pathOf = (field: SizeField): readonly [field: string, nested?: string] => {
  if (field === 'title') return ['title'];
  if (Object.hasOwn(asymmetryKeys, field))
    return ['asymmetry', asymmetryKeys[field as AsymmetryKind]];
  if (Object.hasOwn(factKeys, field))
    return ['created_with_prefs', factKeys[field as keyof typeof factKeys]];
  return (bodyMeasures as readonly string[]).includes(field)
    ? ['created_with_prefs', field]
    : ['measurements', field];
};

const fields: readonly SizeField[] = [
  'title',
  ...(Object.keys(factKeys) as (keyof typeof factKeys)[]),
  ...bodyMeasures,
  ...garmentMeasures,
  ...asymmetryKinds,
];

export const toWireSizeErrors = (
  refused: readonly SizeField[],
  messageOf: (field: SizeField) => string,
): Record<string, string[] | Record<string, string[]>> => {
  const errors: Record<string, string[] | Record<string, string[]>> = {};
  for (const field of refused) {
    const [name, nested] = pathOf(field);
    const known = errors[name];
    errors[name] =
      nested === undefined
        ? [messageOf(field)]
        : { ...(known && !Array.isArray(known) ? known : {}), [nested]: [messageOf(field)] };
  }
  return errors;
};

const isTold = (errors: WireFieldErrors, field: SizeField): boolean => {
  const [name, nested] = pathOf(field);
  const messages = Object.hasOwn(errors, name) ? errors[name] : undefined;
  return (
    messages !== undefined &&
    (nested === undefined || (!Array.isArray(messages) && Object.hasOwn(messages, nested)))
  );
};

/** Refusal of a size: its type, its fields, or the server's text for anything else. */
export const fromWireSizeErrors = (errors: WireFieldErrors): SizeRefused => {
  if (Object.hasOwn(errors, 'size_type')) return { kind: 'unknown-size-type' };
  const named = fields.filter((field) => isTold(errors, field));
  return named.length > 0
    ? { kind: 'size-invalid', fields: named }
    : { kind: 'size-refused', message: messagesOf(errors)[0] ?? '' };
};
