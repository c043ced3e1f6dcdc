/**
 * `npm run mutate [-- basket orders … --concurrency=1]`: Stryker mutates the rules of
 * each context and counts the mutants that the context's tests detect. It works on a
 * copy with its own dependencies, which are not part of the project. Takes minutes per
 * context; prints the score and each surviving mutant.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const home = resolve(import.meta.dirname, '..');
const root = resolve(home, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: 'string', default: '2' } },
});
const contexts = positionals.length > 0 ? positionals : ['basket', 'orders', 'checkout', 'sizing'];
const lab = mkdtempSync(join(tmpdir(), 'tailorbird-mutants-'));
const shell = process.platform === 'win32';
// Stryker needs a newer Node than this script may run on.
const bundledNode = join(root, 'node_modules/node/bin', shell ? 'node.exe' : 'node');
const node = existsSync(bundledNode) ? bundledNode : process.execPath;
const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const own = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
const write = (file, content) =>
  writeFileSync(join(lab, file), typeof content === 'string' ? content : JSON.stringify(content));

cpSync(join(home, 'src'), join(lab, 'src'), { recursive: true });
cpSync(join(home, 'test'), join(lab, 'test'), { recursive: true });
write('package.json', { name: 'mutants', private: true, type: 'module' });
write('tsconfig.json', {
  compilerOptions: {
    target: 'ES2023',
    module: 'NodeNext',
    strict: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  },
});

const configure = (context) => {
  write(
    'vitest.config.ts',
    `import { defineConfig } from 'vitest/config';
export default defineConfig({ test: { include: ['src/${context}/**/*.test.ts'], environment: 'node', testTimeout: 20_000 } });
`,
  );
  write('stryker.config.json', {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    tsconfigFile: 'absent.json',
    coverageAnalysis: 'perTest',
    concurrency: Number(values.concurrency),
    mutate: [
      `src/${context}/**/*.ts`,
      '!src/**/*.test.ts',
      '!src/**/*Port.ts',
      '!src/**/index.ts',
      // Fitted numbers: the figures of the model card are their test.
      '!src/sizing/body/bodyCoefficients.ts',
    ],
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { logTests: false, reportTests: false },
    thresholds: { high: 95, low: 90, break: 90 },
    timeoutMS: 20_000,
  });
};

const version = (name) => `${name}@${devDependencies[name]}`;
const tools = [
  '@stryker-mutator/core@10.1.1',
  '@stryker-mutator/vitest-runner@10.1.1',
  version('vitest'),
  version('vite'),
  version('fast-check'),
  version('big.js'),
  `dinero.js@${own.devDependencies['dinero.js']}`,
];
const run = (command, parameters) =>
  spawnSync(command, parameters, {
    cwd: lab,
    stdio: 'inherit',
    shell,
    // A tenth of the cases detects mutants equally well.
    env: { ...process.env, LAWS_SCALE: '0.1' },
  }).status;

let status = run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...tools]);
for (const context of status === 0 ? contexts : []) {
  console.log(`\n${context}`);
  configure(context);
  status = run(node, ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run']) || status;
}
rmSync(lab, { recursive: true, force: true });
process.exit(status ?? 1);
