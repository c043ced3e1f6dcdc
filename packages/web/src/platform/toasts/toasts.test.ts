import { runs } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToastStore } from './toastStore.ts';
import { dismissToast, raiseToast, type Toast, toastLimit } from './toasts.ts';

test('[SHELL-25] at most the two newest toasts show', () => {
  expect(toastLimit).toBe(2);
  fc.assert(
    fc.property(fc.array(fc.nat(4)), (ids) => {
      let toasts: readonly Toast[] = [];
      for (const id of ids) {
        toasts = raiseToast(toasts, { id, content: 'x' });
        expect(toasts.at(-1)?.id).toBe(id);
        expect(toasts.length).toBeLessThanOrEqual(2);
        expect(new Set(toasts.map((each) => each.id)).size).toBe(toasts.length);
        expect(dismissToast(toasts, id).some((each) => each.id === id)).toBe(false);
      }
    }),
    runs(200),
  );
});

test('[ERR-10] an error without a text shows the unknown error', () => {
  const toasts = new ToastStore();
  toasts.error();
  toasts.error('No tea');
  expect(toasts.shown.map(({ content: { tone, text } }) => [tone, text])).toEqual([
    ['error', null],
    ['error', 'No tea'],
  ]);
});
