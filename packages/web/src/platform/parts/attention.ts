import { useSyncExternalStore } from 'react';
import { afterPaint } from '../browser/afterPaint.ts';

/** What somebody does who uses a page, with a voice too. */
const signs = ['pointerover', 'pointerdown', 'keydown', 'scroll', 'touchstart', 'click', 'input'] as const;

/** Of this tab, and of nobody: that a page is used. */
let isAttended = false;
const hearers = new Set<() => void>();

const attend = (): void => {
  for (const sign of signs) removeEventListener(sign, attend);
  // What is touched first answers before.
  afterPaint(() => {
    isAttended = true;
    for (const hear of hearers) hear();
  });
};

const subscribe = (hear: () => void): (() => void) => {
  if (hearers.size === 0 && !isAttended) for (const sign of signs) addEventListener(sign, attend, { passive: true });
  hearers.add(hear);
  return () => hearers.delete(hear);
};

/** Whether somebody uses the page: false while it is only read, so that what is for using it costs a first view nothing. */
export const useIsAttended = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isAttended,
    () => false,
  );
