import type { Consent } from '@tailorbird/domain/shell';
import { fields } from '../fields.ts';
import type { WireConsentChoice } from './schema.ts';

/** Consent without its time, which the server sets. */
export const { toWire: toWireConsentChoice, fromWire: fromWireConsentChoice } = fields<
  Omit<Consent, 'at'>,
  WireConsentChoice
>()({ version: 'version', allowed: 'allowed', reference: 'reference' });
