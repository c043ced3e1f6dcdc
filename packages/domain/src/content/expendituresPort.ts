import type { Result } from '../kernel/index.ts';
import type { Expenditure } from './expenditure.ts';

export type ExpenditureRefused = { readonly kind: 'not-found' } | { readonly kind: 'unreachable' };

/** Port: what goes into one piece of a line, in the size it is made to. A gift card takes nothing that is known, and what is somebody else's is not found. */
export type Expenditures = {
  readonly ofBasketLine: (lineId: number) => Promise<Result<Expenditure, ExpenditureRefused>>;
  /** Of an own order, or by the link of a mail of the one it is about. */
  readonly ofOrderLine: (
    lineId: number,
    link?: string | null,
  ) => Promise<Result<Expenditure, ExpenditureRefused>>;
};
