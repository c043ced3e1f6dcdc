import { runs } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';
import { type Attempt, countAttempt, removeAttempt } from '../src/platform/limits/attempts.ts';
import { type Limit, type LimitedKind, limits } from '../src/platform/limits/limits.ts';

let server: Server;
beforeAll(async () => {
  server = await createServer({ database: { memory: true }, seedsAccounts: false });
});
afterAll(async () => {
  await server.close();
});

type Step = {
  readonly who: number;
  readonly kind: LimitedKind;
  readonly minutes: number;
  readonly good: boolean;
};

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.integer({ min: 0, max: 2 }),
  kind: fc.constantFrom(...(Object.keys(limits) as LimitedKind[])),
  minutes: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 90 })),
  good: fc.boolean(),
});

/**
 * An independent model of a rate limit: a window that begins with the first attempt, and a
 * counter.
 */
const createModel = () => {
  const windows = new Map<string, { endsAt: number; used: number }>();
  const keyOf = ({ kind, address, account = '' }: Attempt, { per }: Limit): string =>
    `${kind} ${per} ${per === 'address' ? '' : account} ${per === 'account' ? '' : address}`;
  return {
    count: (attempt: Attempt, now: number): boolean =>
      limits[attempt.kind]
        .map((limit: Limit) => {
          const key = keyOf(attempt, limit);
          const known = windows.get(key);
          const open =
            known && known.endsAt > now ? known : { endsAt: now + limit.minutes * 60_000, used: 0 };
          open.used += 1;
          windows.set(key, open);
          return open.used <= limit.most;
        })
        .every((fits) => fits),
    forgive: (attempt: Attempt): void => {
      for (const limit of limits[attempt.kind] as readonly Limit[]) {
        const open = windows.get(keyOf(attempt, limit));
        if (open) open.used = limit.per === 'account and address' ? 0 : Math.max(0, open.used - 1);
      }
    },
  };
};

describe('the count of attempts', () => {
  it('concurrent attempts and refunds match a sliding window', async () => {
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 60 }), async (steps) => {
        round += 1;
        const model = createModel();
        let now = Date.UTC(2026, 0, 1);
        const needs = {
          database: server.database,
          settings: { limitFactor: 1 },
          clock: () => new Date(now),
        };
        for (const { who, kind, minutes, good } of steps) {
          now += minutes * 60_000;
          const attempt: Attempt = {
            kind,
            address: `10.${round >> 8}.${round & 255}.${who}`,
            account: `${round}-${who}@law.example`,
          };
          const counted = await countAttempt(needs, attempt);
          expect(counted.ok).toBe(model.count(attempt, now));
          if (!counted.ok) expect(counted.failure.retryAfterSeconds).toBeGreaterThan(0);
          if (counted.ok && good) {
            await removeAttempt(needs, attempt);
            model.forgive(attempt);
          }
        }
      }),
      runs(60),
    );
  }, 60_000);
});
