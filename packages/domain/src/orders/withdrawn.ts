import type { Money } from '../kernel/index.ts';

/** A declared withdrawal. Instants are ISO 8601. */
export type Withdrawal = {
  readonly id: number;
  readonly at: string;
  readonly pieces: readonly WithdrawnPieces[];
  readonly shipping: Money;
  /** When the goods were returned; null before that, and if nothing has to be returned. */
  readonly backAt: string | null;
};

export type WithdrawnPieces = {
  readonly lineId: number;
  readonly quantity: number;
  readonly amount: Money;
  /** The customer has the pieces; they are refunded after their return. */
  readonly comesBack: boolean;
};
