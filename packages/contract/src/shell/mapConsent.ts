import type { Consent } from '@tailorbird/domain/shell';
import type { WireConsentChoice } from './schema.ts';

/** Consent without its time, which the server sets. */
type Chosen = Omit<Consent, 'at'>;

export const toWireConsentChoice = ({
  version,
  allowed,
  reference,
}: Chosen): WireConsentChoice => ({
  version,
  allowed: [...allowed],
  reference,
});

export const fromWireConsentChoice = ({
  version,
  allowed,
  reference,
}: WireConsentChoice): Chosen => ({ version, allowed, reference });
