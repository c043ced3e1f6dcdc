import type { Result } from '../kernel/index.ts';
import type { Expenditure } from './expenditure.ts';

export type ExpenditureRefused = { readonly kind: 'not-found' } | { readonly kind: 'unreachable' };

/**
 * Port: footprint of an ordered piece in its size. Gift cards have none, and orders of others
 * are not found.
 */
export type Expenditures = {
  readonly ofBasketLine: (lineId: number) => Promise<Result<Expenditure, ExpenditureRefused>>;
  /** For the customer's own order, or by a mailed link. */
  readonly ofOrderLine: (
    lineId: number,
    link?: string | null,
  ) => Promise<Result<Expenditure, ExpenditureRefused>>;
};
