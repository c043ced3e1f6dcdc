import { runs } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { walk } from '../../../testing/walk.ts';
import {
  reduceStepper,
  type Stepper,
  type StepperEvent,
  startStepper,
  stepperHoldMs,
  stepperRepeatMs,
} from './stepper.ts';

const setting = { minimum: 150, maximum: 220 };
const press = (stepper: Stepper, direction: 1 | -1, at: number): Stepper =>
  reduceStepper(setting, stepper, { type: 'pressed', direction, at });
const wait = (stepper: Stepper, at: number): Stepper =>
  reduceStepper(setting, stepper, { type: 'time-passed', at });

describe('the stepper', () => {
  test('[SIZE-27] the stepper clamps typed values and moves one step per press', () => {
    expect(startStepper(setting, 999).value).toBe(220);
    expect(
      reduceStepper(setting, startStepper(setting, 180), { type: 'typed', value: 10 }).value,
    ).toBe(150);
    expect(
      reduceStepper(setting, startStepper(setting, 180), { type: 'typed', value: Number.NaN })
        .value,
    ).toBe(150);
    expect(press(startStepper(setting, 180), 1, 0).value).toBe(181);
    expect(press(startStepper(setting, 220), 1, 0).value).toBe(220);
    expect(
      reduceStepper({ ...setting, step: 0.1 }, startStepper(setting, 180.2), {
        type: 'pressed',
        direction: 1,
        at: 0,
      }).value,
    ).toBe(180.3);
  });

  test('[SIZE-28] a stepper held for 500 ms repeats every 100 ms', () => {
    expect([stepperHoldMs, stepperRepeatMs]).toEqual([500, 100]);
    const held = press(startStepper(setting, 180), 1, 1000);
    expect([
      wait(held, 1499).value,
      wait(held, 1500).value,
      wait(held, 1599).value,
      wait(held, 1600).value,
    ]).toEqual([181, 182, 182, 183]);
    expect(wait(wait(held, 1500), 1550).value).toBe(182);
    const byTwo = { ...setting, step: 2 };
    const down = reduceStepper(byTwo, startStepper(byTwo, 180), {
      type: 'pressed',
      direction: -1,
      at: 0,
    });
    expect(reduceStepper(byTwo, down, { type: 'time-passed', at: 700 }).value).toBe(172);
    expect(reduceStepper(byTwo, down, { type: 'typed', value: 200 })).toEqual({
      value: 200,
      held: down.held,
    });
    expect(wait(reduceStepper(setting, held, { type: 'released' }), 9000).value).toBe(181);
  });

  test('[SIZE-28] a busy second of holding counts as ten steps', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 20 }),
        (gaps) => {
          const start = press(startStepper(setting, 150), 1, 0);
          let at = 0;
          let stepwise = start;
          for (const gap of gaps) {
            at += gap;
            stepwise = wait(stepwise, at);
          }
          expect(stepwise).toEqual(wait(start, at));
        },
      ),
      runs(500),
    );
  });

  test('[SIZE-27, SIZE-28] the stepper stays in bounds and moves only when pressed', () => {
    const event: fc.Arbitrary<StepperEvent> = fc.oneof(
      fc.double({ noDefaultInfinity: false }).map((value) => ({ type: 'typed' as const, value })),
      fc.record({
        type: fc.constant('pressed' as const),
        direction: fc.constantFrom(1 as const, -1 as const),
        at: fc.nat(5000),
      }),
      fc.nat(9000).map((at) => ({ type: 'time-passed' as const, at })),
      fc.constant({ type: 'released' as const }),
    );
    walk(
      {
        start: startStepper(setting, 185),
        event,
        reduce: (state, each) => reduceStepper(setting, state, each),
      },
      (after, each, before) => {
        expect(after.value).toBeGreaterThanOrEqual(150);
        expect(after.value).toBeLessThanOrEqual(220);
        if (each.type === 'released' || (each.type === 'time-passed' && before.held === null))
          expect(after.value).toBe(before.value);
      },
    );
  });
});
