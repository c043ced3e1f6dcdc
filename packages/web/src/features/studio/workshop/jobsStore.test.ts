import { err, ok } from '@tailorbird/domain/kernel';
import type { Jobs, JobsOverview } from '@tailorbird/domain/orders';
import { expect, test } from 'vitest';
import { JobsStore } from './jobsStore.ts';

const overview: JobsOverview = {
  jobs: [],
  mails: { waiting: 2, retrying: [], givenUp: [] },
  cards: [],
  payments: [],
  runs: [],
};

const quiet: Jobs = {
  overview: async () => ok(overview),
  run: async () => ok(3),
  resend: async () => ok(null),
  queryPayment: async () => err({ kind: 'job-too-late' }),
};

test('an action shows its result and reloads the state', async () => {
  let asked = 0;
  const store = new JobsStore({
    workshop: {
      jobs: {
        ...quiet,
        overview: async () => {
          asked += 1;
          return ok(overview);
        },
      },
    },
  });
  await store.load();
  expect(store.overview).toEqual(overview);
  await store.run('retention');
  expect([store.result, store.isBusy, asked]).toEqual([{ kind: 'ran', count: 3 }, false, 2]);
  await store.resend(7);
  expect(store.result).toEqual({ kind: 'sent' });
  await store.ask('reference');
  expect(store.result).toEqual({ kind: 'job-too-late' });
});

test('actions run one at a time, and failed loads show an error', async () => {
  let runs = 0;
  const store = new JobsStore({
    workshop: {
      jobs: {
        ...quiet,
        overview: async () => err({ kind: 'permission-denied' }),
        run: async () => {
          runs += 1;
          return ok(0);
        },
      },
    },
  });
  await Promise.all([store.run('orders'), store.run('orders')]);
  expect([runs, store.state]).toEqual([
    1,
    { status: 'error', failure: { kind: 'permission-denied' } },
  ]);
});
