import type { Result } from '../kernel/index.ts';
import type { ProductionStart } from '../orders/index.ts';
import type { DutyReview } from './duties.ts';

export type LegalReview = {
  /** Country of the seller, as ISO 3166-1 alpha-2; null if unknown. */
  readonly sellerCountry: string | null;
  readonly duties: readonly DutyReview[];
  /** Start of production of garments that can be returned (ORDER-20). */
  readonly productionStart: ProductionStart;
};

export type LegalRefused =
  | { readonly kind: 'permission-denied' }
  | { readonly kind: 'unreachable' };

/** Port: legal duties, for the owner. */
export type LegalDuties = {
  readonly review: () => Promise<Result<LegalReview, LegalRefused>>;
};
