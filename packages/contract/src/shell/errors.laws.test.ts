import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { matchesDocument, roundTrips } from '../testing/roundTrips.ts';
import { errorReport, fromWireErrorReport, toWireErrorReport } from './errorReport.ts';

const report = {
  kind: fc.constantFrom('TypeError', 'Problem'),
  problem: fc.constantFrom('', 'No recommendation result found'),
  frames: fc.array(
    fc.record({
      file: fc.constantFrom('assets/a-1.js', 'packages/server/src/a.ts'),
      line: fc.nat(99),
      column: fc.nat(999),
    }),
    {
      maxLength: 8,
    },
  ),
  page: fc.constantFrom('/', '/product/oxford-shirt', '/order/…'),
};
it('error reports survive the round trip', () => {
  roundTrips(errorReport, fc.record(report), toWireErrorReport, fromWireErrorReport);
});

it('[ERR-05] POST /api/v1/errors/ matches its documented body', () => {
  const frames = [{ file: 'assets/ProductPage-x1.js', line: 1, column: 204 }];
  const body = { kind: 'TypeError', problem: '', frames, page: '/product/oxford-shirt' };
  matchesDocument(errorReport, { body, means: body }, toWireErrorReport, fromWireErrorReport);
});

it('error reports reject personal data in every field', () => {
  const body = { kind: 'TypeError', problem: '', frames: [], page: '/faq' };
  for (const wrong of [
    { ...body, problem: 'erika@example.test' },
    { ...body, problem: 'chest 98' },
    { ...body, page: '/order/100023' },
    { ...body, page: '/faq?email=a' },
    { ...body, message: 'Erika' },
    { ...body, kind: 'Erika Muster' },
    { ...body, frames: [{ file: 'https://elsewhere.example/a.js', line: 1, column: 1 }] },
  ])
    expect(z.safeParse(errorReport, wrong).success).toBe(false);
});
