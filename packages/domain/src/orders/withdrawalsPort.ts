import type { Money, Result } from '../kernel/index.ts';
import type { OrderLink, OrderRefused } from './ordersPort.ts';
import type { ChosenPieces, WithdrawRefused } from './withdraw.ts';
import type { LineWithdrawal } from './withdrawal.ts';
import type { Withdrawal } from './withdrawn.ts';

export type WithdrawalLine = {
  readonly lineId: number;
  readonly title: string;
  readonly variantTitle: string;
  readonly imagePath: string;
  readonly quantity: number;
  readonly price: Money;
  readonly state: LineWithdrawal;
};

export type WithdrawalView = {
  readonly orderNumber: string;
  /** ISO 8601 instant. */
  readonly datePlaced: string;
  readonly lines: readonly WithdrawalLine[];
  /** Oldest first. */
  readonly withdrawals: readonly Withdrawal[];
};

/**
 * Port: withdrawal from a contract, for the owner of an order, a holder of its link, or by
 * number and email address.
 */
export type Withdrawals = {
  /** Opens an order for withdrawal only, by data that every mail about it contains. */
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
  readonly declare: (
    orderNumber: string,
    chosen: readonly ChosenPieces[],
    link?: OrderLink,
  ) => Promise<Result<WithdrawalView, WithdrawRefused | OrderRefused>>;
};
