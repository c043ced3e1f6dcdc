import type { Consent } from '@tailorbird/domain/shell';
import type { WireConsentChoice } from './schema.ts';

/** A choice without its instant: that of the record is the server's. */
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
