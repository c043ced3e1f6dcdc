import { err, type Money, ok, percentOf, type Result } from '../kernel/index.ts';
import type { LeviesTold } from '../location/index.ts';
import type { FitFeedback } from '../orders/index.ts';
import type { ClaimType } from './claim.ts';

/** A claim is received, and settled once. */
export const claimStatuses = ['Received', 'Settled'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** What the house does about a claim. */
export type ClaimDecision =
  /** The pieces are made again, free of charge; the order is null until it is placed. */
  | { readonly kind: 'remake'; readonly orderNumber: string | null }
  /** The tailor's bill is paid, against a receipt; `reference` is that of the transfer. */
  | { readonly kind: 'alteration'; readonly amount: Money; readonly reference: string }
  | { readonly kind: 'credit'; readonly amount: Money }
  | { readonly kind: 'refused'; readonly words: string };

/** The most that is paid for altering pieces, in percent of what was paid for them. */
export const alterationCapPercent = 40;

/** The longest reason and reference of a decision, in characters. */
export const longestClaimWords = 2_000;

export type DecisionFailure =
  | { readonly kind: 'claim-settled' }
  | { readonly kind: 'amount-out-of-range'; readonly maximum: Money }
  | { readonly kind: 'receipt-missing' }
  | { readonly kind: 'account-missing' }
  | { readonly kind: 'words-missing' };

/** A claim, as far as it decides what can be done about it. */
type Undecided = {
  readonly status: ClaimStatus;
  /** What was paid for the pieces it is about. */
  readonly value: Money;
  /** The customer has added a receipt of the alteration. */
  readonly hasReceipt: boolean;
  /** There is an account that credit can be given to. */
  readonly hasAccount: boolean;
};

/** The most that a claim can bring: of credit what was paid for its pieces, for an alteration a part of that. */
export const mostOf = (kind: 'alteration' | 'credit', value: Money): Money =>
  kind === 'credit' ? value : { ...value, amount: percentOf(value.amount, alterationCapPercent) };

const checkAmount = (amount: Money, maximum: Money): Result<null, DecisionFailure> =>
  amount.currency === maximum.currency &&
  Number.isSafeInteger(amount.amount) &&
  amount.amount > 0 &&
  amount.amount <= maximum.amount
    ? ok(null)
    : err({ kind: 'amount-out-of-range', maximum });

const isSaid = (words: string): boolean =>
  words.trim() !== '' && [...words].length <= longestClaimWords;

/** A decision that can be taken, its words trimmed. A claim is decided once; money never exceeds what was paid for the pieces, and an alteration is paid against a receipt. */
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
      const checked = checkAmount(decision.amount, mostOf('credit', claim.value));
      return checked.ok ? ok(decision) : checked;
    }
    case 'alteration': {
      if (!claim.hasReceipt) return err({ kind: 'receipt-missing' });
      if (!isSaid(decision.reference)) return err({ kind: 'words-missing' });
      const checked = checkAmount(decision.amount, mostOf('alteration', claim.value));
      return checked.ok ? ok({ ...decision, reference: decision.reference.trim() }) : checked;
    }
  }
};

/** A piece of a claim, in the reader's language. */
export type ClaimedPiece = {
  readonly lineId: number;
  readonly quantity: number;
  readonly title: string;
  readonly variantTitle: string;
  readonly imagePath: string;
  readonly sizeTitle: string | null;
  readonly washConfirmed: boolean;
  /** Of the first piece of a split order, where it does not fit: that stands for photos. */
  readonly zones: FitFeedback['zones'] | null;
  /** Ids of its photos. */
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
  /** Ids of the photos of receipts. */
  readonly receipts: readonly string[];
  readonly value: Money;
  readonly hasAccount: boolean;
  readonly decision: ClaimDecision | null;
  /** What customs may ask for of the pieces once they are made again; null where none are, or no border is crossed. */
  readonly levies: LeviesTold | null;
};
