import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductClass } from '../catalog/index.ts';
import { arbitraryOrder } from '../testing/arbitraries.ts';
import { caseTimes, type OrderCase, orderCases, orderStates } from '../testing/orderCases.ts';
import { runs } from '../testing/runs.ts';
import { basketOutlook, splitOrder } from './index.ts';
import { orderOutlook, supplyOf } from './orderOutlook.ts';
import { isMadeToSize } from './pieceMaking.ts';
import { withdrawnQuantity } from './withdrawal.ts';

const { now } = caseTimes;
const outlookOf = ({ order }: OrderCase) => orderOutlook(order, now);
const each = (check: (given: OrderCase) => void): void => {
  for (const given of orderCases) {
    try {
      check(given);
    } catch (cause) {
      throw new Error(given.name, { cause });
    }
  }
};
const units = (
  pieces: readonly { readonly lineId: number; readonly quantity: number }[],
  id: number,
) => pieces.reduce((count, piece) => count + (piece.lineId === id ? piece.quantity : 0), 0);

describe('the day of supply on an invoice', () => {
  it('supply is dated by the last parcel, the store sale or the emailed card', () => {
    each((given) => {
      const { order, content, way, state } = given;
      const outlook = outlookOf(given);
      const supply = supplyOf(order, outlook);
      const at = supply.kind === 'supplied' ? supply.at : null;
      if (way === 'taken-along') expect(at).toBe(order.datePlaced);
      else if (content === 'card') expect(at).not.toBeNull();
      else if (state === 'delivered' || state === 'sent') expect(at).toBe(caseTimes.restSent);
      else if (outlook.parcels.some(({ sent }) => sent === null))
        expect(supply.kind).toBe(way === 'pickup' ? 'pickup-outstanding' : 'outstanding');
      expect(supply.kind === 'withdrawn').toBe(state === 'withdrawn');
      if (at !== null) expect(at >= order.datePlaced).toBe(true);
    });
  });

  it('the day of supply ignores a part withdrawn before it was sent', () => {
    const given = orderCases.find(
      ({ isSplit, state, way }) => isSplit && state === 'fit-awaited' && way === 'home',
    );
    if (!given) throw new Error('there is no such case');
    const outlook = outlookOf(given);
    const first = outlook.parcels.filter(({ part }) => part === 'first');
    expect(supplyOf(given.order, outlook)).toEqual({ kind: 'outstanding' });
    expect(supplyOf(given.order, { ...outlook, parcels: first })).toEqual({
      kind: 'supplied',
      at: caseTimes.sent,
    });
  });
});

describe('the outlook of an order', () => {
  it('the outlook of an order covers every combination of the axes', () => {
    expect(orderCases.length).toBeGreaterThan(150);
    expect(new Set(orderCases.map(({ state }) => state)).size).toBe(orderStates.length);
  });

  it('the outlook assigns every piece, except withdrawn ones, to one shipment', () => {
    each((given) => {
      const { order, state } = given;
      const { parcels, emailed } = outlookOf(given);
      const held = [...parcels.flatMap(({ pieces }) => pieces), ...emailed];
      for (const { id, quantity } of order.lines) {
        const isBack = state === 'partly-withdrawn-after-delivery';
        expect(units(held, id)).toBe(
          quantity - (isBack && given.content !== 'card' ? 0 : withdrawnQuantity(order, id)),
        );
      }
    });
  });

  it('gift cards are in no parcel and in no production step', () => {
    each((given) => {
      const { parcels, nextSteps, delivery } = outlookOf(given);
      for (const { pieces } of parcels)
        for (const { making } of pieces) expect(making).not.toBe('none');
      if (given.content !== 'card') return;
      expect(delivery).toBeNull();
      expect(parcels).toEqual([]);
      for (const step of ['cut', 'sew', 'pack', 'send', 'try-on'] as const)
        expect(nextSteps).not.toContain(step);
    });
  });

  it('one-size pieces are made after the order, and ready-made ones only packed', () => {
    each((given) => {
      if (given.content !== 'ready-made' || !['received', 'making'].includes(given.state)) return;
      const stepsOf = (productClass: ProductClass) => {
        const lines = given.order.lines.map((line) => ({ ...line, productClass }));
        return orderOutlook({ ...given.order, lines }, now).nextSteps;
      };
      expect(stepsOf('Retail')).toEqual(outlookOf(given).nextSteps);
      expect(stepsOf('Retail')).toContain('pack');
      const [making, ...others] = stepsOf('Accessories');
      expect([making, others]).toEqual(['make', stepsOf('Retail').slice(1)]);
    });
  });

  it('an order has two parcels only if a made-to-size piece waits', () => {
    each((given) => {
      const rest = outlookOf(given).parcels.find(({ part }) => part === 'rest');
      expect(rest !== undefined).toBe(given.isSplit);
      for (const { making } of rest?.pieces ?? []) expect(making).toBe('to-size');
    });
  });

  it('the second parcel gets its own days after the fit is confirmed', () => {
    each((given) => {
      const { parcels } = outlookOf(given);
      const [first, rest] = parcels;
      if (!given.isSplit || !first || !rest) return;
      const isBegun = ['making-rest', 'sent'].includes(given.state);
      expect(rest.window !== null).toBe(isBegun);
      if (isBegun) expect(first.window).toBeNull();
      if (rest.window === null && !['canceled', 'delivered'].includes(given.state))
        expect(rest.afterFit !== null || given.state.startsWith('partly')).toBe(true);
    });
  });

  it('the outlook of a canceled order has only the refund', () => {
    each((given) => {
      if (given.state !== 'canceled') return;
      const { nextSteps, parcels, due, changes, refunds } = outlookOf(given);
      expect(nextSteps).toEqual(refunds.isDone ? [] : ['refund']);
      for (const { window } of parcels) expect(window).toBeNull();
      expect(due).toBeNull();
      expect(changes).toEqual({ comment: false, address: false, piecesUntil: null, cancel: false });
      expect(refunds.refunded.amount + refunds.credited.amount).toBe(given.order.total.amount);
    });
  });

  it('the outlook allows an address change only before production', () => {
    each((given) => {
      const { changes } = outlookOf(given);
      if (changes.address) {
        expect(given.way).toBe('home');
        expect(given.order.status).toBe('Confirmed');
      }
      if (['making', 'sent', 'delivered'].includes(given.state)) expect(changes.cancel).toBe(false);
    });
  });

  it('the outlook has the one action that is due', () => {
    each((given) => {
      const { due } = outlookOf(given);
      const kind = due?.kind ?? null;
      if (given.state === 'first-sent' || given.state === 'fit-awaited') {
        expect(due).toEqual({
          kind: 'confirm-fit',
          until: given.state === 'first-sent' ? null : expect.any(String),
        });
      }
      if (given.state === 'adjusting') expect(kind).toBe('adjust-size');
      if (given.state === 'sent') expect(kind).toBe(given.way === 'pickup' ? null : 'track');
      if (given.state === 'making') expect(kind).toBeNull();
    });
  });

  it('missing data leaves out the times that depend on it', () => {
    fc.assert(
      fc.property(arbitraryOrder, (order) => {
        const { parcels, stage, nextSteps, emailed } = orderOutlook(order, now);
        if (order.deliveryDays === null)
          for (const { window } of parcels) expect(window).toBeNull();
        if (stage === 'canceled') expect(nextSteps.filter((step) => step !== 'refund')).toEqual([]);
        for (const { to } of emailed) expect(to).not.toBe('');
      }),
      runs(300),
    );
  });
});

describe('the outlook of a basket', () => {
  it('the outlook of a basket predicts the parcels of its order', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...orderCases.filter(({ state }) => state === 'received')),
        fc.boolean(),
        ({ order }, hasOrdered) => {
          const split = splitOrder(
            order.lines.map((line) => ({ ...line, isMadeToSize: isMadeToSize(line) })),
            { hasOrdered, orderedStyles: new Set() },
          );
          const first = new Map(split?.first.map(({ lineId, quantity }) => [lineId, quantity]));
          const placed = {
            ...order,
            lines: order.lines.map((line) => ({
              ...line,
              madeFirst: split && (first.get(line.id) ?? 0),
            })),
          };
          const forecast = basketOutlook(order.lines, split, order.email);
          const then = orderOutlook(placed, order.datePlaced);
          expect(forecast.parcels.map(({ part, pieces }) => [part, pieces])).toEqual(
            then.parcels.map(({ part, pieces }) => [part, pieces]),
          );
          expect(forecast.emailed).toEqual(then.emailed);
          expect(forecast.withdrawal).toEqual(then.withdrawal);
        },
      ),
      runs(100),
    );
  });
});
