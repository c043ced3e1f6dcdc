import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root, run } from './process.ts';

const clock = 'The domain reads no clock: take `now` as an argument.';
const chance = 'The domain throws no dice: take the random number, or the id, as an argument.';
const locale =
  'The domain has no locale of its own: take `locale` as an argument and use Intl with it.';
const machineLocale = "Intl without a locale takes the machine's: take `locale` as an argument.";

const impure = [
  ['export const now = Date.now();', clock],
  ['export const read = Date.now;', clock],
  ['export const today = new Date();', clock],
  ['export const spoken = Date();', clock],
  ['export const chance = Math.random();', chance],
  ['export const id = crypto.randomUUID();', chance],
  ['export const shown = (price: number) => price.toLocaleString();', locale],
  ["export const day = (on: Date) => on.toLocaleDateString('en');", locale],
  ['export const loud = (name: string) => name.toLocaleUpperCase();', locale],
  ['export const order = (one: string, other: string) => one.localeCompare(other);', locale],
  ['export const plain = new Intl.NumberFormat();', machineLocale],
  [
    'export const whole = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 });',
    machineLocale,
  ],
] as const;

const pure = [
  "export const launch = new Date('2026-11-21');",
  "export const euro = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });",
];

type Finding = {
  readonly message: string;
  readonly location: { readonly path: string; readonly start: { readonly line: number } };
};

let folder = '';

/** Lints source lines as if they were at `path`, with the project's configuration. */
const lint = async (path: string, lines: readonly string[]): Promise<readonly Finding[]> => {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
  const { output } = await run(
    'biome',
    ['lint', '--reporter=json', '--max-diagnostics=none', path],
    { cwd: folder, show: 'collect' },
  );
  const report = /^\{.*\}$/m.exec(output);
  if (report === null) throw new Error(output);
  return (JSON.parse(report[0]) as { readonly diagnostics: readonly Finding[] }).diagnostics;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'purity-'));
  for (const part of ['biome.json', '.gitignore', 'tools/lint'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

test('the domain may not use the clock, randomness or the machine’s locale', async () => {
  const findings = await lint('packages/domain/src/kernel/wrong.ts', [
    ...impure.map(([line]) => line),
    ...pure,
  ]);
  expect(findings.map(({ message, location }) => [location.start.line, message])).toEqual(
    impure.map(([, message], index) => [index + 1, message]),
  );
});

test('domain tests and other packages may use the clock and randomness', async () => {
  const lines = impure.map(([line]) => line);
  expect(await lint('packages/domain/src/kernel/right.test.ts', lines)).toEqual([]);
  expect(await lint('packages/server/src/right.ts', lines)).toEqual([]);
});

test('the web package neither calls a server nor assumes the root of a site', async () => {
  const folder = 'The shop may be in a folder of its site: use `withBase`.';
  const place = 'The shop may be in a folder of its site: use `platform/site/shopLocation.ts`.';
  const wrong = [
    ["export const leave = () => location.assign('/basket');", place],
    ['export const here = () => location.pathname;', place],
    ["export const call = () => fetch('/api');", 'Only adapters call a server: use a port.'],
    ['export const Home = () => <a href="/">Home</a>;', folder],
    ['export const Picture = () => <img src={`/mark.svg`} alt="" />;', folder],
  ] as const;
  const lines = wrong.map(([line]) => line);
  const findings = await lint('packages/web/src/features/menu/Wrong.tsx', lines);
  const found = findings.filter(({ message }) => wrong.some(([, said]) => said === message));
  expect(found.map(({ message, location }) => [location.start.line, message])).toEqual(
    wrong.map(([, message], index) => [index + 1, message]),
  );
});
