import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inSources } from '../packages/server/src/platform/runtime/builtStacks.ts';
import { root } from './process.ts';
import { engineFlags, serverEntry } from './shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'tailorbird-npm-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Says, as the process ends, which files were loaded into it. */
const watch = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  const files = [];
  registerHooks({ load: (url, context, next) => { files.push(url); return next(url, context); } });
  process.on('exit', () => console.log(JSON.stringify({ files })));
`)}`;

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: { readonly start: string };
};
const argumentsOfStart = scripts.start.split(' ').slice(2);

type Opened = { readonly files: readonly string[]; readonly page: string };
let opened: Opened;

beforeAll(async () => {
  const { DATABASE_URL: _, VITEST: __, NODE_ENV: ___, ...env } = process.env;
  const shop = spawn(process.execPath, ['--import', watch, ...argumentsOfStart], {
    cwd: root,
    env: { ...env, DATA_DIR: folder, PORT: '0', DEMO: '1' },
  });
  let said = '';
  let page: string | undefined;
  for await (const part of shop.stdout.setEncoding('utf8')) {
    said += part;
    const address = /^Tailorbird is open: (\S+)$/m.exec(said)?.[1];
    if (address === undefined || page !== undefined) continue;
    page = await (await fetch(address)).text();
    shop.kill('SIGTERM');
  }
  opened = {
    ...(JSON.parse(said.slice(said.lastIndexOf('{"files"'))) as {
      readonly files: readonly string[];
    }),
    page: page ?? '',
  };
}, 240_000);

const pathsBelow = (part: string): readonly string[] =>
  opened.files
    .filter((file) => file.startsWith('file:') && file.includes(part))
    .map((file) => file.slice(file.indexOf(part)));

test('npm start serves the shop from what was built, in a handful of files, and what one page needs', () => {
  expect(/<title>[^<]*/.exec(opened.page)?.[0]).toContain('Tailorbird');
  const own = pathsBelow('/packages/').filter((path) => !path.includes('/node_modules/'));
  expect(own.filter((path) => !path.startsWith('/packages/web/dist/server/parts/'))).toEqual([
    '/packages/server/dist/shop/main.js',
    expect.stringMatching(/^\/packages\/server\/dist\/shop\/serve-/),
    expect.stringMatching(/^\/packages\/server\/dist\/shop\/shop-/),
    '/packages/web/dist/server/entry-server.js',
  ]);
  const packages = new Set(
    pathsBelow('/node_modules/').map(
      (file) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1],
    ),
  );
  expect([...packages].sort()).toEqual(['better-sqlite3', 'tinyexec']);
  expect(opened.files.filter((file) => file.startsWith('file:')).length).toBeLessThan(40);
});

test('what is built says in stacks where in the sources something happened', () => {
  const told = {
    'dist/shop/shop-': 'Tailorbird is open: ',
    'entry-server.js': "require-trusted-types-for 'script'",
  };
  for (const [name, words] of Object.entries(told)) {
    const file = opened.files.find((each) => each.includes(name)) ?? '';
    const before = (readFileSync(new URL(file), 'utf8').split(words, 1)[0] ?? '').split('\n');
    const stack = `at open (${file}:${before.length}:${(before.at(-1) ?? '').length + 1})`;
    const [, source = '', line = ''] =
      /^at open \((file:.*\/src\/.*\.tsx?):(\d+):\d+\)$/.exec(inSources(stack)) ?? [];
    expect(source, stack).not.toBe('');
    expect(readFileSync(new URL(source), 'utf8').split('\n')[Number(line) - 1]).toContain(words);
  }
});

test('the engine is started the same way by npm start, in the image, for journeys and for measurements', () => {
  expect(argumentsOfStart).toEqual([...engineFlags, 'tools/start.ts']);
  const [, command = '[]'] =
    /^CMD (.*)$/m.exec(readFileSync(join(root, 'Containerfile'), 'utf8')) ?? [];
  expect(JSON.parse(command)).toEqual(['node', ...engineFlags, serverEntry]);
});
