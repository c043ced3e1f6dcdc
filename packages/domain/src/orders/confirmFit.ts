import { err, ok, type Result } from '../kernel/index.ts';
import type { OrderStatus } from './orderStatus.ts';

/** ORDER-04. */
export const fitAnswers = ['positive', 'negative'] as const;
export type FitAnswer = (typeof fitAnswers)[number];

export type FitRefused =
  /** Only a split order with a part on hold asks for the fit. */
  { readonly kind: 'fit-not-awaited' } | { readonly kind: 'fit-already-answered' };

export type FitOutcome = {
  readonly status: OrderStatus;
  readonly releasesRest: boolean;
  /** The customer continues to size editing or to support. */
  readonly needsAdjustment: boolean;
};

/**
 * The effect of a fit confirmation (ORDER-04): a positive answer releases the rest, a negative
 * one keeps it on hold until the size is adjusted. It can be given once.
 */
export const confirmFit = (
  order: { readonly status: OrderStatus; readonly fitAnswer: FitAnswer | null },
  answer: FitAnswer,
): Result<FitOutcome, FitRefused> => {
  if (order.fitAnswer !== null) return err({ kind: 'fit-already-answered' });
  if (order.status !== 'AwaitingFitConfirmation') return err({ kind: 'fit-not-awaited' });
  const isPositive = answer === 'positive';
  return ok({
    status: isPositive ? 'InProduction' : 'AwaitingFitConfirmation',
    releasesRest: isPositive,
    needsAdjustment: !isPositive,
  });
};

/** True if the rest can be released: the answer was negative and nothing was made since. */
export const releaseRest = (order: {
  readonly status: OrderStatus;
  readonly fitAnswer: FitAnswer | null;
}): Result<OrderStatus, FitRefused> =>
  order.status === 'AwaitingFitConfirmation' && order.fitAnswer === 'negative'
    ? ok('InProduction')
    : err({ kind: 'fit-not-awaited' });
