import { ok } from '@tailorbird/domain/kernel';
import type { Counted } from '@tailorbird/domain/shell';
import { expect, it } from 'vitest';
import { CollectedAnalytics } from './collectedAnalytics.ts';

const traits = {
  isLoggedIn: false,
  device: null,
  deviceCategory: 'desktop',
  isStaff: false,
  isOldCustomer: false,
  testGroup: 'a',
  adBlockDetected: false,
} as const;

const open = (session: () => string | null = () => 'session-1') => {
  const counted: Counted[] = [];
  const waits: number[] = [];
  const state = { may: true, starts: 0 };
  const analytics = new CollectedAnalytics({
    collector: {
      start: async () => {
        state.starts += 1;
        return ok(null);
      },
      count: async (each) => {
        counted.push(each);
        return ok(null);
      },
    },
    mayCount: () => state.may,
    traits: () => traits,
    readSession: session,
    after: (delay, run) => {
      waits.push(delay);
      run();
    },
  });
  return { analytics, counted, waits, state };
};
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('[ANALYTICS-01] counts each event with the kind of visitor, under one session', async () => {
  const { analytics, counted, state } = open();
  analytics.page({ path: '/de/products?q=merino', nonInteraction: false });
  analytics.track({ name: 'line-added', clothingTypeSlug: 'cotton-t-shirt', quantity: 2 });
  await settled();
  expect(counted).toEqual([
    {
      session: 'session-1',
      traits,
      event: { name: 'page', path: '/products?q', nonInteraction: false },
    },
    {
      session: 'session-1',
      traits,
      event: { name: 'line-added', clothingTypeSlug: 'cotton-t-shirt', quantity: 2 },
    },
  ]);
  expect(state.starts).toBe(1);
});

it('[ANALYTICS-05] looks for the session 20 times more, 200 ms apart, and goes without it then', async () => {
  const { analytics, counted, waits } = open(() => null);
  analytics.page({ path: '/', nonInteraction: false });
  await settled();
  expect(waits).toEqual(Array.from({ length: 20 }, () => 200));
  expect(counted).toMatchObject([{ session: null }]);
});

it('[GUARD-13] counts nothing that may not be counted, not even later', async () => {
  const { analytics, counted, state } = open();
  state.may = false;
  analytics.page({ path: '/', nonInteraction: false });
  await settled();
  state.may = true;
  await settled();
  expect([counted, state.starts]).toEqual([[], 0]);
  analytics.page({ path: '/', nonInteraction: false });
  state.may = false;
  await settled();
  expect(counted).toEqual([]);
});

it('begins another visit after it has forgotten one', async () => {
  const { analytics, state } = open();
  analytics.page({ path: '/', nonInteraction: false });
  analytics.forget();
  analytics.page({ path: '/faq', nonInteraction: false });
  await settled();
  expect(state.starts).toBe(2);
});
