import type { Result } from '../kernel/index.ts';
import type { Consent, ConsentPurpose } from './consent.ts';

/**
 * Port: asks for consent and stores the answer (GUARD-18, GUARD-19). The shop's own manager is
 * the default; a third-party one implements the same three calls.
 */
export type ConsentManager = {
  /** The visitor's valid choice, or null. */
  readonly known: () => Consent | null;
  /**
   * Stores a choice. It applies to the visit even without browser storage, and does not wait
   * for its record.
   */
  readonly choose: (allowed: readonly ConsentPurpose[]) => Consent;
};

export type ConsentRecords = {
  readonly record: (
    consent: Omit<Consent, 'at'>,
  ) => Promise<Result<null, { readonly kind: 'unreachable' }>>;
};
