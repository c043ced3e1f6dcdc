import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import type { FitAnswer } from './confirmFit.ts';
import type { Parcel } from './order.ts';
import { type OrderEvent, orderActors, progressReached } from './orderHistory.ts';
import { partSent, possibleMoves } from './orderSplit.ts';
import { undoableUntil, undoMove, undoWindowMs } from './undoMove.ts';

type State = {
  readonly status: OrderEvent['status'];
  readonly history: readonly OrderEvent[];
  readonly fitAnswer: FitAnswer | null;
  readonly parcels: readonly Parcel[];
  readonly withdrawals: readonly [];
  readonly lines: readonly {
    readonly id: number;
    readonly quantity: number;
    readonly madeFirst: number | null;
    readonly productClass: 'Customize';
  }[];
};

type Happening =
  | { readonly kind: 'move'; readonly which: number; readonly by: OrderEvent['by'] }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'answer' }
  | { readonly kind: 'told-it-fits' }
  | { readonly kind: 'arrive' }
  | { readonly kind: 'change' }
  | { readonly kind: 'undo' };

const anyHappening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      which: fc.nat(3),
      by: fc.constantFrom('staff' as const, ...orderActors),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.integer({ min: 0, max: undoWindowMs * 2 }),
    }),
  },
  fc.constantFrom<Happening>(
    { kind: 'answer' },
    { kind: 'told-it-fits' },
    { kind: 'arrive' },
    { kind: 'change' },
  ),
  { weight: 3, arbitrary: fc.constant<Happening>({ kind: 'undo' }) },
);

const moved = (state: State, to: State['status'], by: OrderEvent['by'], at: string): State => {
  const part = partSent(state, to);
  const parcel = part && {
    part,
    carrier: 'Parcel',
    trackingNumber: `${state.parcels.length}`,
    sentAt: at,
    deliveredAt: null,
  };
  return {
    ...state,
    status: to,
    history: [...state.history, { status: to, at, by }],
    parcels: parcel ? [...state.parcels, parcel] : state.parcels,
  };
};

test('[ORDER-02, ORDER-03] only the last recent staff move can be undone, completely', () => {
  let undone = 0;
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.array(anyHappening, { minLength: 4, maxLength: 20 }),
      (split, happenings) => {
        let now = Date.parse('2025-11-05T09:00:00.000Z');
        const at = (): string => new Date(now).toISOString();
        let state: State = {
          status: 'Confirmed',
          history: [{ status: 'Confirmed', at: at(), by: 'system' }],
          fitAnswer: null,
          parcels: [],
          withdrawals: [],
          lines: [{ id: 1, quantity: 4, madeFirst: split ? 1 : null, productClass: 'Customize' }],
        };
        // The state before the last move, tracked independently of the rule.
        let before: { readonly state: State; readonly at: number } | null = null;
        for (const happening of happenings) {
          switch (happening.kind) {
            case 'wait':
              now += happening.ms;
              break;
            case 'move': {
              const choices = possibleMoves(state, at());
              const to = choices[happening.which % Math.max(1, choices.length)];
              if (to === undefined) break;
              before =
                happening.by === 'staff' && to !== 'Cancelled' && to !== 'Delivered'
                  ? { state, at: now }
                  : null;
              state = moved(state, to, happening.by, at());
              break;
            }
            case 'answer':
              if (state.status !== 'AwaitingFitConfirmation' || state.fitAnswer !== null) break;
              state = { ...state, fitAnswer: 'negative' };
              before = null;
              break;
            case 'told-it-fits':
              if (state.status !== 'AwaitingFitConfirmation' || state.fitAnswer !== null) break;
              state = moved({ ...state, fitAnswer: 'positive' }, 'InProduction', 'staff', at());
              before = null;
              break;
            case 'arrive': {
              const parcel = state.parcels.at(-1);
              if (
                !parcel ||
                parcel.deliveredAt !== null ||
                partSent(state, state.status) !== parcel.part
              )
                break;
              state = {
                ...state,
                parcels: [...state.parcels.slice(0, -1), { ...parcel, deliveredAt: at() }],
              };
              before = null;
              break;
            }
            case 'change':
              state = {
                ...state,
                history: [
                  ...state.history,
                  { status: state.status, at: at(), by: 'customer', change: 'comment' },
                ],
              };
              before = null;
              break;
            default: {
              const done = undoMove(state, at());
              const isInTime = before !== null && now - before.at <= undoWindowMs;
              expect(done.ok).toBe(isInTime);
              expect(undoableUntil(state)).toBe(
                before === null ? null : new Date(before.at + undoWindowMs).toISOString(),
              );
              if (!done.ok || !before) {
                if (!done.ok)
                  expect(done.failure.kind).toBe(
                    before === null ? 'nothing-to-undo' : 'undo-too-late',
                  );
                break;
              }
              expect(done.value.to).toBe(before.state.status);
              expect(progressReached(done.value.to, state.history.slice(0, -1))).toBe(
                progressReached(before.state.status, before.state.history),
              );
              state = before.state;
              // The move before that has its own time; this test does not follow it.
              before = null;
              now += undoWindowMs + 1;
              const earlier = undoMove(state, at());
              expect(earlier.ok).toBe(false);
              undone += 1;
              return;
            }
          }
        }
      },
    ),
    runs(1_000),
  );
  expect(undone).toBeGreaterThan(20);
});
