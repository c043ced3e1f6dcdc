import { expect, test } from 'vitest';
import { mayReloadForChunk } from './missingScripts.ts';

test('[ERR-12] a part that does not load reloads the page once a minute at most', () => {
  expect([
    mayReloadForChunk(null, 5),
    mayReloadForChunk(0, 59_999),
    mayReloadForChunk(0, 60_000),
  ]).toEqual([true, false, true]);
});
