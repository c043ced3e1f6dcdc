import { err, type Money, ok, percentOf, type Result } from '../kernel/index.ts';
import type { DescribedLevies } from '../location/index.ts';
import type { FitFeedback } from '../orders/index.ts';
import type { ClaimType } from './claim.ts';

export const claimStatuses = ['Received', 'Settled'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

export type ClaimDecision =
  /**
   * The pieces are remade free of charge. The order number is null until the order
   * exists.
   */
  | { readonly kind: 'remake'; readonly orderNumber: string | null }
  /**
   * The tailor's bill is paid against a receipt. `reference` identifies the bank
   * transfer.
   */
  | { readonly kind: 'alteration'; readonly amount: Money; readonly reference: string }
  | { readonly kind: 'credit'; readonly amount: Money }
  | { readonly kind: 'refused'; readonly words: string };

/** Maximum payment for an alteration, in percent of the price paid for the pieces. */
export const alterationCapPercent = 40;

/** Maximum length of reasons and references, in characters. */
export const maximumClaimTextLength = 2_000;

export type DecisionFailure =
  | { readonly kind: 'claim-settled' }
  | { readonly kind: 'amount-out-of-range'; readonly maximum: Money }
  | { readonly kind: 'receipt-missing' }
  | { readonly kind: 'account-missing' }
  | { readonly kind: 'words-missing' };

type Undecided = {
  readonly status: ClaimStatus;
  readonly value: Money;
  readonly hasReceipt: boolean;
  readonly hasAccount: boolean;
};

/**
 * Maximum payment: the price of the pieces as credit, or a share of it for an
 * alteration.
 */
export const maximumPayment = (kind: 'alteration' | 'credit', value: Money): Money =>
  kind === 'credit' ? value : { ...value, amount: percentOf(value.amount, alterationCapPercent) };

const checkAmount = (amount: Money, maximum: Money): Result<null, DecisionFailure> =>
  amount.currency === maximum.currency &&
  Number.isSafeInteger(amount.amount) &&
  amount.amount > 0 &&
  amount.amount <= maximum.amount
    ? ok(null)
    : err({ kind: 'amount-out-of-range', maximum });

const isSaid = (words: string): boolean =>
  words.trim() !== '' && [...words].length <= maximumClaimTextLength;

/**
 * Validates a decision and trims its texts. A claim is decided once, payments are
 * limited to the price of the pieces, and an alteration requires a receipt.
 */
export const decideClaim = (
  claim: Undecided,
  decision: ClaimDecision,
): Result<ClaimDecision, DecisionFailure> => {
  if (claim.status === 'Settled') return err({ kind: 'claim-settled' });
  switch (decision.kind) {
    case 'remake':
      return ok(decision);
    case 'refused':
      return isSaid(decision.words)
        ? ok({ ...decision, words: decision.words.trim() })
        : err({ kind: 'words-missing' });
    case 'credit': {
      if (!claim.hasAccount) return err({ kind: 'account-missing' });
      const checked = checkAmount(decision.amount, maximumPayment('credit', claim.value));
      return checked.ok ? ok(decision) : checked;
    }
    case 'alteration': {
      if (!claim.hasReceipt) return err({ kind: 'receipt-missing' });
      if (!isSaid(decision.reference)) return err({ kind: 'words-missing' });
      const checked = checkAmount(decision.amount, maximumPayment('alteration', claim.value));
      return checked.ok ? ok({ ...decision, reference: decision.reference.trim() }) : checked;
    }
  }
};

export type ClaimedPiece = {
  readonly lineId: number;
  readonly quantity: number;
  /** Pieces of the order line, of which `quantity` are claimed. */
  readonly lineQuantity: number;
  readonly title: string;
  readonly variantTitle: string;
  readonly imagePath: string;
  readonly sizeTitle: string | null;
  readonly washConfirmed: boolean;
  /** Fit of a first piece of a split order. It replaces photos. */
  readonly zones: FitFeedback['zones'] | null;
  readonly photos: readonly string[];
};

export type Claim = {
  readonly number: string;
  readonly type: ClaimType;
  readonly orderNumber: string;
  readonly status: ClaimStatus;
  /** ISO 8601 instants. */
  readonly receivedAt: string;
  readonly settledAt: string | null;
  readonly email: string;
  readonly comment: string;
  readonly pieces: readonly ClaimedPiece[];
  readonly receipts: readonly string[];
  readonly value: Money;
  readonly hasAccount: boolean;
  readonly decision: ClaimDecision | null;
  /**
   * Possible customs charges for the remade pieces. Null without a remake or a customs
   * border.
   */
  readonly levies: DescribedLevies | null;
};
