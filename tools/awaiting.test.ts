import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findForgotten } from './awaiting.ts';
import { root } from './process.ts';

test('every domain export is used or listed in packages/domain/awaiting.json', () => {
  expect(findForgotten(root)).toEqual({ forgotten: [], stale: [] });
});

test('unused exports and needless entries are found', () => {
  expect(findForgotten(join(import.meta.dirname, 'fixtures/reach'))).toEqual({
    forgotten: ['basket/forgotten', 'basket/onlyTested'],
    stale: ['basket/gone', 'basket/wired'],
  });
});
