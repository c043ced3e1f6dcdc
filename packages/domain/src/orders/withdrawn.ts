import type { Money } from '../kernel/index.ts';

/** A withdrawal that was declared. Instants are ISO 8601. */
export type Withdrawal = {
  readonly id: number;
  readonly at: string;
  readonly pieces: readonly WithdrawnPieces[];
  /** What is given back of shipping, where nothing of the order is left. */
  readonly shipping: Money;
  /** When what had to come back came back; null while it has not, and where nothing has to. */
  readonly backAt: string | null;
};

/** Pieces of a line that are withdrawn, and what was paid for them. */
export type WithdrawnPieces = {
  readonly lineId: number;
  readonly quantity: number;
  readonly amount: Money;
  /** They are with the customer, and paid back once they are sent back. */
  readonly comesBack: boolean;
};
