/**
 * `npm run stranger` in this package: tests the packed tarball in an empty folder.
 * Imports it from Node, Deno, Bun and a module script in Chromium, type-checks it, and
 * runs publint and attw. Tools come from the npm registry into their own folder. The
 * fast parts are also in the tests.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const home = resolve(import.meta.dirname, '..');
const root = resolve(home, '../..');
const lab = mkdtempSync(join(tmpdir(), 'tailorbird-stranger-'));
const shop = join(lab, 'shop');
const tools = join(lab, 'tools');
const shell = process.platform === 'win32';
// The worked example is TypeScript, which older versions of Node do not read.
const bundledNode = join(root, 'node_modules/node/bin', shell ? 'node.exe' : 'node');
const node = existsSync(bundledNode) ? bundledNode : process.execPath;
const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const run = (command, parameters, cwd = shop) => {
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    cwd,
    shell,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
};
const npm = (folder, ...packages) => {
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'stranger', private: true, type: 'module' }),
  );
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages], folder);
};

const failures = [];
const attempt = async (what, work) => {
  try {
    const said = await work();
    console.log(`✓ ${what}${said ? `: ${said}` : ''}`);
  } catch (failure) {
    failures.push(what);
    console.log(`✗ ${what}\n${failure.message}`);
  }
};
const expectEqual = (seen, wanted) => {
  if (seen !== wanted) throw new Error(`Wanted\n${wanted}\nand saw\n${seen}`);
};

try {
  const file = run('npm', ['pack', '--silent', '--pack-destination', lab], home).trim();
  const tarball = join(lab, file.split('\n').at(-1));
  npm(shop, tarball, `fast-check@${devDependencies['fast-check']}`);
  npm(
    tools,
    'deno@2.9.6',
    'bun@1.4.5',
    'publint@0.3.25',
    '@arethetypeswrong/cli@0.18.5',
    `typescript@${devDependencies.typescript}`,
  );
  const tool = (name) => join(tools, 'node_modules/.bin', name);

  const { exports } = JSON.parse(
    readFileSync(join(shop, 'node_modules/@tailorbird/domain/package.json'), 'utf8'),
  );
  // Contract suites run in vitest only.
  const entries = Object.keys(exports)
    .filter((entry) => entry !== '.' && entry !== './testing/contracts')
    .map((entry) => entry.slice(2));
  const imports = entries
    .map((entry) => `import * as ${entry} from '@tailorbird/domain/${entry}';`)
    .join('\n');
  writeFileSync(
    join(shop, 'all.js'),
    `${imports}\nconsole.log(JSON.stringify({ ${entries.map((entry) => `${entry}: Object.keys(${entry}).length`)} }));\n`,
  );
  writeFileSync(
    join(shop, 'types.ts'),
    `${entries.map((entry) => `export * as ${entry} from '@tailorbird/domain/${entry}';`).join('\n')}\n`,
  );
  const block = (page, language) =>
    new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(
      readFileSync(join(root, `docs/domain/${page}.md`), 'utf8'),
    )[1];
  const examples = { till: 'price-a-basket-in-a-till', kiosk: 'learn-a-size-at-a-kiosk' };
  for (const [name, page] of Object.entries(examples))
    writeFileSync(join(shop, `${name}.ts`), block(page, 'ts'));

  const runtimes = {
    Node: (file) => run(node, [file]),
    Deno: (file) =>
      run(tool('deno'), ['run', '--quiet', '--no-lock', '--node-modules-dir=manual', file]),
    Bun: (file) => run(tool('bun'), ['run', file]),
  };
  const counts = runtimes.Node('all.js');
  for (const [name, runtime] of Object.entries(runtimes)) {
    await attempt(`${name} imports every entry`, () => expectEqual(runtime('all.js'), counts));
    for (const [example, page] of Object.entries(examples)) {
      await attempt(`${name} runs the worked example of a ${example}`, () =>
        expectEqual(runtime(`${example}.ts`), block(page, 'text')),
      );
    }
  }

  for (const [module, moduleResolution] of [
    ['NodeNext', 'NodeNext'],
    ['ESNext', 'Bundler'],
  ]) {
    await attempt(`TypeScript accepts it, libraries checked (${moduleResolution})`, () => {
      const compilerOptions = {
        target: 'ES2022',
        lib: ['ES2023', 'DOM'],
        types: [],
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        skipLibCheck: false,
        module,
        moduleResolution,
      };
      writeFileSync(
        join(shop, 'tsconfig.json'),
        JSON.stringify({ compilerOptions, files: ['till.ts', 'kiosk.ts', 'types.ts'] }),
      );
      run(tool('tsc'), ['-p', shop]);
    });
  }

  await attempt('a bare module script in Chromium imports every entry', async () => {
    const { importInBrowser } = await import('../../../tools/packing/importInBrowser.ts');
    const { testing: _, ...wanted } = JSON.parse(counts);
    expectEqual(
      JSON.stringify(await importInBrowser(join(shop, 'node_modules'), Object.keys(wanted))),
      JSON.stringify(wanted),
    );
  });

  await attempt('publint finds nothing', () => {
    const said = run(tool('publint'), ['run', tarball, '--strict']);
    if (!said.includes('All good!')) throw new Error(said);
  });
  // The package is ESM only, so CommonJS resolution is not checked.
  await attempt(
    'attw finds nothing',
    () => void run(tool('attw'), [tarball, '--profile', 'esm-only', '--no-emoji', '--no-color']),
  );
} finally {
  rmSync(lab, { recursive: true, force: true });
}
if (failures.length > 0) console.log(`\n${failures.length} failed: ${failures.join(', ')}`);
process.exit(failures.length === 0 ? 0 : 1);
