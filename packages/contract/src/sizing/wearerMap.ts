import type { OwnWearer, WantedWearer, Wearer, WearerRefused } from '@tailorbird/domain/sizing';
import type { WireFieldErrors } from '../errors.ts';
import { fields } from '../fields.ts';
import type { WireOwnWearer, WireWantedWearer, WireWearer } from './wearerSchema.ts';

const wearerFields = fields<Wearer, Omit<WireWearer, 'default_sizes'>>()({
  id: 'id',
  name: 'name',
  kind: 'kind',
  cutFor: 'cut_for',
});

/** Adds the ids of the wearer's default sizes, which the domain stores with the sizes. */
export const toWireWearer = (wearer: Wearer, defaults: readonly number[]): WireWearer => ({
  ...wearerFields.toWire(wearer),
  default_sizes: [...defaults],
});

export const { fromWire: fromWireWearer } = wearerFields;

export const { toWire: toWireWantedWearer, fromWire: fromWireWantedWearer } = fields<
  WantedWearer,
  WireWantedWearer
>()({ name: 'name', kind: 'kind', cutFor: 'cut_for' });

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
