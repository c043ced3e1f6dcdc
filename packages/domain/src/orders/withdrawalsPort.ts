import type { Money, Result } from '../kernel/index.ts';
import type { OrderLink, OrderRefused } from './ordersPort.ts';
import type { ChosenPieces, WithdrawRefused } from './withdraw.ts';
import type { LineWithdrawal } from './withdrawal.ts';
import type { Withdrawal } from './withdrawn.ts';

/** A line of an order, as far as withdrawing from it goes, in the reader's language. */
export type WithdrawalLine = {
  readonly lineId: number;
  readonly title: string;
  readonly variantTitle: string;
  readonly imagePath: string;
  readonly quantity: number;
  readonly price: Money;
  readonly state: LineWithdrawal;
};

/** An order, as far as withdrawing from it goes. */
export type WithdrawalView = {
  readonly orderNumber: string;
  /** ISO 8601 instant. */
  readonly datePlaced: string;
  readonly lines: readonly WithdrawalLine[];
  /** First to last. */
  readonly withdrawals: readonly Withdrawal[];
};

/** Port: the right to withdraw from a contract, for who owns the order, has its link, or knows its number and address. */
export type Withdrawals = {
  /** What opens an order for withdrawing, and nothing else of it, by what is in every mail about it. */
  readonly find: (order: {
    readonly number: string;
    readonly email: string;
  }) => Promise<
    Result<
      { readonly number: string; readonly link: string },
      OrderRefused | { readonly kind: 'too-often' }
    >
  >;
  readonly of: (
    orderNumber: string,
    link?: OrderLink,
  ) => Promise<Result<WithdrawalView, OrderRefused>>;
  /** Withdraws. What was declared is mailed at once. */
  readonly declare: (
    orderNumber: string,
    chosen: readonly ChosenPieces[],
    link?: OrderLink,
  ) => Promise<Result<WithdrawalView, WithdrawRefused | OrderRefused>>;
};
