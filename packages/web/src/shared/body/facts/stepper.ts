import { unreachable } from '@tailorbird/domain/kernel';
import type { Bounds } from '@tailorbird/domain/sizing';

/** Delay before a held button repeats, and the repeat interval (SIZE-28). */
export const stepperHoldMs = 500;
export const stepperRepeatMs = 100;

type StepperSetting = Bounds & { readonly step?: number };

/**
 * `held` is the pressed button with the time of the next repeat. Times in ms of any
 * one clock.
 */
export type Stepper = {
  readonly value: number;
  readonly held: { readonly direction: 1 | -1; readonly repeatAt: number } | null;
};

export type StepperEvent =
  /** Any number; clamped to the bounds. */
  | { readonly type: 'typed'; readonly value: number }
  | { readonly type: 'pressed'; readonly direction: 1 | -1; readonly at: number }
  | { readonly type: 'time-passed'; readonly at: number }
  | { readonly type: 'released' };

/**
 * The value within the bounds, without binary rounding errors. Invalid numbers become the
 * minimum.
 */
const fixed = ({ minimum, maximum }: Bounds, value: number): number =>
  Number.isNaN(value)
    ? minimum
    : Math.min(maximum, Math.max(minimum, Math.round(value * 1e6) / 1e6));

export const startStepper = (setting: StepperSetting, value: number): Stepper => ({
  value: fixed(setting, value),
  held: null,
});

/**
 * SIZE-27, SIZE-28: one press is one step; holding for 500 ms repeats every 100 ms and
 * stops at the bound. A long tick makes up for missed repeats.
 */
export const reduceStepper = (
  setting: StepperSetting,
  stepper: Stepper,
  event: StepperEvent,
): Stepper => {
  const step = setting.step ?? 1;
  switch (event.type) {
    case 'typed':
      return { ...stepper, value: fixed(setting, event.value) };
    case 'pressed':
      return {
        value: fixed(setting, stepper.value + event.direction * step),
        held: { direction: event.direction, repeatAt: event.at + stepperHoldMs },
      };
    case 'time-passed': {
      const { held } = stepper;
      if (held === null || event.at < held.repeatAt) return stepper;
      const repeats = Math.floor((event.at - held.repeatAt) / stepperRepeatMs) + 1;
      return {
        value: fixed(setting, stepper.value + held.direction * step * repeats),
        held: { ...held, repeatAt: held.repeatAt + repeats * stepperRepeatMs },
      };
    }
    case 'released':
      return { ...stepper, held: null };
    default:
      return unreachable(event);
  }
};
