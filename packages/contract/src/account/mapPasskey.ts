import type { Passkey } from '@tailorbird/domain/account';
import type { WirePasskey } from './securitySchema.ts';

export const toWirePasskey = ({ id, name, addedAt, usedAt }: Passkey): WirePasskey => ({
  id,
  name,
  added_at: addedAt,
  used_at: usedAt,
});

export const fromWirePasskey = ({ id, name, added_at, used_at }: WirePasskey): Passkey => ({
  id,
  name,
  addedAt: added_at,
  usedAt: used_at,
});
