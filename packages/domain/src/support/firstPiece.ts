import { err, ok, type Result } from '../kernel/index.ts';
import {
  type FitAnswer,
  type FitFeedback,
  judgesMisfit,
  type OrderStatus,
} from '../orders/index.ts';
import { type ClaimItem, needsWashConfirmation } from './claim.ts';
import { type Claimable, claimableWithin } from './claimable.ts';

/** What is still to be said before a first piece can be made again. */
export const firstPieceMissing = ['fit-not-judged', 'wash-not-confirmed'] as const;
export type FirstPieceMissing = (typeof firstPieceMissing)[number];

export type FirstPieceRefused = { readonly kind: 'piece-not-claimable' | FirstPieceMissing };

/** A line of a split order, as far as it decides whether its first piece can be made again. */
type TriedOn = Claimable &
  Pick<ClaimItem, 'sizeTypeSlug' | 'isWool'> & {
    /** How many of its pieces were made first. */
    readonly madeFirst: number;
    /** What was said of how it fits; null until something is. */
    readonly feedback: FitFeedback | null;
  };

/**
 * Whether the first piece of a split order can be made again, free of charge, while the rest waits (ORDER-04, ORDER-09): its customer has said that it needs
 * adjusting, and at which place. What was said of the places stands for photos and a comment, which the form of SUPPORT-01 to SUPPORT-05 asks for; wool is
 * to be washed before all the same (SUPPORT-06). Asked once, and again when it was refused.
 */
export const claimFirstPiece = (
  order: {
    readonly status: OrderStatus;
    readonly fitAnswer: FitAnswer | null;
    readonly datePlaced: string;
  },
  piece: TriedOn,
  now: string,
): Result<null, FirstPieceRefused> => {
  const waits =
    order.status === 'AwaitingFitConfirmation' &&
    order.fitAnswer === 'negative' &&
    piece.madeFirst > 0;
  if (!waits || !claimableWithin('frg', order.datePlaced, piece, now))
    return err({ kind: 'piece-not-claimable' });
  if (piece.feedback === null || !judgesMisfit(piece.feedback))
    return err({ kind: 'fit-not-judged' });
  return needsWashConfirmation(piece) && !piece.feedback.washed
    ? err({ kind: 'wash-not-confirmed' })
    : ok(null);
};

/** A first piece of a split order, as its customer is offered to have it made again. */
export type FirstPiece = {
  readonly lineId: number;
  /** The last instant of the free remake guarantee. */
  readonly guaranteeEnd: string;
  /** Null: it can be asked for. */
  readonly missing: FirstPieceMissing | null;
  /** What was asked for. */
  readonly claim: { readonly number: string; readonly status: 'Received' | 'Settled' } | null;
};
