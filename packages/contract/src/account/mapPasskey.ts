import type { Passkey } from '@tailorbird/domain/account';
import { fields } from '../fields.ts';
import type { WirePasskey } from './securitySchema.ts';

export const passkeyFields = fields<Passkey, WirePasskey>()({
  id: 'id',
  name: 'name',
  addedAt: 'added_at',
  usedAt: 'used_at',
});
export const { toWire: toWirePasskey, fromWire: fromWirePasskey } = passkeyFields;
