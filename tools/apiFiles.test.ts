import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiFiles } from './apiFiles.ts';
import { entriesOf, fromRoot } from './publicApi.ts';

// The types of the contract need the compiler, which takes seconds.
test('API reports and LLMS.md are current (else `npm run api`)', { timeout: 240_000 }, () => {
  const stale = [...apiFiles()].filter(([file, text]) => readFileSync(file, 'utf8') !== text);
  expect(stale.map(([file]) => fromRoot(file))).toEqual([]);
});

test('an export has its signature and docstring', () => {
  const basket = entriesOf('domain').find(({ name }) => name === './basket');
  const priced = basket?.exported.find(({ name }) => name === 'priceBasket');
  expect(priced?.text).toMatch(/^export const priceBasket: \(/);
  expect(priced?.text).not.toContain('/**');
  expect(priced?.doc).not.toBe('');
});
