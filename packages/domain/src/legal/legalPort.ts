import type { Result } from '../kernel/index.ts';
import type { DutyReview } from './duties.ts';

/** The legal duties of the shop with its current settings. */
export type LegalReview = {
  /** Country of the seller, as ISO 3166-1 alpha-2; null if unknown. */
  readonly sellerCountry: string | null;
  readonly duties: readonly DutyReview[];
};

export type LegalRefused =
  | { readonly kind: 'permission-denied' }
  | { readonly kind: 'unreachable' };

/** Port: legal duties, for the owner. */
export type LegalDuties = {
  readonly review: () => Promise<Result<LegalReview, LegalRefused>>;
};
