import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import { canRestoreProfile, profileRestoreDays } from './index.ts';

describe('a profile that was deleted', () => {
  test('[AUTH-17] a deleted profile can be restored for a number of days', () => {
    const end = profileRestoreDays * 86_400_000;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4e12 }),
        fc.integer({ min: 0, max: 3 * end }),
        (deletedAt, later) => {
          expect(canRestoreProfile({ deletedAt, now: deletedAt + later })).toBe(later < end);
        },
      ),
      runs(300),
    );
  });

  test('[AUTH-17] a profile that was not deleted cannot be restored', () => {
    expect(canRestoreProfile({ deletedAt: null, now: 0 })).toBe(false);
  });
});
