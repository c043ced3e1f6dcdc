import { err, ok, type Result } from '../kernel/index.ts';
import type { OrderStatus } from './orderStatus.ts';

/** ORDER-04. */
export const fitAnswers = ['positive', 'negative'] as const;
export type FitAnswer = (typeof fitAnswers)[number];

export type FitRefused =
  /** Only an order of which a part waits asks for the fit. */
  { readonly kind: 'fit-not-awaited' } | { readonly kind: 'fit-already-answered' };

export type FitOutcome = {
  readonly status: OrderStatus;
  /** The pieces on hold are made now. */
  readonly releasesRest: boolean;
  /** The customer is led to editing the size, or to support. */
  readonly needsAdjustment: boolean;
};

/**
 * What the customer's word on the fit does (ORDER-04): positive releases the rest into production, negative keeps it on hold until the size is adjusted.
 * It is given once.
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

/** Whether the rest may be made after all: the customer said that the first pieces need adjusting, and nothing was made since. */
export const releaseRest = (order: {
  readonly status: OrderStatus;
  readonly fitAnswer: FitAnswer | null;
}): Result<OrderStatus, FitRefused> =>
  order.status === 'AwaitingFitConfirmation' && order.fitAnswer === 'negative'
    ? ok('InProduction')
    : err({ kind: 'fit-not-awaited' });
