import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findUnusedExports } from './awaiting.ts';
import { root } from './process.ts';

test('every domain export is used or listed in packages/domain/awaiting.json', () => {
  expect(findUnusedExports(root)).toEqual({ forgotten: [], stale: [] });
});

test('unused exports and needless entries are found', () => {
  expect(findUnusedExports(join(import.meta.dirname, 'fixtures/reach'))).toEqual({
    forgotten: ['basket/forgotten', 'basket/onlyTested'],
    stale: ['basket/gone', 'basket/wired'],
  });
});
