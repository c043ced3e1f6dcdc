import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { comesBack, isWrittenAs } from '../testing/comesBack.ts';
import { errorReport } from './errorsSchema.ts';
import { fromWireErrorReport, toWireErrorReport } from './mapErrors.ts';

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
it('reports come back', () => {
  comesBack(errorReport, fc.record(report), toWireErrorReport, fromWireErrorReport);
});

it('[ERR-05] POST /api/v1/errors/, as it is documented', () => {
  const frames = [{ file: 'assets/ProductPage-x1.js', line: 1, column: 204 }];
  const body = { kind: 'TypeError', problem: '', frames, page: '/product/oxford-shirt' };
  isWrittenAs(errorReport, { body, means: body }, toWireErrorReport, fromWireErrorReport);
});

it('no field takes what could name somebody', () => {
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
