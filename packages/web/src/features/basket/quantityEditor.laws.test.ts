import { runs } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BasketActivityEvent,
  idleBasket,
  isAdding,
  isUpdating,
  reduceBasketActivity,
} from './basketActivity.ts';
import {
  clampQuantity,
  editQuantity,
  type QuantityEditor,
  quantityDebounceMs,
  reduceQuantity,
} from './quantityEditor.ts';

describe('the quantity of a line', () => {
  test('[BASKET-14] the quantity of a line is between 0 and 50', () => {
    expect([51, 50, 7.9, 0, -1, Number.NaN, Number.POSITIVE_INFINITY].map(clampQuantity)).toEqual([
      50, 50, 7, 0, 0, 0, 50,
    ]);
  });

  test('[BASKET-15] one request is sent 250 ms after the last of three clicks', () => {
    expect(quantityDebounceMs).toBe(250);
    let editor = editQuantity(1);
    for (const [quantity, at] of [
      [2, 0],
      [3, 100],
      [4, 200],
    ] as const) {
      editor = reduceQuantity(editor, { type: 'chosen', quantity, at });
      editor = reduceQuantity(editor, { type: 'time-passed', at: at + 99 });
      expect(editor.sending).toBeNull();
    }
    expect(reduceQuantity(editor, { type: 'time-passed', at: 449 }).sending).toBeNull();
    expect(reduceQuantity(editor, { type: 'time-passed', at: 450 })).toEqual({
      saved: 1,
      shown: 4,
      sendAt: null,
      sending: 4,
    });
  });

  test('[BASKET-15] a quantity that was changed back is not sent', () => {
    const there = reduceQuantity(editQuantity(1), { type: 'chosen', quantity: 2, at: 0 });
    expect(reduceQuantity(there, { type: 'chosen', quantity: 1, at: 50 })).toEqual(editQuantity(1));
  });

  test('[BASKET-22] a refusal restores the saved quantity unless it changed again', () => {
    const sending: QuantityEditor = { saved: 1, shown: 9, sendAt: null, sending: 9 };
    expect(reduceQuantity(sending, { type: 'refused' })).toEqual(editQuantity(1));
    const anew = reduceQuantity(sending, { type: 'chosen', quantity: 5, at: 0 });
    expect(reduceQuantity(anew, { type: 'refused' })).toMatchObject({
      shown: 5,
      sendAt: 250,
      sending: null,
    });
  });

  test('[BASKET-15] the last choice is saved, with one request at a time', () => {
    const step = fc.oneof(
      fc.record({
        type: fc.constant('choose' as const),
        quantity: fc.integer({ min: -2, max: 53 }),
      }),
      fc.record({ type: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 600 }) }),
      fc.constant({ type: 'answer' as const }),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50 }),
        fc.array(step, { maxLength: 25 }),
        (saved, steps) => {
          let editor = editQuantity(saved);
          let last = saved;
          let at = 0;
          const answer = (): void => {
            if (editor.sending !== null)
              editor = reduceQuantity(editor, { type: 'saved', quantity: editor.sending });
          };
          for (const each of steps) {
            if (each.type === 'choose') {
              editor = reduceQuantity(editor, { type: 'chosen', quantity: each.quantity, at });
              last = clampQuantity(each.quantity);
            } else if (each.type === 'wait') {
              at += each.ms;
              const before = editor.sending;
              editor = reduceQuantity(editor, { type: 'time-passed', at });
              if (before !== null) expect(editor.sending).toBe(before);
            } else answer();
            expect(editor.shown).toBe(last);
          }
          for (let round = 0; round < 3; round += 1) {
            answer();
            editor = reduceQuantity(editor, { type: 'time-passed', at: at + 1000 });
          }
          answer();
          expect(editor).toEqual(editQuantity(last));
        },
      ),
      runs(2000),
    );
  });
});

describe('the flags of a basket', () => {
  test('[BASKET-11] the flag of a line is on exactly during its requests', () => {
    const event: fc.Arbitrary<BasketActivityEvent> = fc.oneof(
      fc.constantFrom({ type: 'add-started' as const }, { type: 'add-ended' as const }),
      fc.record({
        type: fc.constantFrom('change-started' as const, 'change-ended' as const),
        lineId: fc.constantFrom(1, 2),
      }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        let activity = idleBasket;
        const under = { add: 0, 1: 0, 2: 0 };
        for (const each of events) {
          activity = reduceBasketActivity(activity, each);
          const key = 'lineId' in each ? (each.lineId as 1 | 2) : 'add';
          under[key] = Math.max(0, under[key] + (each.type.endsWith('started') ? 1 : -1));
          expect([isAdding(activity), isUpdating(activity, 1), isUpdating(activity, 2)]).toEqual([
            under.add > 0,
            under[1] > 0,
            under[2] > 0,
          ]);
        }
      }),
      runs(500),
    );
    expect(reduceBasketActivity(idleBasket, { type: 'change-ended', lineId: 1 })).toEqual(
      idleBasket,
    );
  });
});

test('[BASKET-11] two changes of a line end when both have ended', () => {
  const event = (type: 'change-started' | 'change-ended') => ({ type, lineId: 7 });
  let activity = reduceBasketActivity(
    reduceBasketActivity(idleBasket, event('change-started')),
    event('change-started'),
  );
  activity = reduceBasketActivity(activity, event('change-ended'));
  expect(isUpdating(activity, 7)).toBe(true);
  activity = reduceBasketActivity(activity, event('change-ended'));
  expect(activity).toEqual(idleBasket);
});

test('[BASKET-15] time alone changes nothing; an answer shows the saved value', () => {
  const idle = { saved: 3, shown: 3, sendAt: null, sending: null };
  expect(reduceQuantity(idle, { type: 'time-passed', at: 1e9 })).toBe(idle);
  expect(reduceQuantity({ ...idle, shown: 5, sending: 5 }, { type: 'saved', quantity: 4 })).toEqual(
    {
      saved: 4,
      shown: 4,
      sendAt: null,
      sending: null,
    },
  );
  expect(
    reduceQuantity({ saved: 3, shown: 6, sendAt: 9, sending: 5 }, { type: 'saved', quantity: 5 }),
  ).toEqual({
    saved: 5,
    shown: 6,
    sendAt: 9,
    sending: null,
  });
});
