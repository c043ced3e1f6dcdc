import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './process.ts';
import { readRuleBooks } from './ruleBooks.ts';

const { books, provenBy } = readRuleBooks(root);

test('each context of the domain has a rule book', () => {
  const contexts = globSync('packages/domain/src/*/index.ts', { cwd: root }).map((file) =>
    file.split(/[\\/]/).at(-2),
  );
  const kept = books.map(({ file }) => file.split('/').at(-2));
  expect([...kept, 'testing'].sort()).toEqual([...contexts, 'web'].sort());
});

test('each rule is named by a test', () => {
  const rules = books.flatMap(({ rules: all }) => all);
  expect(rules.length).toBeGreaterThan(300);
  expect(rules.filter(({ id }) => provenBy(id).kind === 'unproven')).toEqual([]);
});
