import { err, ok } from '@tailorbird/domain/kernel';
import type { ErrorReport } from '@tailorbird/domain/shell';
import { expect, test } from 'vitest';
import { maximumReports, Reporter } from './reporter.ts';

const root = 'https://shop.example/';
const opened = (hears = () => true) => {
  const told: ErrorReport[] = [];
  const reporter = new Reporter({
    reports: {
      report: async (report) => {
        told.push(report);
        return hears() ? ok({ reference: `request-${told.length}` }) : err({ kind: 'unreachable' });
      },
    },
    page: () => '/de/order/100023',
    root,
  });
  return { told, reporter };
};
const thrown = (column: number): Error =>
  Object.assign(new TypeError('x of Erika is undefined'), {
    stack: `at a (${root}assets/Page-a1.js:1:${column})`,
  });

test('[ERR-05] an error is reported once, with location, without message', async () => {
  const { told, reporter } = opened();
  expect(await reporter.report(thrown(7))).toBe('request-1');
  expect(await reporter.report(thrown(7))).toBe('request-1');
  expect(told).toEqual([
    {
      kind: 'TypeError',
      problem: '',
      frames: [{ file: 'assets/Page-a1.js', line: 1, column: 7 }],
      page: '/order/…',
    },
  ]);
});

test('a failed report returns no reference and can be sent again', async () => {
  let hears = false;
  const { told, reporter } = opened(() => hears);
  expect(await reporter.report(thrown(7))).toBe(null);
  hears = true;
  expect(await reporter.report(thrown(7))).toBe('request-2');
  expect(told).toHaveLength(2);
});

test('[ERR-19] noise of browsers and extensions is not reported', async () => {
  const { told, reporter } = opened();
  await reporter.report(new Error('ResizeObserver loop completed with undelivered notifications.'));
  await reporter.report({ message: 'Script error.' }, { isUncaught: true });
  await reporter.report(new Error('boom'), { isUncaught: true, source: 'moz-extension://1/a.js' });
  await reporter.report(
    Object.assign(new Error('boom'), { stack: 'at chrome-extension://1/assets/a.js:1:1' }),
    { isUncaught: true },
  );
  expect(told).toEqual([]);
});

test('the number of reports per tab is limited', async () => {
  const { told, reporter } = opened();
  for (let column = 0; column < 30; column += 1) await reporter.report(thrown(column));
  expect(told).toHaveLength(maximumReports);
});
