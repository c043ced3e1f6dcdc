import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleSize } from './bundleSize.ts';
import { importInBrowser } from './importInBrowser.ts';

const root = resolve(import.meta.dirname, '../..');
const packages = [
  'domain',
  'contract',
  'packshot',
  'adapters/analytics',
  'adapters/chat',
  'adapters/http',
  'adapters/memory',
  'adapters/storage',
];
const folder = mkdtempSync(join(tmpdir(), 'tailorbird-stranger-'));
const installed = join(folder, 'node_modules/@tailorbird/domain');
const node = (...parameters: readonly string[]): string =>
  execFileSync(process.execPath, parameters, {
    cwd: folder,
    encoding: 'utf8',
    // Without the condition of the workspace.
    env: { ...process.env, NODE_OPTIONS: '' },
  });
const examples = { till: 'price-a-basket-in-a-till', kiosk: 'learn-a-size-at-a-kiosk' };
const block = (example: keyof typeof examples, language: string): string =>
  new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(
    readFileSync(join(root, `docs/domain/${examples[example]}.md`), 'utf8'),
  )?.[1] ?? '';

const npm = (cwd: string, ...parameters: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync('npm', ['--no-update-notifier', ...parameters], {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
};
const tarballs = new Map<string, string>();

/** Links a package of the workspace into a folder, so that no test needs a registry. */
const link = (home: string, name: string, from = root): void =>
  symlinkSync(join(from, 'node_modules', name), join(home, 'node_modules', name), 'junction');

/** Packs every package with plain npm and installs the tarballs in an empty folder. */
beforeAll(() => {
  const folders = packages.map((name) => `./packages/${name}`);
  const files = npm(root, 'pack', '--silent', '--pack-destination', folder, ...folders).split('\n');
  for (const [place, name] of packages.entries())
    tarballs.set(name, join(folder, files.at(place - packages.length) ?? ''));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'till', private: true, type: 'module' }),
  );
  npm(folder, 'install', '--offline', '--no-audit', '--no-fund', tarballs.get('domain') ?? '');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const manifest = (): {
  exports: Record<string, { types: string; default: string }>;
  dependencies?: object;
} => JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
/** Entries without an optional peer: all but those for tests. */
const entries = (): readonly string[] =>
  Object.keys(manifest().exports)
    .filter((entry) => entry !== '.')
    .map((entry) => entry.slice(2))
    .filter((entry) => !entry.startsWith('testing'));

describe.each(packages)('the tarball of %s', (name) => {
  const read = (): Uint8Array<ArrayBuffer> =>
    new Uint8Array(readFileSync(tarballs.get(name) ?? ''));

  test('a tarball has the files that its manifest names (publint)', async () => {
    const { messages } = await publint({ strict: true, pack: { tarball: read().buffer } });
    // Sources are in the workspace only.
    const found = messages.filter(({ path }) => !path.includes('tailorbird-source'));
    expect(found).toEqual([]);
  });

  test('a tarball has types for Node and bundlers (attw)', { timeout: 60_000 }, async () => {
    const checked = await checkPackage(createPackageFromTarballData(read()), {
      excludeEntrypoints: [/\.graphql$/],
    });
    if (!checked.types) throw new Error(`${name} has no types.`);
    // ES modules only: `require` and TypeScript’s node10 mode do not apply.
    const found = checked.problems.filter(
      (problem) =>
        !('resolutionKind' in problem) ||
        !['node10', 'node16-cjs'].includes(problem.resolutionKind),
    );
    expect(found).toEqual([]);
  });

  test('a tarball names the other packages by their current version', () => {
    const { version, dependencies = {} } = JSON.parse(
      readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'),
    ) as { version: string; dependencies?: Record<string, string> };
    for (const [dependency, wanted] of Object.entries(dependencies))
      if (dependency.startsWith('@tailorbird/'))
        expect([dependency, wanted]).toEqual([dependency, version]);
  });
});

describe('the packed domain', () => {
  test('the packed domain has no dependencies and only built files', () => {
    expect(manifest().dependencies).toBeUndefined();
    expect(globSync('node_modules/*', { cwd: folder })).toEqual([
      join('node_modules', '@tailorbird'),
    ]);
    expect(
      globSync('**/*.ts', { cwd: installed }).filter((file) => !file.endsWith('.d.ts')),
    ).toEqual([]);
    expect(globSync('**/*.test.*', { cwd: installed })).toEqual([]);
  });

  test('Node imports the packed domain, entry by entry', () => {
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
    const main = "import * as all from '@tailorbird/domain'; console.log(Object.keys(all).length)";
    const all = Number(node('--input-type=module', '--eval', main));
    expect(all).toBe(counts.reduce((sum, count) => sum + count, 0));
  });

  test('the packed domain has the same entries for JSR', () => {
    const read = (file: string) =>
      JSON.parse(readFileSync(join(root, 'packages/domain', file), 'utf8')) as {
        version: string;
        exports: Record<string, string | Record<string, string>>;
      };
    const { version, exports } = read('package.json');
    const sources = Object.fromEntries(
      Object.entries(exports).map(([entry, target]) => [
        entry,
        typeof target === 'string' ? target : target['tailorbird-source'],
      ]),
    );
    expect(read('jsr.json')).toMatchObject({ version, exports: sources });
  });

  test('imports are relative with extensions, so that browsers can load them', () => {
    for (const file of globSync('lib/**/*.js', { cwd: installed })) {
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

  test('[SIZE-65] the packed domain learns a size at a kiosk', () => {
    writeFileSync(join(folder, 'kiosk.ts'), block('kiosk', 'ts'));
    expect(node('kiosk.ts')).toBe(block('kiosk', 'text'));
  });

  test('the example of the README runs', () => {
    const [, code = ''] =
      /```ts\n([\s\S]*?)```/.exec(readFileSync(join(installed, 'README.md'), 'utf8')) ?? [];
    writeFileSync(join(folder, 'readMe.ts'), code);
    const [, promised] = /console\.log\(.*\); \/\/ (.*)/.exec(code) ?? [];
    expect(promised).toBeTruthy();
    expect(node('readMe.ts')).toBe(`${promised}\n`);
  });

  test('a strict project compiles against the types, libraries checked', () => {
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

  test('a browser module script imports the domain, entry by entry', {
    timeout: 60_000,
  }, async () => {
    const pure = entries();
    const counts = await importInBrowser(join(folder, 'node_modules'), pure);
    expect(Object.keys(counts)).toEqual(pure);
    expect(Object.values(counts).every((count) => count > 0)).toBe(true);
  });

  test('the packed pricing is at most 5 kB and the whole domain 64 kB', {
    timeout: 120_000,
  }, async () => {
    const pure = entries();
    expect(await bundleSize(folder, ['basket'])).toBeLessThan(5_000);
    expect(await bundleSize(folder, pure)).toBeLessThan(64_000);
  });
});

const versionOf = (executable: string): string =>
  execFileSync(executable, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim();

/** The workspace’s Node and the Node that runs npm, often an older one, by version. */
const nodes = new Map(
  [process.execPath, process.env.npm_node_execpath ?? process.execPath].map((executable) => [
    versionOf(executable),
    executable,
  ]),
);

describe.each([...nodes])('an empty folder with Node %s', (version, executable) => {
  const home = join(folder, `node-${version}`);
  const run = (file: string, code: string): string => {
    writeFileSync(join(home, file), code);
    return execFileSync(executable, [file], {
      cwd: home,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
  };

  beforeAll(() => {
    mkdirSync(home);
    writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    const ours = ['domain', 'adapters/memory'].map((name) => tarballs.get(name) ?? '');
    npm(home, 'install', '--offline', '--legacy-peer-deps', '--no-audit', '--no-fund', ...ours);
    link(home, 'fast-check');
  }, 60_000);

  test('prices a basket in a till', () => {
    const till = `
      import { formatMoney, money, priceBasket } from '@tailorbird/domain';
      const line = { id: 1, quantity: 2, unitPrice: money(11900, 'EUR'),
        productClass: 'Customize', requiresShipping: true };
      const { total } = priceBasket({ currency: 'EUR', lines: [line], vouchers: [], shippingMethods: [] });
      console.log(process.versions.node, formatMoney(total, 'de-DE'));`;
    expect(run('till.js', till)).toBe(`${version} €214,20\n`);
  });

  test('opens a shop in memory', () => {
    const shop = `
      import { openInMemoryShop } from '@tailorbird/adapter-memory';
      const { baskets } = openInMemoryShop()();
      console.log((await baskets.current()).ok);`;
    expect(run('shop.js', shop)).toBe('true\n');
  });

  test('runs a property test', () => {
    const property = `
      import fc from 'fast-check';
      import { arbitraryLines } from '@tailorbird/domain/testing';
      import { priceBasket } from '@tailorbird/domain/basket';
      fc.assert(fc.property(arbitraryLines('EUR'), (lines) =>
        priceBasket({ currency: 'EUR', lines, vouchers: [], shippingMethods: [] }).total.amount >= 0));
      console.log('holds');`;
    expect(run('property.js', property)).toBe('holds\n');
  });
});

describe('the examples with the tarballs', () => {
  const home = join(folder, 'examples');
  const modules = join(home, 'node_modules');
  const play = (example: string, ...parameters: readonly string[]): string =>
    execFileSync(process.execPath, parameters, {
      cwd: join(home, example),
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
  const playFrom = (example: string, script: string, input: string): string =>
    execFileSync(process.execPath, [script], {
      cwd: join(home, example),
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
      input: readFileSync(join(home, example, input)),
    });

  beforeAll(() => {
    cpSync(join(root, 'examples'), home, { recursive: true });
    writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    const ours = ['domain', 'adapters/memory'].map((name) => tarballs.get(name) ?? '');
    npm(home, 'install', '--offline', '--legacy-peer-deps', '--no-audit', '--no-fund', ...ours);
    for (const name of ['fast-check', 'vite', 'vitest']) link(home, name);
    for (const name of ['react', 'react-dom']) link(home, name, join(root, 'packages/web'));
  }, 60_000);

  test('the till prices a sale and splits it', () => {
    expect(playFrom('till', 'till.js', 'sale.txt')).toBe(
      [
        '2 × shirt: €238',
        '1 × beanie: €49.50',
        '10 % volume discount: −€28.75',
        'Spring: −€38.81',
        'To pay: €219.94',
        'Each: €109.97, €109.97',
        '',
      ].join('\n'),
    );
  });

  test('the bot sells four shirts after a refused card', () => {
    const chat = playFrom('bot', 'bot.js', 'chat.txt');
    expect(chat).toContain('Sorry: payment-refused');
    expect(chat).toMatch(/Thank you! Order TB-\d+/);
    expect(chat).toMatch(/Confirmed, in \d+ to \d+ days\. The first piece comes first/);
  });

  test('the voucher rule holds for random baskets', { timeout: 60_000 }, () => {
    const script = join(modules, 'vitest/vitest.mjs');
    expect(play('voucher-rule', script, 'run')).toContain('4 passed');
  });

  test('the React page is built', { timeout: 60_000 }, () => {
    play('react-basket', join(modules, 'vite/bin/vite.js'), 'build', '--logLevel', 'error');
    expect(globSync('dist/assets/*.js', { cwd: join(home, 'react-basket') })).toHaveLength(1);
  });
});
