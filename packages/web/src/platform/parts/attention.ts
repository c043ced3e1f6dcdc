import { useSyncExternalStore } from 'react';
import { afterPaint } from '../browser/afterPaint.ts';

/** What somebody does who uses a page, with a voice too. */
const signs = [
  'pointerover',
  'pointerdown',
  'keydown',
  'scroll',
  'touchstart',
  'click',
  'input',
] as const;

/** Of this tab, and of nobody: that a page is used, and, once it has answered to that, that it is known. */
let isTouched = false;
let isAttended = false;
const hearers = new Set<() => void>();

/** Before anything in the page hears of it. */
const early = { capture: true, passive: true };

const attend = (): void => {
  isTouched = true;
  for (const sign of signs) removeEventListener(sign, attend, early);
  // What is touched first answers before.
  afterPaint(() => {
    isAttended = true;
    for (const hear of hearers) hear();
  });
};

if (!import.meta.env.SSR) for (const sign of signs) addEventListener(sign, attend, early);

const subscribe = (hear: () => void): (() => void) => {
  hearers.add(hear);
  return () => hearers.delete(hear);
};

/** Whether somebody has used the page, be it a moment ago, or it has changed since it was written. */
export const hasBeenTouched = (): boolean => isTouched;

/** Hydrates without waiting from now on, as after a touch. */
export const stopWaiting = (): void => {
  isTouched = true;
};

/** Whether somebody uses the page: false while it is only read, so that what is for using it costs a first view nothing. */
export const useIsAttended = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isAttended,
    () => false,
  );
