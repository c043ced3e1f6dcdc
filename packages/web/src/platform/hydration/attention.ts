import { useSyncExternalStore } from 'react';
import { afterPaint } from '../browser/afterPaint.ts';

/** Events that show use of the page, including by assistive technology. */
const signs = [
  'pointerover',
  'pointerdown',
  'keydown',
  'scroll',
  'touchstart',
  'click',
  'input',
] as const;

/** True after the first interaction and the paint that follows it. */
let isTouched = false;
let isAttended = false;

/** Capture phase: runs before the handlers of the page. */
const early = { capture: true, passive: true };

const whenAttended = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return;
  const attend = (): void => {
    isTouched = true;
    for (const sign of signs) removeEventListener(sign, attend, early);
    // The touched element responds first.
    afterPaint(() => {
      isAttended = true;
      resolve();
    });
  };
  for (const sign of signs) addEventListener(sign, attend, early);
});

/** True if the visitor has used the page, or it has changed since server rendering. */
export const hasInteracted = (): boolean => isTouched;

/** Stops delaying hydration, as after a touch. */
export const stopWaiting = (): void => {
  isTouched = true;
};

const subscribe = (listener: () => void): (() => void) => {
  let isSubscribed = true;
  void whenAttended.then(() => isSubscribed && listener());
  return () => {
    isSubscribed = false;
  };
};

/**
 * True after the first interaction. Loads needed only for interaction wait for it, to keep the
 * first view fast.
 */
export const useIsAttended = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isAttended,
    () => false,
  );
