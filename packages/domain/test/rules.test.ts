import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { citedIds, rulesOf } from '../../../tools/ruleBook.ts';

const root = resolve(import.meta.dirname, '../../..');
const sources = join(root, 'packages/domain/src');

test('each context has a rule book, and each of its rules is named by a test', () => {
  const books = globSync('*/RULES.md', { cwd: sources });
  const contexts = globSync('*/index.ts', { cwd: sources }).map((file) => file.split(/[\\/]/)[0]);
  expect([...books.map((file) => file.split(/[\\/]/)[0]), 'testing'].sort()).toEqual(contexts.sort());
  // Nearly all by the domain's own; what ports promise also by the contract suites of their adapters, and by the server.
  const tests = globSync('packages/**/*.test.ts', { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] });
  const cited = new Set(tests.flatMap((file) => citedIds(readFileSync(join(root, file), 'utf8'))));
  const rules = books.flatMap((file) => rulesOf(readFileSync(join(sources, file), 'utf8')));
  expect(rules.length).toBeGreaterThan(300);
  expect(rules.filter(({ id }) => !cited.has(id))).toEqual([]);
});
