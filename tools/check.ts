/** `npm run check`: what can be known without running the shop. Types, format, lint, who imports whom, and code nobody uses. */
import { run } from './process.ts';

const checks = [
  ['Types', 'tsc', ['-b', '--pretty', 'false']],
  ['Format and lint', 'biome', ['check', '--max-diagnostics=30']],
  ['Who imports whom', 'depcruise', ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', 'packages']],
  ['Unused code', 'knip', []],
] as const;

let hasFailed = false;
for (const [name, command, args] of checks) {
  const { code, output } = await run(command, args, { show: 'collect' });
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
  if (code !== 0) console.log(output);
  hasFailed ||= code !== 0;
}
process.exit(hasFailed ? 1 : 0);
