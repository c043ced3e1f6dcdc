import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anchorsOf, documents, linksOf, scriptsOf } from './documents.ts';
import { root } from './process.ts';

/** Scripts of the root package and all other packages. */
const scripts = new Set(
  globSync(['package.json', 'packages/{*,adapters/*}/package.json'], { cwd: root }).flatMap(
    (manifest) => {
      const { scripts = {} } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as {
        readonly scripts?: Readonly<Record<string, string>>;
      };
      return Object.keys(scripts);
    },
  ),
);
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe.each(documents())('%s', (path) => {
  const text = read(path);

  test('links and anchors of the document exist', () => {
    const lost = linksOf(text).filter((address) => {
      if (/^[a-z]+:/.test(address)) return false;
      const [file = '', anchor = ''] = address.split('#');
      const target = file === '' ? path : join(dirname(path), decodeURIComponent(file));
      if (!existsSync(join(root, target))) return true;
      return anchor !== '' && !anchorsOf(read(target)).includes(anchor);
    });
    expect(lost).toEqual([]);
  });

  test('the document has no conflict markers', () => {
    expect(text).not.toMatch(/^[<>]{7} /m);
  });

  test('commands in the document exist', () => {
    expect(scriptsOf(text).filter((name) => !scripts.has(name))).toEqual([]);
  });
});

test('links, headings and commands are recognized outside code only', () => {
  expect(linksOf('[a](b.md#c) ![d](e.png) `[f](g)`\n```\n[h](i)\n```\n[j]: k.md')).toEqual([
    'b.md#c',
    'e.png',
    'k.md',
  ]);
  expect(anchorsOf('# One: two, `three`\n## [Four](five.md)\n<a id="six"></a>')).toEqual([
    'one-two-three',
    'four',
    'six',
  ]);
  expect(scriptsOf('`npm test`, `npm run catalog:check -- x` and npm install')).toEqual([
    'test',
    'catalog:check',
  ]);
});
