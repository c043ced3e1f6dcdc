/** Static checks of the sources. They are independent and run in parallel. */
import { type Ended, run } from './process.ts';

export type Check = { readonly name: string; readonly work: () => Promise<Ended> };

const check = (name: string, command: string, ...args: readonly string[]): Check => ({
  name,
  work: () => run(command, args, { show: 'collect' }),
});

export const checks: readonly Check[] = [
  check('Types (tsc)', 'tsc', '-b', '--pretty', 'false'),
  check('Format and lint (Biome)', 'biome', 'check', '--error-on-warnings', '--max-diagnostics=30'),
  check('Who imports whom (dependency-cruiser)', 'node', 'tools/boundaries.ts'),
  check('Unused code (knip)', 'knip'),
];
