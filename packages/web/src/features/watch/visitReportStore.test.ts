import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { VisitReport } from '@tailorbird/domain/shell';
import { expect, test } from 'vitest';
import { VisitReportStore } from './visitReportStore.ts';

const report = (visits: number): VisitReport => ({
  days: [{ day: '2025-11-05', visits, pages: 2 }],
  funnel: [],
  pages: [],
  missing: [],
  devices: [],
});

test('what was counted shows for the period that was chosen last', async () => {
  const answers = new Map<
    number,
    (answer: Result<VisitReport, { readonly kind: 'unreachable' }>) => void
  >();
  const store = new VisitReportStore({
    visits: { report: (days) => new Promise((resolve) => answers.set(days, resolve)) },
  });
  const [month, week] = [store.load(), store.load(7)];
  answers.get(7)?.(ok(report(3)));
  await week;
  answers.get(30)?.(ok(report(30)));
  await month;
  expect([store.period, store.report?.days[0]?.visits]).toEqual([7, 3]);
});

test('what was shown stays where the next answer does not come', async () => {
  let isAway = false;
  const store = new VisitReportStore({
    visits: { report: async () => (isAway ? err({ kind: 'unreachable' }) : ok(report(5))) },
  });
  await store.load();
  isAway = true;
  await store.load(90);
  expect([store.hasFailed, store.report?.days[0]?.visits]).toEqual([true, 5]);
});
