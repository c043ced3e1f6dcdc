import { err, ok, type Result } from '../kernel/index.ts';
import { type FitAnswer, type FitFeedback, hasMisfit, type OrderStatus } from '../orders/index.ts';
import { type ClaimItem, needsWashConfirmation } from './claim.ts';
import { type Claimable, claimableWithin } from './claimable.ts';

export const firstPieceMissing = ['fit-not-judged', 'wash-not-confirmed'] as const;
export type FirstPieceMissing = (typeof firstPieceMissing)[number];

export type FirstPieceRefused = { readonly kind: 'piece-not-claimable' | FirstPieceMissing };

/** The fields of a split order's line that matter for a first-piece remake. */
type TriedOn = Claimable &
  Pick<ClaimItem, 'sizeTypeSlug' | 'isWool'> & {
    readonly madeFirst: number;
    /** Fit feedback. Null if not given. */
    readonly feedback: FitFeedback | null;
  };

/**
 * Checks whether the first piece of a split order can be remade free of charge while the
 * rest waits (ORDER-04, ORDER-09): the customer reported where it needs adjusting. This
 * feedback replaces the photos and comment of SUPPORT-01 to SUPPORT-05. Wool must still
 * be washed first (SUPPORT-06). It can be claimed once, and again after a refusal.
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
  if (piece.feedback === null || !hasMisfit(piece.feedback)) return err({ kind: 'fit-not-judged' });
  return needsWashConfirmation(piece) && !piece.feedback.washed
    ? err({ kind: 'wash-not-confirmed' })
    : ok(null);
};

export type FirstPiece = {
  readonly lineId: number;
  /** Last instant of the free remake guarantee. */
  readonly guaranteeEnd: string;
  /** Null if the remake can be requested. */
  readonly missing: FirstPieceMissing | null;
  /** The requested remake, if any. */
  readonly claim: { readonly number: string; readonly status: 'Received' | 'Settled' } | null;
};
