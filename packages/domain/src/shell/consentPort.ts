import type { Result } from '../kernel/index.ts';
import type { Consent, ConsentPurpose } from './consent.ts';

/**
 * Port: who asks for consent and remembers the answer (GUARD-18, GUARD-19). The shop's own manager is the default; one that is bought stands behind the same three
 * calls.
 */
export type ConsentManager = {
  /** What this browser's visitor chose; null when they have not been asked, or the choice no longer holds. */
  readonly known: () => Consent | null;
  /** Takes a choice. It holds for the visit even where nothing can be stored, and nobody waits for its record. */
  readonly choose: (allowed: readonly ConsentPurpose[]) => Consent;
};

/** Port: the record of choices, kept as evidence. */
export type ConsentRecords = {
  readonly record: (
    consent: Omit<Consent, 'at'>,
  ) => Promise<Result<null, { readonly kind: 'unreachable' }>>;
};
