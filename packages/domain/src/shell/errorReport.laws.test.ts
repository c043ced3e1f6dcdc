import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  errorGroupOf,
  errorReportLimits,
  errorReportOf,
  ownFrames,
  redactReport,
  reportedPath,
} from './errorReport.ts';

const seen = { page: '/products?q=wool', root: 'https://shop.example/' };
const named = (name: string, message: string, stack = ''): Error =>
  Object.assign(new Error(message), { name, stack });

describe('error reports', () => {
  test('[ERR-05] a report has error class, page and positions in own files', () => {
    const stack = `TypeError: no\n    at a (https://shop.example/assets/Page-x1.js:1:204)\n    at b (chrome-extension://abc/assets/x.js:1:2)\n    at https://shop.example/assets/router-y2.js:3:40`;
    expect(errorReportOf(named('TypeError', 'no', stack), seen)).toEqual({
      kind: 'TypeError',
      problem: '',
      frames: [
        { file: 'assets/Page-x1.js', line: 1, column: 204 },
        { file: 'assets/router-y2.js', line: 3, column: 40 },
      ],
      page: '/products',
    });
    expect(
      ownFrames(
        'at file:///shop/packages/server/src/a.ts:5:6\n at file:///shop/packages/x/node_modules/y.js:1:1',
        'file:///shop/',
      ),
    ).toEqual([{ file: 'packages/server/src/a.ts', line: 5, column: 6 }]);
  });

  test('[SIZE-63] messages of the shop itself are reported', () => {
    expect(errorReportOf(named('Problem', 'No recommendation result found'), seen).problem).toBe(
      'No recommendation result found',
    );
  });

  test('a browser’s report contains only names and messages of the shop', () => {
    const report = { frames: [], page: '/faq' };
    const own = { ...report, kind: 'Problem', problem: 'No recommendation result found' };
    expect(redactReport(own)).toEqual(own);
    expect(
      redactReport({
        ...report,
        kind: 'UnreachableError',
        problem: 'No answer to readBasket: shape',
      }).problem,
    ).toBe('No answer to readBasket: shape');
    for (const problem of ['Something nora said', 'A size could not be saved: for nora'])
      expect(redactReport({ ...report, kind: 'Nora', problem })).toEqual({
        ...report,
        kind: 'Unknown',
        problem: '',
      });
  });

  test('no thrown value can add user input to a report', () => {
    const secret = fc.constantFrom('erika@muster.example', 'Erika Muster 185', '4111111111111111');
    fc.assert(
      fc.property(
        secret,
        fc.constantFrom('TypeError', 'SyntaxError', 'Problem', 'Erika 1'),
        (text, name) => {
          const thrown = named(
            name,
            `Unexpected "${text}"`,
            `${name}: ${text}\n at ${text} (https://shop.example/assets/a.js:1:1)\n at ${text}`,
          );
          const reportText = JSON.stringify(
            errorReportOf(thrown, {
              ...seen,
              page: `/orders/${encodeURIComponent(text)}?key=${text}`,
            }),
          );
          expect(reportText).not.toMatch(/muster|erika|4111/i);
        },
      ),
    );
    for (const thrown of [null, undefined, 'Erika', 7, {}, []])
      expect(errorReportOf(thrown, seen).kind).toBe('Unknown');
  });

  test('a report has a limited size', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.nat(60), (text, count) => {
        const stack = Array.from(
          { length: count },
          () => 'at https://shop.example/assets/a.js:1:1',
        ).join('\n');
        const { problem, frames, page } = errorReportOf(named('Problem', text, stack), {
          ...seen,
          page: `/${text}`,
        });
        expect(problem.length).toBeLessThanOrEqual(errorReportLimits.problem);
        expect(page.length).toBeLessThanOrEqual(errorReportLimits.page);
        expect(frames.length).toBe(Math.min(count, errorReportLimits.frames));
        expect(page).toMatch(/^\/[a-z/…-]*$/);
      }),
    );
  });

  test('paths contain only plain words', () => {
    const paths = {
      '/de/product/oxford-shirt': '/product/oxford-shirt',
      '/order/100023?key=a': '/order/…',
      '/referrals/erika': '/referrals/…',
      '/': '/',
    };
    for (const [path, shown] of Object.entries(paths)) expect(reportedPath(path)).toBe(shown);
  });

  test('errors are grouped by stack, without one by page', () => {
    const stack = (column: number) =>
      named('TypeError', 'x', `at https://shop.example/assets/a.js:1:${column}`);
    const group = (thrown: Error, page: string) =>
      errorGroupOf(errorReportOf(thrown, { ...seen, page }));
    expect(group(stack(4), '/faq')).toBe(group(stack(4), '/products'));
    expect(group(stack(4), '/faq')).not.toBe(group(stack(5), '/faq'));
    expect(group(named('TypeError', 'x'), '/faq')).not.toBe(
      group(named('TypeError', 'x'), '/products'),
    );
  });
});
