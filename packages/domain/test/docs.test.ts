import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const home = resolve(import.meta.dirname, '..');
const pages = join(home, '../../docs/domain');
const contexts = globSync('src/*/index.ts', { cwd: home })
  .map((file) => file.split(/[\\/]/)[1]!)
  .filter((context) => context !== 'testing');

test('each context has a page', () => {
  expect(contexts.filter((context) => !globSync(`${context}.md`, { cwd: pages }).length)).toEqual(
    [],
  );
});

test('the pages and the README refer only to existing things', () => {
  const files = [
    ...globSync('src/**/*.ts', { cwd: home }),
    ...globSync('{test,scripts}/*', { cwd: home }),
    'package.json',
  ];
  const words = new Set(
    files.flatMap(
      (file) => readFileSync(join(home, file), 'utf8').match(/[A-Za-z][A-Za-z0-9]*/g) ?? [],
    ),
  );
  const unknown = [
    ...globSync('*.md', { cwd: pages }).map((page) => join(pages, page)),
    join(home, 'README.md'),
  ].flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/`([A-Za-z][A-Za-z0-9]*)(?:\([^`]*\)|<[^`]*>)?`/g)]
      .map(([, name]) => name!)
      .filter((name) => !words.has(name)),
  );
  expect(unknown).toEqual([]);
});
