import fc from 'fast-check';
import { expect, test } from 'vitest';
import { needsPassword, passwordGraceMinutes } from './index.ts';

test('[AUTH-40] data is exported without a password for 15 minutes after sign-in', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: -7_200, max: 7_200 }),
      fc.integer({ min: 1_000_000, max: 2_000_000 }),
      (seconds, begun) => {
        const asked = needsPassword({
          signedInAt: begun * 1_000,
          now: (begun + seconds) * 1_000,
        });
        expect(asked).toBe(seconds < 0 || seconds > passwordGraceMinutes * 60);
      },
    ),
  ));
