import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findForgotten } from './awaiting.ts';
import { root } from './process.ts';

test('every exported value of the domain runs, or waits for a feature in packages/domain/awaiting.json', () => {
  expect(findForgotten(root)).toEqual({ forgotten: [], stale: [] });
});

test('a value that nothing runs calls is found, also when a test, a type or another such value names it; and one listed in vain', () => {
  expect(findForgotten(join(import.meta.dirname, 'fixtures/reach'))).toEqual({
    forgotten: ['basket/forgotten', 'basket/onlyTested'],
    stale: ['basket/gone', 'basket/wired'],
  });
});
