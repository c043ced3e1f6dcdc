/** Checks that the quotes, pages, calls and rules in `docs/promises.md` exist. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const readAll = (pattern: string): string => globSync(pattern, { cwd: root }).map(read).join('\n');

const rows = read('docs/promises.md')
  .split('\n')
  .filter((line) => line.startsWith('| “'))
  .map((line) => {
    const [promise = '', screen = '', call = '', rule = ''] = line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim().replaceAll('`', ''));
    return { said: promise.replace(/^“|”$/g, ''), screen, call, rule };
  });

test('there are promises', () => {
  expect(rows.length).toBeGreaterThan(15);
});

test('each promise quotes an existing text', () => {
  const texts = [
    readAll('packages/web/locales/en/*.json'),
    readAll('packages/server/locales/en/*.json'),
    readAll('packages/server/content/**/*.json'),
  ].join('\n');
  expect(rows.filter(({ said }) => !texts.includes(said)).map(({ said }) => said)).toEqual([]);
});

test('each page of a promise exists', async () => {
  const { pageTable } = (await import(
    new URL('../packages/domain/src/shell/pageTable.ts', import.meta.url).href
  )) as {
    readonly pageTable: readonly { readonly path: string }[];
  };
  const paths = pageTable.map(({ path }) => path);
  expect(rows.map(({ screen }) => screen).filter((screen) => !paths.includes(screen))).toEqual([]);
});

test('each call of a promise is in the API document', () => {
  const { paths } = JSON.parse(read('docs/api/openapi.json')) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
  const isThere = (call: string): boolean => {
    const [method = '', path = ''] = call.split(' ');
    return paths[path]?.[method.toLowerCase()] !== undefined;
  };
  expect(rows.map(({ call }) => call).filter((call) => !isThere(call))).toEqual([]);
});

test('each rule of a promise is in a rule book', () => {
  const books = readAll('packages/domain/src/*/RULES.md');
  expect(
    rows.map(({ rule }) => rule).filter((rule) => rule !== '—' && !books.includes(`[${rule}]`)),
  ).toEqual([]);
});
