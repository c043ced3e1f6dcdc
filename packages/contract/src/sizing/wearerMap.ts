import type { OwnWearer, WantedWearer, Wearer, WearerRefused } from '@tailorbird/domain/sizing';
import type { WireFieldErrors } from '../errors.ts';
import type { WireOwnWearer, WireWantedWearer, WireWearer } from './wearerSchema.ts';

/** Adds the ids of the wearer's default sizes, which the domain stores with the sizes. */
export const toWireWearer = (
  { id, name, kind, cutFor }: Wearer,
  defaults: readonly number[],
): WireWearer => ({
  id,
  name,
  kind,
  cut_for: cutFor,
  default_sizes: [...defaults],
});

export const fromWireWearer = ({ id, name, kind, cut_for }: WireWearer): Wearer => ({
  id,
  name,
  kind,
  cutFor: cut_for,
});

export const toWireWantedWearer = ({ name, kind, cutFor }: WantedWearer): WireWantedWearer => ({
  name,
  kind,
  ...(cutFor !== undefined && { cut_for: cutFor }),
});

export const fromWireWantedWearer = ({ name, kind, cut_for }: WireWantedWearer): WantedWearer => ({
  name,
  kind,
  ...(cut_for !== undefined && { cutFor: cut_for }),
});

export const toWireOwnWearer = (
  { cutFor }: OwnWearer,
  defaults: readonly number[],
): WireOwnWearer => ({
  cut_for: cutFor,
  default_sizes: [...defaults],
});

export const fromWireOwnWearer = ({ cut_for }: WireOwnWearer): OwnWearer => ({ cutFor: cut_for });

const fieldOf = (kind: WearerRefused['kind']): 'name' | 'non_field_errors' =>
  kind === 'too-many-wearers' ? 'non_field_errors' : 'name';

/** Refusal of a wearer. `code` is for programs, the message for people. */
export const toWireWearerRefused = (
  refused: WearerRefused,
  message: string,
): Record<string, string[]> => ({
  [fieldOf(refused.kind)]: [message],
  code: [refused.kind],
});

/** Refusal with its limits. Null for any other error. */
export const fromWireWearerRefused = (
  errors: WireFieldErrors,
  limits: { readonly name: number; readonly wearers: number },
): WearerRefused | null => {
  const told = errors.code;
  const code = Array.isArray(told) ? told[0] : undefined;
  switch (code) {
    case 'wearer-name-required':
    case 'wearer-name-taken':
      return { kind: code };
    case 'wearer-name-too-long':
      return { kind: code, maximum: limits.name };
    case 'too-many-wearers':
      return { kind: code, maximum: limits.wearers };
    default:
      return null;
  }
};
