import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleSize } from './bundleSize.ts';
import { importInBrowser } from './importInBrowser.ts';

const home = resolve(import.meta.dirname, '..');
const root = resolve(home, '../..');
const folder = mkdtempSync(join(tmpdir(), 'tailorbird-stranger-'));
const installed = join(folder, 'node_modules/@tailorbird/domain');
const node = (...parameters: readonly string[]): string =>
  execFileSync(process.execPath, parameters, { cwd: folder, encoding: 'utf8' });
const examples = { till: 'price-a-basket-in-a-till', kiosk: 'learn-a-size-at-a-kiosk' };
const block = (example: keyof typeof examples, language: string): string =>
  new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(
    readFileSync(join(root, `docs/domain/${examples[example]}.md`), 'utf8'),
  )?.[1] ?? '';

/** Packs the domain and installs the tarball in an empty folder. */
beforeAll(() => {
  const tarball = execFileSync(process.execPath, [join(home, 'scripts/pack.mjs'), folder], {
    encoding: 'utf8',
  }).trim();
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'till', private: true, type: 'module' }),
  );
  const npm = ['install', '--offline', '--no-audit', '--no-fund', '--no-update-notifier', tarball];
  const { status, stderr } = spawnSync('npm', npm, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(stderr);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const manifest = (): {
  exports: Record<string, { types: string; default: string }>;
  dependencies?: object;
} => JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
/** Entries without an optional peer: all but those for tests. */
const entries = (): readonly string[] =>
  Object.keys(manifest().exports)
    .map((entry) => entry.slice(2))
    .filter((entry) => !entry.startsWith('testing'));

describe('the packed domain', () => {
  test('brings nothing along, and nothing but what is built', () => {
    expect(manifest().dependencies).toBeUndefined();
    expect(globSync('node_modules/*', { cwd: folder })).toEqual([
      join('node_modules', '@tailorbird'),
    ]);
    expect(
      globSync('**/*.ts', { cwd: installed }).filter((file) => !file.endsWith('.d.ts')),
    ).toEqual([]);
    expect(globSync('**/*.test.*', { cwd: installed })).toEqual([]);
  });

  test('npm pack and publish are refused, since the manifest names sources', () => {
    for (const command of ['pack', 'publish']) {
      const { status, stderr } = spawnSync('npm', [command, '--dry-run'], {
        cwd: home,
        encoding: 'utf8',
        shell: process.platform === 'win32',
      });
      expect([command, status]).not.toEqual([command, 0]);
      expect(stderr).toContain('Use npm run pack');
    }
  });

  test('is imported by Node, entry by entry', () => {
    const workspace = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
      exports: object;
      publishConfig: { exports: object };
    };
    expect(Object.keys(workspace.publishConfig.exports)).toEqual(Object.keys(workspace.exports));
    const pure = entries();
    const script = pure
      .map((entry) => `import * as ${entry} from '@tailorbird/domain/${entry}';`)
      .join('\n');
    writeFileSync(
      join(folder, 'all.js'),
      `${script}\nconsole.log(JSON.stringify([${pure.map((entry) => `Object.keys(${entry}).length`).join(',')}]));`,
    );
    const counts = JSON.parse(node('all.js')) as readonly number[];
    expect(counts.every((count) => count > 0)).toBe(true);
  });

  test('imports are relative with extensions, so that browsers can load them', () => {
    for (const file of globSync('dist/**/*.js', { cwd: installed })) {
      const imports = [
        ...readFileSync(join(installed, file), 'utf8').matchAll(
          /^(?:import|export)\b[^;]*?from '([^']+)'/gm,
        ),
      ].map(([, from]) => from ?? '');
      for (const from of imports) {
        const [, entry, part] = file.split(/[\\/]/);
        if (from === 'fast-check') expect(entry).toBe('testing');
        else if (from === 'vitest') expect([entry, part]).toEqual(['testing', 'contracts']);
        else expect([file, from]).toEqual([file, expect.stringMatching(/^\.\.?\/.*\.js$/)]);
      }
    }
  });

  test('[PRICE-09, PRICE-11] the packed domain prices the worked example', () => {
    writeFileSync(join(folder, 'till.ts'), block('till', 'ts'));
    expect(node('till.ts')).toBe(block('till', 'text'));
  });

  test('[SIZE-65] learns a size at a kiosk, as the worked example says', () => {
    writeFileSync(join(folder, 'kiosk.ts'), block('kiosk', 'ts'));
    expect(node('kiosk.ts')).toBe(block('kiosk', 'text'));
  });

  test('runs the example of its own read-me', () => {
    const [, code = ''] =
      /```ts\n([\s\S]*?)```/.exec(readFileSync(join(installed, 'README.md'), 'utf8')) ?? [];
    writeFileSync(join(folder, 'readMe.ts'), code);
    const [, promised] = /console\.log\(.*\); \/\/ (.*)/.exec(code) ?? [];
    expect(promised).toBeTruthy();
    expect(node('readMe.ts')).toBe(`${promised}\n`);
  });

  test('has types that a strict project accepts, libraries checked', () => {
    for (const example of ['till', 'kiosk'] as const)
      writeFileSync(join(folder, `${example}.ts`), block(example, 'ts'));
    const pure = entries();
    writeFileSync(
      join(folder, 'types.ts'),
      `${pure.map((entry) => `export * as ${entry} from '@tailorbird/domain/${entry}';`).join('\n')}\n`,
    );
    const compilerOptions = {
      target: 'ES2022',
      lib: ['ES2023', 'DOM'],
      types: [],
      strict: true,
      noEmit: true,
      skipLibCheck: false,
    };
    for (const [module, moduleResolution] of [
      ['NodeNext', 'NodeNext'],
      ['ESNext', 'Bundler'],
    ]) {
      const config = {
        compilerOptions: { ...compilerOptions, module, moduleResolution },
        files: ['till.ts', 'kiosk.ts', 'types.ts'],
      };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
      const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], {
        encoding: 'utf8',
        shell: process.platform === 'win32',
      });
      expect([moduleResolution, status, stdout]).toEqual([moduleResolution, 0, '']);
    }
  });

  test('is imported by a bare module script in a browser, entry by entry', {
    timeout: 60_000,
  }, async () => {
    const pure = entries();
    const counts = await importInBrowser(join(folder, 'node_modules'), pure);
    expect(Object.keys(counts)).toEqual(pure);
    expect(Object.values(counts).every((count) => count > 0)).toBe(true);
  });

  test('the packed pricing is at most 5 kB and the whole domain 60 kB', {
    timeout: 120_000,
  }, async () => {
    const pure = entries();
    expect(await bundleSize(folder, ['basket'])).toBeLessThan(5_000);
    expect(await bundleSize(folder, pure)).toBeLessThan(60_000);
  });
});
