import type { Wearer, WearerRefused } from '@tailorbird/domain/sizing';
import type { WireFieldErrors } from '../errors.ts';
import type { WireWearer } from './wearerSchema.ts';

export const toWireWearer = ({ id, name, kind }: Wearer): WireWearer => ({ id, name, kind });

export const fromWireWearer = ({ id, name, kind }: WireWearer): Wearer => ({ id, name, kind });

const fieldOf = (kind: WearerRefused['kind']): 'name' | 'non_field_errors' => (kind === 'too-many-wearers' ? 'non_field_errors' : 'name');

/** Why a wearer is not kept: `code` names it for programs, the message is for people. */
export const toWireWearerRefused = (refused: WearerRefused, message: string): Record<string, string[]> => ({
  [fieldOf(refused.kind)]: [message],
  code: [refused.kind],
});

/** Which refusal it was, with its limits; null for any other. */
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
