import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { citedIds, rulesOf } from '../../../tools/ruleBook.ts';

const sources = resolve(import.meta.dirname, '../src');
const read = (file: string): string => readFileSync(join(sources, file), 'utf8');

test('each context has a rule book, and each of its rules is named by a test of the domain', () => {
  const books = globSync('*/RULES.md', { cwd: sources });
  const contexts = globSync('*/index.ts', { cwd: sources }).map((file) => file.split(/[\\/]/)[0]);
  expect([...books.map((file) => file.split(/[\\/]/)[0]), 'testing'].sort()).toEqual(contexts.sort());
  const cited = new Set(globSync('**/*.test.ts', { cwd: sources }).flatMap((file) => citedIds(read(file))));
  const rules = books.flatMap((file) => rulesOf(read(file)));
  expect(rules.length).toBeGreaterThan(300);
  expect(rules.filter(({ id }) => !cited.has(id))).toEqual([]);
});
