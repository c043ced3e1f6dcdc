/**
 * Checks the imports of all modules under `packages` against `.dependency-cruiser.mjs`.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { ICruiseResult, IViolation } from 'dependency-cruiser';
import { root, run } from './process.ts';

export const cruise = async (project: string): Promise<ICruiseResult> => {
  const { output } = await run(
    'depcruise',
    ['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json', 'packages'],
    {
      cwd: project,
      show: 'collect',
    },
  );
  return JSON.parse(output) as ICruiseResult;
};

export const spoken = ({ rule, from, to }: IViolation): string =>
  `${rule.name}: ${from} → ${to.replace(/.*node_modules\//, '')}`;

/** Unread files and unresolved imports, which the rules would silently ignore. */
const unread = ({ modules }: ICruiseResult): readonly string[] => {
  const written = globSync('packages/{*,adapters/*}/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.d.ts'],
  });
  const cruised = new Set(modules.map(({ source }) => source));
  const followed = modules
    .flatMap(({ dependencies }) => dependencies)
    .some(
      ({ module, resolved }) =>
        module.startsWith('@tailorbird/domain/') && resolved.startsWith('packages/domain/src/'),
    );
  return [
    ...(written.length > 20 ? [] : ['there are no modules']),
    ...written.filter((file) => !cruised.has(file)).map((file) => `${file} was not read`),
    ...(followed ? [] : ['imports of the domain were not followed']),
  ];
};

if (import.meta.main) {
  const result = await cruise(root);
  const problems = [...result.summary.violations.map(spoken), ...unread(result)];
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
